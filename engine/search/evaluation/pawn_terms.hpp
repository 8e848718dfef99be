#pragma once
// Pawn structure, passed pawns, and the space behind the pawns.

#include "rules/tapered.hpp"
#include "search/evaluation/evaluation_context.hpp"

namespace kingcraft {

namespace detail {

/// The pawn structure of one side.
template <class V, class Sink>
void evaluate_structure(const EvaluationContext<V>& context, Color color, Sink& sink) {
    using G = typename V::Geometry;
    using Set = SquareSet<G>;
    const auto& weights = V::weights;
    const Set& own = context.side(color).pawns;
    const Set& enemies = context.side(!color).pawns;
    const Set neighbours = beside(own);
    const Set phalanx = own & neighbours;
    const Set supported = own & context.side(color).attacks_of(Role::pawn);
    const Set isolated = own - forward_fill(color, neighbours) - forward_fill(!color, neighbours);
    // Backward: all its neighbours are ahead, and an enemy pawn stops it.
    const Set stopped = forward(!color, context.side(!color).attacks_of(Role::pawn) | enemies);
    const Set backward = (own & stopped) - forward_fill(color, neighbours) - isolated;
    const Set doubled = (own & forward(color, forward_fill(color, own))) - supported;
    const Set unopposed = own - forward_fill(!color, enemies);
    const auto add = [&](const std::array<Tapered, 2>& weight, const Set& pawns) {
        const int free = (pawns & unopposed).count();
        sink.add(weight[0], pawns.count() - free);
        sink.add(weight[1], free);
    };
    add(weights.isolated, isolated);
    add(weights.backward, backward);
    add(weights.doubled, doubled);
    for (const Square square : phalanx) sink.add(weights.phalanx[rank_index<G>(color, square)]);
    for (const Square square : supported) sink.add(weights.supported[rank_index<G>(color, square)]);
}

/// One passed pawn: what stands on or attacks its path, the kings, and rooks behind it.
template <class V, class Sink>
void evaluate_passed(const EvaluationContext<V>& context, Color color, Square square, std::size_t rank, Sink& sink) {
    using G = typename V::Geometry;
    const auto& weights = V::weights;
    const SideContext<V>& side = context.side(color);
    const SideContext<V>& enemy = context.side(!color);
    const Square stop = forward(color, SquareSet<G>(square)).first();
    sink.add(weights.passed[rank]);
    if (enemy.pieces.contains(stop)) {
        sink.add(weights.passed_blocked[rank]);
    } else if (!context.occupied.contains(stop) && !enemy.attacked.contains(stop)) {
        sink.add(weights.passed_free[rank]);
        const auto path = PawnSpans<G>::ahead(color, square);
        if (!path.intersects(context.occupied | enemy.attacked)) sink.add(weights.passed_path_free[rank]);
    }
    if (side.attacked.contains(stop)) sink.add(weights.passed_guarded[rank]);
    if (side.has_royal()) sink.add(weights.passed_own_king[rank], distance<G>(side.royal, stop));
    if (enemy.has_royal()) sink.add(weights.passed_enemy_king[rank], distance<G>(enemy.royal, stop));
    const auto behind = PawnSpans<G>::ahead(!color, square) & context.position.of(Role::rook);
    if (behind.intersects(side.pieces)) sink.add(weights.rook_behind_passed);
    if (behind.intersects(enemy.pieces)) sink.add(weights.enemy_rook_behind_passed);
}

}  // namespace detail

/// All pawns of one side.
template <class V, class Sink>
void evaluate_pawns(const EvaluationContext<V>& context, Color color, Sink& sink) {
    using G = typename V::Geometry;
    using Set = SquareSet<G>;
    const Set& own = context.side(color).pawns;
    const Set& enemies = context.side(!color).pawns;
    detail::evaluate_structure(context, color, sink);
    // Only the foremost pawn of a file can be passed.
    const Set followed = forward(!color, forward_fill(!color, own | enemies));
    const Set guarded = forward(!color, forward_fill(!color, beside(enemies)));
    for (const Square square : own - followed) {
        const std::size_t rank = rank_index<G>(color, square);
        if (!guarded.contains(square)) {
            detail::evaluate_passed(context, color, square, rank, sink);
            continue;
        }
        const auto& ahead = PawnSpans<G>::ahead_beside(color, square);
        const Set helpers = (PawnSpans<G>::files_beside(square) - ahead) & own;
        if (helpers.count() >= (ahead & enemies).count()) sink.add(V::weights.candidate[rank]);
    }
}

namespace detail {

/// The squares that count as space: the middle files, from a side's second rank to its fourth.
template <class G>
constexpr auto make_rooms() {
    std::array<SquareSet<G>, color_count> rooms{};
    for (const Color color : {Color::white, Color::black}) {
        for (int i = 0; i < G::level_size; ++i) {
            const auto square = static_cast<Square>(i);
            const int rank = rank_from_own_edge<G>(color, square);
            const bool middle = file_edge_distance<G>(square) >= G::files / 4;
            if (middle && 1 <= rank && rank <= 3) rooms[index(color)].insert(square);
        }
    }
    return rooms;
}

template <class G>
inline constexpr auto rooms = make_rooms<G>();

}  // namespace detail

/// Counts the squares that no enemy pawn attacks, and again those up to three squares behind an own pawn that no enemy
/// attacks. Space counts more with many own pieces and enemy pawns.
template <class V, class Sink>
void evaluate_space(const EvaluationContext<V>& context, Color color, Sink& sink) {
    using G = typename V::Geometry;
    constexpr int crowd = 8;
    const SideContext<V>& side = context.side(color);
    const SideContext<V>& enemy = context.side(!color);
    const auto safe = detail::rooms<G>[index(color)] - side.pawns - enemy.attacks_of(Role::pawn);
    auto behind = side.pawns | forward(!color, side.pawns);
    behind |= forward(!color, forward(!color, behind));
    const int room = safe.count() + ((safe & behind) - enemy.attacked).count();
    sink.add(V::weights.space, room * (side.pieces.count() + enemy.pawns.count()) / crowd);
}

}  // namespace kingcraft
