// The lines that a search reports: legal move by move, as long as a mate takes, and with the scores that a full window
// finds.

#include "search/alpha_beta.hpp"
#include "search/search_history.hpp"
#include "support/data.hpp"
#include "support/engine.hpp"
#include "support/fault.hpp"
#include "support/game_test_case.hpp"
#include "support/mate_solver.hpp"
#include "support/position.hpp"
#include "support/random.hpp"

namespace kingcraft::test {
namespace {

/// Plies, enough for the wins in two, since it looks at all moves of the root equally deep.
constexpr int depth_of_full_window = 6;

/// The fault in a line from the position; "" for none.
template <class V>
std::string fault_of_line(Position<V> position, const EngineLine& line) {
    for (const std::string& text : line.pv) {
        MoveList moves;
        generate_legal(position, moves);
        const auto all = ids<V>(moves);
        if (!std::binary_search(all.begin(), all.end(), text)) return text + " is not legal in " + fen_text(position);
        position.play(find_move(position, moves, text).value());
    }
    if (line.score.unit != Score::Unit::mate || line.is_lower_bound) return "";
    const int moves_to_win = line.score.value;
    const auto plies = static_cast<std::size_t>(moves_to_win > 0 ? 2 * moves_to_win - 1 : -2 * moves_to_win);
    if (line.pv.size() != plies) return std::to_string(line.pv.size()) + " plies for " + score_text(line.score);
    return is_won(position) ? "" : "no mate at the end of " + score_text(line.score);
}

/// The moves of the triangular table's line from this ply on, as numbers.
std::string line_at(const PvTable& table, int ply) {
    std::string text;
    for (const Move* move = table.begin(ply); move != table.end(ply); ++move) text += std::to_string(move->from());
    return text;
}

/// The best score and moves of the position by a full window and a search of this depth for every move.
template <class V>
std::pair<Score, std::vector<std::string>> full_window_search(const Position<V>& position, int depth) {
    TranspositionTable transposition_table = std::move(*TranspositionTable::create(1));
    SearchHistory<V> history;
    MoveList moves;
    generate_legal(position, moves);
    int best = -infinite_score;
    std::vector<std::string> best_moves;
    for (const Move move : moves) {
        auto tree = std::make_unique<Tree<V>>(transposition_table, history.moves, nullptr);
        tree->clock.start({.depth = depth}, 1, {});
        tree->clock.resume(nullptr);
        tree->keys.push(position.key(), false);
        tree->keys.root_here();
        tree->extension_end = 2 * depth;
        const auto next = position.after(move);
        tree->played(0) = {position.at(move.from()), move};
        tree->keys.push(next.key(), next.halfmove_clock() > 0);
        const int score = -AlphaBeta<V>(*tree).search(next, depth - 1, -infinite_score, infinite_score, 1, false);
        if (score > best) best_moves.clear();
        best = std::max(best, score);
        if (score == best) best_moves.push_back(coordinates<V>(move));
    }
    return {make_score(best), best_moves};
}

}  // namespace

TEST_CASE("a line of the table is a move and the line of the next ply", "[lines]") {
    PvTable table;
    for (int ply = 0; ply < 4; ++ply) table.end_at(ply);
    CHECK(line_at(table, 0).empty());
    table.update(numbered_move(3), 2);
    CHECK(line_at(table, 2) == "3");
    table.update(numbered_move(2), 1);
    CHECK(line_at(table, 1) == "23");
    table.update(numbered_move(1), 0);
    CHECK(line_at(table, 0) == "123");
    // A shorter line replaces a longer one.
    table.end_at(1);
    table.update(numbered_move(4), 0);
    CHECK(line_at(table, 0) == "4");
    CHECK(line_at(table, 2) == "3");
    table.restore({numbered_move(5), numbered_move(6)}, 1);
    table.update(numbered_move(7), 0);
    CHECK(line_at(table, 0) == "756");
    // The last ply that a search reaches has its place.
    table.end_at(max_ply + 1);
    table.update(numbered_move(8), max_ply);
    CHECK(line_at(table, max_ply) == "8");
}

GAME_TEST_CASE("every line of every report can be played, and mates when its score says so", "[lines]") {
    constexpr int games = is_second_look ? 1 : 6;
    const auto engine = engine_for(TestType::id);
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        walk_random_game<TestType>(seed, 120, [&](const Position<TestType>& position, const MoveList& moves) {
            if (position.move_number() % 7 != 0 || moves.empty()) return;
            REQUIRE_FALSE(engine->set_position(TestType::id, fen_text(position)));
            REQUIRE_FALSE(engine->start({.depth = 5, .multipv = 3}));
            for (bool more = true; more;) {
                more = engine->step(poll_interval);
                for (const EngineLine& line : engine->report().lines) {
                    INFO(TestType::id << " " << fen_text(position) << ": " << score_text(line.score));
                    CHECK(fault_of_line(position, line) == "");
                }
            }
        });
    }
}

GAME_TEST_CASE("a depth is complete once its window contains the score", "[aspiration]") {
    constexpr int games = is_second_look ? 1 : 4;
    const GoOn always = [] { return true; };
    const auto engine = engine_for(TestType::id);
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        walk_random_game<TestType>(seed, 120, [&](const Position<TestType>& position, const MoveList& moves) {
            if (position.move_number() % 10 != 0 || moves.empty()) return;
            REQUIRE_FALSE(engine->set_position(TestType::id, fen_text(position)));
            REQUIRE_FALSE(engine->start({.depth = 8}));
            for (bool more = true; more;) {
                more = engine->step(always);
                const EngineReport report = engine->report();
                INFO(TestType::id << " " << fen_text(position) << " at depth " << report.depth);
                CHECK(report.lines.at(0).depth == report.depth);
                CHECK_FALSE(report.lines.at(0).is_lower_bound);
            }
        });
    }
}

GAME_TEST_CASE("a score that jumps out of its window is that of a full window", "[aspiration]") {
    for (const Json& row : read_rows("mates.jsonl", TestType::id)) {
        if (row.at("mate") > 2) continue;
        // The winner fails high once the mate is in sight, and the loser fails low.
        const auto won = position_of<TestType>(text_at(row, "fen"));
        const auto lost = after(won, {texts_at(row, "keys").at(0)});
        for (const auto& position : {won, lost}) {
            const auto engine = engine_for(TestType::id, fen_text(position));
            REQUIRE_FALSE(engine->start({.depth = depth_for_mates}));
            engine->run();
            const EngineReport report = engine->report();
            const auto [score, moves] = full_window_search(position, depth_of_full_window);
            INFO(TestType::id << " " << fen_text(position) << ": " << report.best << " of" << left_over(moves, {}));
            CHECK(score_text(report.lines.at(0).score) == score_text(score));
            CHECK(std::find(moves.begin(), moves.end(), report.best) != moves.end());
        }
    }
}

}  // namespace kingcraft::test
