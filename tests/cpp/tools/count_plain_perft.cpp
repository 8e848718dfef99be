// Makes rows of perft counts by the plain definition of legality, for perft.jsonl of a game.
// Reads lines `VARIANT LEAVES FEN` and counts deeper and deeper, up to LEAVES at the last depth.

#include <iostream>
#include <string>

#include "game_types.hpp"
#include "support/plain_perft.hpp"
#include "support/position.hpp"

namespace kingcraft::test {
namespace {

constexpr int deepest = 12;

/// One row. The next depth is expected to have as many times more leaves as this one had, or a quarter of that.
template <class V>
void print_row(const std::string& fen, std::uint64_t most) {
    const Position<V> position = position_of<V>(fen);
    std::cout << "{\"variant\":\"" << V::id << "\",\"fen\":\"" << fen << "\",\"counts\":[";
    std::uint64_t before = 1;
    for (int depth = 1; depth <= deepest; ++depth) {
        const std::uint64_t leaves = plain_perft(position, depth);
        if (leaves > most) break;
        std::cout << (depth > 1 ? "," : "") << leaves;
        if (leaves == 0 || leaves * leaves / before / 4 > most) break;
        before = leaves;
    }
    std::cout << "],\"source\":\"plain legality\"}" << std::endl;
}

}  // namespace
}  // namespace kingcraft::test

int main() {
    std::string variant;
    std::string fen;
    std::uint64_t most = 0;
    while (std::cin >> variant >> most && std::getline(std::cin >> std::ws, fen)) {
        const bool is_known =
            kingcraft::AllVariants::with(variant, [&]<class V>() { kingcraft::test::print_row<V>(fen, most); });
        if (!is_known) {
            std::cerr << "There is no variant " << variant << ".\n";
            return 1;
        }
    }
    return 0;
}
