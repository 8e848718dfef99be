// The levels: legal moves, choices from a seed, and more foresight the higher they are.

#include "search/playing_level.hpp"

#include <algorithm>
#include <limits>
#include <set>

#include "game/any_engine.hpp"
#include "support/game_test_case.hpp"
#include "support/nets.hpp"
#include "support/position.hpp"
#include "support/random.hpp"

namespace kingcraft::test {
namespace {

EngineReport report_of(std::string_view variant, const std::string& fen, int level, std::uint64_t seed,
                       int multipv = 1) {
    const auto engine = std::move(AnyEngine::create(1)).value();
    REQUIRE_FALSE(engine->set_position(variant, fen));
    engine->set_net(net_of_repository(variant));
    REQUIRE_FALSE(engine->start({.depth = 4, .multipv = multipv, .level = level, .seed = seed}));
    engine->run();
    return engine->report();
}

}  // namespace

GAME_TEST_CASE("every level plays legal moves, the same from the same seed", "[level]") {
    constexpr int step = is_second_look ? 3 : 1;
    for (int level = level_min; level <= level_max; level += step) {
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

GAME_TEST_CASE("the lowest level varies its moves", "[level]") {
    std::set<std::string> lowest;
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        lowest.insert(report_of(TestType::id, std::string(TestType::start_fen), level_min, seed).best);
    }
    INFO(TestType::id);
    CHECK(lowest.size() > 2);
}

GAME_TEST_CASE("full strength varies its openings, by moves that are all but equal", "[level]") {
    std::set<std::string> moves;
    constexpr std::uint64_t seeds = is_second_look ? 10 : 30;
    for (std::uint64_t seed = 1; seed < seeds; ++seed) {
        const EngineReport report = report_of(TestType::id, std::string(TestType::start_fen), level_max, seed, 3);
        moves.insert(report.best);
        INFO(TestType::id << ", seed " << seed << ": " << report.best);
        const auto chosen = std::find_if(report.lines.begin(), report.lines.end(),
                                         [&](const EngineLine& line) { return line.pv.front() == report.best; });
        REQUIRE(chosen != report.lines.end());
        CHECK(chosen->score.value >= report.lines.front().score.value - opening_error_max);
    }
    INFO(TestType::id);
    CHECK(moves.size() > 1);
    const EngineReport unvaried = report_of(TestType::id, std::string(TestType::start_fen), level_max, 0, 3);
    CHECK(unvaried.best == unvaried.lines.front().pv.front());
}

TEST_CASE("a level looks no further than it may, and its lines are those asked for", "[level]") {
    for (int level = level_min; level <= level_max; ++level) {
        const EngineReport report = report_of("chess", std::string(Chess::start_fen), level, 1);
        const PlayingLevel& limit = levels[static_cast<std::size_t>(level - level_min)];
        INFO("level " << level << ", depth " << report.depth << ", nodes " << report.nodes);
        CHECK(report.depth == (limit.depth_max == 0 ? 4 : std::min(limit.depth_max, 4)));
        CHECK(report.lines.size() == 1);
    }
}

TEST_CASE("a choice is never worse than the level's largest error", "[level]") {
    const std::vector<Candidate> candidates{{40, 1}, {30, 2}, {-20, 3}, {-100, 4}, {-400, 5}, {-29990, 6}};
    for (const PlayingLevel& level : levels) {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const std::size_t chosen = choose(candidates, level, seed);
            INFO("error of at most " << level.error_max << ", seed " << seed);
            REQUIRE(chosen < candidates.size());
            CHECK(candidates[chosen].score >= candidates[0].score - level.error_max);
        }
    }
    CHECK(choose({}, levels[0], 1) == 0);
}

TEST_CASE("a choice does not depend on the order of moves that are worth the same", "[level]") {
    const std::vector<Candidate> candidates{{10, 7}, {10, 3}, {10, 9}, {10, 1}};
    const std::vector<Candidate> reversed(candidates.rbegin(), candidates.rend());
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        INFO("seed " << seed);
        CHECK(candidates[choose(candidates, levels[0], seed)].move == reversed[choose(reversed, levels[0], seed)].move);
    }
}

TEST_CASE("a higher level looks as far, errs less and overlooks less", "[level]") {
    constexpr int piece = 250;
    const auto sight = [](const PlayingLevel& level) {
        return level.depth_max == 0 ? std::numeric_limits<int>::max() : level.depth_max;
    };
    for (std::size_t i = 1; i < levels.size(); ++i) {
        const PlayingLevel& below = levels[i - 1];
        INFO("level " << i + 1);
        CHECK(sight(levels[i]) >= sight(below));
        CHECK(levels[i].error_max < below.error_max);
        CHECK(levels[i].own_missed < below.own_missed);
        CHECK(levels[i].replies_missed < below.replies_missed);
    }
    CHECK(levels.front().error_max < piece);
    CHECK(levels.back().error_max == 0);
    CHECK(levels.back().own_missed + levels.back().replies_missed == 0);
}

}  // namespace kingcraft::test
