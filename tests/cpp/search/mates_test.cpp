// The forced wins of mates.jsonl: a search of fixed depth finds each, in just so many moves, and so does trying
// everything.

#include <algorithm>
#include <map>

#include "support/data.hpp"
#include "support/engine.hpp"
#include "support/fault.hpp"
#include "support/game_test_case.hpp"
#include "support/mate_solver.hpp"
#include "support/random.hpp"

namespace kingcraft::test {
namespace {

std::vector<Json> mates_of(std::string_view variant) { return read_rows("mates.jsonl", variant); }

/// Those that are searched: in a second look the last two wins in two of a game, which need no long search.
std::vector<Json> searched_mates_of(std::string_view variant) {
    std::vector<Json> rows = mates_of(variant);
    if (!is_second_look) return rows;
    rows.erase(std::remove_if(rows.begin(), rows.end(), [](const Json& row) { return row.at("mate") > 2; }),
               rows.end());
    return {rows.end() - std::min<std::ptrdiff_t>(2, std::ssize(rows)), rows.end()};
}

/// The result of the search at the depth that the wins need.
EngineReport searched(std::string_view variant, const std::string& fen) {
    const auto engine = engine_for(variant, fen);
    REQUIRE_FALSE(engine->start({.depth = depth_for_mates}));
    engine->run();
    return engine->report();
}

}  // namespace

GAME_TEST_CASE("the search finds forced wins, with a line that is played to its end", "[mates]") {
    for (const Json& row : searched_mates_of(TestType::id)) {
        const std::string fen = text_at(row, "fen");
        const EngineReport report = searched(TestType::id, fen);
        const auto keys = texts_at(row, "keys");
        const bool keeps_win = std::find(keys.begin(), keys.end(), report.best) != keys.end();
        INFO(TestType::id << " " << fen);
        CHECK(score_text(report.lines.at(0).score) == "mate " + std::to_string(row.at("mate").get<int>()));
        CHECK((keeps_win ? "" : "the best move " + report.best + " is none of" + left_over(keys, {})) == "");
        const auto end = after(position_of<TestType>(fen), report.lines[0].pv);
        INFO(left_over(report.lines[0].pv, {}));
        CHECK(is_won(end));
    }
}

GAME_ID_TEST_CASE("the search finds them in slices too", "[mates]") {
    for (const Json& row : searched_mates_of(game_id)) {
        const std::string fen = text_at(row, "fen");
        const auto engine = engine_for(game_id, fen);
        REQUIRE_FALSE(engine->start({.depth = depth_for_mates}));
        while (engine->step(1)) {
        }
        INFO(game_id << " " << fen);
        CHECK(score_text(engine->report().lines.at(0).score) == "mate " + std::to_string(row.at("mate").get<int>()));
    }
}

GAME_TEST_CASE("trying everything finds the same wins and no shorter one", "[mates]") {
    for (const Json& row : mates_of(TestType::id)) {
        const std::string fen = text_at(row, "fen");
        const int moves_to_win = row.at("mate").get<int>();
        const auto position = position_of<TestType>(fen);
        INFO(TestType::id << " " << fen << ", in " << moves_to_win);
        CHECK_FALSE(wins_in(position, moves_to_win - 1));
        CHECK(list_difference("key", texts_at(row, "keys"), winning_moves(position, moves_to_win)) == "");
    }
}

GAME_ID_TEST_CASE("each game of the repository has five wins in two and five in three", "[mates]") {
    if (!is_of_repository(game_id)) return;
    std::map<std::int64_t, int> count;
    for (const Json& row : mates_of(game_id)) ++count[row.at("mate").get<int>()];
    INFO(game_id);
    CHECK(count[2] >= 5);
    CHECK(count[3] >= 5);
}

}  // namespace kingcraft::test
