#pragma once
// A game as shared code sees it: facts and plain functions. The folder of a game has a game.cpp, which the build
// compiles alone, once for the parts of the native engine (all_parts.hpp; wasm has two): the rules (rules_part.hpp),
// the search (search_part.hpp) and the tables in files (tables_part.hpp); and once for each part that a program of its
// own needs. The list of the games is made from the folders.

#include <array>
#include <games.hpp>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "base/result.hpp"
#include "endgame/table_index.hpp"
#include "game/any_game.hpp"

namespace kingcraft {

/// The rules of a game.
struct GameModule {
    std::string_view id;
    /// Where the game stands among the others.
    int order;
    VariantInfo info;
    BoardFacts board;
    /// A game from this FEN. Error: fen.
    Result<std::unique_ptr<AnyGame>> (*new_game)(std::string_view fen);
    /// The index of the endgame table of this material.
    EndgameIndex (*endgame_index)(const Material& material);
};

/// All games, in their order.
std::span<const GameModule* const> game_modules();

/// The game with this id, or null.
const GameModule* find_game_module(std::string_view id);

/// The one of these parts of games that belongs to the game with this id, or null.
template <class Part>
const Part* find_part(std::span<const Part* const> parts, std::string_view id) {
    for (const Part* part : parts) {
        if (part->id == id) return part;
    }
    return nullptr;
}

}  // namespace kingcraft

/// In a unit of one game: defines its part `id_name` as this value.
#define KINGCRAFT_DEFINE_PART(Part, id, name, value) \
    extern const Part id##_##name;                   \
    const Part id##_##name = value;

/// Defines `name_parts`, an array of pointers to the parts `id_name` of all games.
#define KINGCRAFT_LIST_PARTS(Part, name)                \
    KINGCRAFT_GAMES(KINGCRAFT_DECLARE_PART, Part, name) \
    static constexpr std::array name##_parts{KINGCRAFT_GAMES(KINGCRAFT_POINT_TO_PART, Part, name)};
#define KINGCRAFT_DECLARE_PART(id, V, Part, name) extern const Part id##_##name;
#define KINGCRAFT_POINT_TO_PART(id, V, Part, name) &id##_##name,
