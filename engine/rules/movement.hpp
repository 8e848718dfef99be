#pragma once
// The squares that pieces attack, and the attackers of a square, from a game's `moves` in Betza's notation. All that
// depends on the notation is decided while the engine is compiled: a rook of any game is a lookup of rook lines.

#include <utility>

#include "board/attacks.hpp"
#include "board/line.hpp"
#include "board/move.hpp"
#include "rules/piece_moves.hpp"
#include "rules/position.hpp"

namespace kingcraft {

namespace detail {

inline constexpr LeapSet straight_units = leaps_of("W");
inline constexpr LeapSet diagonal_units = leaps_of("F");
inline constexpr LeapSet units = straight_units | diagonal_units;

/// The parts of a reach that are looked up in different ways.
struct ReachParts {
    /// The squares reached over any piece.
    LeapSet leaps = 0;
    /// Lines of single steps: rook's, bishop's, or both.
    Reach lines{};
    bool has_straight = false;
    bool has_diagonal = false;
    /// Whether the lines are only a part of a rook's, a bishop's or a queen's.
    bool has_partial_lines = false;
    /// Longer leaps that are repeated, as a nightrider's.
    Reach riders{};
    bool has_riders = false;
};

constexpr ReachParts parts_of(const Reach& reach) {
    ReachParts parts;
    parts.leaps = reach.leaps(1, 1);
    const LeapSet repeated = reach.leaps(2, Reach::unlimited);
    for (int leap = 0; leap < leap_count; ++leap) {
        if ((repeated >> leap & 1) != 0) (is_unit(leap) ? parts.lines : parts.riders).add(leap, reach.at(leap));
    }
    parts.has_straight = (repeated & straight_units) != 0;
    parts.has_diagonal = (repeated & diagonal_units) != 0;
    const LeapSet looked_up = (parts.has_straight ? straight_units : 0) | (parts.has_diagonal ? diagonal_units : 0);
    parts.has_partial_lines = parts.lines.leaps(Reach::unlimited, Reach::unlimited) != looked_up;
    parts.has_riders = (repeated & ~units) != 0;
    return parts;
}

template <class V, Role R>
inline constexpr ReachParts capture_parts = parts_of(movement<V, R>.captures);
template <class V, Role R>
inline constexpr ReachParts move_parts = parts_of(movement<V, R>.moves);

/// The squares that one repeated leap reaches, up to the first occupied one.
template <class G>
SquareSet<G> ride(Square from, int leap, int range, bool is_white, const SquareSet<G>& occupied) {
    SquareSet<G> squares;
    Square to = from;
    for (int step = 0; step < range; ++step) {
        to = leap_to<G>(to, leap, is_white);
        if (to == no_square) break;
        squares.insert(to);
        if (occupied.contains(to)) break;
    }
    return squares;
}

/// The same for all leaps of this reach.
template <class G>
SquareSet<G> ride_all(const Reach& riders, Square from, Color color, const SquareSet<G>& occupied) {
    SquareSet<G> squares;
    for (int leap = 0; leap < leap_count; ++leap)
        squares |= ride(from, leap, riders.at(leap), color == Color::white, occupied);
    return squares;
}

/// The squares that a piece of this colour reaches in this way.
template <const ReachParts& Parts, class G>
[[gnu::always_inline]] inline SquareSet<G> reached(Color color, Square from, const SquareSet<G>& occupied) {
    using A = Attacks<G>;
    SquareSet<G> squares;
    if constexpr (Parts.has_straight && Parts.has_diagonal) {
        squares = A::queen(from, occupied);
    } else if constexpr (Parts.has_straight) {
        squares = A::rook(from, occupied);
    } else if constexpr (Parts.has_diagonal) {
        squares = A::bishop(from, occupied);
    }
    if constexpr (Parts.has_partial_lines) squares &= A::template lines<Parts.lines>(color, from);
    if constexpr (Parts.leaps != 0) squares |= A::template leaps<Parts.leaps>(color, from);
    if constexpr (Parts.has_riders) squares |= ride_all(Parts.riders, from, color, occupied);
    return squares;
}

/// Calls `visit.operator()<role>()` for each role of the game.
template <class V, class Visit>
[[gnu::always_inline]] inline void for_each_role(Visit visit) {
    [&]<std::size_t... I>(std::index_sequence<I...>) __attribute__((always_inline)) {
        (visit.template operator()<V::roles[I]>(), ...);
    }(std::make_index_sequence<V::roles.size()>());
}

/// Whether this is the first role of the game that captures with these leaps.
template <class V>
constexpr bool is_first_with(Role role, LeapSet leaps) {
    for (const Role each : V::roles) {
        const LeapSet others = with_role<V>(each, []<Role R>() { return capture_parts<V, R>.leaps; });
        if (others == leaps) return each == role;
    }
    return false;
}

/// The pieces whose lines of this kind, straight or diagonal, may reach `target`, were nothing in their way.
template <class V, bool Straight>
[[gnu::always_inline]] inline SquaresOf<V> line_pieces(const Position<V>& position, Square target, Color by) {
    using A = Attacks<typename V::Geometry>;
    SquaresOf<V> pieces;
    for_each_role<V>([&]<Role R>() __attribute__((always_inline)) {
        constexpr const ReachParts& parts = capture_parts<V, R>;
        if constexpr (Straight ? parts.has_straight : parts.has_diagonal) {
            if constexpr (parts.has_partial_lines) {
                pieces |= position.of(R) & A::template lines<turned_reach(parts.lines, -1, -1)>(by, target);
            } else {
                pieces |= position.of(R);
            }
        }
    });
    return pieces;
}

template <class V>
inline constexpr bool has_riders = std::any_of(V::roles.begin(), V::roles.end(), [](Role role) {
    return with_role<V>(role, []<Role R>() { return capture_parts<V, R>.has_riders; });
});

/// The pieces of a colour that capture with these leaps.
template <class V, LeapSet Leaps>
[[gnu::always_inline]] inline SquaresOf<V> leapers(const Position<V>& position) {
    SquaresOf<V> pieces;
    for_each_role<V>([&]<Role R>() __attribute__((always_inline)) {
        if constexpr (capture_parts<V, R>.leaps == Leaps) pieces |= position.of(R);
    });
    return pieces;
}

}  // namespace detail

/// The squares that a piece attacks, as far as the notation says.
template <class V>
[[gnu::always_inline]] inline SquaresOf<V> attacks_by_notation(const Position<V>& position, Piece piece, Square from) {
    return with_role<V>(piece.role(), [&]<Role R>() __attribute__((always_inline)) {
        return detail::reached<detail::capture_parts<V, R>>(piece.color(), from, position.occupied());
    });
}

/// The pieces that attack a square, as far as the notation says: the reverse, with lines blocked by `occupied`.
template <class V>
[[gnu::always_inline]] inline SquaresOf<V> attackers_by_notation(const Position<V>& position, Square target, Color by,
                                                                 const SquaresOf<V>& occupied) {
    using A = Attacks<typename V::Geometry>;
    SquaresOf<V> pieces;
    detail::for_each_role<V>([&]<Role R>() __attribute__((always_inline)) {
        constexpr const detail::ReachParts& parts = detail::capture_parts<V, R>;
        if constexpr (parts.leaps != 0 && detail::is_first_with<V>(R, parts.leaps))
            pieces |= A::template leaps_back<parts.leaps>(by, target) & detail::leapers<V, parts.leaps>(position);
        if constexpr (parts.has_riders) {
            constexpr Reach back = turned_reach(parts.riders, -1, -1);
            pieces |= position.of(R) & detail::ride_all(back, target, by, occupied);
        }
    });
    pieces |= A::rook(target, occupied) & detail::line_pieces<V, true>(position, target, by);
    pieces |= A::bishop(target, occupied) & detail::line_pieces<V, false>(position, target, by);
    return position.of(by) & pieces;
}

namespace detail {

/// The targets of a piece that moves to other squares than it captures on.
template <class V, Role R>
SquaresOf<V> divergent_targets(const Position<V>& position, Color color, Square from) {
    const auto occupied = position.occupied();
    return (reached<capture_parts<V, R>>(color, from, occupied) & position.of(!color)) |
           (reached<move_parts<V, R>>(color, from, occupied) - occupied);
}

template <class V>
inline constexpr bool only_pawns_are_divergent = std::all_of(
    V::roles.begin(), V::roles.end(), [](Role role) { return role == Role::pawn || !is_divergent<V>(role); });

}  // namespace detail

/// The squares to which a piece, not a pawn, may move by a plain move.
template <class V>
[[gnu::always_inline]] inline SquaresOf<V> targets_by_notation(const Position<V>& position, Piece piece, Square from) {
    if constexpr (!detail::only_pawns_are_divergent<V>) {
        if (is_divergent<V>(piece.role())) {
            return with_role<V>(
                piece.role(), [&]<Role R>() { return detail::divergent_targets<V, R>(position, piece.color(), from); });
        }
    }
    return V::attacks_of(position, piece, from) - position.of(piece.color());
}

namespace detail {

/// Whether one of these leaps leads from one square to the other. Without a table, since few moves ask.
template <class G>
bool leads_to(LeapSet leaps, Color color, Square from, Square to) {
    const int files = G::file(to) - G::file(from);
    const int upward = G::rank(to) - G::rank(from);
    const int ranks = color == Color::white ? upward : -upward;
    const bool is_near = absolute(files) <= longest_leap && absolute(ranks) <= longest_leap;
    return is_near && (leaps >> leap_index(files, ranks) & 1) != 0;
}

}  // namespace detail

/// Whether a move that the notation says is a step or a slide: a slide may be blocked. One square of a line without
/// limit is a slide as well, so that a rook always slides.
template <class V>
[[gnu::always_inline]] inline MoveKind kind_by_notation(Piece piece, Square from, Square to) {
    return with_role<V>(piece.role(), [&]<Role R>() __attribute__((always_inline)) {
        constexpr const Movement& each = movement<V, R>;
        constexpr LeapSet steps =
            each.moves.leaps(1, Reach::unlimited - 1) | each.captures.leaps(1, Reach::unlimited - 1);
        constexpr bool slides = (each.moves.leaps(2, Reach::unlimited) | each.captures.leaps(2, Reach::unlimited)) != 0;
        if constexpr (!slides) {
            return MoveKind::step;
        } else if constexpr (steps == 0) {
            return MoveKind::slide;
        } else {
            return detail::leads_to<typename V::Geometry>(steps, piece.color(), from, to) ? MoveKind::step
                                                                                          : MoveKind::slide;
        }
    });
}

}  // namespace kingcraft
