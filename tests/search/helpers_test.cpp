// What the searches do that help another one.

#include "search/helpers.hpp"

#include <catch2/catch.hpp>
#include <vector>

#include "game/any_engine.hpp"

namespace kingcraft::test {

TEST_CASE("helpers go different ways through the depths", "[helpers]") {
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

TEST_CASE("what helpers count is told with the rest", "[helpers]") {
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
