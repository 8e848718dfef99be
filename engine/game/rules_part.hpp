#pragma once
// The rules of a game as a unit of their own.

#include "endgame/table_index.hpp"
#include "endgame/table_material.hpp"
#include "game/game_module.hpp"
#include "game/typed_game.hpp"
#include "rules/variant.hpp"

namespace kingcraft {

KINGCRAFT_SMALL_BEGIN

template <class V>
std::optional<Error> check_fen_of(std::string_view fen) {
    const auto position = parse_fen<V>(fen);
    return position ? std::nullopt : std::optional(position.error());
}

template <class V>
Result<std::unique_ptr<AnyGame>> new_game_of(std::string_view fen) {
    const auto position = parse_fen<V>(fen);
    if (!position) return position.error();
    return std::unique_ptr<AnyGame>(std::make_unique<TypedGame<V>>(position.value()));
}

template <class V>
Result<EndgameIndex> endgame_index_of(std::string_view material) {
    const auto parsed = parse_material(material, board_facts<V>());
    if (!parsed) return parsed.error();
    return endgame_index<V>(parsed.value());
}

KINGCRAFT_SMALL_END

template <Variant V>
inline constexpr GameModule rules_part{
    V::id, V::order, variant_info<V>, &check_fen_of<V>, &new_game_of<V>, &endgame_index_of<V>};

}  // namespace kingcraft

#define KINGCRAFT_RULES_PART(folder, V)                                                          \
    namespace kingcraft {                                                                        \
    static_assert(V::id == #folder, "the id of a game stands in its rules and in its game.cpp"); \
    KINGCRAFT_DEFINE_PART(GameModule, folder, rules, rules_part<V>)                              \
    }

#undef KINGCRAFT_GAME
#define KINGCRAFT_GAME KINGCRAFT_RULES_PART
