// The transposition table stores entries, and replaces the least valuable ones.

#include "search/transposition_table.hpp"

#include "search/score.hpp"
#include "support/catch2.hpp"

namespace kingcraft::test {
namespace {

const Move known_move{Square{12}, Square{28}, MoveKind::double_step};

TranspositionTable small_table() { return std::move(*TranspositionTable::create(1)); }

}  // namespace

TEST_CASE("the table gives back what was stored", "[table]") {
    struct Row {
        int score;
        int depth;
        Bound bound;
        int evaluation;
    };
    const std::vector<Row> rows{
        {0, 0, Bound::exact, 0},
        {31, 9, Bound::lower, -20},
        {-31, 100, Bound::upper, no_evaluation},
        {win_score - 3, 127, Bound::exact, infinite_score},
        {-win_score + 4, -128, Bound::lower, -infinite_score},
    };
    const std::vector<Move> moves{
        Move{}, known_move,
        Move{Square{127}, Square{126}, own_kind(own_kinds_max - 1), static_cast<Role>(roles_max - 1)}};
    TranspositionTable table = small_table();
    CHECK_FALSE(table.probe(7));
    for (const auto& [score, depth, bound, evaluation] : rows) {
        for (const Move move : moves) {
            table.clear();
            table.store(7, {move, score, depth, bound, evaluation});
            const auto entry = table.probe(7);
            INFO("score " << score << ", depth " << depth << ", move " << move.bits());
            REQUIRE(entry);
            CHECK(entry->move == move);
            CHECK(entry->score == score);
            CHECK(entry->depth == depth);
            CHECK(entry->bound == bound);
            CHECK(entry->evaluation == evaluation);
        }
    }
    CHECK_FALSE(table.probe(8));
    table.clear();
    CHECK_FALSE(table.probe(7));
}

TEST_CASE("an entry without a move or evaluation leaves the stored ones", "[table]") {
    TranspositionTable table = small_table();
    table.store(7, {known_move, 10, 3, Bound::lower, 25});
    table.store(7, {Move{}, -10, 5, Bound::upper});
    const auto entry = table.probe(7);
    REQUIRE(entry);
    CHECK(entry->move == known_move);
    CHECK(entry->evaluation == 25);
    CHECK(entry->score == -10);
}

TEST_CASE("shallow and old entries make room first", "[table]") {
    // Keys that differ in their low bits alone share a bucket of four.
    TranspositionTable table = small_table();
    for (const Key key : {1U, 2U, 3U, 4U}) table.store(key, {known_move, 0, static_cast<int>(key), Bound::exact});
    table.store(5, {known_move, 0, 1, Bound::exact});
    CHECK_FALSE(table.probe(1));
    for (const Key key : {2U, 3U, 4U, 5U}) CHECK(table.probe(key));

    table.age();
    table.age();
    table.store(5, {known_move, 0, 2, Bound::exact});
    table.store(6, {known_move, 0, 1, Bound::exact});
    table.store(7, {known_move, 0, 1, Bound::exact});
    CHECK(table.probe(5));
    CHECK(table.probe(6));
    CHECK(table.probe(7));
    CHECK_FALSE(table.probe(2));
    CHECK_FALSE(table.probe(3));
}

TEST_CASE("a search that forgets finds nothing of others, and leaves them nothing", "[table]") {
    TranspositionTable table = small_table();
    table.store(5, {known_move, 1, 1, Bound::exact});
    table.age(true);
    CHECK_FALSE(table.probe(5));
    table.store(5, {known_move, 2, 1, Bound::exact});
    REQUIRE(table.probe(5));
    CHECK(table.probe(5)->score == 2);
    table.age(true);
    CHECK_FALSE(table.probe(5));
    table.age();
    REQUIRE(table.probe(5));
    CHECK(table.probe(5)->score == 1);
}

TEST_CASE("what is stored for one variant is found for it alone", "[table]") {
    TranspositionTable table = small_table();
    table.set_variant("chess");
    table.store(5, {known_move, 1, 1, Bound::exact});
    table.set_variant("tax");
    CHECK_FALSE(table.probe(5));
    table.store(5, {known_move, 2, 1, Bound::exact});
    table.set_variant("chess");
    REQUIRE(table.probe(5));
    CHECK(table.probe(5)->score == 1);
}

TEST_CASE("every key has a place", "[table]") {
    TranspositionTable table = small_table();
    for (const Key key : {Key{0}, Key{1} << 63, ~Key{0}}) {
        table.prefetch(key);
        table.store(key, {known_move, 1, 1, Bound::exact});
        CHECK(table.probe(key));
    }
}

TEST_CASE("keys in one bucket are distinguished", "[table]") {
    // One after the other, since a bucket has only four slots.
    TranspositionTable table = small_table();
    table.store(0, {known_move, 1, 1, Bound::exact});
    for (int bit = 0; bit < 64; ++bit) {
        INFO("bit " << bit);
        CHECK_FALSE(table.probe(Key{1} << bit));
    }
}

TEST_CASE("the table tells how full it is of what is new", "[table]") {
    TranspositionTable table = small_table();
    CHECK(table.hashfull() == 0);
    // The highest bits of a key choose the bucket: these fill every second one of the sample's slots.
    const Key next_bucket = ~Key{0} / (1 << 14) + 1;
    for (Key bucket = 0; bucket < 250; ++bucket) {
        for (const Key key : {1, 2}) table.store(bucket * next_bucket + key, {known_move, 1, 1, Bound::exact});
    }
    CHECK(table.hashfull() == 500);
    table.age();
    CHECK(table.hashfull() == 0);
}

}  // namespace kingcraft::test
