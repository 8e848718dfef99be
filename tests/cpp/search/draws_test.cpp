// Draws that the search must see coming.

#include "game/any_engine.hpp"
#include "search/key_history.hpp"
#include "support/catch2.hpp"

namespace kingcraft::test {
TEST_CASE("the search sees draws coming", "[draws]") {
    struct Row {
        std::string name;
        std::string fen;
        std::vector<std::string> moves;
        int depth;
        Score score;
    };

    constexpr Score drawn{Score::Unit::centipawns, 0};
    constexpr Score win_at_once{Score::Unit::mate, 1};

    const std::vector<Row> rows{
        {"perpetual check saves a lost game", "6k1/6p1/8/7Q/8/8/1qr5/7K w - - 0 1", {}, 6, drawn},
        {"the third time of a position saves a lost game",
         "3q3k/8/8/8/8/8/8/K6N w - - 0 1",
         {"h1g3", "d8d7", "g3h1", "d7d8", "h1g3", "d8d7", "g3h1", "d7d8"},
         3,
         drawn},
        {"fifty moves: any move draws", "8/8/8/3k4/8/8/1Q6/K7 w - - 99 80", {}, 3, drawn},
        {"fifty moves: a mate with the last of them stands", "7k/8/6K1/8/8/8/8/R7 w - - 99 80", {}, 3, win_at_once},
        {"a capture that leaves too little draws", "7k/8/8/8/8/2n5/1q6/K7 w - - 0 1", {}, 3, drawn},
        {"stalemate saves a lost game", "7k/8/8/8/8/1p6/1r6/K7 w - - 0 1", {}, 4, drawn},
    };
    for (const Row& row : rows) {
        const auto engine = std::move(AnyEngine::create(1)).value();
        REQUIRE_FALSE(engine->set_position("chess", row.fen, row.moves));
        REQUIRE_FALSE(engine->start({.depth = row.depth}));
        engine->run();
        const Score score = engine->report().lines.at(0).score;
        INFO(row.name << ": " << row.fen << ", got " << score.value << " with " << engine->report().best);
        CHECK((score == row.score));
    }
}

TEST_CASE("a position is a repetition once since the root, twice before it", "[draws]") {
    struct Case {
        std::string name;
        std::vector<Key> game;
        std::vector<Key> tree;
        bool repeats;
    };
    const std::vector<Case> cases{
        {"once in the game", {1, 2, 3, 4}, {1}, false},
        {"twice in the game", {1, 2, 3, 4, 1, 2, 3, 4}, {1}, true},
        {"once since the root", {9, 1}, {2, 3, 4, 1}, true},
        {"the other side to move", {1, 2, 3}, {1}, false},
        {"nothing", {1, 2, 3, 4}, {5, 6}, false},
    };
    for (const Case& each : cases) {
        KeyHistory keys;
        for (const Key key : each.game) keys.push(key, true);
        keys.root_here();
        for (const Key key : each.tree) keys.push(key, true);
        INFO(each.name);
        CHECK(keys.is_repetition() == each.repeats);
    }
}

TEST_CASE("no position stands before an irreversible move", "[draws]") {
    KeyHistory keys;
    for (const Key key : {1, 2, 3}) keys.push(static_cast<Key>(key), true);
    keys.root_here();
    keys.push(4, false);
    keys.push(3, true);
    CHECK_FALSE(keys.is_repetition());
}

}  // namespace kingcraft::test
