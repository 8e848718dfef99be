// Endgame tables from bytes: added once, or refused, and asked for the values of a game's moves.

#include "game/add_table.hpp"

#include "endgame/table_format.hpp"
#include "english/english.hpp"
#include "support/catch2.hpp"
#include "support/game.hpp"
#include "support/tables.hpp"

namespace kingcraft::test {
namespace {

/// The bytes of chess's table of king and queen against king.
std::vector<std::uint8_t> queen_bytes() {
    EndgameTables<Chess> tables;
    const EndgameTable& table = add_table(tables, "KQvK");
    return write_table({"chess", "KQvK", table.index.size()}, table.values);
}

}  // namespace

TEST_CASE("a table from bytes answers for its positions alone", "[endgame]") {
    const auto bytes = queen_bytes();
    EndgameTableStore tables;
    const std::string_view mate_in_one = "k7/8/1K6/8/8/8/8/6Q1 w - - 0 1";
    CHECK(new_game("chess", mate_in_one)->probe(tables).empty());

    REQUIRE_FALSE(kingcraft::add_table("chess", "KQvK", bytes, tables));
    const auto values = new_game("chess", mate_in_one)->probe(tables);
    REQUIRE(values.size() > 2);
    CHECK(values[0].id == "");
    CHECK(values[0].value == EndgameValue::decided_in(1));
    CHECK(values[1].id == "g1g8");
    CHECK(values[1].value == EndgameValue::decided_in(1));

    const auto mated = new_game("chess", "k5Q1/8/1K6/8/8/8/8/8 b - - 0 1")->probe(tables);
    REQUIRE(mated.size() == 1);
    CHECK(mated[0].value.is_decided_now());
    // A rook is another table.
    CHECK(new_game("chess", "k7/8/1K6/8/8/8/8/7R w - - 0 1")->probe(tables).empty());
}

TEST_CASE("a table that is refused changes nothing", "[endgame]") {
    const auto bytes = queen_bytes();
    struct Row {
        std::string_view variant, material;
        std::vector<std::uint8_t> bytes;
        std::string error;
    };
    const Row rows[] = {
        {"checkers", "KQvK", bytes, "There is no variant \"checkers\""},
        {"chess", "KXvK", bytes, "X"},
        {"chess", "KRvK", bytes, "KRvK"},
        {"chess", "KQvK", {bytes.begin(), bytes.end() - 1}, "incomplete"},
    };
    EndgameTableStore tables;
    for (const Row& row : rows) {
        INFO(row.variant << " " << row.material);
        const auto error = kingcraft::add_table(row.variant, row.material, row.bytes, tables);
        REQUIRE(error);
        CHECK_THAT(english(*error), ContainsSubstring(row.error));
        CHECK(tables.pieces_max() == 0);
    }
    REQUIRE_FALSE(kingcraft::add_table("chess", "KQvK", bytes, tables));
    // One that is there is not read again.
    CHECK_FALSE(kingcraft::add_table("chess", "KQvK", {}, tables));
}

}  // namespace kingcraft::test
