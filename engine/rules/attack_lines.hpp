#pragma once
// The squares that moves and attacks pass, from what a game's `moves` say in Betza's notation: what may stand in their
// way, and what ends a check.

#include "rules/movement.hpp"

namespace kingcraft {

namespace detail {

/// The squares that a piece passes on the first free way from `from` to `to`, by a repeated leap.
template <class G>
SquareSet<G> first_free_path(const Reach& reach, Color color, Square from, Square to, const SquareSet<G>& occupied) {
    const SquareSet<G> goal(to);
    for (const bool is_line : {true, false}) {
        for (int leap = 0; leap < leap_count; ++leap) {
            if (is_unit(leap) != is_line) continue;
            const auto squares = ride(from, leap, reach.at(leap), color == Color::white, occupied | goal);
            if (squares.contains(to)) return squares - goal;
        }
    }
    return between<G>(from, to);
}

/// The squares on which a piece may interrupt an attack, by a line or by any repeated leap; extra squares are possible.
template <class V>
SquaresOf<V> interruptions(const Position<V>& position, Square attacker, Square target) {
    using Set = SquaresOf<V>;
    const Piece piece = position.at(attacker);
    const Set goal(target);
    Set squares = between<typename V::Geometry>(attacker, target);
    with_role<V>(piece.role(), [&]<Role R>() {
        constexpr const Reach& riders = capture_parts<V, R>.riders;
        for (int leap = 0; leap < leap_count; ++leap) {
            const Set ridden = ride(attacker, leap, riders.at(leap), piece.color() == Color::white, goal);
            if (ridden.contains(target)) squares |= ridden - goal;
        }
    });
    return squares;
}

/// The first of the pieces in the way that are seen, where one of these enemies is seen behind them.
template <class Set, class Seen>
Set blockers_before(const Set& enemies, const Set& occupied, Seen seen) {
    const Set first = seen(occupied) & occupied;
    return seen(occupied - first).intersects(enemies) ? first : Set{};
}

/// The first pieces on the ways of enemy riders to the king, where such a rider stands behind one of them.
template <class V>
SquaresOf<V> rider_blockers(const Position<V>& position, Square king) {
    using Set = SquaresOf<V>;
    const Color enemy = !position.turn();
    const Set occupied = position.occupied();
    Set blockers;
    for_each_role<V>([&]<Role R>() {
        if constexpr (capture_parts<V, R>.has_riders) {
            const Set enemies = position.of(enemy, R);
            if (enemies.empty()) return;
            constexpr Reach back = turned_reach(capture_parts<V, R>.riders, -1, -1);
            blockers |= blockers_before(enemies, occupied,
                                        [&](const Set& in_the_way) { return ride_all(back, king, enemy, in_the_way); });
        }
    });
    return blockers;
}

}  // namespace detail

/// The squares that a move passes: none by a leap.
template <class V>
SquaresOf<V> path_by_notation(const Position<V>& position, Move move) {
    if (move.kind() == MoveKind::step) return {};
    if constexpr (detail::has_riders<V>) {
        if (move.kind() == MoveKind::slide) {
            const Piece piece = position.at(move.from());
            const bool captures = position.at(move.to()).exists();
            return with_role<V>(piece.role(), [&]<Role R>() {
                const Reach& reach = captures ? movement<V, R>.captures : movement<V, R>.moves;
                return detail::first_free_path(reach, piece.color(), move.from(), move.to(), position.occupied());
            });
        }
    }
    return between<typename V::Geometry>(move.from(), move.to());
}

/// The first pieces on the lines from the king, on lines where an enemy of these stands behind the first piece.
template <class V>
SquaresOf<V> line_blockers(const Position<V>& position, Square king, const SquaresOf<V>& straight,
                           const SquaresOf<V>& diagonal) {
    using A = Attacks<typename V::Geometry>;
    const auto& enemies = position.of(!position.turn());
    const auto occupied = position.occupied();
    SquaresOf<V> blockers;
    const auto rooks = straight & enemies;
    if (A::rook(king, {}).intersects(rooks))
        blockers |= detail::blockers_before(rooks, occupied, [&](const auto& all) { return A::rook(king, all); });
    const auto bishops = diagonal & enemies;
    if (A::bishop(king, {}).intersects(bishops))
        blockers |= detail::blockers_before(bishops, occupied, [&](const auto& all) { return A::bishop(king, all); });
    return blockers;
}

/// The pieces whose moves may expose the king to sliders and riders; `sliders` are more pieces that slide as queens do.
template <class V>
SquaresOf<V> blockers_by_notation(const Position<V>& position, Square king, const SquaresOf<V>& sliders = {}) {
    const Color enemy = !position.turn();
    const auto blockers = line_blockers(position, king, detail::line_pieces<V, true>(position, king, enemy) | sliders,
                                        detail::line_pieces<V, false>(position, king, enemy) | sliders);
    if constexpr (detail::has_riders<V>) {
        return blockers | detail::rider_blockers(position, king);
    } else {
        return blockers;
    }
}

/// The squares to which a piece other than the king may move to end these checks.
template <class V>
SquaresOf<V> check_mask_by_notation(const Position<V>& position, Square king, const SquaresOf<V>& checkers) {
    if constexpr (detail::has_riders<V>) {
        // The way of a rider may cross a line, so that one piece ends two checks.
        auto mask = ~SquaresOf<V>{};
        for (const Square checker : checkers)
            mask &= SquaresOf<V>(checker) | detail::interruptions(position, checker, king);
        return mask;
    } else {
        if (checkers.more_than_one()) return {};
        return checkers | between<typename V::Geometry>(checkers.first(), king);
    }
}

}  // namespace kingcraft
