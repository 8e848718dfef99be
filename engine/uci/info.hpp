#pragma once
// What the protocol tells of a search.

#include <cstdint>
#include <string>
#include <vector>

#include "game/any_engine.hpp"

namespace kingcraft::uci {

/// `cp 31`, `mate 2`, `mate -1`.
std::string score_text(const Score& score);

/// The score of a line, with `lowerbound` behind one that may be higher still.
std::string score_text(const EngineLine& line);

/// Depth, score and moves of every line, without what changes all the time.
std::vector<std::string> lines_of(const EngineReport& report);

/// One `info` line for each line of the report.
std::vector<std::string> info_lines(const EngineReport& report, std::int64_t milliseconds);

/// One `info` line that says what is searched now.
std::string progress_line(const EngineReport& report, std::int64_t milliseconds);

/// Nodes a second; the time counts as one millisecond at least.
std::uint64_t nodes_per_second(std::uint64_t nodes, std::int64_t milliseconds);

}  // namespace kingcraft::uci
