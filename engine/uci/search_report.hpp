#pragma once
// The lines that report a search or perft.

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "game/any_engine.hpp"

namespace kingcraft::uci {

/// Writes one line.
using Output = std::function<void(const std::string& line)>;

/// The time of a monotonic clock, in milliseconds.
std::int64_t milliseconds_now();

/// `cp 31`, `mate 2`, `mate -1`.
std::string score_text(const Score& score);

/// The score of a line, followed by `lowerbound` when it may be higher.
std::string score_text(const EngineLine& line);

/// Depth, score and moves of every line, without the numbers that change all the time.
std::vector<std::string> lines_of(const EngineReport& report);

/// One `info` line for each line of the report.
std::vector<std::string> info_lines(const EngineReport& report, std::int64_t milliseconds);

/// One `info` line with the move that is searched now.
std::string progress_line(const EngineReport& report, std::int64_t milliseconds);

/// Nodes per second, for a time of at least one millisecond.
std::uint64_t nodes_per_second(std::uint64_t nodes, std::int64_t milliseconds);

/// Runs perft on the engine's position: writes the leaves of every move, their sum, and the speed. Stops when `go_on`
/// says no.
void write_perft(const AnyEngine& engine, int depth, const GoOn& go_on, const Output& output);

}  // namespace kingcraft::uci
