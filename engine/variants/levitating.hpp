#pragma once
// Levitating Kings (Gary K. Gifford, 2007): kings fly over their own men, check does not exist, the king must be
// captured.

#include "variants/chess.hpp"

namespace kingcraft {

struct Levitating : Chess {
    static constexpr std::string_view id = "levitating";
    static constexpr std::string_view name = "Levitating Kings";
    static constexpr std::string_view inventor = "Gary K. Gifford";
    static constexpr int year = 2007;

    static constexpr bool king_must_be_safe = false;    // 1, 2
    static constexpr bool king_may_be_captured = true;  // 1
    /// Composed levitation studies shelter the king behind such pawns.
    static constexpr bool pawns_may_start_behind = true;

    template <class V>
    static SquareSet<Geometry> attacks(const Position<V>& position, Square from) {
        const auto squares = Chess::attacks(position, from);
        return position.at(from).role() == Role::king ? squares | levitations(position, from) : squares;
    }

    template <class V>
    static SquareSet<Geometry> attackers(const Position<V>& position, Square target, Color by,
                                         const SquareSet<Geometry>& occupied) {
        auto squares = Chess::attackers(position, target, by, occupied);
        for (const Square king : position.of(by, Role::king)) {
            if (levitations(position, king).contains(target)) squares.insert(king);
        }
        return squares;
    }

    template <class V>
    static MoveKind kind(const Position<V>& position, Square from, Square to) {
        const bool levitates = position.at(from).role() == Role::king && distance<Geometry>(from, to) > 1;
        return levitates ? MoveKind::levitation : Chess::kind(position, from, to);
    }

    /// No king is in check any more once one was captured.
    template <class V>
    static Square royal(const Position<V>& position, Color color) {
        return is_decided(position) ? no_square : Chess::royal(position, color);
    }

    template <class V>
    static bool is_decided(const Position<V>& position) {
        return position.of(Role::king).count() < color_count;
    }

    /// Any king may still walk into capture.
    template <class V>
    static bool is_dead(const Position<V>&) {
        return false;
    }

    /// No move of the enemy has to parry an attack on squares next to the king before it is there, so a bare king is in
    /// more danger.
    static constexpr int king_exposure = 9;
    /// Each square behind its own men is a way out, and a way to the enemy king.
    static constexpr int mobility(Role role) { return role == Role::king ? 3 : Chess::mobility(role); }

  private:
    /// Rule 3: in every direction the first square behind a row of friendly men, at least one of them. That is where a
    /// queen's line ends for which only the other squares are in the way, unless it ends at once.
    template <class V>
    static SquareSet<Geometry> levitations(const Position<V>& position, Square king) {
        using A = Attacks<Geometry>;
        const auto& friends = position.of(position.at(king).color());
        return A::queen(king, ~friends) - friends - A::king(king);
    }
};

}  // namespace kingcraft
