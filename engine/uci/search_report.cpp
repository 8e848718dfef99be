#include "uci/search_report.hpp"

#include <algorithm>
#include <chrono>

namespace kingcraft::uci {

namespace {

/// Nodes, speed, hash and time.
std::string effort_text(const EngineReport& report, std::int64_t milliseconds) {
    return " nodes " + std::to_string(report.nodes) + " nps " +
           std::to_string(nodes_per_second(report.nodes, milliseconds)) + " hashfull " +
           std::to_string(report.hashfull) + " time " + std::to_string(milliseconds);
}

}  // namespace

std::int64_t milliseconds_now() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

std::string score_text(const Score& score) {
    return (score.unit == Score::Unit::mate ? "mate " : "cp ") + std::to_string(score.value);
}

std::string score_text(const EngineLine& line) {
    return score_text(line.score) + (line.is_lower_bound ? " lowerbound" : "");
}

std::uint64_t nodes_per_second(std::uint64_t nodes, std::int64_t milliseconds) {
    constexpr std::uint64_t milliseconds_a_second = 1000;
    return nodes * milliseconds_a_second / static_cast<std::uint64_t>(std::max<std::int64_t>(milliseconds, 1));
}

std::vector<std::string> lines_of(const EngineReport& report) {
    std::vector<std::string> texts;
    for (const EngineLine& line : report.lines) {
        std::string text = std::to_string(line.depth) + " " + score_text(line);
        for (const std::string& move : line.pv) text += " " + move;
        texts.push_back(text);
    }
    return texts;
}

std::vector<std::string> info_lines(const EngineReport& report, std::int64_t milliseconds) {
    const std::string effort = effort_text(report, milliseconds);
    std::vector<std::string> texts;
    for (const EngineLine& line : report.lines) {
        std::string text = "info depth " + std::to_string(line.depth) + " seldepth " + std::to_string(line.seldepth) +
                           " multipv " + std::to_string(texts.size() + 1) + " score " + score_text(line) + effort +
                           " pv";
        for (const std::string& move : line.pv) text += " " + move;
        texts.push_back(text);
    }
    if (report.end) texts.push_back("info depth 0 score " + score_text(*report.end));
    return texts;
}

std::string progress_line(const EngineReport& report, std::int64_t milliseconds) {
    std::string text = "info depth " + std::to_string(report.depth + 1);
    if (!report.current.empty())
        text += " currmove " + report.current + " currmovenumber " + std::to_string(report.current_number);
    return text + effort_text(report, milliseconds);
}

void write_perft(const AnyEngine& engine, int depth, const GoOn& go_on, const Output& output) {
    const std::int64_t started = milliseconds_now();
    const auto counts = engine.divide(depth, go_on);
    if (!counts) return output("info string The count was stopped.");
    const std::int64_t milliseconds = milliseconds_now() - started;
    std::uint64_t sum = 0;
    for (const auto& [move, leaves] : *counts) {
        output(move + ": " + std::to_string(leaves));
        sum += leaves;
    }
    output("");
    output("Nodes: " + std::to_string(sum));
    output("Nodes a second: " + std::to_string(nodes_per_second(sum, milliseconds)));
}

}  // namespace kingcraft::uci
