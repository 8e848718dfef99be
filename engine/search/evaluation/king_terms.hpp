#pragma once
// King safety: the pawn shelter of the royal king, the enemy pawn storm, and the pieces that attack it.

#include "search/evaluation/evaluation_context.hpp"

namespace kingcraft {

namespace detail {

/// One file at the king: the nearest own pawn in front of or beside it, and the nearest enemy pawn.
template <class V, class Sink>
void evaluate_shelter_on(const EvaluationContext<V>& context, Color color, int file, Sink& sink) {
    using G = typename V::Geometry;
    using S = PawnSpans<G>;
    const Square royal = context.side(color).royal;
    const Square abreast = G::square(file, G::rank(royal));
    const auto in_front = [&](Color of) {
        const auto pawns = (S::ahead(color, abreast) | SquareSet<G>(abreast)) & context.side(of).pawns;
        if (pawns.empty()) return 0;
        return rank_from_own_edge<G>(color, color == Color::white ? pawns.first() : pawns.last());
    };
    const int own = in_front(color);
    const int enemy = in_front(!color);
    const auto edge = static_cast<std::size_t>(std::min(file, G::files - 1 - file));
    const auto enemy_rank = static_cast<std::size_t>(enemy);
    sink.add(V::weights.shelter[edge][static_cast<std::size_t>(own)]);
    sink.add(own > 0 && enemy == own + 1 ? V::weights.stopped_storm[enemy_rank] : V::weights.storm[edge][enemy_rank]);
    if (own == 0) sink.add_danger(V::weights.danger_open_file);
}

/// Checks that enemy pieces of one role might give from safe squares, or else from any.
template <Role role, class V, class Sink>
void evaluate_checks_of(const EvaluationContext<V>& context, Color color, const SquareSet<typename V::Geometry>& unsafe,
                        Sink& sink) {
    const SideContext<V>& enemy = context.side(!color);
    const auto goals = enemy.attacks_of(role) - enemy.pieces;
    if (goals.empty()) return;
    const auto checks = goals & V::checking_squares(role, context.side(color).royal, context.occupied);
    if (checks.empty()) return;
    const bool safe = !(checks - unsafe).empty();
    sink.add_danger(safe ? V::weights.danger_safe_check[index(role)] : V::weights.danger_unsafe_check[index(role)]);
}

/// The enemy pieces of one role that attack the king zone, and the checks that they might give.
template <Role role, class V, class Sink>
void evaluate_attackers(const EvaluationContext<V>& context, Color color, const SquareSet<typename V::Geometry>& unsafe,
                        Sink& sink) {
    sink.add_danger(V::weights.danger_attacker[index(role)], context.side(!color).zone_attackers[index(role)]);
    evaluate_checks_of<role>(context, color, unsafe, sink);
}

/// The attackers of the king zone and its defenders.
template <class V, class Sink>
void evaluate_danger(const EvaluationContext<V>& context, Color color, Sink& sink) {
    const auto& weights = V::weights;
    const SideContext<V>& side = context.side(color);
    const SideContext<V>& enemy = context.side(!color);
    sink.add_danger(weights.danger);
    if (context.position.of(!color, Role::queen).empty()) sink.add_danger(weights.danger_without_queen);
    sink.add_danger(weights.danger_attack, enemy.attacks_beside_royal);
    const auto lone_guards = side.attacks_of(Role::king) | side.attacks_of(Role::queen) | ~side.attacked;
    const auto weak = (enemy.attacked & lone_guards) - side.attacked_twice;
    sink.add_danger(weights.danger_weak_square, (weak & side.beside_royal).count());
    const auto unsafe = side.attacked - (weak & enemy.attacked_twice);
    for_each_role<V>([&]<Role role>() {
        if constexpr (role != Role::pawn && role != Role::king) {
            evaluate_attackers<role>(context, color, unsafe, sink);
        }
    });
    const auto& flank = PawnSpans<typename V::Geometry>::flank(color, side.royal);
    sink.add_danger(weights.danger_flank_attack,
                    (flank & enemy.attacked).count() + (flank & enemy.attacked_twice).count());
    sink.add_danger(weights.danger_flank_guard, (flank & side.attacked).count());
    sink.add_danger(weights.danger_screen, xray_sliders(context, !color, side.royal).count());
    for (const Role role : {Role::knight, Role::bishop}) {
        if (side.attacks_of(role).intersects(side.beside_royal)) sink.add_danger(weights.danger_guard[index(role)]);
    }
}

/// Pawns far from the king neither shelter it nor get its help.
template <class V, class Sink>
void evaluate_king_and_pawns(const EvaluationContext<V>& context, Color color, Sink& sink) {
    using G = typename V::Geometry;
    const SideContext<V>& side = context.side(color);
    const auto& flank = PawnSpans<G>::files_near(side.royal);
    if (!flank.intersects(context.position.of(Role::pawn))) sink.add(V::weights.pawnless_flank);
    int nearest = side.pawns.empty() ? 0 : G::files;
    for (const Square pawn : side.pawns) nearest = std::min(nearest, distance<G>(side.royal, pawn));
    sink.add(V::weights.pawn_distance, nearest);
}

}  // namespace detail

/// The safety of one side's royal king; nothing for a side that has none.
template <class V, class Sink>
void evaluate_king(const EvaluationContext<V>& context, Color color, Sink& sink) {
    using G = typename V::Geometry;
    const SideContext<V>& side = context.side(color);
    if (!side.has_royal()) return;
    const int middle = std::clamp(G::file(side.royal), 1, G::files - 2);
    for (const int file : {middle - 1, middle, middle + 1}) detail::evaluate_shelter_on(context, color, file, sink);
    detail::evaluate_danger(context, color, sink);
    detail::evaluate_king_and_pawns(context, color, sink);
}

}  // namespace kingcraft
