#pragma once
// How long to think about one move.

#include <algorithm>

#include "search/limits.hpp"

namespace kingcraft {

/// Milliseconds: after `enough`, if there is such a time, no further depth is begun; after `most` the search ends where
/// it stands.
struct TimeBudget {
    std::optional<std::int64_t> enough;
    std::int64_t most;
};

/// The budget that the limits give, or none when they do not speak of time.
inline std::optional<TimeBudget> time_budget(const Limits& limits) {
    if (limits.movetime) return TimeBudget{std::nullopt, *limits.movetime};
    if (!limits.clock) return std::nullopt;
    constexpr std::int64_t moves_to_plan_for = 30;
    const ClockLimit& clock = *limits.clock;
    const std::int64_t moves =
        clock.moves_to_go > 0 ? std::min<std::int64_t>(clock.moves_to_go, moves_to_plan_for) : moves_to_plan_for;
    // What the answer takes on its way to the player is not for thinking. The clock may have run below zero, and even
    // the last move before a time control leaves a fifth of what is left: a busy machine may be late to look at it.
    const std::int64_t usable = std::max<std::int64_t>((clock.remaining - limits.overhead) * 4 / 5, 1);
    const std::int64_t planned = clock.remaining / moves + clock.increment * 3 / 4 - limits.overhead;
    const std::int64_t share = std::clamp<std::int64_t>(planned, 1, usable);
    const std::int64_t most = std::max(share, std::min(4 * share, usable / 3));
    return TimeBudget{share * 3 / 5, most};
}

}  // namespace kingcraft
