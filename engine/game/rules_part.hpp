#pragma once
// The rules of a game as their own unit.

#include "endgame/table_index.hpp"
#include "game/game_module.hpp"
#include "game/typed_game.hpp"
#include "rules/variant.hpp"

namespace kingcraft {

KINGCRAFT_SMALL_BEGIN

template <class V>
Result<std::unique_ptr<AnyGame>> new_game_of(std::string_view fen) {
    const auto position = parse_fen<V>(fen);
    if (!position) return position.error();
    return std::unique_ptr<AnyGame>(std::make_unique<TypedGame<V>>(position.value()));
}

KINGCRAFT_SMALL_END

template <Variant V>
inline constexpr GameModule rules_part{V::id,           V::order,         variant_info<V>, board_facts<V>(),
                                       &new_game_of<V>, &endgame_index<V>};

}  // namespace kingcraft

#define KINGCRAFT_RULES_PART(folder, V)                                                          \
    namespace kingcraft {                                                                        \
    static_assert(V::id == #folder, "the id of a game stands in its rules and in its game.cpp"); \
    KINGCRAFT_DEFINE_PART(GameModule, folder, rules, rules_part<V>)                              \
    }

#undef KINGCRAFT_GAME
#define KINGCRAFT_GAME KINGCRAFT_RULES_PART
