#pragma once
// How long to think about one move.

#include <algorithm>

#include "search/limits.hpp"

namespace kingcraft {

/// Milliseconds: after `enough` no further depth is begun, after `most` the search ends where it stands.
struct TimeBudget {
    std::int64_t enough;
    std::int64_t most;
};

/// The budget that the limits give, or none when they do not speak of time.
inline std::optional<TimeBudget> time_budget(const Limits& limits) {
    if (limits.movetime) return TimeBudget{*limits.movetime, *limits.movetime};
    if (!limits.clock) return std::nullopt;
    // What the answer takes on its way to the player is not for thinking.
    constexpr std::int64_t overhead = 30;
    constexpr std::int64_t moves_to_plan_for = 30;
    const ClockLimit& clock = *limits.clock;
    const std::int64_t moves =
        clock.moves_to_go > 0 ? std::min<std::int64_t>(clock.moves_to_go, moves_to_plan_for) : moves_to_plan_for;
    const std::int64_t usable = std::max<std::int64_t>(clock.remaining - overhead, 1);
    const std::int64_t share = std::min(usable, usable / moves + clock.increment * 3 / 4);
    const std::int64_t most = std::min(usable, std::max(share, std::min(4 * share, usable / 3)));
    return TimeBudget{share * 3 / 5, most};
}

}  // namespace kingcraft
