#include "uci/info.hpp"

#include <algorithm>

namespace kingcraft::uci {

std::string score_text(const Score& score) {
    return (score.unit == Score::Unit::mate ? "mate " : "cp ") + std::to_string(score.value);
}

std::uint64_t nodes_per_second(std::uint64_t nodes, std::int64_t milliseconds) {
    constexpr std::uint64_t milliseconds_a_second = 1000;
    return nodes * milliseconds_a_second / static_cast<std::uint64_t>(std::max<std::int64_t>(milliseconds, 1));
}

std::vector<std::string> lines_of(const EngineReport& report) {
    std::vector<std::string> texts;
    for (const EngineLine& line : report.lines) {
        std::string text = std::to_string(line.depth) + " " + score_text(line.score);
        for (const std::string& move : line.pv) text += " " + move;
        texts.push_back(text);
    }
    return texts;
}

std::vector<std::string> info_lines(const EngineReport& report, std::int64_t milliseconds) {
    const std::string effort = " nodes " + std::to_string(report.nodes) + " nps " +
                               std::to_string(nodes_per_second(report.nodes, milliseconds)) + " time " +
                               std::to_string(milliseconds);
    std::vector<std::string> texts;
    for (const EngineLine& line : report.lines) {
        std::string text = "info depth " + std::to_string(line.depth) + " seldepth " + std::to_string(line.seldepth) +
                           " multipv " + std::to_string(texts.size() + 1) + " score " + score_text(line.score) +
                           effort + " pv";
        for (const std::string& move : line.pv) text += " " + move;
        texts.push_back(text);
    }
    return texts;
}

}  // namespace kingcraft::uci
