#pragma once
// What a position is worth without looking ahead. The terms are shared by all games; what each is worth stands in the
// game's table of weights, and the game may add terms of its own. Whole numbers only, so that every build finds the
// same.

#include "search/evaluation/ending.hpp"
#include "search/evaluation/king.hpp"
#include "search/evaluation/material.hpp"
#include "search/evaluation/men.hpp"
#include "search/evaluation/pawns.hpp"
#include "search/evaluation/space.hpp"
#include "search/evaluation/sum.hpp"
#include "search/evaluation/threats.hpp"
#include "search/score.hpp"

namespace kingcraft {

/// Hands every term of both sides to their sinks: `add(weight, count)` for what it is worth, `add_danger(weight,
/// count)` for what endangers the side's king. The sum is the plain sink; another one may look at the terms.
template <class V, class Sink>
void evaluate_terms(const Position<V>& position, std::array<Sink, color_count>& sinks) {
    Survey<V> survey(position);
    for (const Color color : {Color::white, Color::black}) evaluate_men(survey, color, sinks[index(color)]);
    for (const Color color : {Color::white, Color::black}) {
        Sink& sink = sinks[index(color)];
        evaluate_bishops(survey, color, sink);
        evaluate_pawns(survey, color, sink);
        evaluate_threats(survey, color, sink);
        evaluate_space(survey, color, sink);
        evaluate_king(survey, color, sink);
        V::evaluate_own(survey, color, sink);
    }
    evaluate_pairs(position, sinks[index(Color::white)]);
    sinks[index(position.turn())].add(V::weights.tempo);
}

/// White's worth less Black's.
template <class V>
Tapered difference(const Position<V>& position) {
    std::array<Sum, color_count> sums;
    evaluate_terms(position, sums);
    return sums[0].total() - sums[1].total();
}

/// That difference for the stage of the game and the chances of the ending.
template <class V>
int blend(const Position<V>& position, Tapered difference) {
    const int phase = Phase<V>::of(position);
    const int ending = difference.ending() * ending_scale(position, difference) / full_scale;
    const int worth = (difference.opening() * phase + ending * (Phase<V>::opening - phase)) / Phase<V>::opening;
    return std::clamp(worth, 1 - counted_score, counted_score - 1);
}

/// The worth of the position in hundredths of a pawn, for the side to move.
template <class V>
int evaluate(const Position<V>& position) {
    const int worth = blend(position, difference(position));
    return position.turn() == Color::white ? worth : -worth;
}

}  // namespace kingcraft
