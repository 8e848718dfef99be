// The engine as the outside sees it: errors by name, and what it does when there is nothing to search.

#include "game/any_engine.hpp"

#include <algorithm>

#include "english/english.hpp"
#include "support/fault.hpp"
#include "support/game_test_case.hpp"

namespace kingcraft::test {
namespace {

std::string error_name(const std::optional<Error>& error) { return error ? std::string(name(error->code)) : ""; }

}  // namespace

TEST_CASE("a bad position is refused and changes nothing", "[engine]") {
    struct Row {
        std::string variant;
        std::optional<std::string> fen;
        std::vector<std::string> moves;
        std::string error;
    };
    const std::string long_text(100000, 'x');
    const std::vector<Row> rows{
        {"", std::nullopt, {}, "variant"},
        {"Chess", std::nullopt, {}, "variant"},
        {long_text, std::nullopt, {}, "variant"},
        {"chess", "", {}, "fen"},
        {"chess", "8/8/8/8/8/8/8/8 w - - 0 1", {}, "fen"},
        {"flying", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", {}, "fen"},
        {"chess", long_text, {}, "fen"},
        {"chess", std::nullopt, {"e2e4", "e2e4"}, "illegal-move"},
        {"chess", std::nullopt, {""}, "illegal-move"},
        {"chess", std::nullopt, {long_text}, "illegal-move"},
        {"chess", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", {"a7a8"}, "ambiguous-move"},
    };
    const auto engine = std::move(AnyEngine::create(1)).value();
    REQUIRE_FALSE(engine->set_position("tax", std::nullopt, {"e2e4"}));
    const std::string fen = engine->fen();
    for (const Row& row : rows) {
        const auto error = engine->set_position(row.variant, row.fen, row.moves);
        INFO(row.variant.substr(0, 60) << " " << row.fen.value_or("").substr(0, 60));
        CHECK(error_name(error) == row.error);
        CHECK((error && english(*error).size() < 300));
        CHECK(engine->variant() == "tax");
        CHECK(engine->fen() == fen);
    }
}

TEST_CASE("bad limits are refused", "[engine]") {
    struct Row {
        std::string name;
        Limits limits;
    };
    const std::vector<Row> rows{
        {"depth 0", {.depth = 0}},
        {"depth 101", {.depth = 101}},
        {"no nodes", {.nodes = 0}},
        {"time before now", {.movetime = -1}},
        {"overhead before now", {.overhead = -1}},
        {"mate in no moves", {.mate = 0}},
        {"no lines", {.multipv = 0}},
        {"too many lines", {.multipv = 257}},
        {"level 0", {.level = 0}},
        {"level 11", {.level = 11}},
        {"no clock", {.movetime = 100}},
        {"increment", {.clock = ClockLimit{1000, -1, 0}}},
        {"moves", {.clock = ClockLimit{1000, 0, -1}}},
    };
    const auto engine = std::move(AnyEngine::create(1)).value();
    for (const Row& row : rows) {
        INFO(row.name);
        CHECK(error_name(engine->start(row.limits)) == "argument");
        CHECK(engine->is_done());
    }
    CHECK(error_name(engine->start({.depth = 1}, {}, {"e2e4", "e2e5"})) == "illegal-move");
    CHECK(engine->is_done());
}

TEST_CASE("a game has a most number of moves", "[engine]") {
    const auto engine = std::move(AnyEngine::create(1)).value();
    const std::vector<std::string> moves(static_cast<std::size_t>(moves_max) + 1, "e2e4");
    CHECK(error_name(engine->set_position("chess", std::nullopt, moves)) == "argument");
}

TEST_CASE("a helper in another program leaves the age of what is stored as it is", "[engine]") {
    const auto engine = std::move(AnyEngine::create(1)).value();
    REQUIRE_FALSE(engine->start({.depth = 8}));
    engine->run();
    const int full = engine->report().hashfull;
    REQUIRE(full > 0);
    REQUIRE_FALSE(engine->start({.depth = 1, .helper = 1}));
    CHECK(engine->report().hashfull == full);
    REQUIRE_FALSE(engine->start({.depth = 1}));
    CHECK(engine->report().hashfull == 0);
}

TEST_CASE("a hash table has a size", "[engine]") {
    for (const int megabytes : {-1, 0, AnyEngine::hash_max + 1}) {
        INFO(megabytes << " megabytes");
        CHECK_FALSE(AnyEngine::create(megabytes));
        const auto engine = std::move(AnyEngine::create(1)).value();
        CHECK(error_name(engine->set_hash(megabytes)) == "argument");
    }
    const auto engine = std::move(AnyEngine::create(1)).value();
    CHECK_FALSE(engine->set_hash(2));
}

TEST_CASE("without a legal move there is none to play", "[engine]") {
    struct Row {
        std::string variant;
        std::string fen;
    };
    const std::vector<Row> rows{
        {"chess", "7k/5KQ1/8/8/8/8/8/8 b - - 0 1"},
        {"chess", "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1"},
        {"levitating", "4k3/8/8/8/8/8/8/8 w - - 0 1"},
        {"tax", "4k3/8/8/8/8/8/P7/4K3 b - - 0 1"},
    };
    const auto engine = std::move(AnyEngine::create(1)).value();
    for (const Row& row : rows) {
        INFO(row.variant << " " << row.fen);
        REQUIRE_FALSE(engine->set_position(row.variant, row.fen));
        REQUIRE_FALSE(engine->start({.depth = 3}));
        CHECK(engine->is_done());
        CHECK_FALSE(engine->step(poll_interval));
        CHECK(engine->report().best.empty());
        CHECK(engine->report().lines.empty());
    }
}

TEST_CASE("a search knows nothing of another game with the same board", "[engine]") {
    struct Row {
        std::string first;
        std::string second;
    };
    const std::vector<Row> rows{{"chess", "tax"}, {"tax", "chess"}, {"chess", "levitating"}, {"levitating", "chess"}};
    const auto searched = [](AnyEngine& engine, const std::string& variant) {
        REQUIRE_FALSE(engine.set_position(variant));
        REQUIRE_FALSE(engine.start({.depth = 5}));
        engine.run();
        return engine.report();
    };
    for (const Row& row : rows) {
        const auto fresh = std::move(AnyEngine::create(1)).value();
        const EngineReport expected = searched(*fresh, row.second);
        const auto engine = std::move(AnyEngine::create(1)).value();
        searched(*engine, row.first);
        const EngineReport got = searched(*engine, row.second);
        INFO(row.second << " after " << row.first);
        CHECK(got.nodes == expected.nodes);
        CHECK(got.lines.front().pv == expected.lines.front().pv);
    }
}

GAME_ID_TEST_CASE("a search that may go on stops at each depth, with lines of this depth", "[engine]") {
    constexpr int last = 7;
    const auto engine = std::move(AnyEngine::create(1)).value();
    REQUIRE_FALSE(engine->set_position(game_id));
    REQUIRE_FALSE(engine->start({.depth = last}));
    for (int depth = 1; depth <= last; ++depth) {
        INFO(game_id << ", depth " << depth);
        CHECK(engine->step([] { return true; }) == (depth < last));
        CHECK(engine->report().depth == depth);
        CHECK(engine->report().lines.at(0).depth == depth);
    }
    const auto whole = std::move(AnyEngine::create(1)).value();
    REQUIRE_FALSE(whole->set_position(game_id));
    REQUIRE_FALSE(whole->start({.depth = last}));
    whole->run();
    CHECK(engine->report().nodes == whole->report().nodes);
}

TEST_CASE("before a search there is nothing to report", "[engine]") {
    const auto engine = std::move(AnyEngine::create(1)).value();
    CHECK(engine->is_done());
    CHECK_FALSE(engine->step(poll_interval));
    CHECK(engine->report().best.empty());
    CHECK(engine->report().nodes == 0);
    engine->ponder_hit();
    CHECK(engine->is_done());
}

TEST_CASE("a new position, a new hash size and a new game end the running search", "[engine]") {
    const auto engine = std::move(AnyEngine::create(1)).value();
    const auto begin = [&] {
        REQUIRE_FALSE(engine->start({}));
        REQUIRE(engine->step(poll_interval));
    };
    begin();
    CHECK_FALSE(engine->set_position("chess"));
    CHECK(engine->is_done());
    begin();
    CHECK_FALSE(engine->set_hash(1));
    CHECK(engine->is_done());
    begin();
    engine->clear();
    CHECK(engine->is_done());
}

TEST_CASE("the answer that is expected follows the best move", "[engine]") {
    const auto engine = std::move(AnyEngine::create(1)).value();
    REQUIRE_FALSE(engine->set_position("chess", std::nullopt, {"e4", "e5"}));
    REQUIRE_FALSE(engine->start({.depth = 4}));
    engine->run();
    const EngineReport report = engine->report();
    REQUIRE(report.lines.at(0).pv.size() > 1);
    CHECK(report.best == report.lines[0].pv[0]);
    CHECK(report.ponder == report.lines[0].pv[1]);
}

TEST_CASE("moves are counted one by one", "[engine]") {
    const auto engine = std::move(AnyEngine::create(1)).value();
    REQUIRE_FALSE(engine->set_position("chess", "7k/8/8/8/8/8/7P/K7 w - - 0 1"));
    const std::vector<std::pair<std::string, std::uint64_t>> expected{
        {"a1a2", 3}, {"a1b1", 3}, {"a1b2", 3}, {"h2h3", 3}, {"h2h4", 3}};
    auto got = engine->divide(2, [] { return true; }).value();
    std::sort(got.begin(), got.end());
    CHECK(got == expected);
}

}  // namespace kingcraft::test
