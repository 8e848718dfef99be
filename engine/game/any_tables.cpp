#include "game/any_tables.hpp"

#include <array>

#include "game/game_module.hpp"

namespace kingcraft {

KINGCRAFT_LIST_PARTS(TablesModule, tables)

Result<std::unique_ptr<AnyTables>> AnyTables::create(std::string_view variant, std::string_view folder) {
    const TablesModule* module = find_part<TablesModule>(tables_parts, variant);
    if (!module) return unknown_variant(variant);
    return module->in_folder(folder);
}

}  // namespace kingcraft
