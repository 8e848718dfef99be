#include "uci/perft.hpp"

#include "uci/info.hpp"

namespace kingcraft::uci {

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
