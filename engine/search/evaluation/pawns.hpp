#pragma once
// The pawns: their structure, and how far the passed ones may get.

#include "rules/tapered.hpp"
#include "search/evaluation/survey.hpp"

namespace kingcraft {

namespace detail {

/// The pawns among their own and the enemy's.
template <class V, class Sink>
void evaluate_structure(const Survey<V>& survey, Color color, Sink& sink) {
    using G = typename V::Geometry;
    using Set = SquareSet<G>;
    const auto& weights = V::weights;
    const Set& own = survey.side(color).pawns;
    const Set& enemies = survey.side(!color).pawns;
    const Set neighbours = beside(own);
    const Set phalanx = own & neighbours;
    const Set supported = own & survey.side(color).attacks_of(Role::pawn);
    const Set isolated = own - forward_fill(color, neighbours) - forward_fill(!color, neighbours);
    // All its neighbours are ahead, and an enemy pawn keeps it from following.
    const Set stopped = forward(!color, survey.side(!color).attacks_of(Role::pawn) | enemies);
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

/// What a passed pawn meets on its way.
template <class V, class Sink>
void evaluate_passed(const Survey<V>& survey, Color color, Square square, std::size_t rank, Sink& sink) {
    using G = typename V::Geometry;
    const auto& weights = V::weights;
    const SideSurvey<V>& side = survey.side(color);
    const SideSurvey<V>& enemy = survey.side(!color);
    const Square stop = forward(color, SquareSet<G>(square)).first();
    sink.add(weights.passed[rank]);
    if (enemy.men.contains(stop)) {
        sink.add(weights.passed_blocked[rank]);
    } else if (!survey.occupied.contains(stop) && !enemy.attacked.contains(stop)) {
        sink.add(weights.passed_free[rank]);
        const auto path = Spans<G>::ahead(color, square);
        if (!path.intersects(survey.occupied | enemy.attacked)) sink.add(weights.passed_path_free[rank]);
    }
    if (side.attacked.contains(stop)) sink.add(weights.passed_guarded[rank]);
    if (side.has_royal()) sink.add(weights.passed_own_king[rank], distance<G>(side.royal, stop));
    if (enemy.has_royal()) sink.add(weights.passed_enemy_king[rank], distance<G>(enemy.royal, stop));
    const auto behind = Spans<G>::ahead(!color, square) & survey.position.of(Role::rook);
    if (behind.intersects(side.men)) sink.add(weights.rook_behind_passed);
    if (behind.intersects(enemy.men)) sink.add(weights.enemy_rook_behind_passed);
}

}  // namespace detail

/// All pawns of one side.
template <class V, class Sink>
void evaluate_pawns(const Survey<V>& survey, Color color, Sink& sink) {
    using G = typename V::Geometry;
    using Set = SquareSet<G>;
    const Set& own = survey.side(color).pawns;
    const Set& enemies = survey.side(!color).pawns;
    detail::evaluate_structure(survey, color, sink);
    // Only the foremost pawn of a file may be passed.
    const Set followed = forward(!color, forward_fill(!color, own | enemies));
    const Set guarded = forward(!color, forward_fill(!color, beside(enemies)));
    for (const Square square : own - followed) {
        const std::size_t rank = rank_index<G>(color, square);
        if (!guarded.contains(square)) {
            detail::evaluate_passed(survey, color, square, rank, sink);
            continue;
        }
        const auto& ahead = Spans<G>::ahead_beside(color, square);
        const Set helpers = (Spans<G>::files_beside(square) - ahead) & own;
        if (helpers.count() >= (ahead & enemies).count()) sink.add(V::weights.candidate[rank]);
    }
}

}  // namespace kingcraft
