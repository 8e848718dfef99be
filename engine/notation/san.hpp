#pragma once
// Standard Algebraic Notation, with captures of what stands straight above without leaving the square (`Ke8x^`) and,
// where castling goes over several distances, the king's file (`O-Oj`).

#include <string>
#include <string_view>

#include "notation/coordinates.hpp"
#include "rules/ending.hpp"

namespace kingcraft {

namespace detail {

/// True for moves whose squares say nothing about another piece's move to the same square.
constexpr bool stands_apart(Move move) { return move.kind() == MoveKind::castle || move.stays_in_place(); }

/// As much of the origin as is needed: its file if no rival shares it, else its rank if no rival shares that, else all
/// of it.
template <class V>
std::string origin_text(const Position<V>& position, const MoveList& moves, Move move) {
    using G = typename V::Geometry;
    const Square from = move.from();
    bool rivals = false;
    bool same_file = false;
    bool same_rank = false;
    for (const Move other : moves) {
        if (other.to() != move.to() || other.from() == from || stands_apart(other)) continue;
        if (position.at(other.from()) != position.at(from)) continue;
        rivals = true;
        same_file = same_file || G::file(other.from()) == G::file(from);
        same_rank = same_rank || G::rank(other.from()) == G::rank(from);
    }
    if (!rivals) return "";
    const std::string name = square_name<G>(from);
    if (!same_file) return name.substr(0, 1);
    if (!same_rank) return rank_name(G::rank(from));
    return name;
}

template <class V>
std::string castling_text(Move move) {
    std::string text = move.to() > move.from() ? "O-O" : "O-O-O";
    if (V::castling_steps.least < V::castling_steps.most) text += square_name<typename V::Geometry>(move.to())[0];
    return text;
}

/// `#` when the move wins at once, `+` when the opponent's royal king is attacked after it, in `next`.
template <class V>
std::string_view suffix_text(const Position<V>& next) {
    if (const auto verdict = V::verdict(next)) return verdict->winner == !next.turn() ? "#" : "";
    if (!next.is_check()) return "";
    if (!V::king_must_be_safe) return "+";
    MoveList answers;
    generate_legal(next, answers);
    return answers.empty() ? "#" : "+";
}

/// SAN without `+` and `#`.
template <class V>
std::string plain_san(const Position<V>& position, const MoveList& moves, Move move) {
    using G = typename V::Geometry;
    if (move.kind() == MoveKind::castle) return castling_text<V>(move);
    const Role role = position.at(move.from()).role();
    std::string text;
    if (role != Role::pawn) text += letter<V>(role);
    if (move.stays_in_place()) return text + square_name<G>(move.from()) + "x^";
    const bool captures = !V::removed(position, move).empty();
    if (role == Role::pawn) {
        if (captures) text += square_name<G>(move.from())[0];
    } else {
        text += origin_text(position, moves, move);
    }
    if (captures) text += 'x';
    text += square_name<G>(move.to());
    if (const auto promotion = move.promotion()) {
        text += '=';
        text += letter<V>(*promotion);
    }
    return text;
}

}  // namespace detail

/// The SAN of a legal move; `moves` are all the legal moves of the position, `next` is the one after it.
template <class V>
std::string san_text(const Position<V>& position, const MoveList& moves, Move move, const Position<V>& next) {
    std::string text = detail::plain_san(position, moves, move);
    text += detail::suffix_text(next);
    return text;
}

template <class V>
std::string san_text(const Position<V>& position, const MoveList& moves, Move move) {
    return san_text(position, moves, move, position.after(move));
}

}  // namespace kingcraft
