// The command `go` as text.

#include "uci/go_command.hpp"

#include "english/english.hpp"
#include "support/catch2.hpp"
#include "uci/input_words.hpp"

namespace kingcraft::uci {
namespace {

/// The values read, as text; of a clock, the parts of the side to move.
std::string go_text(const Go& go) {
    const Limits& limits = go.limits;
    std::string text;
    if (limits.depth) text += "depth " + std::to_string(*limits.depth) + " ";
    if (limits.nodes) text += "nodes " + std::to_string(*limits.nodes) + " ";
    if (limits.movetime) text += "movetime " + std::to_string(*limits.movetime) + " ";
    if (limits.clock) {
        text += "clock " + std::to_string(limits.clock->remaining) + "+" + std::to_string(limits.clock->increment) +
                "/" + std::to_string(limits.clock->moves_to_go) + " ";
    }
    if (limits.ponder) text += "ponder ";
    if (go.infinite) text += "infinite ";
    if (limits.mate) text += "mate " + std::to_string(*limits.mate) + " ";
    for (const std::string& move : go.moves) text += "move " + move + " ";
    if (go.perft) text += "perft " + std::to_string(*go.perft) + " ";
    return text;
}

}  // namespace

TEST_CASE("go is read", "[uci]") {
    struct Row {
        std::string line;
        Color turn;
        std::string expected;
    };

    const std::vector<Row> rows{
        {"depth 7", Color::white, "depth 7 "},
        {"nodes 100000 depth 3", Color::white, "depth 3 nodes 100000 "},
        {"movetime 500", Color::black, "movetime 500 "},
        {"wtime 1000 btime 2000 winc 10 binc 20", Color::white, "clock 1000+10/0 "},
        {"wtime 1000 btime 2000 winc 10 binc 20", Color::black, "clock 2000+20/0 "},
        {"wtime 1000 btime 2000 movestogo 12", Color::white, "clock 1000+0/12 "},
        {"wtime -50 btime 2000", Color::white, "clock -50+0/0 "},
        {"ponder wtime 1000 btime 1000", Color::white, "clock 1000+0/0 ponder "},
        {"infinite", Color::white, "infinite "},
        {"infinite depth 5", Color::white, "depth 5 infinite "},
        {"", Color::white, "infinite "},
        {"perft 4", Color::white, "infinite perft 4 "},
        {"mate 3", Color::white, "mate 3 "},
        {"searchmoves e2e4 Nf3 depth 4", Color::white, "depth 4 move e2e4 move Nf3 "},
        {"depth 4 searchmoves e2e4 infinite", Color::white, "depth 4 infinite move e2e4 "},
        {"searchmoves e2e4 searchmoves d2d4", Color::white, "infinite move e2e4 move d2d4 "},
        {"mystery depth 2", Color::white, "depth 2 "},
    };
    for (const Row& row : rows) {
        const auto go = parse_go(split(row.line), row.turn);
        INFO("go " << row.line << ", " << name(row.turn));
        REQUIRE(go);
        CHECK(go_text(go.value()) == row.expected);
    }
}

TEST_CASE("a go that cannot be read as it stands says why and searches all the same", "[uci]") {
    struct Row {
        std::string line;
        std::string expected;
    };
    const std::vector<Row> rows{
        {"depth", "movetime 1000 "},
        {"depth x", "movetime 1000 "},
        {"depth 0", "depth 1 "},
        {"depth 127", "depth 100 "},
        {"depth 2x", "movetime 1000 "},
        {"depth -1", "depth 1 "},
        {"depth movetime 20", "movetime 20 "},
        {"nodes 0", "nodes 1 "},
        {"nodes", "movetime 1000 "},
        {"nodes 99999999999999999999999", "movetime 1000 "},
        {"movetime -1", "movetime 0 "},
        {"movetime 1.", "movetime 1000 "},
        {"wtime", "movetime 1000 "},
        {"wtime 1s", "movetime 1000 "},
        {"wtime 1s winc 10", "clock 0+10/0 "},
        {"wtime 900 winc -1", "clock 900+0/0 "},
        {"wtime 900 movestogo -1", "clock 900+0/0 "},
        {"mate 0", "mate 1 "},
        {"mate 100", "mate 50 "},
        {"searchmoves", "movetime 1000 "},
        {"searchmoves depth 3", "depth 3 "},
        {"infinite depth x", "infinite "},
    };
    for (const Row& row : rows) {
        INFO("go " << row.line);
        const auto go = parse_go(split(row.line), Color::white);
        REQUIRE(go);
        CHECK(go_text(go.value()) == row.expected);
        REQUIRE(go.value().faults.size() == 1);
        CHECK(go.value().faults[0].code == ErrorCode::argument);
    }
}

TEST_CASE("decimals of a number are left out without a word", "[uci]") {
    const Go go = parse_go(split("wtime 1000.5 btime 900.25 winc 10.0"), Color::black).value();
    CHECK(go_text(go) == "clock 900+0/0 ");
    CHECK(go.faults.empty());
}

TEST_CASE("a perft without a number of plies is refused", "[uci]") {
    const std::vector<std::string> bad_lines{"perft", "perft 0", "perft 13", "perft x"};
    for (const std::string& line : bad_lines) {
        INFO("go " << line);
        const auto go = parse_go(split(line), Color::white);
        REQUIRE_FALSE(go);
        CHECK(go.error().code == ErrorCode::argument);
        CHECK(english(go.error()).find("perft") != std::string::npos);
    }
}

TEST_CASE("time spent before a search shortens it", "[uci]") {
    struct Case {
        std::string_view line;
        std::optional<std::int64_t> spare;
        std::string_view left;
    };
    const std::vector<Case> cases{{"movetime 100", 25, "movetime 70 "},
                                  {"movetime 20", 5, "movetime 1 "},
                                  {"wtime 4000 btime 9 winc 10 movestogo 3", 100, "clock 3970+10/3 "},
                                  {"wtime 10", 0, "clock 1+0/0 "},
                                  {"depth 3", std::nullopt, "depth 3 "},
                                  {"infinite", std::nullopt, "infinite "}};
    for (const auto& [line, spare, left] : cases) {
        INFO("go " << line);
        Go go = parse_go(split(std::string(line)), Color::white).value();
        CHECK(spare_time(go.limits) == spare);
        subtract_time(go.limits, 30);
        CHECK(go_text(go) == left);
    }
}

}  // namespace kingcraft::uci
