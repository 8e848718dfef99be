#pragma once
// Reads the command `go`, and shares its time.

#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "board/piece.hpp"
#include "search/limits.hpp"

namespace kingcraft::uci {

struct Go {
    /// Depth, nodes and time from the command. Lines, level and overhead come from the options.
    Limits limits;
    /// The moves to choose from; all when there are none.
    std::vector<std::string> moves;
    /// `bestmove` waits for `stop`: the command said `infinite` or gave no limit.
    bool infinite = false;
    /// Count this many plies of moves instead of searching.
    std::optional<int> perft;
    /// The part that could not be read; the search begins without it.
    std::vector<Error> faults;

    /// True when depth, nodes or time of their own end what was asked for, if it need not wait for `stop`.
    bool is_bounded() const { return perft || (!infinite && (limits.depth || limits.nodes || limits.movetime)); }
};

/// Reads the words after `go`; the clock is that of the side to move. Skips unknown words, as the protocol requires.
/// A client always waits for a move, so a limit out of range becomes the nearest one, an unreadable one
/// is left out, and a command without any readable limit means one second. Error: argument, when `perft` has no number
/// of plies in its range.
Result<Go> parse_go(const std::vector<std::string>& words, Color turn);

/// The milliseconds that loading tables may take before the search begins; none without a limit of time.
std::optional<std::int64_t> spare_time(const Limits& limits);

/// Subtracts spent milliseconds from the time limits. At least one millisecond stays.
void subtract_time(Limits& limits, std::int64_t spent);

}  // namespace kingcraft::uci
