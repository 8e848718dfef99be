// The bench signature: the same number of nodes in every build. Who changes the search or the evaluation on purpose
// writes the new numbers into data/bench.jsonl of each game, and says in the commit why.

#include "game/any_game.hpp"
#include "game/engine_session.hpp"
#include "game/run_bench.hpp"
#include "support/catch2.hpp"
#include "support/data.hpp"
#include "support/nets.hpp"

namespace kingcraft::test {
namespace {

std::string line_of(std::string_view variant, std::string_view fen, std::uint64_t nodes) {
    return std::string(variant) + " " + std::string(fen) + ": " + std::to_string(nodes) + "\n";
}

}  // namespace

TEST_CASE("the bench takes the nodes of its signature", "[bench]") {
    std::string expected;
    std::uint64_t signature = 0;
    for (const VariantInfo& game : variant_infos()) {
        if (find_search_module(game.id)->bench.empty()) continue;
        for (const Json& row : read_rows("bench.jsonl", game.id)) {
            const auto nodes = row.at("nodes").get<std::uint64_t>();
            expected += line_of(game.id, text_at(row, "fen"), nodes);
            signature += nodes;
        }
    }
    std::string found;
    const auto note = [&](std::string_view variant, std::string_view fen, std::uint64_t searched) {
        found += line_of(variant, fen, searched);
    };
    const std::uint64_t nodes = run_bench(net_of_repository, note);
    CHECK(found == expected);
    CHECK(nodes == signature);
}

}  // namespace kingcraft::test
