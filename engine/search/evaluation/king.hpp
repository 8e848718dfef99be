#pragma once
// The safety of the royal king: its shelter of pawns, the enemy pawns that storm it, and the men that attack it.

#include "search/evaluation/survey.hpp"

namespace kingcraft {

namespace detail {

/// One file about the king: the nearest own pawn that is not behind it, and the enemy pawn that has come nearest.
template <class V, class Sink>
void evaluate_shelter_on(const Survey<V>& survey, Color color, int file, Sink& sink) {
    using G = typename V::Geometry;
    using S = Spans<G>;
    const Square royal = survey.side(color).royal;
    const Square abreast = G::square(file, G::rank(royal));
    const auto in_front = [&](Color of) {
        const auto pawns = (S::ahead(color, abreast) | SquareSet<G>(abreast)) & survey.side(of).pawns;
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

/// Checks that the enemy's men of one role might give: from squares where they would be safe, or else from any.
template <Role role, class V, class Sink>
void evaluate_checks_of(const Survey<V>& survey, Color color, const SquareSet<typename V::Geometry>& unsafe,
                        Sink& sink) {
    const SideSurvey<V>& enemy = survey.side(!color);
    const auto goals = enemy.attacks_of(role) - enemy.men;
    if (goals.empty()) return;
    const auto checks = goals & V::checking_squares(role, survey.side(color).royal, survey.occupied);
    if (checks.empty()) return;
    const bool safe = !(checks - unsafe).empty();
    sink.add_danger(safe ? V::weights.danger_safe_check[index(role)] : V::weights.danger_unsafe_check[index(role)]);
}

/// The men of one role that attack the king's zone, and the checks they might give.
template <Role role, class V, class Sink>
void evaluate_attackers(const Survey<V>& survey, Color color, const SquareSet<typename V::Geometry>& unsafe,
                        Sink& sink) {
    sink.add_danger(V::weights.danger_attacker[index(role)], survey.side(!color).zone_attackers[index(role)]);
    evaluate_checks_of<role>(survey, color, unsafe, sink);
}

/// The men that aim at the king, and what guards it.
template <class V, class Sink>
void evaluate_danger(const Survey<V>& survey, Color color, Sink& sink) {
    const auto& weights = V::weights;
    const SideSurvey<V>& side = survey.side(color);
    const SideSurvey<V>& enemy = survey.side(!color);
    sink.add_danger(weights.danger);
    if (survey.position.of(!color, Role::queen).empty()) sink.add_danger(weights.danger_without_queen);
    sink.add_danger(weights.danger_attack, enemy.attacks_beside_royal);
    const auto lone_guards = side.attacks_of(Role::king) | side.attacks_of(Role::queen) | ~side.attacked;
    const auto weak = (enemy.attacked & lone_guards) - side.attacked_twice;
    sink.add_danger(weights.danger_weak_square, (weak & side.beside_royal).count());
    const auto unsafe = side.attacked - (weak & enemy.attacked_twice);
    for_each_role<V>([&]<Role role>() {
        if constexpr (role != Role::pawn && role != Role::king) {
            evaluate_attackers<role>(survey, color, unsafe, sink);
        }
    });
    const auto& flank = Spans<typename V::Geometry>::flank(color, side.royal);
    sink.add_danger(weights.danger_flank_attack,
                    (flank & enemy.attacked).count() + (flank & enemy.attacked_twice).count());
    sink.add_danger(weights.danger_flank_guard, (flank & side.attacked).count());
    sink.add_danger(weights.danger_screen, screened_sliders(survey, !color, side.royal).count());
    for (const Role role : {Role::knight, Role::bishop}) {
        if (side.attacks_of(role).intersects(side.beside_royal)) sink.add_danger(weights.danger_guard[index(role)]);
    }
}

/// Pawns far from the king, which it may be too late to help or to hide behind.
template <class V, class Sink>
void evaluate_king_and_pawns(const Survey<V>& survey, Color color, Sink& sink) {
    using G = typename V::Geometry;
    const SideSurvey<V>& side = survey.side(color);
    const auto& flank = Spans<G>::files_near(side.royal);
    if (!flank.intersects(survey.position.of(Role::pawn))) sink.add(V::weights.bare_flank);
    int nearest = side.pawns.empty() ? 0 : G::files;
    for (const Square pawn : side.pawns) nearest = std::min(nearest, distance<G>(side.royal, pawn));
    sink.add(V::weights.pawn_distance, nearest);
}

}  // namespace detail

/// The safety of one side's royal king; nothing for a side that has none.
template <class V, class Sink>
void evaluate_king(const Survey<V>& survey, Color color, Sink& sink) {
    using G = typename V::Geometry;
    const SideSurvey<V>& side = survey.side(color);
    if (!side.has_royal()) return;
    const int middle = std::clamp(G::file(side.royal), 1, G::files - 2);
    for (const int file : {middle - 1, middle, middle + 1}) detail::evaluate_shelter_on(survey, color, file, sink);
    detail::evaluate_danger(survey, color, sink);
    detail::evaluate_king_and_pawns(survey, color, sink);
}

}  // namespace kingcraft
