#pragma once
// The search of a game as a unit of its own.

#include "game/game_module.hpp"
#include "game/typed_session.hpp"
#include "search/net/net_inputs.hpp"

namespace kingcraft {

template <class V>
std::unique_ptr<EngineSession> new_session_of() {
    return std::make_unique<TypedSession<V>>();
}

template <class V>
inline constexpr SearchModule search_part{V::id, &new_session_of<V>, NetInputs<V>::shape, bench_positions<V>};

}  // namespace kingcraft

#define KINGCRAFT_SEARCH_PART(folder, V)                                \
    namespace kingcraft {                                               \
    KINGCRAFT_DEFINE_PART(SearchModule, folder, search, search_part<V>) \
    }

#undef KINGCRAFT_GAME
#define KINGCRAFT_GAME KINGCRAFT_SEARCH_PART
