// The moves of the root: their order, which of them are searched, and the window in which a score is looked for.

#include "search/root_moves.hpp"

#include "support/engine.hpp"
#include "support/game_test_case.hpp"
#include "support/position.hpp"
#include "support/random.hpp"

namespace kingcraft::test {
namespace {

/// Root moves 1, 2, 3 … with these scores.
RootMoves with_scores(const std::vector<int>& scores) {
    RootMoves moves;
    for (const int score : scores) {
        RootMove& each = moves.emplace_back();
        each.move = numbered_move(static_cast<int>(moves.size()));
        each.score = score;
        each.depth = 1;
    }
    return moves;
}

std::string order_of(const RootMoves& moves) {
    std::string text;
    for (const RootMove& each : moves) text += std::to_string(each.move.from());
    return text;
}

}  // namespace

TEST_CASE("a root move goes where its score belongs, behind those of the same score", "[root-moves]") {
    struct Row {
        std::vector<int> scores;
        std::size_t index;
        const char* order;
    };
    const Row rows[] = {
        {{30}, 0, "1"},
        {{30, 20, 10}, 2, "123"},
        {{30, 20, 25}, 2, "132"},
        {{30, 20, 40}, 2, "312"},
        {{30, 20, 30}, 2, "132"},
        {{30, 30, 30}, 2, "123"},
        {{30, 20, 20, 20}, 3, "1234"},
        {{30, 20, 40, 90}, 2, "3124"},
        {{-win_score + 4, -win_score + 2, -win_score + 6}, 2, "312"},
    };
    for (const Row& row : rows) {
        RootMoves moves = with_scores(row.scores);
        moves.sort_in(row.index);
        INFO("expected " << row.order);
        CHECK(order_of(moves) == row.order);
    }
}

TEST_CASE("a root move is brought forward, and the others stay in their order", "[root-moves]") {
    struct Row {
        std::size_t from;
        std::size_t to;
        const char* order;
    };
    for (const Row& row : {Row{0, 0, "1234"}, Row{3, 0, "4123"}, Row{2, 1, "1324"}, Row{3, 3, "1234"}}) {
        RootMoves moves = with_scores({40, 30, 20, 10});
        moves.bring_forward(row.from, row.to);
        INFO(row.from << " to " << row.to);
        CHECK(order_of(moves) == row.order);
        CHECK(moves.index_of(numbered_move(3)) == std::string(row.order).find('3'));
        CHECK(moves.index_of(numbered_move(9)) == 4);
    }
}

TEST_CASE("root moves without a result are no lines", "[root-moves]") {
    RootMoves moves = with_scores({40, 30, 20});
    moves[1].depth = 0;
    CHECK(moves.searched(3).size() == 2);
    CHECK(moves.searched(2).size() == 1);
    CHECK(moves.searched(0).empty());
}

TEST_CASE("root moves are solved once each wins or loses within a third of the depth", "[root-moves]") {
    struct Row {
        std::vector<int> scores;
        std::size_t lines;
        int depth;
        bool solved;
    };
    const Row rows[] = {
        {{win_in(3), 20}, 1, 9, true},  {{win_in(3), 20}, 1, 8, false},        {{loss_in(4)}, 1, 12, true},
        {{win_in(3), 20}, 2, 9, false}, {{win_in(3), loss_in(2)}, 2, 9, true}, {{500}, 1, 100, false},
    };
    for (const Row& row : rows) {
        INFO(row.scores[0] << " at depth " << row.depth);
        CHECK(with_scores(row.scores).are_solved(row.lines, row.depth) == row.solved);
    }
}

TEST_CASE("the effort of the best move is its share of the nodes", "[root-moves]") {
    RootMoves moves = with_scores({40, 30});
    moves[0].nodes = 300;
    moves[1].nodes = 99;
    CHECK(moves.best_move_effort() == 75);
    moves.reset_nodes();
    CHECK(moves.best_move_effort() == 0);
}

TEST_CASE("a window opens around the last score, unless that says little", "[aspiration]") {
    struct Row {
        const char* what;
        int score;
        int last_depth;
        int depth;
        bool narrow;
    };
    const Row rows[] = {
        {"a score of the depth before", 30, 7, 8, true}, {"a shallow depth", 30, 3, 4, false},
        {"a move without a score", 30, 0, 8, false},     {"a win by force", win_in(5), 7, 8, false},
        {"a loss by force", loss_in(6), 7, 8, false},
    };
    for (const Row& row : rows) {
        RootMove last;
        last.score = row.score;
        last.depth = row.last_depth;
        AspirationWindow window;
        window.open_around(last, row.depth);
        INFO(row.what);
        CHECK(window.contains(row.score));
        CHECK((window.low() > -infinite_score) == row.narrow);
        CHECK((window.high() < infinite_score) == row.narrow);
        if (row.narrow) CHECK(window.high() - row.score == row.score - window.low());
    }
}

TEST_CASE("a window widens on the side of the score until it contains it", "[aspiration]") {
    constexpr int depth = 8;
    for (const int last : {0, 30, -700, 5000}) {
        for (int score = -win_score; score <= win_score; score += 7) {
            // The result of a search may lie on the edge of its window, or beyond it.
            for (const bool at_edge : {true, false}) {
                RootMove before;
                before.score = last;
                before.depth = depth - 1;
                AspirationWindow window;
                window.open_around(before, depth);
                int widenings = 0;
                std::string fault;
                while (!window.contains(score) && widenings < 20) {
                    const int low = window.low();
                    const int high = window.high();
                    const bool fails_low = score <= low;
                    window.widen(at_edge ? std::clamp(score, low, high) : score);
                    ++widenings;
                    if (fails_low ? window.high() != high || window.low() >= low
                                  : window.low() != low || window.high() <= high)
                        fault = "the wrong side";
                }
                if (!window.contains(score)) fault += "never contains it";
                // Twice as wide each time: it takes few searches to get anywhere.
                if (widenings > 8) fault += std::to_string(widenings) + " searches";
                INFO("from " << last << " to " << score << (at_edge ? ", at the edge" : ""));
                if (!fault.empty()) CHECK(fault == "");
            }
        }
    }
}

GAME_TEST_CASE("only the moves that were asked for are searched", "[root-moves]") {
    const auto start = start_position<TestType>();
    MoveList legal;
    generate_legal(start, legal);
    const auto all = ids<TestType>(legal);
    for (const std::size_t count : {std::size_t{1}, std::size_t{3}, all.size()}) {
        std::vector<std::string> wanted;
        for (std::size_t i = 0; i < count; ++i) wanted.push_back(all[i * all.size() / count]);
        const auto engine = engine_for(TestType::id);
        REQUIRE_FALSE(engine->start({.depth = 4, .multipv = multipv_max}, {}, wanted));
        engine->run();
        std::vector<std::string> searched;
        for (const EngineLine& line : engine->report().lines) searched.push_back(line.pv.at(0));
        CHECK(engine->report().best == searched.at(0));
        std::sort(searched.begin(), searched.end());
        INFO(TestType::id << ", " << count << " moves");
        CHECK(searched == wanted);
    }
}

GAME_TEST_CASE("wherever a search is stopped, its move is the best one that it reports", "[root-moves]") {
    const auto start = start_position<TestType>();
    MoveList legal;
    generate_legal(start, legal);
    const auto all = ids<TestType>(legal);
    Random random(3);
    const auto engine = engine_for(TestType::id);
    REQUIRE_FALSE(engine->start({.depth = is_second_look ? 6 : 8}));
    int depth = 0;
    int shallow = 0;
    std::vector<EngineLine> before;
    for (bool more = true; more;) {
        more = engine->step(1 + random.below(4 * poll_interval));
        const EngineReport report = engine->report();
        INFO(TestType::id << " at depth " << report.depth << ": " << report.best);
        REQUIRE_FALSE(report.lines.empty());
        CHECK(report.best == report.lines[0].pv.at(0));
        CHECK(std::binary_search(all.begin(), all.end(), report.best));
        CHECK(report.depth >= depth);
        // The line is of the depth under way, or of the last one that was completed.
        const int of_line = report.lines[0].depth;
        if (of_line < report.depth || of_line > report.depth + 1) ++shallow;
        depth = report.depth;
    }
    CHECK(shallow == 0);
}

}  // namespace kingcraft::test
