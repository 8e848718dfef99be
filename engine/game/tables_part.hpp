#pragma once
// The endgame tables of a game, in files, as their own unit.

#include "game/game_module.hpp"
#include "game/typed_tables.hpp"

namespace kingcraft {

template <class V>
std::unique_ptr<AnyTables> tables_in_folder(std::string_view folder) {
    return std::make_unique<TypedTables<V>>(folder);
}

template <class V>
inline constexpr TablesModule tables_part{V::id, &tables_in_folder<V>};

}  // namespace kingcraft

#define KINGCRAFT_TABLES_PART(folder, V)                                \
    namespace kingcraft {                                               \
    KINGCRAFT_DEFINE_PART(TablesModule, folder, tables, tables_part<V>) \
    }

#undef KINGCRAFT_GAME
#define KINGCRAFT_GAME KINGCRAFT_TABLES_PART
