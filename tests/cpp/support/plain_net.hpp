#pragma once
// What a net says of a position by its definition, without stored sums: each neuron adds the rows of all pieces.

#include <algorithm>
#include <vector>

#include "search/net/net_inputs.hpp"
#include "search/score.hpp"

namespace kingcraft::test {

template <class V>
std::vector<int> plain_sums(const NetWeights& weights, const Position<V>& position, Color side) {
    std::vector<int> sums(weights.bias.begin(), weights.bias.end());
    const bool mirrored = NetInputs<V>::is_mirrored(position, side);
    for (const Square square : position.occupied()) {
        const Piece piece = position.at(square);
        const std::size_t row = NetInputs<V>::row(side, mirrored, piece.color(), index(piece.role()), square);
        for (std::size_t i = 0; i < weights.neurons; ++i) sums[i] += weights.input[row * weights.neurons + i];
    }
    return sums;
}

template <class V>
int plain_evaluation(const NetWeights& weights, const Position<V>& position) {
    const std::size_t bucket = NetInputs<V>::bucket(position);
    std::int64_t sum = weights.output_bias[bucket];
    for (const std::size_t side : {0, 1}) {
        const auto sums = plain_sums(weights, position, side == 0 ? position.turn() : !position.turn());
        for (std::size_t i = 0; i < weights.neurons; ++i) {
            const std::int64_t neuron = std::clamp(sums[i], 0, 127);
            sum += neuron * neuron * weights.output[(bucket * 2 + side) * weights.neurons + i];
        }
    }
    return static_cast<int>(std::clamp<std::int64_t>(sum * weights.factor >> 32, 1 - counted_score, counted_score - 1));
}

}  // namespace kingcraft::test
