#pragma once
// Validates a setup and makes a position of it.

#include <algorithm>
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

// Each game has its own copy of a template, so what needs no more than a few values of the game is a plain function.

inline Message kings_fault(int count, Color color, int most) {
    return Message("fen-kings").with("count#", count).with("color=", name(color)).with("most#", most);
}

inline Message no_king_fault(Color color) { return Message("fen-no-king").with("color=", name(color)); }

/// `home` and `king` are the squares where the piece of the right and its king must stand.
inline Message right_fault(const Right& right, RoleList roles, std::string_view home, std::string_view king) {
    Message message = Message(right.castles() ? "fen-castling-right" : "fen-right")
                          .with("right=", std::string_view(&right.letter, 1))
                          .with("piece", roles[index(right.role)].name, name(right.color), home);
    if (right.castles()) message.add("king", roles[index(Role::king)].name, name(right.color), king);
    return message;
}

inline Message check_clocks(int halfmove_clock, int move_number) {
    for (const auto& [key, clock] :
         {std::pair("fen-halfmove-clock", halfmove_clock), std::pair("fen-move-number", move_number)}) {
        if (clock < 0 || clock > last_clock) return Message(key).with("text=", std::to_string(clock));
    }
    return {};
}

/// True when the game is over in a position of these pieces.
template <class V>
bool is_over(Setup<V> setup) {
    setup.en_passant = no_square;
    return V::verdict(Position<V>(setup)).has_value();
}

template <class V>
Message check_kings(const Setup<V>& setup) {
    const auto kings = [&](Color color) {
        return static_cast<int>(std::count(setup.board.begin(), setup.board.end(), Piece{color, Role::king}));
    };
    for (const Color color : {Color::white, Color::black}) {
        const int count = kings(color);
        if (count > kings_max<V>) return kings_fault(count, color, kings_max<V>);
        if (count == 0 && (kings(!color) == 0 || !is_over(setup))) return no_king_fault(color);
    }
    return {};
}

/// The message for a piece on a square where it may not be.
template <class V>
Message misplaced(std::string_view key, Piece piece, Square square) {
    const char letter = fen_letter<V>(piece);
    return Message(key)
        .with("piece", name<V>(piece.role()), name(piece.color()), square_name<typename V::Geometry>(square))
        .with("letter=", std::string_view(&letter, 1));
}

/// The names of the roles that stay on the ground, with commas.
template <class V>
std::string ground_roles() {
    std::string names;
    for (const Role role : V::roles) {
        if (!V::may_leave_ground(role)) names += (names.empty() ? "" : ",") + std::string(name<V>(role));
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
        if (!has_role<V>(piece.role())) return misplaced<V>("fen-foreign-piece", piece, square);
        if constexpr (G::levels > 1) {
            if (G::level(square) > 0 && !V::may_leave_ground(piece.role()))
                return misplaced<V>("fen-off-ground", piece, square).with("pieces,", ground_roles<V>());
        }
        const int rank = G::rank(square);
        if (piece.role() == Role::pawn && (rank == 0 || rank == G::ranks - 1)) {
            return misplaced<V>("fen-pawn-rank", piece, square);
        }
    }
    return {};
}

/// True when the pieces of a right stand at home.
template <class V>
bool right_fits(const Setup<V>& setup, std::size_t index_of_right) {
    const Right& right = V::rights[index_of_right];
    const Square king = king_home<V>[index(right.color)];
    return setup.board[right.home].is(right.color, right.role) &&
           (!right.castles() || setup.board[king].is(right.color, Role::king));
}

template <class V>
Message check_rights(const Setup<V>& setup) {
    using G = typename V::Geometry;
    for (std::size_t i = 0; i < V::rights.size(); ++i) {
        if ((setup.rights & right_bit(i)) == 0 || right_fits(setup, i)) continue;
        const Right& right = V::rights[i];
        return right_fault(right, role_facts<V>, square_name<G>(right.home),
                           square_name<G>(king_home<V>[index(right.color)]));
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
    return misplaced<V>("fen-en-passant-pawn", {jumper, Role::pawn}, pawn).with("square@", square_name<G>(square));
}

/// The fault in a position that the side that has just moved left.
template <class V>
Message check_last_move(const Position<V>& position) {
    const Color mover = !position.turn();
    if (V::may_stand(position, mover)) return {};
    return Message(position.is_check(mover) ? "fen-check" : "fen-law")
        .with("color=", name(position.turn()))
        .with("checked=", name(mover));
}

}  // namespace detail

/// The position that a setup describes, or the first thing that is wrong with it: kings, ranks, levels, rights, en
/// passant, clocks, and a check that could not be.
template <class V>
Result<Position<V>> validate(const Setup<V>& setup) {
    for (const auto check :
         {&detail::check_squares<V>, &detail::check_kings<V>, &detail::check_rights<V>, &detail::check_en_passant<V>}) {
        if (Message fault = check(setup); !fault.empty()) return detail::setup_error(std::move(fault));
    }
    if (Message fault = detail::check_clocks(setup.halfmove_clock, setup.move_number); !fault.empty()) {
        return detail::setup_error(std::move(fault));
    }
    const Position<V> position(setup);
    if (Message fault = detail::check_last_move(position); !fault.empty()) return detail::setup_error(std::move(fault));
    return position;
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
