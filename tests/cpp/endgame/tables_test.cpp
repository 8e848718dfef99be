// Tables against what is known, against a brute force that shares nothing with their builder, and against themselves.

#include "support/tables.hpp"

#include "endgame/table_verifier.hpp"
#include "notation/fen.hpp"
#include "support/brute_force.hpp"
#include "support/game_test_case.hpp"
#include "support/position.hpp"
#include "support/random.hpp"

namespace kingcraft::test {
namespace {

constexpr std::size_t all_numbers = std::numeric_limits<std::size_t>::max();

/// The boards on which tables of three pieces take long.
template <class V>
constexpr bool is_wide = V::Geometry::squares > Chess::Geometry::squares;

template <class V>
std::string first_difference(const EndgameTables<V>& tables, const BruteForce<V>& all) {
    std::string fault;
    all.for_each([&](const Position<V>& position, int plies) {
        const auto value = tables.probe(position);
        const bool equal = value && (plies < 0 ? value->is_draw() : !value->is_draw() && value->plies() == plies);
        if (!equal && fault.empty())
            fault = std::string(V::id) + " " + fen_text(position) + ": " + std::to_string(plies);
    });
    return fault;
}

struct CursedValues {
    std::string first_false;
    /// The cursed wins and losses, and those that are not cursed although they last longer than the limit.
    std::size_t cursed = 0;
    std::size_t reset = 0;
};

template <class V>
CursedValues compare_curses(const EndgameTables<V>& tables, const BruteForce<V>& all, int claimable) {
    CursedValues curses;
    all.for_each_with_count(claimable, [&](const Position<V>& position, bool holds) {
        const EndgameValue value = tables.probe(position).value();
        if (value.is_cursed())
            ++curses.cursed;
        else if (value.plies() > claimable)
            ++curses.reset;
        if (value.is_cursed() == holds && curses.first_false.empty())
            curses.first_false =
                std::string(V::id) + " " + fen_text(position) + (holds ? ": holds" : ": does not hold");
    });
    return curses;
}

/// Whether a won or lost position stays so with so many plies left until a draw can be claimed. Tries all moves; after
/// a capture or pawn move the tables have the answer.
bool holds(const EndgameTables<Chess>& tables, const Position<Chess>& position, int plies_left) {
    const EndgameValue value = tables.probe(position).value();
    if (value.is_decided_now()) return true;
    if (plies_left == 0) return false;
    MoveList moves;
    generate_legal(position, moves);
    const auto holds_after = [&](Move move) {
        const Position<Chess> next = position.after(move);
        const EndgameValue next_value = tables.probe(next).value();
        if (next_value.is_draw() || next_value.is_win() == value.is_win()) return false;
        return next.halfmove_clock() == 0 ? !next_value.is_cursed() : holds(tables, next, plies_left - 1);
    };
    if (value.is_win()) return std::any_of(moves.begin(), moves.end(), holds_after);
    return std::all_of(moves.begin(), moves.end(), holds_after);
}

}  // namespace

GAME_TEST_CASE("a table has the values that brute force finds", "[endgame]") {
    using V = TestType;
    if (pieces_of_game<V>.empty()) return;
    std::vector<Piece> pieces;
    const Material material = parse_material<V>(pieces_of_game<V>).value();
    for (const PieceKind& kind : kinds_of(material)) pieces.insert(pieces.end(), kind.count, kind.piece);
    // Three pieces need less than fifty moves. A limit of five makes some of their wins cursed.
    constexpr int claimable = 10;
    EndgameTables<V> tables;
    const bool is_short = add_table(tables, material, claimable).values.longest <= claimable;
    const BruteForce<V> all(pieces);
    CHECK(first_difference(tables, all) == "");
    const CursedValues curses = compare_curses(tables, all, claimable);
    CHECK(curses.first_false == "");
    CHECK((curses.cursed == 0) == is_short);
    // A pawn move resets the count.
    CHECK((curses.reset == 0) == (is_short || !material.has_pawns()));
}

TEST_CASE("a capture that the loser must make resets the count", "[endgame]") {
    // No three pieces have such a loser, so this side wins without its rook, too.
    EndgameTables<Chess> tables;
    EndgameTable kings = add_table(tables, "KvK");
    for (std::size_t number = 0; number < kings.index.size(); ++number)
        kings.values.set(number, EndgameValue::decided_in(2 * number < kings.index.size() ? 1 : 2));
    EndgameTables<Chess> spoiled;
    spoiled.add(kings);
    const Material rook = parse_material<Chess>("KRvK").value();
    constexpr int claimable = 2;
    EndgameTable& table =
        spoiled.add(EndgameBuilder<Chess>(endgame_index<Chess>(rook), spoiled).build(in_one_go, nobody));
    mark_curses(table, spoiled, claimable, in_one_go, nobody);
    std::size_t reset = 0;
    std::string fault;
    for (std::size_t number = 0; number < table.index.size(); ++number) {
        const EndgameValue value = table.values.at(number);
        const auto position = position_at<Chess>(table.index, number);
        if (!position || value.is_draw()) continue;
        if (value.is_cursed() == holds(spoiled, *position, claimable)) fault = fen_text(*position);
        reset += !value.is_cursed() && value.plies() > claimable;
    }
    CHECK(fault == "");
    CHECK(reset > 0);
}

GAME_TEST_CASE("every value follows from the moves", "[endgame]") {
    using V = TestType;
    EndgameTables<V> tables;
    for (const Material& material : table_materials<V>(is_wide<V> || is_second_look ? 2 : 3)) {
        INFO(V::id << " " << material.text());
        CHECK_FALSE(find_wrong_value(add_table(tables, material), tables, all_numbers, in_one_go));
    }
}

TEST_CASE("a wrong value is found", "[endgame]") {
    EndgameTables<Chess> tables;
    EndgameTable table = add_table(tables, "KRvK");
    const std::size_t number =
        table.index.of(placement_of(table.index.kinds(), position_of<Chess>("8/8/8/8/8/2k5/1R6/K7 b - - 0 1")));
    table.values.bytes[number] = static_cast<std::uint8_t>(EndgameValue::draw().code());
    EndgameTables<Chess> spoiled;
    add_table(spoiled, "KvK");
    spoiled.add(table);
    CHECK(find_wrong_value(*spoiled.find(table.index.material()), spoiled, all_numbers, in_one_go));
}

TEST_CASE("samples of a table are enough to find it spoiled", "[endgame]") {
    EndgameTables<Chess> tables;
    EndgameTable table = add_table(tables, "KRvK");
    EndgameTables<Chess> spoiled;
    add_table(spoiled, "KvK");
    const auto win = static_cast<std::uint8_t>(EndgameValue::decided_in(1).code());
    std::fill(table.values.bytes.begin(), table.values.bytes.end(), win);
    spoiled.add(table);
    const auto& all_won = *spoiled.find(table.index.material());
    CHECK_FALSE(find_wrong_value(all_won, spoiled, 0, in_one_go));
    CHECK(find_wrong_value(all_won, spoiled, 1000, in_one_go));
}

TEST_CASE("the longest wins of chess are those that are known", "[endgame]") {
    EndgameTables<Chess> tables;
    const auto longest = [&](std::string_view pieces) { return add_table(tables, pieces).values.longest; };
    CHECK(longest("KQvK") == 2 * 10);
    CHECK(longest("KRvK") == 2 * 16);
    CHECK(longest("KPvK") == 2 * 28);
    CHECK(longest("KBvK") == 0);
    CHECK(longest("KNvK") == 0);
}

TEST_CASE("cursed wins are not found where pawns of both sides may meet", "[endgame]") {
    const std::pair<std::string_view, bool> rows[] = {
        {"KQvK", true}, {"KPvK", true}, {"KRvKP", true}, {"KPvKP", false}};
    for (const auto& [pieces, can] : rows) {
        INFO(pieces);
        CHECK(can_find_curses(parse_material<Chess>(pieces).value()) == can);
    }
}

TEST_CASE("what the tables do not have, they have no value for", "[endgame]") {
    const auto drawn = [](auto& tables, std::string_view pieces, auto index_of) {
        EndgameTable table{index_of(pieces), {}};
        table.values.resize(table.index.size());
        tables.add(std::move(table));
    };
    const auto of_chess = [](std::string_view pieces) {
        return endgame_index<Chess>(parse_material<Chess>(pieces).value());
    };
    EndgameTables<Chess> chess;
    drawn(chess, "KNvKN", of_chess);
    // After the capture en passant these would be a pawn and two kings.
    CHECK_FALSE(chess.probe(position_of<Chess>("8/8/8/8/pP6/8/8/K6k b - b3 0 1")));
    drawn(chess, "KPvK", of_chess);
    CHECK(chess.probe(position_of<Chess>("4k3/p7/8/8/8/8/8/4K3 w - - 0 1")));

    // With three kings the squares decide which is royal, and Black's pawn belongs to another table.
    EndgameTables<TwoKings> kings;
    drawn(kings, "KKPvK",
          [](std::string_view pieces) { return endgame_index<TwoKings>(parse_material<TwoKings>(pieces).value()); });
    const std::string own = "4k3/8/8/8/8/8/P7/3KK3 b - - 0 1";
    CHECK(kings.probe(position_of<TwoKings>(own)));
    CHECK_FALSE(kings.probe(position_of<TwoKings>("3kk3/p7/8/8/8/8/8/4K3 w - - 0 1")));
    kings.remove(parse_material<TwoKings>("KKPvK").value());
    CHECK_FALSE(kings.probe(position_of<TwoKings>(own)));
}

}  // namespace kingcraft::test
