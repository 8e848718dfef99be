#pragma once
// Why a move is legal, or which rule forbids it. The list of legal moves decides whether it is legal; this code finds
// the reason by asking questions in order. A variant overrides questions in its `Reasons`; variants/chess/explain.hpp
// has a default for each.

#include "base/small.hpp"
#include "rules/explain/question.hpp"
#include "rules/movegen.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

namespace detail {

/// The moves of the list with these squares: the castling, and the first other move.
struct Offer {
    Move plain;
    Move castle;
    bool exists() const { return plain.exists() || castle.exists(); }
};

inline Offer offer(const MoveList& moves, Square from, Square to) {
    Offer found;
    for (const Move move : moves) {
        if (move.from() != from || move.to() != to) continue;
        Move& slot = move.kind() == MoveKind::castle ? found.castle : found.plain;
        if (!slot.exists()) slot = move;
    }
    return found;
}

/// The square of a piece that attacks the king of the side to move after it has gone from `from` to `on`; `no_square`
/// when it is safe there.
template <class V>
[[gnu::noinline]] Square attacker_on(const Position<V>& position, Square on, Square from) {
    if (position.king_is_safe_on(on, from)) return no_square;
    const auto lifted = position.occupied() - SquaresOf<V>(from);
    return V::attackers(position, on, !position.turn(), lifted).first();
}

/// The attack that makes a pseudo-legal move illegal.
template <class V>
[[gnu::noinline]] Threat threat_after(const Position<V>& position, Move move) {
    const Color us = position.turn();
    const Position<V> next = position.after(move);
    const Square king = next.royal(us);
    const auto attackers = next.attackers(king, !us);
    assert(!attackers.empty());
    if (king == move.to()) return {Threat::Kind::walked_into, attackers.first(), king};
    const Square royal = position.royal(us);
    const auto remaining = royal == king ? attackers & position.attackers(king, !us) : SquaresOf<V>{};
    if (!remaining.empty()) return {Threat::Kind::remaining, remaining.first(), king};
    return {Threat::Kind::opened, attackers.first(), king};
}

template <class V>
Explanation answer(const Position<V>& position, const MoveList& legal, const Question& question) {
    using Reasons = typename V::Reasons;
    const Square from = question.from();
    const Square to = question.to();
    const Offer allowed = offer(legal, from, to);
    if (allowed.exists()) return Reasons::allowed(position, question, allowed.plain, allowed.castle);
    if (V::verdict(position)) return Reasons::decided(position, question);
    if (!question.piece().exists()) return Reasons::no_piece(question);
    if (!question.is_own(from)) return Reasons::not_your_turn(position, question, legal.empty());
    if constexpr (V::king_must_be_safe) {
        MoveList pseudo_legal;
        generate_pseudo_legal(position, pseudo_legal);
        const Offer tried = offer(pseudo_legal, from, to);
        if (tried.exists())
            return Reasons::unsafe(position, question, tried.plain.exists() ? tried.plain : tried.castle);
    }
    return Reasons::refused(position, question);
}

}  // namespace detail

/// The reason for any two squares of the board; `legal` are all the legal moves of the position.
template <class V>
Explanation explain(const Position<V>& position, const MoveList& legal, Square from, Square to) {
    return detail::answer(position, legal, Question(position, from, to));
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
