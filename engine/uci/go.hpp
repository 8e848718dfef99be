#pragma once
// The command `go`, read.

#include <optional>
#include <string>
#include <vector>

#include "board/piece.hpp"
#include "board/result.hpp"
#include "search/limits.hpp"

namespace kingcraft::uci {

struct Go {
    /// Depth, nodes and time as the command says; lines, level and overhead are those of the options.
    Limits limits;
    /// The moves to choose from; all when there are none.
    std::vector<std::string> moves;
    /// The best move is not told before `stop`: the command said so, or gave no limit.
    bool infinite = false;
    /// Count this many plies of moves instead of searching.
    std::optional<int> perft;
};

/// Reads the words behind `go`; the clocks are those of the side to move. A word that is not known is passed over, as
/// the protocol wants it. Error: argument.
Result<Go> parse_go(const std::vector<std::string>& words, Color turn);

/// How many milliseconds of a move may go by before its search begins; nothing where no time limits it.
std::optional<std::int64_t> spare_time(const Limits& limits);

/// Shortens the time that is left for a search by milliseconds that have gone by. At least one is left.
void take_time(Limits& limits, std::int64_t spent);

}  // namespace kingcraft::uci
