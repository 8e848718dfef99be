// The list of roles: what FEN, SAN, the evaluation and the endgame tables take from it.

#include "board/role.hpp"

#include <set>
#include <string>

#include "board/piece.hpp"
#include "support/catch2.hpp"

namespace kingcraft::test {

TEST_CASE("each role stands at its index, with a letter and a name of its own", "[role]") {
    std::set<char> letters;
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < all_roles.size(); ++i) {
        const RoleFacts& facts = all_roles[i];
        CHECK(index(facts.role) == i);
        CHECK((facts.letter >= 'A' && facts.letter <= 'Z'));
        CHECK(find_role(facts.letter)->role == facts.role);
        letters.insert(facts.letter);
        names.insert(facts.name);
    }
    CHECK(letters.size() == all_roles.size());
    CHECK(names.size() == all_roles.size());
    CHECK(find_role('X') == all_roles.end());
    CHECK(find_role('p') == all_roles.end());
}

TEST_CASE("a piece has its colour and role, and is read back from its letter", "[role]") {
    for (const Color color : {Color::white, Color::black}) {
        for (const RoleFacts& facts : all_roles) {
            const Piece piece{color, facts.role};
            CHECK(piece.color() == color);
            CHECK(piece.role() == facts.role);
            CHECK(piece_from_letter(piece.fen_letter()) == piece);
        }
    }
}

TEST_CASE("endgame tables name the pieces in the order of their value", "[role]") {
    std::string letters;
    for (const Role role : roles_by_value) letters += letter(role);
    CHECK(letters == "KQCRBNJP");
}

}  // namespace kingcraft::test
