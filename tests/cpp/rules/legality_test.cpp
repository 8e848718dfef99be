// The fast move generator against the plain definition of legality, on every node of large trees.

#include <algorithm>

#include "rules/perft.hpp"
#include "support/data.hpp"
#include "support/game_test_case.hpp"
#include "support/position.hpp"
#include "support/random.hpp"

namespace kingcraft::test {
namespace {

constexpr std::uint64_t nodes_wanted = is_second_look ? 500'000 : 10'000'000;

std::vector<std::uint32_t> sorted_bits(const MoveList& moves) {
    std::vector<std::uint32_t> bits;
    for (const Move move : moves) bits.push_back(move.bits());
    std::sort(bits.begin(), bits.end());
    return bits;
}

/// Compares both generators in every inner node of the tree of this depth; returns the number of its leaves.
template <class V>
std::uint64_t compare(const Position<V>& position, int depth) {
    MoveList quick;
    generate_legal(position, quick);
    MoveList plain;
    generate_pseudo_legal(position, plain);
    plain.filter([&](Move move) { return position.is_legal(move); });
    if (sorted_bits(quick) != sorted_bits(plain) || count_legal(position) != plain.size()) {
        INFO(V::id << " " << fen_text(position));
        CHECK(ids<V>(quick) == ids<V>(plain));
        CHECK(count_legal(position) == plain.size());
    }
    if (depth == 1) return plain.size();
    std::uint64_t leaves = 0;
    for (const Move move : plain) leaves += compare(position.after(move), depth - 1);
    return leaves;
}

}  // namespace

GAME_TEST_CASE("legal moves are those after which the royal king is safe", "[legality]") {
    std::vector<Position<TestType>> positions{start_position<TestType>()};
    for (const Json& row : read_rows("perft.jsonl", TestType::id))
        positions.push_back(position_of<TestType>(text_at(row, "fen")));
    std::uint64_t nodes = 0;
    for (int depth = 3; nodes < nodes_wanted; ++depth) {
        for (const auto& position : positions) {
            if (nodes < nodes_wanted) nodes += compare(position, depth);
        }
    }
    CHECK(nodes >= nodes_wanted);
}

}  // namespace kingcraft::test
