#include "shelves.hpp"

#include <emscripten/bind.h>
#include <list>
#include <string>

#include "board/small.hpp"
#include "game/add_table.hpp"
#include "records.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft::bindings {

EndgameTableStore& shelf_of(std::string_view variant) {
    struct Shelf {
        std::string variant;
        EndgameTableStore tables;
    };
    static std::list<Shelf> shelves;
    for (Shelf& shelf : shelves) {
        if (shelf.variant == variant) return shelf.tables;
    }
    return shelves.emplace_back(Shelf{std::string(variant), {}}).tables;
}

namespace {

/// The bytes come as a text, which they are in no other way.
std::string add_table(const std::string& variant, const std::string& material, const std::string& bytes) {
    const auto fault = kingcraft::add_table(variant, material, {bytes.begin(), bytes.end()}, shelf_of(variant));
    return fault ? failure(*fault) : success("");
}

}  // namespace

EMSCRIPTEN_BINDINGS(kingcraft_tables) { emscripten::function("addTable", &add_table); }

}  // namespace kingcraft::bindings

KINGCRAFT_SMALL_END
