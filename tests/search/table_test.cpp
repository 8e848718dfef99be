// The transposition table keeps what it is given, as long as there is room.

#include "search/table.hpp"

#include <catch2/catch.hpp>

#include "search/score.hpp"

namespace kingcraft::test {
namespace {

const Move known_move{Square{12}, Square{28}, MoveKind::double_step};

Table small_table() { return std::move(*Table::create(1)); }

}  // namespace

TEST_CASE("the table gives back what was stored", "[table]") {
    Table table = small_table();
    CHECK_FALSE(table.probe(7));
    for (const int score : {0, 31, -31, win_score - 3, -win_score + 4}) {
        table.store(7, {known_move, score, 9, Bound::exact});
        const auto entry = table.probe(7);
        INFO("score " << score);
        REQUIRE(entry);
        CHECK(entry->move == known_move);
        CHECK(entry->score == score);
        CHECK(entry->depth == 9);
        CHECK(entry->bound == Bound::exact);
    }
    CHECK_FALSE(table.probe(8));
    table.clear();
    CHECK_FALSE(table.probe(7));
}

TEST_CASE("an entry without a move keeps the one known before", "[table]") {
    Table table = small_table();
    table.store(7, {known_move, 10, 3, Bound::lower});
    table.store(7, {Move{}, -10, 5, Bound::upper});
    const auto entry = table.probe(7);
    REQUIRE(entry);
    CHECK(entry->move == known_move);
    CHECK(entry->score == -10);
}

TEST_CASE("shallow and old entries make room first", "[table]") {
    // Keys that differ in their low bits alone share a bucket of four.
    Table table = small_table();
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

TEST_CASE("every key has a place", "[table]") {
    Table table = small_table();
    for (const Key key : {Key{0}, Key{1} << 63, ~Key{0}}) {
        table.store(key, {known_move, 1, 1, Bound::exact});
        CHECK(table.probe(key));
    }
}

}  // namespace kingcraft::test
