#pragma once
// The static evaluation. All games share the terms; each game has its own weights, and may add terms. Only whole
// numbers, so that every build computes the same.

#include <algorithm>

#include "rules/tapered.hpp"
#include "search/evaluation/imbalance.hpp"
#include "search/evaluation/king_terms.hpp"
#include "search/evaluation/lone_king.hpp"
#include "search/evaluation/pawn_terms.hpp"
#include "search/evaluation/phase_and_scale.hpp"
#include "search/evaluation/piece_terms.hpp"
#include "search/evaluation/threat_terms.hpp"
#include "search/score.hpp"

namespace kingcraft {

/// The sum of a side's terms. The danger to its king is a sum of its own, since its cost is the square of that sum.
class TermSum {
  public:
    void add(const Tapered& weight, int count = 1) { sum_ += weight * count; }
    void add_danger(const Tapered& weight, int count = 1) { danger_ += weight * count; }

    Tapered total() const { return sum_ - Tapered(cost(danger_.opening()), cost(danger_.ending())); }

  private:
    static constexpr int cost(int danger) {
        constexpr int danger_max = 500;
        constexpr int scale = 128;
        const int capped = std::clamp(danger, 0, danger_max);
        return capped * capped / scale;
    }

    Tapered sum_;
    Tapered danger_;
};

/// Passes every term of both sides to their sinks: `add(weight, count)`, and `add_danger(weight, count)` for danger to
/// the side's king. TermSum adds them up; the tuner's sink counts them.
template <class V, class Sink>
void evaluate_terms(const Position<V>& position, std::array<Sink, color_count>& sinks) {
    EvaluationContext<V> context(position);
    for (const Color color : {Color::white, Color::black}) evaluate_pieces(context, color, sinks[index(color)]);
    for (const Color color : {Color::white, Color::black}) {
        Sink& sink = sinks[index(color)];
        evaluate_bishops(context, color, sink);
        evaluate_pawns(context, color, sink);
        evaluate_threats(context, color, sink);
        evaluate_space(context, color, sink);
        evaluate_king(context, color, sink);
        V::evaluate_own(context, color, sink);
    }
    evaluate_imbalance(position, sinks[index(Color::white)]);
    sinks[index(position.turn())].add(V::weights.tempo);
}

/// White's terms minus Black's.
template <class V>
Tapered difference(const Position<V>& position) {
    std::array<TermSum, color_count> sums;
    evaluate_terms(position, sums);
    return sums[0].total() - sums[1].total();
}

/// The difference for the phase of the game, scaled in endgames that are hard to win.
template <class V>
int blend(const Position<V>& position, Tapered difference) {
    const int phase = Phase<V>::of(position);
    const int ending = difference.ending() * ending_scale(position, difference) / full_scale;
    const int worth = (difference.opening() * phase + ending * (Phase<V>::opening - phase)) / Phase<V>::opening;
    return std::clamp(worth_with_lone_king(position, worth), 1 - counted_score, counted_score - 1);
}

/// The static evaluation in hundredths of a pawn, for the side to move.
template <class V>
int evaluate(const Position<V>& position) {
    const int worth = blend(position, difference(position));
    return position.turn() == Color::white ? worth : -worth;
}

}  // namespace kingcraft
