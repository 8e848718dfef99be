// The levels overlook moves: obscure moves more often than plain ones, a queen beside a piece never, and less from
// level to level.

#include "search/attention.hpp"

#include "game/any_engine.hpp"
#include "support/game_test_case.hpp"
#include "support/position.hpp"
#include "support/random.hpp"

namespace kingcraft::test {
namespace {

template <class V>
Move move_named(const Position<V>& position, const std::string& text) {
    MoveList moves;
    generate_legal(position, moves);
    const auto move = find_move(position, moves, text);
    INFO(V::id << " " << fen_text(position) << " " << text);
    REQUIRE(move);
    return move.value();
}

template <class V>
int obscurity_of(std::string_view fen, const std::string& text) {
    const auto position = position_of<V>(fen);
    return obscurity(position, move_named(position, text));
}

template <class V>
Attention<V> attention_of(int level, const Position<V>& position, std::uint64_t seed) {
    return {levels[static_cast<std::size_t>(level - level_min)], position, seed ^ position.key()};
}

/// The move that a level plays in a position of chess, after another search in the same engine where `before` says so.
std::string choice_of(const std::string& fen, int level, std::uint64_t seed, const Limits* before = nullptr) {
    const auto engine = std::move(AnyEngine::create(1)).value();
    REQUIRE_FALSE(engine->set_position("chess", fen));
    if (before != nullptr) {
        REQUIRE_FALSE(engine->start(*before));
        engine->run();
    }
    REQUIRE_FALSE(engine->start({.depth = 6, .level = level, .seed = seed}));
    engine->run();
    return engine->report().best;
}

}  // namespace

TEST_CASE("long, backward and unusual moves are obscure, captures more than quiet moves", "[level]") {
    struct Row {
        int obscurity;
        std::string_view fen;
        std::string move;
    };
    const std::vector<Row> rows{
        {10, "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1e2"},  {20, "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1o"},
        {20, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4"},   {30, "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "a1a7"},
        {40, "4k3/8/8/8/8/4N3/8/4K3 w - - 0 1", "e3d5"},   {50, "4k3/8/8/8/8/4N3/8/4K3 w - - 0 1", "e3d1"},
        {20, "8/4k3/8/8/8/8/4P3/4K3 b - - 0 1", "e7e8"},   {50, "4k3/8/8/8/4q3/3P4/8/6K1 w - - 0 1", "d3e4"},
        {70, "q3k3/8/8/8/8/8/8/R5K1 w - - 0 1", "a1a8"},   {70, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"},
        {80, "4k3/8/8/3q4/8/4N3/8/6K1 w - - 0 1", "e3d5"}, {60, "B3k3/8/8/8/8/8/6K1/7q w - - 0 1", "g2h1"},
        {80, "B5k1/8/8/8/8/8/8/K6q w - - 0 1", "a8h1"},
    };
    for (const auto& [wanted, fen, move] : rows) {
        INFO(fen << " " << move);
        CHECK(obscurity_of<Chess>(fen, move) == wanted);
    }
}

TEST_CASE("moves of each game's own are obscure", "[level]") {
    const int rook = obscurity_of<Flying>("4k3/8/8/8/8/8/8/R3K3|8/8/8/8/8/8/8/8 w - - 0 1", "a1a4");
    CHECK(obscurity_of<Flying>("4k3/8/8/8/8/8/8/R3K3|8/8/8/8/8/8/8/8 w - - 0 1", "a1a4^") > rook);
    CHECK(rook > obscurity_of<Chess>("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a4"));
    const std::string_view guarded = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    CHECK(obscurity_of<Levitating>(guarded, "e1e3") > obscurity_of<Levitating>(guarded, "e2e4"));
}

TEST_CASE("a queen beside the piece that can take it is never overlooked", "[level]") {
    constexpr PlayingLevel blind{1, 1, 0, 1000, 1000};
    const auto queen = position_of<Chess>("4k3/8/8/8/4q3/3P4/8/6K1 w - - 0 1");
    const auto rook = position_of<Chess>("4k3/8/8/8/4r3/3P4/8/6K1 w - - 0 1");
    const auto reply = position_of<Chess>("4k3/8/8/8/4q3/3P4/8/6K1 b - - 0 1");
    int rooks = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        CHECK(Attention<Chess>(blind, queen, seed).clarity(queen, move_named(queen, "d3e4")) >= 0);
        CHECK(Attention<Chess>(blind, reply, seed).clarity(queen, move_named(queen, "d3e4")) >= 0);
        rooks += Attention<Chess>(blind, rook, seed).clarity(rook, move_named(rook, "d3e4")) >= 0 ? 1 : 0;
    }
    CHECK(rooks < 20);
    for (std::uint64_t seed = 1; seed <= 40; ++seed) CHECK(choice_of(fen_text(queen), level_min, seed) == "d3e4");
}

GAME_TEST_CASE("what a level notices, the next one notices too", "[level]") {
    walk_random_game<TestType>(3, 30, [](const auto& position, const auto& moves) {
        if (position.move_number() % 3 != 0) return;
        for (const Color side : {Color::white, Color::black}) {
            auto root = position;
            if (side != position.turn()) root.pass();
            for (const Move move : moves) {
                for (int level = level_min; level < level_max; ++level) {
                    const bool noticed = attention_of(level, root, 9).clarity(position, move) >= 0;
                    const bool next = attention_of(level + 1, root, 9).clarity(position, move) >= 0;
                    INFO(TestType::id << " " << fen_text(position) << " " << coordinates<TestType>(move) << ", level "
                                      << level);
                    CHECK((!noticed || next));
                }
                CHECK(attention_of(level_max, root, 9).clarity(position, move) >= 0);
            }
        }
    });
}

TEST_CASE("a queen that hangs far away is overlooked at level 1, and less from level to level", "[level]") {
    const std::vector<std::pair<std::string, std::string>> rows{
        {"q3k3/8/8/8/8/8/8/R5K1 w - - 0 1", "a1a8"},
        {"4k3/5ppp/8/3q4/8/4N3/5PPP/6K1 w - - 0 1", "e3d5"},
        {"6k1/5ppp/8/8/8/2B4P/5PPK/q7 w - - 0 1", "c3a1"},
    };
    constexpr std::uint64_t seeds = is_second_look ? 6 : 24;
    for (const auto& [fen, capture] : rows) {
        std::uint64_t before = 0;
        for (int level = level_min; level <= level_max; ++level) {
            std::uint64_t taken = 0;
            for (std::uint64_t seed = 1; seed <= seeds; ++seed) taken += choice_of(fen, level, seed) == capture ? 1 : 0;
            INFO(fen << ", level " << level << ": " << taken << " of " << seeds);
            CHECK(taken >= before);
            if (level == level_min) CHECK(3 * taken <= seeds);
            if (level == level_max) CHECK(taken == seeds);
            before = taken;
        }
    }
}

TEST_CASE("a level that notices a mate plays it", "[level]") {
    const auto position = position_of<Chess>("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
    const Move mate = move_named(position, "a1a8");
    int noticed = 0;
    for (int level = level_min; level <= level_max; ++level) {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            if (attention_of(level, position, seed).clarity(position, mate) < 0) continue;
            ++noticed;
            INFO("level " << level << ", seed " << seed);
            CHECK(choice_of(fen_text(position), level, seed) == "a1a8");
        }
    }
    CHECK(noticed > 100);
}

TEST_CASE("what was searched before at full strength does not help a lower level", "[level]") {
    const std::string fen = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";
    const Limits full{.depth = 8};
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
        CHECK(choice_of(fen, level_min, seed, &full) == choice_of(fen, level_min, seed));
}

}  // namespace kingcraft::test
