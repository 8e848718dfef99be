#pragma once
// Validates a setup and makes a position of it.

#include <string>
#include <vector>

#include "base/result.hpp"
#include "base/small.hpp"
#include "rules/castling.hpp"
#include "rules/movegen.hpp"
#include "rules/position.hpp"
#include "rules/setup.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

namespace detail {

inline Error setup_error(Message message) { return {ErrorCode::fen, std::move(message)}; }

template <class V>
Message check_kings(const Setup<V>& setup) {
    std::array<int, color_count> kings{};
    for (const Piece piece : setup.board) {
        if (piece.exists() && piece.role() == Role::king) ++kings[index(piece.color())];
    }
    for (const Color color : {Color::white, Color::black}) {
        const int count = kings[index(color)];
        if (count > V::kings_max) {
            return Message("fen-kings").with("count#", count).with("color=", name(color)).with("most#", V::kings_max);
        }
        const bool other_has_king = kings[index(!color)] > 0;
        if (count == 0 && (V::king_must_be_safe || !other_has_king)) {
            return Message("fen-no-king").with("color=", name(color));
        }
    }
    return {};
}

/// The message for a piece on a square where it may not be.
template <class G>
Message misplaced(std::string_view key, Piece piece, Square square) {
    const char letter = piece.fen_letter();
    return Message(key)
        .with("piece", name(piece.role()), name(piece.color()), square_name<G>(square))
        .with("letter=", std::string_view(&letter, 1));
}

/// The names of the roles that stay on the ground, with commas.
template <class V>
std::string ground_roles() {
    std::string names;
    for (const Role role : V::roles) {
        if (!V::may_leave_ground(role)) names += (names.empty() ? "" : ",") + std::string(name(role));
    }
    return names;
}

template <class V>
Message check_squares(const Setup<V>& setup) {
    using G = typename V::Geometry;
    for (int i = 0; i < G::squares; ++i) {
        const auto square = static_cast<Square>(i);
        const Piece piece = setup.board[square];
        if (!piece.exists()) continue;
        if (!has_role<V>(piece.role())) return misplaced<G>("fen-foreign-piece", piece, square);
        if constexpr (G::levels > 1) {
            if (G::level(square) > 0 && !V::may_leave_ground(piece.role()))
                return misplaced<G>("fen-off-ground", piece, square).with("pieces,", ground_roles<V>());
        }
        const int rank = G::rank(square);
        if (piece.role() == Role::pawn && (rank == 0 || rank == G::ranks - 1)) {
            return misplaced<G>("fen-pawn-rank", piece, square);
        }
    }
    return {};
}

/// True when the pieces of a right stand at home.
template <class V>
bool right_fits(const Setup<V>& setup, std::size_t index_of_right) {
    const Right& right = V::rights[index_of_right];
    const Square king = V::king_home[index(right.color)];
    return setup.board[right.home].is(right.color, right.role) &&
           (!right.castles() || setup.board[king].is(right.color, Role::king));
}

template <class V>
Message check_rights(const Setup<V>& setup) {
    using G = typename V::Geometry;
    for (std::size_t i = 0; i < V::rights.size(); ++i) {
        if ((setup.rights & right_bit(i)) == 0 || right_fits(setup, i)) continue;
        const Right& right = V::rights[i];
        Message message = Message(right.castles() ? "fen-castling-right" : "fen-right")
                              .with("right=", std::string_view(&right.letter, 1))
                              .with("piece", name(right.role), name(right.color), square_name<G>(right.home));
        const Square king = V::king_home[index(right.color)];
        if (right.castles()) message.add("king", name(Role::king), name(right.color), square_name<G>(king));
        return message;
    }
    return {};
}

template <class V>
Message check_en_passant(const Setup<V>& setup) {
    using G = typename V::Geometry;
    const Square square = setup.en_passant;
    if (square == no_square) return {};
    const Color jumper = !setup.turn;
    const auto back = jumper == Color::white ? Direction::south : Direction::north;
    const auto forward = jumper == Color::white ? Direction::north : Direction::south;
    const int rank = rank_from_home<V>(jumper, 2);
    if (G::rank(square) != rank || G::level(square) != 0) {
        return Message("fen-en-passant-rank")
            .with("square@", square_name<G>(square))
            .with("rank#", rank + 1)
            .with("color=", name(setup.turn));
    }
    const Square pawn = G::step(square, forward);
    const bool jumped = setup.board[pawn].is(jumper, Role::pawn) && !setup.board[square].exists() &&
                        !setup.board[G::step(square, back)].exists();
    if (jumped) return {};
    return misplaced<G>("fen-en-passant-pawn", {jumper, Role::pawn}, pawn).with("square@", square_name<G>(square));
}

inline Message check_clocks(int halfmove_clock, int move_number) {
    const auto inside = [](int clock) { return clock >= 0 && clock <= last_clock; };
    const auto fault = [](std::string_view key, int clock) {
        return Message(key).with("text=", std::to_string(clock));
    };
    if (!inside(halfmove_clock)) return fault("fen-halfmove-clock", halfmove_clock);
    if (!inside(move_number)) return fault("fen-move-number", move_number);
    return {};
}

}  // namespace detail

/// The position that a setup describes, or the first thing that is wrong with it: kings, ranks, levels, rights, en
/// passant, clocks, and a check that could not be.
template <class V>
Result<Position<V>> validate(const Setup<V>& setup) {
    for (Message fault :
         {detail::check_squares(setup), detail::check_kings(setup), detail::check_rights(setup),
          detail::check_en_passant(setup), detail::check_clocks(setup.halfmove_clock, setup.move_number)}) {
        if (!fault.empty()) return detail::setup_error(std::move(fault));
    }
    const Position<V> position(setup);
    if (V::king_must_be_safe && position.is_check(!setup.turn)) {
        return detail::setup_error(
            Message("fen-check").with("color=", name(setup.turn)).with("checked=", name(!setup.turn)));
    }
    return position;
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
