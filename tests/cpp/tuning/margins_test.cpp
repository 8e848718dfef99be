// The margins of the search as options, in a program that is compiled with KINGCRAFT_TUNE.

#include "search/margins.hpp"

#include <algorithm>
#include <vector>

#include "english/english.hpp"
#include "notation/fen.hpp"
#include "search/search.hpp"
#include "support/catch2.hpp"
#include "uci/uci_options.hpp"
#include "variants/chess/rules.hpp"

namespace kingcraft::test {
namespace {

/// A position with captures, checks and quiet moves for both sides.
constexpr std::string_view middlegame = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

Result<uci::Changed> set_option(std::string_view name, int value) {
    uci::Options options;
    return uci::set_option({"name", std::string(name), "value", std::to_string(value)}, options);
}

/// The nodes of a search to this depth.
std::uint64_t nodes_of_search(int depth) {
    TranspositionTable table = std::move(*TranspositionTable::create(1));
    SearchHistory<Chess> history;
    const std::vector<Position<Chess>> game{parse_fen<Chess>(middlegame).value()};
    Search<Chess> search(table, history, game);
    search.start({.depth = depth}, {});
    search.step(nullptr);
    REQUIRE(search.depth() == depth);
    REQUIRE(game[0].is_legal(search.best().move));
    return search.nodes();
}

}  // namespace

TEST_CASE("every margin is an option with its value and its range", "[tuning]") {
    const std::vector<std::string> lines = uci::option_lines();
    const auto count = [&](const std::string& line) { return std::count(lines.begin(), lines.end(), line); };
    CHECK(count("option name aspiration type spin default 15 min 5 max 100") == 1);
    for (const Margin* margin : margins::all()) {
        CAPTURE(margin->name);
        CHECK(margin->least <= margin->standard);
        CHECK(margin->standard <= margin->most);
        const std::string line = "option name " + std::string(margin->name) + " type spin default " +
                                 std::to_string(margin->standard) + " min " + std::to_string(margin->least) + " max " +
                                 std::to_string(margin->most);
        CHECK(count(line) == 1);
        REQUIRE(set_option(margin->name, margin->most));
        CHECK(margin->value == margin->most);
        CHECK(uci::option_lines() == lines);
        REQUIRE(set_option(margin->name, margin->standard));
    }
}

TEST_CASE("a value outside of the range is refused", "[tuning]") {
    for (const int value : {4, 101}) {
        const auto set = set_option("aspiration", value);
        REQUIRE_FALSE(set);
        CHECK(english(set.error()) ==
              "The option aspiration takes a number from 5 to 100, not \"" + std::to_string(value) + "\".");
        CHECK(margins::aspiration == 15);
    }
}

TEST_CASE("the search takes the margins that are set", "[tuning]") {
    constexpr int depth = 8;
    const std::uint64_t nodes = nodes_of_search(depth);
    struct Row {
        std::string_view name;
        int value;
    };
    for (const Row& row : {Row{"aspiration", 100}, {"reduction_share", 500}, {"captured_first", 1}}) {
        CAPTURE(row.name);
        const auto found = std::find_if(margins::all().begin(), margins::all().end(),
                                        [&](const Margin* margin) { return margin->name == row.name; });
        REQUIRE(found != margins::all().end());
        REQUIRE(set_option(row.name, row.value));
        CHECK(nodes_of_search(depth) != nodes);
        REQUIRE(set_option(row.name, (*found)->standard));
        CHECK(nodes_of_search(depth) == nodes);
    }
}

TEST_CASE("the search works at both ends of every range", "[tuning]") {
    for (const Margin* margin : margins::all()) {
        for (const int value : {margin->least, margin->most}) {
            CAPTURE(margin->name, value);
            REQUIRE(set_option(margin->name, value));
            CHECK(nodes_of_search(5) > 0);
        }
        REQUIRE(set_option(margin->name, margin->standard));
    }
}

}  // namespace kingcraft::test
