// The published counts of tests/data/perft.jsonl, as deep as this build has the time for.

#include "rules/perft.hpp"

#include <catch2/catch.hpp>

#include "support/data.hpp"
#include "support/position.hpp"
#include "variants/all.hpp"

namespace kingcraft::test {
namespace {

#ifdef __EMSCRIPTEN__
constexpr int deepest = 3;
#else
constexpr int deepest = 4;
#endif

}  // namespace

TEMPLATE_LIST_TEST_CASE("perft counts the leaves of the move tree", "[perft]", AllVariants) {
    for (const Json& row : read_rows("perft.jsonl", TestType::id)) {
        const std::string& fen = row["fen"].string();
        const auto& counts = row["counts"].array();
        for (int depth = 1; depth <= deepest && depth <= static_cast<int>(counts.size()); ++depth) {
            const Json& count = counts[static_cast<std::size_t>(depth - 1)];
            if (count.is_null()) continue;
            INFO(TestType::id << " " << fen << ", depth " << depth);
            CHECK(perft(position_of<TestType>(fen), depth) == static_cast<std::uint64_t>(count.number()));
        }
    }
}

TEMPLATE_LIST_TEST_CASE("perft of depth 0 is the position itself", "[perft]", AllVariants) {
    CHECK(perft(start_position<TestType>(), 0) == 1);
}

}  // namespace kingcraft::test
