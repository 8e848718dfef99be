// can_win: positions with the answer, and a search for wins where the answer is no.

#include <optional>

#include "support/data.hpp"
#include "support/game_test_case.hpp"
#include "support/placed.hpp"
#include "support/position.hpp"

namespace kingcraft::test {
namespace {

/// White's king and perhaps one piece more, Black's king and perhaps one piece more.
struct Sides {
    std::optional<Role> own;
    std::optional<Role> other;
};

/// All such sets of a game. White's pawns may become any piece, so can_win is true with them.
template <class V>
std::vector<Sides> all_sides() {
    std::vector<std::optional<Role>> roles{std::nullopt};
    for (const Role role : V::roles) {
        if (role != Role::king || kings_max<V> > 1) roles.emplace_back(role);
    }
    std::vector<Sides> all;
    for (const auto own : roles) {
        for (const auto other : roles) {
            if (own != Role::pawn) all.push_back({own, other});
        }
    }
    return all;
}

/// Calls `visit(position)` for these pieces without rights, and with each right that a jester has where it stands.
template <class V, class Visit>
void visit_rights(const std::vector<PieceOnSquare>& pieces, Color turn, Visit visit) {
    const Position<V> plain = placed<V>(pieces, turn);
    visit(plain);
    for (std::size_t i = 0; i < V::rights.size(); ++i) {
        const Right& right = V::rights[i];
        if (right.role == Role::rook || !plain.at(right.home).is(right.color, right.role)) continue;
        Setup<V> setup;
        for (const PieceOnSquare& placed_piece : pieces) setup.board[placed_piece.square] = placed_piece.piece;
        setup.turn = turn;
        setup.rights = right_bit(i);
        visit(Position<V>(setup));
    }
}

/// Calls `visit(pieces)` for each placement of one more piece, or once without one.
template <class V, class Visit>
void place(std::vector<PieceOnSquare> pieces, Color color, std::optional<Role> role, Visit visit) {
    if (!role) {
        visit(pieces);
        return;
    }
    for (const Square square : squares_of<V>(*role)) {
        if (is_taken(pieces, square)) continue;
        pieces.push_back({Piece{color, *role}, square});
        visit(pieces);
        pieces.pop_back();
    }
}

/// True when can_win is false for White with these pieces on some squares.
template <class V>
bool is_denied(const Sides& sides) {
    bool denied = false;
    const std::vector<PieceOnSquare> kings{PieceOnSquare{Piece{Color::black, Role::king}, Square{0}},
                                           PieceOnSquare{Piece{Color::white, Role::king}, Square{2}}};
    int tries = 0;
    place<V>(kings, Color::white, sides.own, [&](const std::vector<PieceOnSquare>& pieces) {
        if (++tries > 3 * V::Geometry::files) return;
        place<V>(pieces, Color::black, sides.other, [&](const std::vector<PieceOnSquare>& all) {
            denied = denied || !V::can_win(placed<V>(all, Color::black), Color::white);
        });
    });
    return denied;
}

/// Looks for a mate of Black in all positions of these pieces in which can_win is false for White. Returns the first,
/// or
/// "".
template <class V>
std::string find_mate(const Sides& sides, std::size_t& looked_at) {
    using G = typename V::Geometry;
    std::string found;
    const bool has_pawns = sides.other == Role::pawn;
    const auto look = [&](const Position<V>& position) {
        if (!position.is_check(Color::black) || position.is_check(Color::white) || V::can_win(position, Color::white))
            return;
        ++looked_at;
        MoveList moves;
        generate_legal(position, moves);
        if (moves.empty()) found = fen_text(position);
    };
    place<V>({}, Color::black, Role::king, [&](const std::vector<PieceOnSquare>& king) {
        place<V>(king, Color::white, Role::king, [&](const std::vector<PieceOnSquare>& kings) {
            // A quarter is enough where the others are the same game; jesters that jump are near the lower ones.
            const bool is_symmetric =
                !has_pawns && sides.other != Role::king && V::is_left_right_symmetric(placed<V>(kings, Color::black));
            const Square square = king[0].square;
            if (is_symmetric && (G::file(square) >= G::files / 2 || G::rank(square) >= G::ranks / 2)) return;
            place<V>(kings, Color::white, sides.own, [&](const std::vector<PieceOnSquare>& pieces) {
                // No piece of Black's adds a check.
                bool checks = !sides.own;
                visit_rights<V>(pieces, Color::black,
                                [&](const Position<V>& position) { checks = checks || position.is_check(); });
                if (!checks) return;
                place<V>(pieces, Color::black, sides.other,
                         [&](const std::vector<PieceOnSquare>& all) { visit_rights<V>(all, Color::black, look); });
            });
        });
    });
    return found;
}

/// Plays random games from positions in which can_win is false for White. Returns the first position in which it is
/// true, or "".
template <class V>
std::string find_change(const Sides& sides, Random& random) {
    constexpr int games = 200;
    constexpr int plies = 30;
    for (int game = 0; game < games; ++game) {
        std::vector<PieceOnSquare> pieces;
        for (const Color color : {Color::white, Color::black})
            place_anywhere<V>(pieces, Piece{color, Role::king}, random);
        if (sides.own) place_anywhere<V>(pieces, Piece{Color::white, *sides.own}, random);
        if (sides.other) place_anywhere<V>(pieces, Piece{Color::black, *sides.other}, random);
        auto position = placed<V>(pieces, static_cast<Color>(random.below(color_count)));
        if (position.is_check(!position.turn()) || V::can_win(position, Color::white)) continue;
        for (int ply = 0; ply < plies; ++ply) {
            MoveList moves;
            generate_legal(position, moves);
            for (const Move move : moves) {
                if (V::can_win(position.after(move), Color::white)) return fen_text(position);
            }
            if (moves.empty()) break;
            position.play(moves[random.below(moves.size())]);
        }
    }
    return "";
}

}  // namespace

TEST_CASE("who can still win", "[can_win]") {
    struct Row {
        const char* variant;
        const char* what;
        const char* placement;
        /// Whether White can win.
        bool expected;
    };
    const Row rows[] = {
        {"chess", "a king alone", "4k3/8/8/8/8/8/4p3/4K3", false},
        {"chess", "a pawn", "4k3/8/8/8/8/8/4P3/4K3", true},
        {"chess", "a knight against a queen", "3qk3/8/8/8/8/8/8/4KN2", false},
        {"chess", "a knight against two queens", "2qqk3/8/8/8/8/8/8/4KN2", false},
        {"chess", "a knight against a rook", "3rk3/8/8/8/8/8/8/4KN2", true},
        {"chess", "a knight against a pawn", "4k3/p7/8/8/8/8/8/4KN2", true},
        {"chess", "two knights", "4k3/8/8/8/8/8/8/4KNN1", true},
        {"chess", "a bishop against a rook", "3rk3/8/8/8/8/8/8/4KB2", false},
        {"chess", "a bishop against a queen and a rook", "q2rk3/8/8/8/8/8/8/4KB2", false},
        {"chess", "a bishop against a knight", "3nk3/8/8/8/8/8/8/4KB2", true},
        {"chess", "a bishop against a pawn", "4k3/p7/8/8/8/8/8/4KB2", true},
        {"chess", "a bishop against one of its color", "4kb2/8/8/8/8/8/8/q1B1K3", false},
        {"chess", "a bishop against one of the other color", "q3kb2/8/8/8/8/8/8/4KB2", true},
        {"chess", "bishops of both colors", "4k3/8/8/8/8/8/8/2B1KB2", true},
        {"chess", "bishops of one color against a rook", "3rk3/8/8/8/8/8/8/2B1K1B1", false},
        {"chess", "a knight and a bishop", "4k3/8/8/8/8/8/8/4KBN1", true},
        {"tax", "a king alone", "4k3/8/8/8/8/8/4p3/4K3", false},
        {"tax", "a knight", "4k3/8/8/8/8/8/8/4KN2", true},
        {"tax", "a knight against a queen", "3qk3/8/8/8/8/8/8/4KN2", true},
        {"levitating", "a king alone", "4k3/8/8/8/8/8/4p3/4K3", true},
        {"twokings", "one king", "4k3/8/8/8/8/8/4p3/4K3", false},
        {"twokings", "one king against two", "3kk3/8/8/8/8/8/4p3/4K3", false},
        {"twokings", "one king and a knight against a queen", "3qk3/8/8/8/8/8/8/4KN2", false},
        {"twokings", "one king and a knight against a pawn", "4k3/p7/8/8/8/8/8/4KN2", true},
        {"twokings", "one king and a knight against two kings", "3kk3/8/8/8/8/8/8/4KN2", true},
        {"twokings", "two kings", "4k3/8/8/8/8/8/7p/3KK3", true},
        {"flying", "a king alone", "4k3/8/8/8/8/8/4p3/4K3|8/8/8/8/8/8/8/8", false},
        {"flying", "a bishop above, against a pawn", "4k3/8/8/8/8/8/4p3/4K3|8/8/8/8/8/8/8/2B5", true},
        {"flying", "a bishop against a rook", "3rk3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/8/2B5", false},
        {"flying", "a bishop against a queen", "3qk3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/8/2B5", true},
        {"flying", "a bishop against two rooks", "2rrk3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/8/2B5", true},
        {"flying", "a knight", "4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/8/2N5", false},
        {"flying", "a knight against a knight", "4k3/8/8/8/8/8/8/4K3|2n5/8/8/8/8/8/8/2N5", true},
        {"flying", "bishops of one color", "4k3/8/8/8/8/8/8/2B1K1B1|8/8/8/8/8/8/8/4B3", false},
        {"flying", "bishops of both colors", "4k3/8/8/8/8/8/8/2B1K3|8/8/8/8/8/8/8/5B2", true},
        {"flying", "a bishop against one of its color", "5k2/8/8/8/8/8/8/2B1K3|4b3/8/8/8/8/8/8/8", true},
        {"kingscourt", "a king alone", "5k6/12/12/12/12/12/5p6/5K6", false},
        {"kingscourt", "a jester against a pawn", "5k6/12/12/12/12/12/5p6/5KJ5", true},
        {"kingscourt", "a jester against a rook", "4rk6/12/12/12/12/12/12/5KJ5", false},
        {"kingscourt", "two bishops of both colors against a queen", "4qk6/12/12/12/12/12/12/5KBB4", true},
        {"kingscourt", "a bishop against a queen and a rook", "3qrk6/12/12/12/12/12/12/5KB5", true},
        {"kingscourt", "a bishop against a chancellor", "4ck6/12/12/12/12/12/12/5KB5", false},
        {"kingscourt", "a knight against a jester", "4jk6/12/12/12/12/12/12/5KN5", false},
        {"kingscourt", "a knight", "5k6/12/12/12/12/12/12/5KN5", false},
        {"kingscourt", "two bishops of one color", "5k6/12/12/12/12/12/12/2B1BK6", false},
        {"kingscourt", "a bishop and a jester of both colors", "5k6/12/12/12/12/12/12/2B1KJ6", true},
        {"kingscourt", "a bishop against a jester of its color", "3j1k6/12/12/12/12/12/12/4BK6", false},
        {"kingscourt", "a knight against a rook", "4rk6/12/12/12/12/12/12/5KN5", true},
        {"kingscourt", "a knight against a queen and a rook", "3qrk6/12/12/12/12/12/12/5KN5", true},
    };
    for (const Row& row : rows) {
        INFO(row.variant << ": " << row.what << ", " << row.placement);
        const std::string fen = std::string(row.placement) + " b - - 0 1";
        AllVariants::with(row.variant,
                          [&]<class V>() { CHECK(V::can_win(position_of<V>(fen), Color::white) == row.expected); });
    }
}

GAME_TEST_CASE("can_win overlooks no mate of up to four pieces, and no move makes it true again", "[can_win]") {
    Random random(7);
    std::size_t looked_at = 0;
    for (const Sides& sides : all_sides<TestType>()) {
        if (!is_denied<TestType>(sides)) continue;
        const auto letter = [](std::optional<Role> role) {
            return role ? std::string(1, kingcraft::letter<TestType>(*role)) : "nothing";
        };
        INFO(TestType::id << ": a king and " << letter(sides.own) << " against a king and " << letter(sides.other));
        CHECK(find_change<TestType>(sides, random) == "");
        if (is_second_look && sides.own) continue;
        CHECK(find_mate<TestType>(sides, looked_at) == "");
    }
    // A lone king gives no check, so that there is nothing to be looked at where that is all.
    const bool has_pieces = TestType::id != Tax::id && TestType::id != Levitating::id;
    if (!is_second_look && is_of_repository(TestType::id)) CHECK((looked_at > 10'000) == has_pieces);
}

}  // namespace kingcraft::test
