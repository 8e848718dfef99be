#pragma once
// The search of a game as its own unit.

#include "game/game_module.hpp"
#include "game/typed_session.hpp"
#include "search/net/net_inputs.hpp"
#include "search/run_search.hpp"

namespace kingcraft {

template <class V>
std::unique_ptr<EngineSession> new_session_of() {
    return std::make_unique<TypedSession<V>>();
}

template <class V>
FinishedSearch run_search(TranspositionTable& table, SearchHistory<V>& history, const PlayedPositions<V>& game,
                          const Limits& limits, const Net* net) {
    Search<V> search(table, history, game, nullptr, net);
    search.start(limits, {});
    search.step(nullptr);
    FinishedSearch finished{search.lines(), std::nullopt};
    if (search.has_moves()) finished.best = search.best();
    return finished;
}

template <class V>
inline constexpr SearchModule search_part{V::id, &new_session_of<V>, NetInputs<V>::shape, bench_positions<V>};

}  // namespace kingcraft

#define KINGCRAFT_SEARCH_PART(folder, V)                                                                     \
    namespace kingcraft {                                                                                    \
    KINGCRAFT_DEFINE_PART(SearchModule, folder, search, search_part<V>)                                      \
    template FinishedSearch run_search<V>(TranspositionTable&, SearchHistory<V>&, const PlayedPositions<V>&, \
                                          const Limits&, const Net*);                                        \
    }

#undef KINGCRAFT_GAME
#define KINGCRAFT_GAME KINGCRAFT_SEARCH_PART
