// The levels: legal moves, choices from a seed, and more foresight the higher they are.

#include "search/level.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "game/any_engine.hpp"
#include "support/position.hpp"
#include "support/random.hpp"
#include "variants/all.hpp"

namespace kingcraft::test {
namespace {

EngineReport report_of(std::string_view variant, const std::string& fen, int level, std::uint64_t seed) {
    const auto engine = std::move(AnyEngine::create(1)).value();
    REQUIRE_FALSE(engine->set_position(variant, fen));
    REQUIRE_FALSE(engine->start({.depth = 4, .level = level, .seed = seed}));
    engine->run();
    return engine->report();
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("every level plays legal moves, the same from the same seed", "[level]", AllVariants) {
    for (int level = level_min; level <= level_max; ++level) {
        walk_random_game<TestType>(static_cast<std::uint64_t>(level), 12, [&](const auto& position, const auto& moves) {
            if (moves.empty() || position.move_number() % 4 != 0) return;
            const std::string fen = fen_text(position);
            const std::string best = report_of(TestType::id, fen, level, 5).best;
            const auto legal = ids<TestType>(moves);
            INFO(TestType::id << " " << fen << ", level " << level << ": " << best);
            CHECK(std::count(legal.begin(), legal.end(), best) == 1);
            CHECK(report_of(TestType::id, fen, level, 5).best == best);
        });
    }
}

TEMPLATE_LIST_TEST_CASE("the lowest level varies its moves, the highest does not", "[level]", AllVariants) {
    std::set<std::string> lowest;
    std::set<std::string> highest;
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        lowest.insert(report_of(TestType::id, std::string(TestType::start_fen), level_min, seed).best);
        highest.insert(report_of(TestType::id, std::string(TestType::start_fen), level_max, seed).best);
    }
    INFO(TestType::id);
    CHECK(lowest.size() > 2);
    CHECK(highest.size() == 1);
}

TEST_CASE("a level looks no further than it may, and its lines are those asked for", "[level]") {
    for (int level = level_min; level <= level_max; ++level) {
        const EngineReport report = report_of("chess", std::string(Chess::start_fen), level, 1);
        const int depth_max = levels[static_cast<std::size_t>(level - level_min)].depth_max;
        INFO("level " << level);
        CHECK(report.depth == (depth_max == 0 ? 4 : std::min(depth_max, 4)));
        CHECK(report.lines.size() == 1);
    }
}

TEST_CASE("a choice is never worse than the level's largest error", "[level]") {
    const std::vector<int> scores{40, 30, -20, -100, -400, -29990};
    for (const Level& level : levels) {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const std::size_t chosen = choose(scores, level, seed);
            INFO("error of at most " << level.error_max << ", seed " << seed);
            REQUIRE(chosen < scores.size());
            CHECK(scores[chosen] >= scores[0] - level.error_max);
        }
    }
    CHECK(choose({}, levels[0], 1) == 0);
}

TEST_CASE("a higher level errs less and looks further", "[level]") {
    for (std::size_t i = 1; i < levels.size(); ++i) {
        INFO("level " << i + 1);
        CHECK(levels[i].error_max <= levels[i - 1].error_max);
        CHECK((levels[i].depth_max == 0 || levels[i].depth_max >= levels[i - 1].depth_max));
    }
    CHECK(levels.back().error_max == 0);
}

}  // namespace kingcraft::test
