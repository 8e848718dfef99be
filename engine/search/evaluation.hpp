#pragma once
// What a position is worth without looking ahead: material, placement, mobility and the danger to the king. The variant
// says what its own men are worth. Whole numbers only, so that every build finds the same.

#include "rules/position.hpp"
#include "search/placement.hpp"

namespace kingcraft {

/// How much of the game is still to come, from 0 (pawns and kings) to 64 (all the men of the start), for the terms that
/// change with it.
template <class V>
class Phase {
  public:
    static constexpr int opening = 64;

    explicit Phase(const Position<V>& position) {
        int pieces = 0;
        for (const Role role : V::roles) {
            if (counts(role)) pieces += V::value(role) * position.of(role).count();
        }
        share_ = std::min(opening, opening * pieces / at_start_);
    }

    int blend(int in_opening, int in_ending) const {
        return (in_opening * share_ + in_ending * (opening - share_)) / opening;
    }

  private:
    static constexpr bool counts(Role role) { return role != Role::pawn && role != Role::king; }

    static constexpr int value_at_start() {
        int sum = 0;
        for (const char letter : V::start_fen.substr(0, V::start_fen.find(' '))) {
            const Piece piece = piece_from_letter(letter);
            if (piece.exists() && counts(piece.role())) sum += V::value(piece.role());
        }
        return sum;
    }
    static constexpr int at_start_ = value_at_start();
    int share_;
};

namespace detail {

/// A pawn is worth more the further it is, and much more when no enemy pawn can stop it.
template <class V>
int pawn_placement(const Position<V>& position, Color color, Square square) {
    using P = Placement<typename V::Geometry>;
    const int steps = P::advancement(color, square) - 1;
    const bool passed = !P::ahead(color, square).intersects(position.of(!color, Role::pawn));
    const bool follows_own = P::ahead(!color, square).intersects(position.of(color, Role::pawn));
    return 2 * steps * P::file_edge_distance(square) + (passed ? 10 + 4 * steps * steps : steps * steps) +
           (follows_own ? 4 : 0);
}

/// In the opening a king wants its own edge and men around it; in the ending, the middle.
template <class V>
int king_placement(const Position<V>& position, Color color, Square square, const Phase<V>& phase) {
    using P = Placement<typename V::Geometry>;
    const auto shield = Attacks<typename V::Geometry>::king(square) & position.of(color, Role::pawn);
    const int hidden = 8 * shield.count() - 12 * P::advancement(color, square) - 8 * P::file_edge_distance(square);
    return phase.blend(hidden, 8 * P::edge_distance(square) + 2 * P::file_edge_distance(square));
}

template <class V>
int placement(const Position<V>& position, Color color, Square square, const Phase<V>& phase) {
    using P = Placement<typename V::Geometry>;
    switch (position.at(square).role()) {
        case Role::pawn:
            return pawn_placement(position, color, square);
        case Role::king:
            return king_placement(position, color, square, phase);
        case Role::knight:
            return 8 * P::edge_distance(square);
        case Role::queen:
            return P::edge_distance(square);
        case Role::rook:
            return 0;
        default:
            return 4 * P::edge_distance(square);
    }
}

/// Everything that counts for one side.
template <class V>
int side_total(const Position<V>& position, Color color, const Phase<V>& phase) {
    using A = Attacks<typename V::Geometry>;
    const Square target = V::royal(position, !color);
    const auto around_king = target == no_square ? SquareSet<typename V::Geometry>{} : A::king(target);
    int total = V::extra_terms(position, color);
    int danger = 0;
    for (const Square square : position.of(color)) {
        const Role role = position.at(square).role();
        total += V::value(role) + placement(position, color, square, phase);
        if (role == Role::pawn) continue;
        const auto attacked = V::attacks(position, square);
        total += V::mobility(role) * (attacked - position.of(color)).count();
        if (role != Role::king) danger += (attacked & around_king).count();
    }
    return total + phase.blend(V::king_exposure * danger, 0);
}

}  // namespace detail

/// The worth of the position in hundredths of a pawn, for the side to move.
template <class V>
int evaluate(const Position<V>& position) {
    constexpr int first_move = 10;
    const Phase<V> phase(position);
    const Color us = position.turn();
    return first_move + detail::side_total(position, us, phase) - detail::side_total(position, !us, phase);
}

}  // namespace kingcraft
