// The program called with arguments.

#include "uci/commands.hpp"

#include <set>

#include "english/english.hpp"
#include "game/any_game.hpp"
#include "support/catch2.hpp"

namespace kingcraft::uci {
namespace {

struct Run {
    std::vector<std::string> lines;
    std::vector<std::string> progress;
    std::optional<Error> fault;
};

Run run(const std::vector<std::string>& arguments) {
    Run run;
    run.fault = run_command(
        arguments, [&](const std::string& line) { run.lines.push_back(line); },
        [&](const std::string& line) { run.progress.push_back(line); });
    return run;
}

}  // namespace

TEST_CASE("perft prints the moves, the sum and the speed", "[commands]") {
    struct Row {
        std::vector<std::string> arguments;
        std::string sum;
    };
    const std::vector<Row> rows{
        {{"perft", "chess", "3"}, "Nodes: 8902"},
        {{"perft", "levitating", "2"}, "Nodes: 529"},
        {{"perft", "flying", "2"}, "Nodes: 900"},
        {{"perft", "kingscourt", "2"}, "Nodes: 1156"},
        {{"perft", "twokings", "3"}, "Nodes: 8784"},
        {{"perft", "tax", "2"}, "Nodes: 400"},
        {{"perft", "tax", "2", "5k2/2p3p1/2p5/8/6p1/2P3P1/2P3P1/R2K3R w - - 0 4"}, "Nodes: 132"},
        {{"perft", "tax", "1", "5k2/2p3p1/2p5/8/6p1/2P3P1/2P3P1/R2K3R", "w", "-", "-"}, "Nodes: 24"},
    };
    for (const Row& row : rows) {
        const Run done = run(row.arguments);
        INFO(row.arguments[1] << " " << row.arguments.back());
        REQUIRE_FALSE(done.fault);
        REQUIRE(done.lines.size() > 3);
        CHECK(done.lines[done.lines.size() - 2] == row.sum);
        CHECK(done.lines.back().rfind("Nodes a second: ", 0) == 0);
    }
}

TEST_CASE("bad arguments are refused with one line", "[commands]") {
    const std::vector<std::vector<std::string>> bad{
        {""},
        {"perf"},
        {"bench", "much"},
        {"perft"},
        {"perft", "chess"},
        {"perft", "nochess", "3"},
        {"perft", "chess", "three"},
        {"perft", "chess", "0"},
        {"perft", "chess", "13"},
        {"perft", "chess", "-1"},
        {"perft", "chess", "2", "8/8/8/8/8/8/8/8 w - - 0 1"},
        {"perft", "flying", "2", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
        {"genfens"},
        {"genfens 2 seed 1"},
        {"genfens 0 seed 1 book None"},
        {"genfens two seed 1 book None"},
        {"genfens 2 seed -1 book None"},
        {"genfens 2 seed 1 book Books/openings.epd"},
        {"genfens 2 seed 1 book None nochess"},
        {"genfens 2 seed 1 book None chess more"},
        {"genfens 2 seed 1 book None", "go"},
    };
    for (const auto& arguments : bad) {
        const Run done = run(arguments);
        INFO(arguments[0] << " with " << arguments.size() - 1 << " more, the last " << arguments.back());
        REQUIRE(done.fault);
        CHECK(english(*done.fault).size() > 1);
        CHECK(english(*done.fault).find('\n') == std::string::npos);
        CHECK(done.lines.empty());
    }
}

TEST_CASE("genfens prints balanced openings, the same for the same seed", "[commands]") {
    const std::string_view prefix = "info string genfens ";
    for (const std::string variant : {"", " chess", " tax", " flying", " kingscourt", " twokings", " levitating"}) {
        INFO("variant" << variant);
        const auto openings = [&](const std::string& seed) {
            const Run done = run({"genfens 4 seed " + seed + " book None" + variant, "quit"});
            REQUIRE_FALSE(done.fault);
            return done.lines;
        };
        const std::vector<std::string> lines = openings("7");
        REQUIRE(lines.size() == 4);
        for (const std::string& line : lines) {
            INFO(line);
            REQUIRE(line.starts_with(prefix));
            const std::string_view id = variant.empty() ? "chess" : std::string_view(variant).substr(1);
            const auto game = AnyGame::create(id, std::string_view(line).substr(prefix.size()));
            REQUIRE(game);
            CHECK_FALSE(game.value()->outcome());
        }
        CHECK(std::set(lines.begin(), lines.end()).size() == 4);
        CHECK(openings("7") == lines);
        CHECK(openings("8") != lines);
    }
}

TEST_CASE("help names the commands and the variants", "[commands]") {
    const Run done = run({"help"});
    REQUIRE(done.lines.size() == 1);
    for (const char* const word :
         {"perft", "bench", "genfens", "chess", "levitating", "tax", "flying", "kingscourt", "twokings"}) {
        INFO(word);
        CHECK(done.lines[0].find(word) != std::string::npos);
    }
}

}  // namespace kingcraft::uci
