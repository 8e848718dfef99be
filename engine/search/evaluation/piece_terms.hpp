#pragma once
// The terms of single pieces: material, placement, mobility, outposts, open files.

#include "search/evaluation/evaluation_context.hpp"

namespace kingcraft {

namespace detail {

template <class V>
constexpr auto make_places() {
    using G = typename V::Geometry;
    std::array<std::array<std::uint8_t, G::squares>, color_count> places{};
    for (const Color color : {Color::white, Color::black}) {
        for (int i = 0; i < G::squares; ++i) {
            const auto square = static_cast<Square>(i);
            const int line = rank_from_own_edge<G>(color, square) + G::ranks * G::level(square);
            const int place = file_edge_distance<G>(square) + V::weights.half_files * line;
            places[index(color)][square] = static_cast<std::uint8_t>(place);
        }
    }
    return places;
}

/// The index of a square in a placement table, which is the same for both wings and both sides.
template <class V>
std::size_t place(Color color, Square square) {
    static constexpr auto places = make_places<V>();
    return places[index(color)][square];
}

/// The ground level from the last rank of the own half on.
template <class G>
constexpr SquareSet<G> outer_half(Color color) {
    SquareSet<G> half;
    for (int i = 0; i < G::level_size; ++i) {
        const auto square = static_cast<Square>(i);
        if (rank_from_own_edge<G>(color, square) >= G::ranks / 2 - 1) half.insert(square);
    }
    return half;
}

/// The mobility area: without the own king, own pawns that are blocked or on low ranks, and squares that enemy pawns
/// attack.
template <class V>
SquareSet<typename V::Geometry> mobility_area(const EvaluationContext<V>& context, Color color) {
    using G = typename V::Geometry;
    const SideContext<V>& side = context.side(color);
    const auto low_ranks = rank_squares<G>(rank_from_home<V>(color, 1)) | rank_squares<G>(rank_from_home<V>(color, 2));
    const auto stuck = side.pawns & (low_ranks | forward(!color, context.occupied));
    return ~(stuck | context.position.of(color, Role::king) | context.side(!color).attacks_of(Role::pawn));
}

/// Outposts: squares on the enemy's half that a pawn guards and no enemy pawn can ever attack.
template <class V>
SquareSet<typename V::Geometry> outposts(const EvaluationContext<V>& context, Color color) {
    using G = typename V::Geometry;
    static constexpr std::array half{outer_half<G>(Color::white), outer_half<G>(Color::black)};
    return (half[index(color)] & context.side(color).attacks_of(Role::pawn)) - context.side(!color).pawn_reach;
}

/// The four centre squares of the ground level.
template <class G>
constexpr SquareSet<G> middle_squares() {
    SquareSet<G> middle;
    for (const int file : {G::files / 2 - 1, G::files / 2}) {
        for (const int rank : {G::ranks / 2 - 1, G::ranks / 2}) middle.insert(G::square(file, rank));
    }
    return middle;
}

/// The number of rights that this side has.
template <class V>
int unmoved_rights(const Position<V>& position, Color color) {
    constexpr auto make_mask = [](Color of) {
        unsigned mask = 0;
        for (std::size_t i = 0; i < V::rights.size(); ++i) mask |= V::rights[i].color == of ? right_bit(i) : 0U;
        return mask;
    };
    constexpr std::array masks{make_mask(Color::white), make_mask(Color::black)};
    return std::popcount(position.rights() & masks[index(color)]);
}

template <class V, class Sink>
void evaluate_rook(const EvaluationContext<V>& context, Color color, Square square, Sink& sink) {
    using G = typename V::Geometry;
    const auto& file = PawnSpans<G>::file(square);
    if (file.intersects(context.side(color).pawns)) return;
    const bool open = !file.intersects(context.side(!color).pawns);
    sink.add(open ? V::weights.rook_on_open_file : V::weights.rook_on_half_open_file);
}

/// Outposts, king distance and pawns in front, for pieces other than rook and queen.
template <Role role, class V, class Sink>
void evaluate_surroundings(const EvaluationContext<V>& context, Color color, Square square,
                           const SquareSet<typename V::Geometry>& attacked, Sink& sink) {
    using G = typename V::Geometry;
    const SideContext<V>& side = context.side(color);
    const auto goals = outposts(context, color);
    if (goals.contains(square)) {
        sink.add(V::weights.outpost[index(role)]);
    } else if ((goals - side.pieces).intersects(attacked)) {
        sink.add(V::weights.outpost_ahead[index(role)]);
    }
    if (forward(!color, side.pawns).contains(square)) sink.add(V::weights.behind_pawn[index(role)]);
    if (side.has_royal()) sink.add(V::weights.own_king_distance[index(role)], distance<G>(square, side.royal));
    const Square target = context.side(!color).royal;
    if (target != no_square) sink.add(V::weights.enemy_king_distance[index(role)], distance<G>(square, target));
}

/// The pieces of one role, except pawns, and their attacks.
template <Role role, class V, class Sink>
void evaluate_role(EvaluationContext<V>& context, Color color, const SquareSet<typename V::Geometry>& area,
                   Sink& sink) {
    const auto& weights = V::weights;
    SideContext<V>& side = context.side(color);
    const SideContext<V>& enemy = context.side(!color);
    for (const Square square : context.position.of(color, role)) {
        const auto attacked = V::attacks_of(context.position, Piece{color, role}, square);
        side.add_attacks(role, attacked);
        sink.add(weights.material[index(role)]);
        sink.add(weights.placement[index(role)][place<V>(color, square)]);
        const int mobility = (attacked & area).count();
        sink.add(weights.mobility[index(role)][static_cast<std::size_t>(std::min(mobility, weights.mobility_max))]);
        if constexpr (role != Role::king) {
            if (attacked.intersects(enemy.royal_zone)) {
                ++side.zone_attackers[index(role)];
                side.attacks_beside_royal += (attacked & enemy.beside_royal).count();
            }
        }
        if constexpr (role == Role::rook) evaluate_rook(context, color, square, sink);
        if constexpr (role != Role::king && role != Role::queen && role != Role::rook) {
            evaluate_surroundings<role>(context, color, square, attacked, sink);
        }
    }
}

}  // namespace detail

/// All pieces of one side. Adds their attacks to the context; those of pawns are already there.
template <class V, class Sink>
void evaluate_pieces(EvaluationContext<V>& context, Color color, Sink& sink) {
    const auto& weights = V::weights;
    const SideContext<V>& side = context.side(color);
    for (const Square square : side.pawns) {
        sink.add(weights.placement[index(Role::pawn)][detail::place<V>(color, square)]);
    }
    sink.add(weights.material[index(Role::pawn)], side.pawns.count());
    sink.add(weights.unmoved_right, detail::unmoved_rights(context.position, color));
    const auto area = detail::mobility_area(context, color);
    for_each_role<V>([&]<Role role>() {
        if constexpr (role == Role::king) {
            detail::evaluate_role<role>(context, color, area - side.pieces, sink);
        } else if constexpr (role != Role::pawn) {
            detail::evaluate_role<role>(context, color, area, sink);
        }
    });
}

namespace detail {

/// True for a bishop whose diagonal holds two of the centre squares, blocked by pawns only.
template <class V>
bool is_on_long_line(const EvaluationContext<V>& context, Square square) {
    using G = typename V::Geometry;
    static constexpr auto middle = middle_squares<G>();
    const auto pawns = context.position.of(Role::pawn);
    return G::level(square) == 0 && (V::checking_squares(Role::bishop, square, pawns) & middle).more_than_one();
}

}  // namespace detail

/// Bishops: the pair, own pawns on their colour, and long diagonals.
template <class V, class Sink>
void evaluate_bishops(const EvaluationContext<V>& context, Color color, Sink& sink) {
    const auto bishops = context.position.of(color, Role::bishop);
    if (bishops.empty()) return;
    const int dark = (bishops & dark_squares<typename V::Geometry>).count();
    const int light = bishops.count() - dark;
    if (dark > 0 && light > 0) sink.add(V::weights.bishop_pair);
    const auto& pawns = context.side(color).pawns;
    const int dark_pawns = (pawns & dark_squares<typename V::Geometry>).count();
    sink.add(V::weights.pawns_on_color, dark * dark_pawns + light * (pawns.count() - dark_pawns));
    for (const Square square : bishops) {
        if (detail::is_on_long_line(context, square)) sink.add(V::weights.bishop_on_long_line);
    }
}

}  // namespace kingcraft
