#pragma once
// Threats: attacks on enemy pieces.

#include "search/evaluation/evaluation_context.hpp"

namespace kingcraft {

namespace detail {

/// One attacked enemy piece that is not a pawn.
template <class V, class Sink>
void evaluate_threats_on(const EvaluationContext<V>& context, Color color, Square square, Sink& sink) {
    const std::size_t attacked_role = index(context.position.at(square).role());
    const SideContext<V>& side = context.side(color);
    for (const Role role : V::roles) {
        if (side.attacks_of(role).contains(square)) sink.add(V::weights.threat[index(role)][attacked_role]);
    }
    if (!context.side(!color).attacked.contains(square)) sink.add(V::weights.hanging[attacked_role]);
}

/// Safe pawn steps: no enemy pawn attacks the square, and it is guarded or not attacked.
template <class V>
SquareSet<typename V::Geometry> safe_steps(const EvaluationContext<V>& context, Color color) {
    using G = typename V::Geometry;
    const SideContext<V>& side = context.side(color);
    const SideContext<V>& enemy = context.side(!color);
    const auto third_rank = rank_squares<G>(rank_from_home<V>(color, 2));
    auto steps = forward(color, side.pawns) - context.occupied;
    steps |= forward(color, steps & third_rank) - context.occupied;
    return (steps - enemy.attacks_of(Role::pawn)) & (side.attacked | ~enemy.attacked);
}

/// The safe squares from which this side's pieces of one role might attack an enemy queen.
template <Role role, class V, class Sink>
void evaluate_chase(const EvaluationContext<V>& context, Color color, Square queen, Sink& sink) {
    const SideContext<V>& side = context.side(color);
    const SideContext<V>& enemy = context.side(!color);
    const auto goals = side.attacks_of(role) & V::checking_squares(role, queen, context.occupied);
    const auto guarded = enemy.attacks_of(Role::pawn) | (enemy.attacked_twice - side.attacked_twice);
    const auto safe = goals - side.pieces - guarded;
    // The queen attacks a slider back, so the slider needs a second guard; it does not attack a knight back.
    const auto held = role == Role::knight ? safe : safe & side.attacked_twice;
    sink.add(V::weights.queen_chase[index(role)], held.count());
}

}  // namespace detail

/// Pieces that may attack the enemy queen on their next move, if there is exactly one.
template <class V, class Sink>
void evaluate_threats_to_queen(const EvaluationContext<V>& context, Color color, Sink& sink) {
    const auto queens = context.position.of(!color, Role::queen);
    if (queens.count() != 1) return;
    const Square queen = queens.first();
    detail::evaluate_chase<Role::knight>(context, color, queen, sink);
    detail::evaluate_chase<Role::bishop>(context, color, queen, sink);
    detail::evaluate_chase<Role::rook>(context, color, queen, sink);
    sink.add(V::weights.screened_queen, xray_sliders(context, color, queen).count());
}

/// The threats of one side.
template <class V, class Sink>
void evaluate_threats(const EvaluationContext<V>& context, Color color, Sink& sink) {
    using Set = SquareSet<typename V::Geometry>;
    const SideContext<V>& side = context.side(color);
    const SideContext<V>& enemy = context.side(!color);
    Set pieces = enemy.pieces - enemy.pawns;
    if (enemy.has_royal()) pieces.erase(enemy.royal);
    for (const Square square : pieces& side.attacked) detail::evaluate_threats_on(context, color, square, sink);
    const Set loose_pawns = (enemy.pawns & side.attacked) - enemy.attacked;
    sink.add(V::weights.hanging[index(Role::pawn)], loose_pawns.count());
    const Set steps = detail::safe_steps(context, color);
    const Set targets = beside(forward(color, steps)) & pieces;
    sink.add(V::weights.push_threat, (targets - side.attacks_of(Role::pawn)).count());
    const Set contested = (enemy.attacked & side.attacked) - enemy.attacks_of(Role::pawn) - enemy.attacked_twice;
    sink.add(V::weights.contested, contested.count());
    evaluate_threats_to_queen(context, color, sink);
}

}  // namespace kingcraft
