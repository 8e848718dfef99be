#pragma once
// How long to think about one move.

#include <algorithm>

#include "search/limits.hpp"

namespace kingcraft {

/// Milliseconds: after `enough`, if there is such a time, no further depth is begun; after `most` the search ends where
/// it stands. Where a clock runs for the whole game, `most` is at most a thirtieth of it and the increment.
struct TimeBudget {
    std::optional<std::int64_t> enough;
    std::int64_t most;
};

/// The budget that the limits give for a move with this number, or none when they do not speak of time.
inline std::optional<TimeBudget> time_budget(const Limits& limits, int move_number) {
    if (limits.movetime) return TimeBudget{std::nullopt, *limits.movetime};
    if (!limits.clock) return std::nullopt;
    // The first moves are the easiest ones, and most of the game is still to come.
    const std::int64_t moves_to_plan_for = std::max(40 - move_number, 30);
    const ClockLimit& clock = *limits.clock;
    const std::int64_t moves =
        clock.moves_to_go > 0 ? std::min<std::int64_t>(clock.moves_to_go, moves_to_plan_for) : moves_to_plan_for;
    // What the answer takes on its way to the player is not for thinking. The clock may have run below zero, and even
    // the last move before a time control leaves a fifth of what is left: a busy machine may be late to look at it.
    const std::int64_t usable = std::max<std::int64_t>((clock.remaining - limits.overhead) * 4 / 5, 1);
    const std::int64_t part = clock.remaining / moves - limits.overhead;
    const std::int64_t share = std::clamp<std::int64_t>(part + clock.increment * 3 / 4, 1, usable);
    return TimeBudget{share * 3 / 5, std::clamp<std::int64_t>(part + clock.increment, 1, usable)};
}

}  // namespace kingcraft
