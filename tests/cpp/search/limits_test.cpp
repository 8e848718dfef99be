// Limits, slices and the stop signal. Time comes from a clock that the test turns.

#include "search/limits.hpp"

#include <algorithm>

#include "search/best_move_stability.hpp"
#include "search/search_clock.hpp"
#include "support/engine.hpp"
#include "support/game_test_case.hpp"
#include "support/position.hpp"

namespace kingcraft::test {
namespace {

/// A clock that goes one millisecond further each time it is read.
class TestClock {
  public:
    Now now() {
        return [this] { return time_++; };
    }

  private:
    std::int64_t time_ = 0;
};

}  // namespace

GAME_ID_TEST_CASE("a limit of depth holds", "[limits]") {
    for (const int depth : {1, 2, 4}) {
        const auto engine = engine_for(game_id);
        REQUIRE_FALSE(engine->start({.depth = depth}));
        engine->run();
        INFO(game_id << " depth " << depth);
        CHECK(engine->is_done());
        CHECK(engine->report().depth == depth);
        CHECK(engine->report().lines.at(0).depth == depth);
    }
}

GAME_ID_TEST_CASE("a limit of nodes is exact", "[limits]") {
    for (const std::uint64_t nodes : {1U, 100U, 5000U}) {
        const auto engine = engine_for(game_id);
        REQUIRE_FALSE(engine->start({.nodes = nodes}));
        engine->run();
        INFO(game_id << " nodes " << nodes);
        CHECK(engine->is_done());
        CHECK(engine->report().nodes == nodes);
        CHECK_FALSE(engine->report().best.empty());
    }
}

GAME_ID_TEST_CASE("after a soft limit of nodes no iteration begins", "[limits]") {
    const auto searched = [game_id](const Limits& limits) {
        const auto engine = engine_for(game_id);
        REQUIRE_FALSE(engine->start(limits));
        engine->run();
        return engine->report();
    };
    for (const std::uint64_t nodes : {1U, 500U, 5000U}) {
        INFO(game_id << " nodes " << nodes);
        const auto soft = searched({.soft_nodes = nodes});
        CHECK(soft.nodes >= nodes);
        CHECK(soft.nodes == searched({.depth = soft.depth}).nodes);
        if (soft.depth > 1) CHECK(searched({.depth = soft.depth - 1}).nodes < nodes);
        CHECK(searched({.nodes = nodes, .soft_nodes = 2 * nodes}).nodes == nodes);
    }
}

GAME_TEST_CASE("what was searched in a slice is not searched again", "[limits]") {
    constexpr int depth = 9;
    const auto whole = engine_for(TestType::id);
    REQUIRE_FALSE(whole->start({.depth = depth}));
    whole->run();
    const auto sliced = engine_for(TestType::id);
    REQUIRE_FALSE(sliced->start({.depth = depth}));
    int slices = 1;
    while (sliced->step(1)) ++slices;
    INFO(TestType::id << " in " << slices << " slices");
    CHECK(slices > 3);
    CHECK(sliced->report().depth == depth);
    // Each slice searches the line to the pause again. That changes the history, and so the depth of later moves: the
    // two trees differ. But a new start with each slice would take many times the nodes.
    CHECK(sliced->report().nodes < 2 * whole->report().nodes);
    const auto line = sliced->report().lines.at(0);
    CHECK(line.seldepth >= std::max(line.depth, static_cast<int>(line.pv.size())));
    after(start_position<TestType>(), line.pv);
}

TEST_CASE("a search asked to pause does so within 1024 nodes and a move", "[limits]") {
    const auto engine = engine_for("chess");
    REQUIRE_FALSE(engine->start({}));
    std::uint64_t before = 0;
    for (int slice = 0; slice < 50; ++slice) {
        CHECK(engine->step([] { return false; }));
        const std::uint64_t nodes = engine->report().nodes - before;
        INFO("slice " << slice);
        CHECK(nodes > 0);
        CHECK(nodes <= 2 * poll_interval);
        before = engine->report().nodes;
    }
    CHECK_FALSE(engine->is_done());
    CHECK_FALSE(engine->report().best.empty());
}

TEST_CASE("a search paused at every chance still completes depths", "[limits]") {
    const auto engine = engine_for("kingscourt");
    REQUIRE_FALSE(engine->start({.depth = 5}));
    int slices = 0;
    while (engine->step([] { return false; }) && slices < 1000) ++slices;
    CHECK(engine->is_done());
    CHECK(engine->report().depth == 5);
}

TEST_CASE("time ends the search", "[limits]") {
    TestClock clock;
    const auto engine = engine_for("chess");
    REQUIRE_FALSE(engine->start({.movetime = 20}, clock.now()));
    engine->run();
    CHECK(engine->is_done());
    CHECK(engine->report().nodes <= 21 * poll_interval);
    CHECK_FALSE(engine->report().best.empty());
}

TEST_CASE("while pondering time stands still", "[limits]") {
    TestClock clock;
    const auto engine = engine_for("chess");
    REQUIRE_FALSE(engine->start({.movetime = 5, .ponder = true}, clock.now()));
    CHECK(engine->step(20 * poll_interval));
    engine->ponder_hit();
    engine->run();
    CHECK(engine->is_done());
    CHECK(engine->report().nodes <= 30 * poll_interval);
}

TEST_CASE("the clock is shared out among the moves to come", "[limits]") {
    struct Row {
        ClockLimit clock;
        std::int64_t enough;
        std::int64_t most;
        int move_number = 20;
        std::int64_t overhead = overhead_default;
    };
    const std::vector<Row> rows{
        {{1'800'000, 0, 0}, 27'673, 46'123, 1},
        {{1'800'000, 0, 0}, 30'838, 51'398, 5},
        {{1'800'000, 0, 0}, 35'982, 59'970},
        {{1'800'000, 0, 0}, 35'982, 59'970, 100},
        {{60'000, 0, 0}, 1182, 1970},
        {{60'000, 0, 0}, 904, 1508, 1},
        {{60'000, 1000, 0}, 1632, 2970},
        {{60'000, 0, 0}, 900, 1500, 20, 500},
        {{60'000, 0, 10}, 3582, 5970, 1},
        {{60'000, 0, 60}, 1182, 1970},
        {{1000, 0, 1}, 465, 776},
        {{1000, 0, 1}, 240, 400, 20, 500},
        {{1000, 0, 1}, 0, 1, 20, 5000},
        {{1000, 0, 40}, 1, 3},
        {{100, 0, 0}, 0, 1},
        {{5, 0, 0}, 0, 1},
        {{0, 0, 1}, 0, 1},
        {{-200, 0, 0}, 0, 1},
        {{50, 5000, 0}, 9, 16},
    };
    for (const Row& row : rows) {
        Limits limits;
        limits.clock = row.clock;
        limits.overhead = row.overhead;
        const auto budget = time_budget(limits, row.move_number);
        INFO(row.clock.remaining << " + " << row.clock.increment << " ms, " << row.clock.moves_to_go
                                 << " moves, at move " << row.move_number);
        REQUIRE(budget);
        CHECK(budget->enough == row.enough);
        CHECK(budget->most == row.most);
    }
    CHECK_FALSE(time_budget({.depth = 3}, 1));
}

TEST_CASE("a move is worth less time the surer it is", "[limits]") {
    /// The best moves of the last depths by number, the last two scores, and the percent of the nodes for the best
    /// move.
    struct Row {
        const char* what;
        std::vector<int> best;
        int before;
        int score;
        int effort;
        int time_percent;
    };
    const std::vector<Row> rows{
        {"a new best move", {1, 2}, 20, 20, 50, 145},
        {"the same for two depths", {1, 2, 2}, 20, 20, 50, 130},
        {"for long", {2, 2, 2, 2, 2, 2, 2, 2, 2}, 20, 20, 50, 55},
        {"a new one that is worse", {1, 2}, 20, -10, 50, 175},
        {"one that is much worse", {1, 2}, 900, 20, 50, 205},
        {"a loss by force", {1, 2}, 20, -win_score + 3, 50, 145},
        {"all are hard to refute", {1, 2}, 20, 20, 10, 145},
        {"the others are refuted at once", {2, 2, 2, 2, 2, 2, 2, 2, 2}, 20, 20, 95, 36},
        {"so they are for the first time", {1, 2}, 20, 20, 97, 96},
    };
    for (const Row& row : rows) {
        BestMoveStability stability;
        for (std::size_t i = 0; i < row.best.size(); ++i) {
            const auto number = static_cast<Square>(row.best[i]);
            const bool is_last = i + 1 == row.best.size();
            stability.update({number, number, MoveKind::step}, is_last ? row.score : row.before, row.effort);
        }
        INFO(row.what);
        CHECK(stability.time_percent() == row.time_percent);
    }
}

TEST_CASE("by the clock an only move is played at once, and no move takes more than its part", "[limits]") {
    constexpr const char* one_move = "6rk/8/8/8/8/8/8/7K w - - 0 1";
    constexpr const char* more_moves = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    struct Row {
        const char* what;
        const char* fen;
        Limits limits;
        bool at_once;
        std::uint64_t looks;
    };
    const std::vector<Row> rows{
        {"an only move", one_move, {.clock = ClockLimit{3000, 0, 0}}, true, 1},
        {"an only move, for so long", one_move, {.movetime = 20}, false, 21},
        {"several moves", more_moves, {.clock = ClockLimit{3000, 0, 0}}, false, 47},
    };
    for (const Row& row : rows) {
        TestClock clock;
        const auto engine = engine_for("chess");
        REQUIRE_FALSE(engine->set_position("chess", row.fen));
        REQUIRE_FALSE(engine->start(row.limits, clock.now()));
        engine->run();
        INFO(row.what);
        CHECK((engine->report().depth == 1) == row.at_once);
        CHECK(engine->report().nodes <= row.looks * poll_interval);
    }
}

TEST_CASE("a time for the move is used to its end, however clear the best move is", "[limits]") {
    const auto budget = time_budget({.movetime = 100}, 1);
    REQUIRE(budget);
    CHECK_FALSE(budget->enough);
    CHECK(budget->most == 100);
}

GAME_TEST_CASE("lines begin with different moves, best first", "[limits]") {
    const auto engine = engine_for(TestType::id);
    REQUIRE_FALSE(engine->start({.depth = 3, .multipv = 4}));
    engine->run();
    const EngineReport report = engine->report();
    INFO(TestType::id);
    REQUIRE(report.lines.size() == 4);
    CHECK(report.best == report.lines[0].pv[0]);
    for (std::size_t i = 1; i < report.lines.size(); ++i) {
        CHECK(report.lines[i - 1].score.value >= report.lines[i].score.value);
        for (std::size_t j = 0; j < i; ++j) CHECK(report.lines[i].pv[0] != report.lines[j].pv[0]);
        // Every line can be played.
        after(start_position<TestType>(), report.lines[i].pv);
    }
}

}  // namespace kingcraft::test
