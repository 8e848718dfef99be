#pragma once
// From what somebody wrote down to a position that can be played.

#include <string>
#include <vector>

#include "board/result.hpp"
#include "board/small.hpp"
#include "rules/castling.hpp"
#include "rules/movegen.hpp"
#include "rules/position.hpp"
#include "rules/roles.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

namespace detail {

inline Error setup_error(std::string text) { return {ErrorCode::fen, std::move(text)}; }

template <class V>
std::string check_kings(const Setup<V>& setup) {
    std::array<int, color_count> kings{};
    for (const Piece piece : setup.board) {
        if (piece.exists() && piece.role() == Role::king) ++kings[index(piece.color())];
    }
    for (const Color color : {Color::white, Color::black}) {
        const std::string side = "The placement has ";
        const int count = kings[index(color)];
        if (count > V::kings_max) {
            return side + std::to_string(count) + " kings for " + std::string(title(color)) + "; at most " +
                   std::to_string(V::kings_max) + (V::kings_max == 1 ? " is" : " are") + " allowed.";
        }
        const bool other_has_king = kings[index(!color)] > 0;
        if (count == 0 && (V::king_must_be_safe || !other_has_king)) {
            return side + "no king for " + std::string(title(color)) + ".";
        }
    }
    return "";
}

/// "Kings, queens and pawns": the roles that stay on the ground.
template <class V>
std::string ground_roles() {
    std::vector<Role> roles(V::roles.begin(), V::roles.end());
    std::erase_if(roles, [](Role role) { return V::may_leave_ground(role); });
    std::string names;
    for (const Role role : roles) {
        if (!names.empty()) names += role == roles.back() ? " and " : ", ";
        names += std::string(name(role)) + "s";
    }
    names[0] = static_cast<char>(names[0] - 'a' + 'A');
    return names;
}

template <class V>
std::string check_squares(const Setup<V>& setup) {
    using G = typename V::Geometry;
    for (int i = 0; i < G::squares; ++i) {
        const auto square = static_cast<Square>(i);
        const Piece piece = setup.board[square];
        if (!piece.exists()) continue;
        const std::string where = " on " + square_name<G>(square) + ".";
        if (!has_role<V>(piece.role())) return std::string("This game has no piece ") + piece.fen_letter() + where;
        if (G::level(square) > 0 && !V::may_leave_ground(piece.role())) {
            return std::string("The placement has ") + piece.fen_letter() + where + " " + ground_roles<V>() +
                   " never leave the ground.";
        }
        const int rank = G::rank(square);
        if (piece.role() == Role::pawn && (rank == 0 || rank == G::ranks - 1)) {
            return "The placement has a pawn" + where + " Pawns never stand on the first or last rank.";
        }
    }
    return "";
}

/// True when what a right is about stands at home.
template <class V>
bool right_fits(const Setup<V>& setup, std::size_t index_of_right) {
    const Right& right = V::rights[index_of_right];
    const Square king = V::king_home[index(right.color)];
    return setup.board[right.home].is(right.color, right.role) &&
           (!right.castles() || setup.board[king].is(right.color, Role::king));
}

template <class V>
std::string check_rights(const Setup<V>& setup) {
    using G = typename V::Geometry;
    for (std::size_t i = 0; i < V::rights.size(); ++i) {
        if ((setup.rights & right_bit(i)) == 0 || right_fits(setup, i)) continue;
        const Right& right = V::rights[i];
        const Square king = V::king_home[index(right.color)];
        const std::string side(name(right.color));
        return std::string("The right ") + right.letter + " needs a " + side + " " +
               (right.castles() ? "king on " + square_name<G>(king) + " and a " : "") + std::string(name(right.role)) +
               " on " + square_name<G>(right.home) + ".";
    }
    return "";
}

template <class V>
std::string check_en_passant(const Setup<V>& setup) {
    using G = typename V::Geometry;
    const Square square = setup.en_passant;
    if (square == no_square) return "";
    const Color jumper = !setup.turn;
    const auto back = jumper == Color::white ? Direction::south : Direction::north;
    const auto forward = jumper == Color::white ? Direction::north : Direction::south;
    const std::string which = "The en passant square " + square_name<G>(square);
    const int rank = rank_from_home<V>(jumper, 2);
    if (G::rank(square) != rank || G::level(square) != 0) {
        return which + " is not on rank " + std::to_string(rank + 1) + ", where it has to be with " +
               std::string(title(setup.turn)) + " to move.";
    }
    const Square pawn = G::step(square, forward);
    const bool jumped = setup.board[pawn].is(jumper, Role::pawn) && !setup.board[square].exists() &&
                        !setup.board[G::step(square, back)].exists();
    if (jumped) return "";
    return which + " needs a " + std::string(name(jumper)) + " pawn on " + square_name<G>(pawn) +
           " that could just have jumped over it.";
}

inline std::string check_clocks(int halfmove_clock, int move_number) {
    const auto inside = [](int clock) { return clock >= 0 && clock <= last_clock; };
    if (!inside(halfmove_clock)) return "The half-move clock is not a number from 0 to 9999.";
    if (!inside(move_number)) return "The move number is not a number from 0 to 9999.";
    return "";
}

}  // namespace detail

/// The position that a setup describes, or the first thing that is wrong with it: kings, ranks, levels, rights, en
/// passant, clocks, and a check that could not be.
template <class V>
Result<Position<V>> validate(const Setup<V>& setup) {
    for (std::string fault :
         {detail::check_squares(setup), detail::check_kings(setup), detail::check_rights(setup),
          detail::check_en_passant(setup), detail::check_clocks(setup.halfmove_clock, setup.move_number)}) {
        if (!fault.empty()) return detail::setup_error(std::move(fault));
    }
    const Position<V> position(setup);
    if (V::king_must_be_safe && position.is_check(!setup.turn)) {
        const std::string waiting(title(!setup.turn));
        return detail::setup_error("It is " + std::string(title(setup.turn)) + "'s turn in this position, but " +
                                   waiting + " is in check.");
    }
    return position;
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
