#pragma once
// A net in floating-point numbers: what it says of a position, and how that changes with each of its weights.

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "search/net/net.hpp"
#include "train/samples.hpp"

namespace kingcraft::train {

class FloatNet {
  public:
    /// A whole sum of the outputs.
    static constexpr int sum_unit = NetWeights::neuron_unit * NetWeights::neuron_unit * NetWeights::output_unit;

    /// All weights are 0.
    FloatNet(std::size_t rows, std::size_t neurons)
        : bias_at(rows * neurons),
          output_at(bias_at + neurons),
          output_bias_at(output_at + NetWeights::output_count(neurons)),
          weights(output_bias_at + NetWeights::buckets),
          neurons_(neurons) {
        for (auto& sums : sums_) sums.resize(neurons_);
        for (auto& sums : sums_gradient_) sums.resize(neurons_);
    }

    /// Takes the weights of a net in whole numbers, of as many rows and neurons.
    void assign(const NetWeights& net) {
        std::size_t at = 0;
        const auto take = [&](const auto& numbers, int unit) {
            for (const auto number : numbers) weights[at++] = static_cast<float>(number) / static_cast<float>(unit);
        };
        take(net.input, NetWeights::neuron_unit);
        take(net.bias, NetWeights::neuron_unit);
        take(net.output, NetWeights::output_unit);
        take(net.output_bias, sum_unit);
    }

    /// The logit of the chance to win; leaves the neurons of both sides in `sums_`, between 0 and 1.
    float logit(const Samples& samples, const Sample& sample) {
        const float* output = &weights[output_at + sample.bucket * 2 * neurons_];
        float logit = weights[output_bias_at + sample.bucket];
        for (const std::size_t side : {0, 1}) {
            float* const sums = sums_[side].data();
            std::copy_n(&weights[bias_at], neurons_, sums);
            for (const std::size_t row : samples.rows(sample, side == 1)) {
                const float* const of_row = &weights[row * neurons_];
                for (std::size_t i = 0; i < neurons_; ++i) sums[i] += of_row[i];
            }
            float of_side = 0;
            for (std::size_t i = 0; i < neurons_; ++i) {
                sums[i] = std::min(std::max(sums[i], 0.0F), 1.0F);
                of_side += sums[i] * sums[i] * output[i];
            }
            logit += of_side;
            output += neurons_;
        }
        return logit;
    }

    /// Adds the gradient of a sample's loss, and returns this loss.
    double add_gradient(const Samples& samples, const Sample& sample, std::vector<float>& gradient) {
        const float said = logit(samples, sample);
        const float by_logit = static_cast<float>(expit(said)) - sample.target;
        gradient[output_bias_at + sample.bucket] += by_logit;
        for (const std::size_t side : {0, 1}) {
            const float* const sums = sums_[side].data();
            float* const change = sums_gradient_[side].data();
            const std::size_t of_side = output_at + (2 * sample.bucket + side) * neurons_;
            const float* const output = &weights[of_side];
            float* const output_change = &gradient[of_side];
            float* const bias_change = &gradient[bias_at];
            for (std::size_t i = 0; i < neurons_; ++i) {
                output_change[i] += by_logit * sums[i] * sums[i];
                change[i] = sums[i] < 1 ? by_logit * output[i] * 2 * sums[i] : 0;
                bias_change[i] += change[i];
            }
            for (const std::size_t row : samples.rows(sample, side == 1)) {
                float* const row_change = &gradient[row * neurons_];
                for (std::size_t i = 0; i < neurons_; ++i) row_change[i] += change[i];
            }
        }
        return cross_entropy(sample.target, said);
    }

    /// The net in whole numbers. A logit of 1 is worth `material_of_logit` hundredths of a pawn.
    NetWeights quantised(double material_of_logit) const {
        NetWeights net;
        net.neurons = neurons_;
        const auto rounded = [](float weight, int unit, int most) {
            return std::clamp(static_cast<int>(std::lround(weight * static_cast<float>(unit))), -most, most);
        };
        constexpr int byte_max = 127;
        for (std::size_t i = 0; i < output_bias_at; ++i) {
            if (i < bias_at) {
                net.input.push_back(static_cast<std::int8_t>(rounded(weights[i], NetWeights::neuron_unit, byte_max)));
            } else if (i < output_at) {
                net.bias.push_back(
                    static_cast<std::int16_t>(rounded(weights[i], NetWeights::neuron_unit, NetWeights::bias_max)));
            } else {
                net.output.push_back(static_cast<std::int8_t>(rounded(weights[i], NetWeights::output_unit, byte_max)));
            }
        }
        for (std::size_t i = 0; i < NetWeights::buckets; ++i)
            net.output_bias[i] = rounded(weights[output_bias_at + i], sum_unit, NetWeights::output_bias_max);
        // Of a net that has learned next to nothing, a logit of 1 is worth more than a number can say.
        const double factor = std::ldexp(material_of_logit / sum_unit, 32);
        net.factor =
            static_cast<std::int32_t>(std::min<double>(factor + 0.5, std::numeric_limits<std::int32_t>::max()));
        return net;
    }

    /// Where the biases, the outputs and the biases of the outputs begin.
    const std::size_t bias_at;
    const std::size_t output_at;
    const std::size_t output_bias_at;
    /// All weights one after the other: the rows, the biases, the outputs, and their biases.
    std::vector<float> weights;

  private:
    std::size_t neurons_;
    std::array<std::vector<float>, 2> sums_{};
    std::array<std::vector<float>, 2> sums_gradient_{};
};

}  // namespace kingcraft::train
