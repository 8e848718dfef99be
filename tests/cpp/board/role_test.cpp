// Chess' roles and those that games have of their own: what FEN, SAN, the evaluation and the endgame tables take from
// them.

#include "board/role.hpp"

#include <set>
#include <string>

#include "board/piece.hpp"
#include "endgame/table_material.hpp"
#include "game_types.hpp"
#include "rules/variant.hpp"
#include "search/static_exchange.hpp"
#include "support/catch2.hpp"
#include "support/position.hpp"
#include "variants/chess/rules.hpp"

namespace kingcraft::test {
namespace {

/// Chess with an archbishop, which leaps like a knight or goes like a bishop.
struct WithArchbishop : Chess {
    static constexpr std::string_view id = "archbishops";
    static constexpr Role archbishop = own_role(0);
    static constexpr std::array own_roles{RoleFacts{archbishop, "archbishop", 'A', 3, 650}};
    static constexpr std::array roles{Role::king,   Role::queen,  archbishop, Role::rook,
                                      Role::bishop, Role::knight, Role::pawn};
    static constexpr std::array points{0, 9, 7, 5, 3, 3, 1};
    static constexpr std::array promotions{Role::queen, archbishop, Role::rook, Role::bishop, Role::knight};
    static constexpr auto moves = with_moves(Chess::moves, Moves{archbishop, "BN"});
};

/// Chess with an archer, which has the same letter and leaps two squares along a diagonal, and a second piece.
struct WithArchers : Chess {
    static constexpr std::string_view id = "archers";
    static constexpr Role archer = own_role(0);
    static constexpr Role herald = own_role(1);
    static constexpr std::array own_roles{RoleFacts{archer, "archer", 'A', 1, 150},
                                          RoleFacts{herald, "herald", 'H', 2, 500}};
    static constexpr std::array roles{Role::king,   Role::queen, Role::rook, Role::bishop,
                                      Role::knight, archer,      herald,     Role::pawn};
    static constexpr std::array points{0, 9, 5, 3, 3, 2, 5, 1};
    static constexpr auto moves = with_moves(Chess::moves, Moves{archer, "A"}, Moves{herald, "WD"});
    static constexpr std::array piece_values{90, 280, 310, 480, 900, 0, 170};
};

static_assert(Variant<WithArchbishop> && Variant<WithArchers>);

/// The ids of White's moves from a square.
template <class V>
std::string moves_from(const std::string& fen, std::string_view square) {
    const auto position = position_of<V>(fen);
    MoveList moves;
    generate_legal(position, moves);
    std::string found;
    for (const std::string& id : ids<V>(moves)) {
        if (id.starts_with(square)) found += id.substr(2) + " ";
    }
    return found;
}

template <class V>
std::string letters_by_value() {
    std::string letters;
    for (const RoleFacts& facts : roles_by_value<V>) letters += facts.letter;
    return letters;
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("each role stands at its index, with a letter and a name of its own", "[role]", AllVariants) {
    std::set<char> letters;
    std::set<std::string_view> names;
    const RoleList roles = role_facts<TestType>;
    for (std::size_t i = 0; i < roles.size(); ++i) {
        const RoleFacts& facts = roles[i];
        CHECK(index(facts.role) == i);
        CHECK((facts.letter >= 'A' && facts.letter <= 'Z'));
        CHECK(find_role(roles, facts.letter)->role == facts.role);
        CHECK(letter<TestType>(facts.role) == facts.letter);
        CHECK(name<TestType>(facts.role) == facts.name);
        letters.insert(facts.letter);
        names.insert(facts.name);
    }
    CHECK(letters.size() == roles.size());
    CHECK(names.size() == roles.size());
    CHECK(find_role(roles, 'X') == nullptr);
    CHECK(find_role(roles, 'p') == nullptr);
    for (const Role role : TestType::roles) CHECK(index(role) < roles.size());
}

TEMPLATE_LIST_TEST_CASE("a piece has its colour and role, and is read back from its letter", "[role]", AllVariants) {
    for (const Color color : {Color::white, Color::black}) {
        for (const RoleFacts& facts : role_facts<TestType>) {
            const Piece piece{color, facts.role};
            CHECK(piece.color() == color);
            CHECK(piece.role() == facts.role);
            CHECK(piece_from_letter<TestType>(fen_letter<TestType>(piece)) == piece);
        }
    }
}

TEST_CASE("a piece may be of the last role that a game can have", "[role]") {
    for (const Color color : {Color::white, Color::black}) {
        const auto last = static_cast<Role>(roles_max - 1);
        CHECK(Piece(color, last).exists());
        CHECK(Piece(color, last).color() == color);
        CHECK(Piece(color, last).role() == last);
    }
}

TEST_CASE("endgame tables name the pieces in the order of their value", "[role]") {
    CHECK(letters_by_value<Chess>() == "KQRBNP");
    CHECK(letters_by_value<KingsCourt>() == "KQCRBNJP");
    CHECK(letters_by_value<WithArchbishop>() == "KQARBNP");
    CHECK(letters_by_value<WithArchers>() == "KQRHBNAP");
}

TEST_CASE("a game has room for its own roles and no others", "[role]") {
    CHECK(role_count<Chess> == 6);
    CHECK(role_count<KingsCourt> == 8);
    CHECK(role_count<WithArchbishop> == 7);
    CHECK(piece_from_letter<Chess>('A') == Piece{});
    CHECK(piece_from_letter<WithArchers>('h') == Piece(Color::black, WithArchers::herald));
}

TEST_CASE("two games give one letter to different pieces", "[role]") {
    CHECK(name<WithArchbishop>(piece_from_letter<WithArchbishop>('A').role()) == "archbishop");
    CHECK(name<WithArchers>(piece_from_letter<WithArchers>('A').role()) == "archer");
    const std::string fen = "4k3/8/8/8/8/5P2/4P3/3A3K w - - 0 1";
    CHECK(moves_from<WithArchbishop>(fen, "d1") == "a4 b2 b3 c2 c3 e3 f2 ");
    CHECK(moves_from<WithArchers>(fen, "d1") == "b3 ");
    CHECK(fen_text(position_of<WithArchers>(fen)) == fen);
    CHECK(parse_material<WithArchbishop>("KAvKR").value().text() == "KAvKR");
    CHECK(parse_material<WithArchers>("KAHvK").value().text() == "KHAvK");
}

TEST_CASE("a role of a game's own is worth its usual value, where the game says nothing else", "[role]") {
    CHECK(piece_value<WithArchbishop>(WithArchbishop::archbishop) == 650);
    CHECK(piece_value<WithArchers>(WithArchers::archer) == 170);
    CHECK(piece_value<WithArchers>(WithArchers::herald) == 500);
    CHECK(piece_value<WithArchers>(Role::rook) == 480);
}

}  // namespace kingcraft::test
