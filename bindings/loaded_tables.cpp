#include "loaded_tables.hpp"

#include <emscripten/bind.h>
#include <list>
#include <string>

#include "base/small.hpp"
#include "game/add_table.hpp"
#include "records.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft::bindings {

EndgameTableStore& loaded_tables_of(std::string_view variant) {
    struct VariantTables {
        std::string variant;
        EndgameTableStore tables;
    };
    static std::list<VariantTables> all;
    for (VariantTables& one : all) {
        if (one.variant == variant) return one.tables;
    }
    return all.emplace_back(VariantTables{std::string(variant), {}}).tables;
}

namespace {

/// The bytes come as a string, since embind passes no other bytes by value.
std::string add_table(const std::string& variant, const std::string& material, const std::string& bytes) {
    const auto fault = kingcraft::add_table(variant, material, {bytes.begin(), bytes.end()}, loaded_tables_of(variant));
    return fault ? failure(*fault) : success("");
}

}  // namespace

EMSCRIPTEN_BINDINGS(kingcraft_tables) { emscripten::function("addTable", &add_table); }

}  // namespace kingcraft::bindings

KINGCRAFT_SMALL_END
