// The numbers of placements.

#include "endgame/table_index.hpp"

#include "endgame/endgame_tables.hpp"
#include "english/english.hpp"
#include "support/game_test_case.hpp"
#include "support/position.hpp"

namespace kingcraft::test {
namespace {

template <class V>
Material material(std::string_view text) {
    return parse_material<V>(text).value();
}

/// The sets of pieces of a game whose every placement is tried.
template <class V>
std::vector<Material> small_sets() {
    std::vector<Material> sets = table_materials<V>(2);
    if constexpr (V::Geometry::squares == Chess::Geometry::squares) {
        for (const Material& three : table_materials<V>(3)) sets.push_back(three);
    }
    return sets;
}

/// The first number that its own placement does not lead back to, of those that stand for a position.
template <class V>
std::optional<std::size_t> first_lost_number(const EndgameIndex& index) {
    for (std::size_t number = 0; number < index.size(); ++number) {
        const auto position = position_at<V>(index, number);
        if (position && index.of(placement_of(index.kinds(), *position)) != number) return number;
    }
    return std::nullopt;
}

}  // namespace

GAME_TEST_CASE("a position made of pieces is the one made of a setup", "[endgame]") {
    using V = TestType;
    for (const Color turn : {Color::white, Color::black}) {
        Setup<V> setup;
        setup.turn = turn;
        std::vector<PieceOnSquare> pieces;
        for (const Piece piece : {Piece{Color::white, Role::king}, Piece{Color::black, Role::king},
                                  Piece{Color::white, V::roles[1]}, Piece{Color::black, V::roles.back()}}) {
            pieces.push_back({piece, static_cast<Square>(V::Geometry::files * pieces.size() + 9)});
            setup.board[pieces.back().square] = piece;
        }
        INFO(V::id << " " << name(turn));
        CHECK(Position<V>(pieces, turn) == Position<V>(setup));
    }
}

GAME_TEST_CASE("a number leads to a position that has this number", "[endgame]") {
    for (const Material& each : small_sets<TestType>()) {
        INFO(TestType::id << " " << each.text());
        CHECK_FALSE(first_lost_number<TestType>(endgame_index<TestType>(each)));
    }
}

TEST_CASE("mirror images share a number where the game is the same on them", "[endgame]") {
    const auto number = []<class V>(std::string_view pieces, const Position<V>& position) {
        const EndgameIndex index = endgame_index<V>(material<V>(pieces));
        return index.of(placement_of(index.kinds(), position));
    };
    const auto same = [&]<class V>(std::string_view pieces, std::string_view one, std::string_view other) {
        return number(pieces, position_of<V>(one)) == number(pieces, position_of<V>(other));
    };
    const std::string_view queen = "8/8/8/3k4/8/8/1Q6/K7 w - - 0 1";
    const std::string_view queen_elsewhere = "8/8/8/8/8/3k4/6Q1/7K w - - 0 1";
    const std::string_view queen_mirrored = "8/8/8/4k3/8/8/6Q1/7K w - - 0 1";
    CHECK(same.operator()<Chess>("KQvK", queen, queen_mirrored));
    CHECK_FALSE(same.operator()<Chess>("KQvK", queen, queen_elsewhere));
    const std::string_view pawn = "8/8/8/3k4/8/8/1P6/K7 w - - 0 1";
    const std::string_view pawn_mirrored = "8/8/8/4k3/8/8/6P1/7K w - - 0 1";
    CHECK(same.operator()<Chess>("KPvK", pawn, pawn_mirrored));
    CHECK_FALSE(same.operator()<Tax>("KPvK", pawn, pawn_mirrored));
    const std::string_view kings = "8/8/8/3k4/8/8/1K6/K7 w - - 0 1";
    const std::string_view kings_mirrored = "8/8/8/4k3/8/8/6K1/7K w - - 0 1";
    CHECK_FALSE(same.operator()<TwoKings>("KKvK", kings, kings_mirrored));
    CHECK(same.operator()<TwoKings>("KQvK", queen, queen_mirrored));
}

TEST_CASE("colours are exchanged only where that is the same game", "[endgame]") {
    CHECK(table_material<Chess>(material<Chess>("KPvKQ")).text() == "KQvKP");
    CHECK(table_material<TwoKings>(material<TwoKings>("KvKK")).text() == "KKvK");
    CHECK(table_material<TwoKings>(material<TwoKings>("KPvKQ")).text() == "KQvKP");
    CHECK(table_material<TwoKings>(material<TwoKings>("KPvKK")).text() == "KPvKK");
    CHECK(table_material<TwoKings>(material<TwoKings>("KKvKP")).text() == "KKvKP");
}

TEST_CASE("materials are read and refused", "[endgame]") {
    CHECK(material<KingsCourt>("JKvKC").text() == "KJvKC");
    for (const std::string_view bad :
         {"", "K", "KQ", "QvK", "KvQ", "KQvKQv", "kqvk", "KQKv", "KKvK", "KCvK", "KQRBvK", "KQRvKQ", "K vK"}) {
        INFO(bad);
        const auto read = parse_material<Chess>(bad);
        REQUIRE_FALSE(read);
        CHECK(english(read.error()).find("has no table") != std::string::npos);
    }
}

}  // namespace kingcraft::test
