// Tables against what is known, against a brute force that shares nothing with their builder, and against themselves.

#include "support/tables.hpp"

#include <catch2/catch.hpp>

#include "endgame/verify.hpp"
#include "notation/fen.hpp"
#include "support/brute_force.hpp"
#include "support/position.hpp"
#include "support/random.hpp"
#include "variants/all.hpp"

namespace kingcraft::test {
namespace {

constexpr std::size_t all_numbers = std::numeric_limits<std::size_t>::max();

/// The boards on which three men take long.
template <class V>
constexpr bool is_wide = V::Geometry::squares > Chess::Geometry::squares;

template <class V>
std::string first_difference(const EndgameTables<V>& tables, const BruteForce<V>& all) {
    std::string fault;
    all.for_each([&](const Position<V>& position, int plies) {
        const auto told = tables.probe(position);
        const bool equal = told && (plies < 0 ? told->is_draw() : !told->is_draw() && told->plies() == plies);
        if (!equal && fault.empty())
            fault = std::string(V::id) + " " + fen_text(position) + ": " + std::to_string(plies);
    });
    return fault;
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("a table says what trying everything comes to", "[endgame]", AllVariants) {
    using V = TestType;
    if (men_of_game<V>.empty()) return;
    std::vector<Piece> men;
    const Material material = parse_material<V>(men_of_game<V>).value();
    for (const MenOfKind& kind : kinds_of(material)) men.insert(men.end(), kind.count, kind.piece);
    EndgameTables<V> tables;
    add_table(tables, material);
    CHECK(first_difference(tables, BruteForce<V>(men)) == "");
}

TEMPLATE_LIST_TEST_CASE("every value follows from the moves", "[endgame]", AllVariants) {
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
    const auto longest = [&](std::string_view men) { return add_table(tables, men).values.longest; };
    CHECK(longest("KQvK") == 2 * 10);
    CHECK(longest("KRvK") == 2 * 16);
    CHECK(longest("KPvK") == 2 * 28);
    CHECK(longest("KBvK") == 0);
    CHECK(longest("KNvK") == 0);
}

}  // namespace kingcraft::test
