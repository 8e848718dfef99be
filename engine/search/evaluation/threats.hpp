#pragma once
// Attacks on enemy men.

#include "search/evaluation/survey.hpp"

namespace kingcraft {

namespace detail {

/// One attacked enemy man that is no pawn.
template <class V, class Sink>
void evaluate_threats_on(const Survey<V>& survey, Color color, Square square, Sink& sink) {
    const std::size_t victim = index(survey.position.at(square).role());
    const SideSurvey<V>& side = survey.side(color);
    for (const Role role : V::roles) {
        if (side.attacks_of(role).contains(square)) sink.add(V::weights.threat[index(role)][victim]);
    }
    if (!survey.side(!color).attacked.contains(square)) sink.add(V::weights.hanging[victim]);
}

/// Squares that this side's pawns may step to, where no enemy pawn attacks them and a man guards them or none attacks.
template <class V>
SquareSet<typename V::Geometry> safe_steps(const Survey<V>& survey, Color color) {
    using G = typename V::Geometry;
    const SideSurvey<V>& side = survey.side(color);
    const SideSurvey<V>& enemy = survey.side(!color);
    const auto third_rank = rank_squares<G>(rank_from_home<V>(color, 2));
    auto steps = forward(color, side.pawns) - survey.occupied;
    steps |= forward(color, steps & third_rank) - survey.occupied;
    return (steps - enemy.attacks_of(Role::pawn)) & (side.attacked | ~enemy.attacked);
}

/// The squares from where this side's men of one role might attack an enemy queen without being lost there.
template <Role role, class V, class Sink>
void evaluate_chase(const Survey<V>& survey, Color color, Square queen, Sink& sink) {
    const SideSurvey<V>& side = survey.side(color);
    const SideSurvey<V>& enemy = survey.side(!color);
    const auto goals = side.attacks_of(role) & V::checking_squares(role, queen, survey.occupied);
    const auto guarded = enemy.attacks_of(Role::pawn) | (enemy.attacked_twice - side.attacked_twice);
    const auto safe = goals - side.men - guarded;
    // The queen attacks a slider back, which therefore needs a second guard of the square; a knight it does not.
    const auto held = role == Role::knight ? safe : safe & side.attacked_twice;
    sink.add(V::weights.queen_chase[index(role)], held.count());
}

}  // namespace detail

/// Men that may come to attack an enemy queen, if it has but one.
template <class V, class Sink>
void evaluate_threats_to_queen(const Survey<V>& survey, Color color, Sink& sink) {
    const auto queens = survey.position.of(!color, Role::queen);
    if (queens.count() != 1) return;
    const Square queen = queens.first();
    detail::evaluate_chase<Role::knight>(survey, color, queen, sink);
    detail::evaluate_chase<Role::bishop>(survey, color, queen, sink);
    detail::evaluate_chase<Role::rook>(survey, color, queen, sink);
    sink.add(V::weights.screened_queen, screened_sliders(survey, color, queen).count());
}

/// What one side's men attack.
template <class V, class Sink>
void evaluate_threats(const Survey<V>& survey, Color color, Sink& sink) {
    using Set = SquareSet<typename V::Geometry>;
    const SideSurvey<V>& side = survey.side(color);
    const SideSurvey<V>& enemy = survey.side(!color);
    Set pieces = enemy.men - enemy.pawns;
    if (enemy.has_royal()) pieces.erase(enemy.royal);
    for (const Square square : pieces& side.attacked) detail::evaluate_threats_on(survey, color, square, sink);
    const Set loose_pawns = (enemy.pawns & side.attacked) - enemy.attacked;
    sink.add(V::weights.hanging[index(Role::pawn)], loose_pawns.count());
    const Set steps = detail::safe_steps(survey, color);
    const Set targets = beside(forward(color, steps)) & pieces;
    sink.add(V::weights.push_threat, (targets - side.attacks_of(Role::pawn)).count());
    const Set contested = (enemy.attacked & side.attacked) - enemy.attacks_of(Role::pawn) - enemy.attacked_twice;
    sink.add(V::weights.contested, contested.count());
    evaluate_threats_to_queen(survey, color, sink);
}

}  // namespace kingcraft
