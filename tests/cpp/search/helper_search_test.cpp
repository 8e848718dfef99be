// The searches that help another one.

#include "search/helper_search.hpp"

#include <vector>

#include "game/any_engine.hpp"
#include "notation/fen.hpp"
#include "search/search.hpp"
#include "support/catch2.hpp"
#include "variants/chess/rules.hpp"

namespace kingcraft::test {
namespace {

/// An engine whose one helper searched much deeper than the main search.
std::unique_ptr<AnyEngine> helped_engine(const Limits& limits) {
    auto engine = std::move(AnyEngine::create(1)).value();
    REQUIRE_FALSE(engine->set_threads(2));
    REQUIRE_FALSE(engine->start(limits));
    engine->step(poll_interval);
    int looks = 0;
    engine->help(1, [&] { return ++looks < 50; });
    return engine;
}

}  // namespace

TEST_CASE("helpers skip different depths", "[helpers]") {
    struct Row {
        int helper;
        std::vector<int> depths;
    };
    const std::vector<Row> rows{
        {0, {1, 2, 3, 4, 5, 6, 7, 8}},    {1, {2, 4, 6, 8, 10, 12, 14, 16}}, {2, {1, 3, 5, 7, 9, 11, 13, 15}},
        {3, {1, 4, 5, 8, 9, 12, 13, 16}}, {4, {3, 4, 7, 8, 11, 12, 15, 16}}, {5, {2, 3, 6, 7, 10, 11, 14, 15}},
        {6, {1, 2, 5, 6, 9, 10, 13, 14}}, {7, {1, 2, 6, 7, 8, 12, 13, 14}},
    };
    for (const auto& [helper, depths] : rows) {
        std::vector<int> got;
        for (int depth = next_depth(helper, 0); got.size() < depths.size(); depth = next_depth(helper, depth))
            got.push_back(depth);
        INFO("helper " << helper);
        CHECK(got == depths);
    }
}

TEST_CASE("nodes of helpers are reported", "[helpers]") {
    const auto engine = std::move(AnyEngine::create(1)).value();
    REQUIRE_FALSE(engine->set_threads(3));
    REQUIRE_FALSE(engine->start({.depth = 3}));
    CHECK(engine->helpers() == 2);
    engine->run();
    const std::uint64_t own = engine->report().nodes;
    const std::string best = engine->report().best;
    for (const int helper : {1, 2}) {
        const std::uint64_t before = engine->report().nodes;
        int looks = 0;
        engine->help(helper, [&] { return ++looks < 3; });
        const std::uint64_t counted = engine->report().nodes - before;
        INFO("helper " << helper << " counted " << counted);
        CHECK(counted >= 3 * poll_interval);
        CHECK(counted <= 4 * poll_interval);
    }
    CHECK(engine->report().best == best);
    REQUIRE_FALSE(engine->start({.depth = 3}));
    CHECK(engine->report().nodes == 0);
    CHECK(own > 0);
}

TEST_CASE("what a helper found at more depth is played", "[helpers]") {
    const auto alone = std::move(AnyEngine::create(1)).value();
    REQUIRE_FALSE(alone->start({}));
    alone->step(poll_interval);
    const auto engine = helped_engine({});
    const EngineReport report = engine->report();
    CHECK(report.depth > alone->report().depth);
    REQUIRE(report.lines.size() == 1);
    CHECK(report.lines[0].depth == report.depth);
    CHECK(report.lines[0].seldepth >= report.depth);
    CHECK(report.lines[0].pv[0] == report.best);
    CHECK_FALSE(report.ponder.empty());
    CHECK_FALSE(engine->set_position("chess", std::nullopt, report.lines[0].pv));
}

TEST_CASE("the main search goes on from the depth that a helper has completed", "[helpers]") {
    const auto engine = helped_engine({});
    const int helped = engine->report().depth;
    int depth = helped;
    while (depth == helped) {
        engine->step(poll_interval);
        depth = engine->report().depth;
    }
    CHECK(depth == helped + 1);
}

TEST_CASE("a helper's depth beyond the limit is not reported", "[helpers]") {
    const auto engine = helped_engine({.depth = 4});
    CHECK(engine->report().depth <= 4);
    engine->run();
    CHECK(engine->report().depth == 4);
    CHECK(engine->report().lines.at(0).depth == 4);
}

TEST_CASE("with several lines a helper's line is not reported", "[helpers]") {
    const auto engine = helped_engine({.multipv = 2});
    const EngineReport report = engine->report();
    REQUIRE(report.lines.size() == 2);
    CHECK(report.lines[0].depth <= report.depth + 1);
    CHECK(report.lines[0].pv[0] != report.lines[1].pv[0]);
}

TEST_CASE("what helpers found is forgotten with the next search", "[helpers]") {
    const auto engine = helped_engine({});
    REQUIRE(engine->report().depth > 0);
    REQUIRE_FALSE(engine->start({}));
    CHECK(engine->report().depth == 0);
    CHECK(engine->report().lines.at(0).depth == 0);
}

TEST_CASE("a stored move that is not legal in the position is never used", "[helpers]") {
    TranspositionTable table = std::move(*TranspositionTable::create(1));
    SearchHistory<Chess> history;
    const std::vector<Position<Chess>> game{parse_fen<Chess>(Chess::start_fen).value()};
    const Move impossible{Square{0}, Square{63}, MoveKind::step};
    store_helper_result(table, game.back().key(), {.move = impossible, .score = 900}, 90);
    Search<Chess> search(table, history, game);
    search.start({.nodes = 5000}, {});
    search.step(nullptr);
    CHECK_FALSE(search.helper_result());
    CHECK(search.depth() < 90);
    CHECK(search.best().move != impossible);
}

TEST_CASE("the deepest result of the helpers is stored", "[helpers]") {
    TranspositionTable table = std::move(*TranspositionTable::create(1));
    const Move deep{Square{12}, Square{28}, MoveKind::double_step};
    const Move shallow{Square{11}, Square{19}, MoveKind::step};
    store_helper_result(table, 7, {.move = deep, .score = 30}, 9);
    store_helper_result(table, 7, {.move = shallow, .score = 50}, 8);
    const auto found = find_helper_result(table, 7);
    REQUIRE(found);
    CHECK(found->move == deep);
    CHECK(found->score == 30);
    CHECK(found->depth == 9);
}

TEST_CASE("a limit of nodes holds for all threads together", "[helpers]") {
    constexpr std::uint64_t nodes = 30000;
    const auto engine = std::move(AnyEngine::create(1)).value();
    REQUIRE_FALSE(engine->set_threads(3));
    REQUIRE_FALSE(engine->start({.nodes = nodes}));
    for (const int helper : {1, 2}) engine->help(helper, [] { return true; });
    engine->run();
    CHECK(engine->report().nodes == nodes);
}

TEST_CASE("the lower levels have no helpers", "[helpers]") {
    const auto engine = std::move(AnyEngine::create(1)).value();
    REQUIRE_FALSE(engine->set_threads(4));
    for (int level = level_min; level <= level_max; ++level) {
        REQUIRE_FALSE(engine->start({.depth = 1, .level = level}));
        INFO("level " << level);
        CHECK(engine->helpers() == (level == level_max ? 3 : 0));
    }
}

TEST_CASE("a number of threads that is out of range is refused", "[helpers]") {
    const auto engine = std::move(AnyEngine::create(1)).value();
    for (const int threads : {-1, 0, AnyEngine::threads_max + 1}) {
        const auto fault = engine->set_threads(threads);
        INFO(threads << " threads");
        REQUIRE(fault);
        CHECK(fault->code == ErrorCode::argument);
    }
}

}  // namespace kingcraft::test
