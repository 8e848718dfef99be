// The bench signature: the same number of nodes in every build. Who changes the search or the evaluation on purpose
// writes the new number into tests/data/bench-signature.jsonl, and says in the commit why.

#include "game/bench.hpp"

#include <catch2/catch.hpp>

#include "support/data.hpp"

namespace kingcraft::test {

TEST_CASE("the bench takes the nodes of its signature", "[bench]") {
    std::string nodes_of_each;
    const std::uint64_t nodes = run_bench([&](std::string_view variant, std::string_view fen, std::uint64_t searched) {
        nodes_of_each += std::string(variant) + " " + std::string(fen) + ": " + std::to_string(searched) + "\n";
    });
    INFO(nodes_of_each);
    CHECK(nodes == static_cast<std::uint64_t>(read_rows("bench-signature.jsonl").at(0)["nodes"].number()));
}

}  // namespace kingcraft::test
