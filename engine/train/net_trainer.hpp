#pragma once
// Trains a net: the first layer and the output of each bucket, by Adam (Kingma and Ba, 2014) with decoupled weight
// decay on the cross entropy between what games came to and the chance to win that the evaluation stands for.

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <functional>
#include <numbers>
#include <numeric>
#include <random>
#include <vector>

#include "search/net/net.hpp"
#include "train/samples.hpp"

namespace kingcraft::train {

struct Settings {
    std::size_t neurons = 128;
    int epochs = 4;
    std::uint64_t seed = 1;
};

/// The mean cross entropy of an epoch.
struct Loss {
    double training = 0;
    double held_out = 0;
};

class NetTrainer {
  public:
    NetTrainer(const Samples& samples, const Settings& settings)
        : samples_(samples), settings_(settings), neurons_(settings.neurons), random_(settings.seed) {
        bias_at_ = samples.row_count() * neurons_;
        output_at_ = bias_at_ + neurons_;
        output_bias_at_ = output_at_ + NetWeights::output_count(neurons_);
        weights_.resize(output_bias_at_ + NetWeights::buckets);
        gradient_.resize(weights_.size());
        mean_.resize(weights_.size());
        square_.resize(weights_.size());
        for (auto& sums : sums_) sums.resize(neurons_);
        for (auto& sums : sums_gradient_) sums.resize(neurons_);
        std::uniform_real_distribution<float> around_zero(-1, 1);
        for (std::size_t i = 0; i < output_bias_at_; ++i) {
            const float drawn = around_zero(random_);
            weights_[i] = i < bias_at_ ? 0.02F * drawn : i < output_at_ ? 0.3F + 0.3F * drawn : 0.05F * drawn;
        }
    }

    /// Begins with the weights of another net, of as many rows and neurons, instead of random ones. It is trained at a
    /// lower rate, since at a high one it would first forget what it has learned.
    void begin_with(const NetWeights& net) {
        rate_max_ = 1e-3F;
        decay_ = 0.01F;
        std::size_t at = 0;
        const auto take = [&](const auto& numbers, int unit) {
            for (const auto number : numbers) weights_[at++] = static_cast<float>(number) / static_cast<float>(unit);
        };
        take(net.input, NetWeights::neuron_unit);
        take(net.bias, NetWeights::neuron_unit);
        take(net.output, NetWeights::output_unit);
        take(net.output_bias, sum_unit);
    }

    /// Trains for all epochs, and returns to the weights with the least held-out loss, which is returned.
    double run(const std::function<void(int epoch, const Loss& loss)>& progress) {
        std::vector<std::uint32_t> order(samples_.training().size());
        std::iota(order.begin(), order.end(), 0U);
        std::vector<float> best = weights_;
        double least = held_out_loss();
        for (int epoch = 1; epoch <= settings_.epochs; ++epoch) {
            std::shuffle(order.begin(), order.end(), random_);
            const Loss loss{train_once(order), held_out_loss()};
            progress(epoch, loss);
            if (loss.held_out >= least) continue;
            least = loss.held_out;
            best = weights_;
        }
        weights_ = best;
        return least;
    }

    /// The held-out loss of material alone.
    double material_loss() const {
        double sum = 0;
        for (const Sample& sample : samples_.held_out())
            sum += cross_entropy(sample.target, samples_.steepness() * sample.material);
        return sum / static_cast<double>(std::max<std::size_t>(samples_.held_out().size(), 1));
    }

    /// The net in whole numbers.
    NetWeights quantised() {
        NetWeights net;
        net.neurons = neurons_;
        const auto rounded = [](float weight, int unit, int most) {
            return std::clamp(static_cast<int>(std::lround(weight * static_cast<float>(unit))), -most, most);
        };
        constexpr int byte_max = 127;
        for (std::size_t i = 0; i < output_bias_at_; ++i) {
            if (i < bias_at_) {
                net.input.push_back(static_cast<std::int8_t>(rounded(weights_[i], NetWeights::neuron_unit, byte_max)));
            } else if (i < output_at_) {
                net.bias.push_back(
                    static_cast<std::int16_t>(rounded(weights_[i], NetWeights::neuron_unit, NetWeights::bias_max)));
            } else {
                net.output.push_back(static_cast<std::int8_t>(rounded(weights_[i], NetWeights::output_unit, byte_max)));
            }
        }
        for (std::size_t i = 0; i < NetWeights::buckets; ++i)
            net.output_bias[i] = rounded(weights_[output_bias_at_ + i], sum_unit, NetWeights::output_bias_max);
        net.factor = static_cast<std::int32_t>(std::lround(std::ldexp(material_of_logit() / sum_unit, 32)));
        return net;
    }

  private:
    static constexpr std::size_t batch = 1024;
    /// A whole sum of the outputs.
    static constexpr int sum_unit = NetWeights::neuron_unit * NetWeights::neuron_unit * NetWeights::output_unit;

    /// The logit of the chance to win; leaves the neurons of both sides in `sums_`, between 0 and 1.
    float logit_of(const Sample& sample) {
        const float* output = &weights_[output_at_ + sample.bucket * 2 * neurons_];
        float logit = weights_[output_bias_at_ + sample.bucket];
        for (const std::size_t side : {0, 1}) {
            float* const sums = sums_[side].data();
            std::copy_n(&weights_[bias_at_], neurons_, sums);
            for (const std::size_t row : samples_.rows(sample, side == 1)) {
                const float* const weights = &weights_[row * neurons_];
                for (std::size_t i = 0; i < neurons_; ++i) sums[i] += weights[i];
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

    double held_out_loss() {
        double sum = 0;
        for (const Sample& sample : samples_.held_out()) sum += cross_entropy(sample.target, logit_of(sample));
        return sum / static_cast<double>(std::max<std::size_t>(samples_.held_out().size(), 1));
    }

    /// One pass over the training samples in this order; returns their mean loss.
    double train_once(const std::vector<std::uint32_t>& order) {
        double sum = 0;
        std::size_t count = 0;
        const std::size_t size = std::min(batch, order.size());
        for (std::size_t from = 0; size > 0 && from + size <= order.size(); from += size) {
            std::fill(gradient_.begin(), gradient_.end(), 0.0F);
            for (std::size_t i = from; i < from + size; ++i) sum += add_gradient(samples_.training()[order[i]]);
            count += size;
            step(size, order.size() / size);
        }
        return sum / static_cast<double>(std::max<std::size_t>(count, 1));
    }

    /// Adds the gradient of a sample, and returns its loss.
    double add_gradient(const Sample& sample) {
        const float logit = logit_of(sample);
        const float by_logit = static_cast<float>(expit(logit)) - sample.target;
        gradient_[output_bias_at_ + sample.bucket] += by_logit;
        for (const std::size_t side : {0, 1}) {
            const float* const sums = sums_[side].data();
            float* const change = sums_gradient_[side].data();
            const std::size_t output_at = output_at_ + (2 * sample.bucket + side) * neurons_;
            const float* const output = &weights_[output_at];
            float* const output_change = &gradient_[output_at];
            float* const bias_change = &gradient_[bias_at_];
            for (std::size_t i = 0; i < neurons_; ++i) {
                output_change[i] += by_logit * sums[i] * sums[i];
                change[i] = sums[i] < 1 ? by_logit * output[i] * 2 * sums[i] : 0;
                bias_change[i] += change[i];
            }
            for (const std::size_t row : samples_.rows(sample, side == 1)) {
                float* const weights = &gradient_[row * neurons_];
                for (std::size_t i = 0; i < neurons_; ++i) weights[i] += change[i];
            }
        }
        return cross_entropy(sample.target, logit);
    }

    /// A step of Adam with the gradient of a batch. The rate rises at first, and falls to nothing in the last epoch.
    void step(std::size_t size, std::size_t steps_in_epoch) {
        constexpr float warm_up = 200;
        constexpr float mean_share = 0.9F;
        constexpr float square_share = 0.999F;
        ++steps_;
        const float done = static_cast<float>(steps_) /
                           static_cast<float>(steps_in_epoch * static_cast<std::size_t>(settings_.epochs));
        const auto at = static_cast<float>(steps_);
        const float rate =
            rate_max_ * std::min(1.0F, at / warm_up) * (0.5F + 0.5F * std::cos(std::numbers::pi_v<float> * done));
        const float mean_factor = 1 / (1 - std::pow(mean_share, at));
        const float square_factor = 1 / (1 - std::pow(square_share, at));
        const float share = 1 / static_cast<float>(size);
        const auto move = [&](std::size_t begin, std::size_t end, float decayed, float most) {
            for (std::size_t i = begin; i < end; ++i) {
                const float slope = gradient_[i] * share;
                mean_[i] = mean_share * mean_[i] + (1 - mean_share) * slope;
                square_[i] = square_share * square_[i] + (1 - square_share) * slope * slope;
                const float change = rate * mean_[i] * mean_factor / (std::sqrt(square_[i] * square_factor) + 1e-8F);
                weights_[i] = std::min(std::max(weights_[i] * (1 - decayed) - change, -most), most);
            }
        };
        // What whole numbers can hold.
        constexpr float input_max = 127.0F / NetWeights::neuron_unit;
        constexpr float output_max = 127.0F / NetWeights::output_unit;
        constexpr float bias_max = 16;
        constexpr float output_bias_max = 16;
        move(0, bias_at_, rate * decay_, input_max);
        move(bias_at_, output_at_, 0, bias_max);
        move(output_at_, output_bias_at_, rate * decay_, output_max);
        move(output_bias_at_, weights_.size(), rate * decay_, output_bias_max);
    }

    /// The lead in material, in hundredths of a pawn, that brings a logit of 1 on average where neither side is far
    /// ahead (least squares): so a pawn more is worth about a hundred.
    double material_of_logit() {
        constexpr int lead_max = 400;
        constexpr std::size_t every = 7;
        double product = 0;
        double square = 0;
        for (std::size_t i = 0; i < samples_.training().size(); i += every) {
            const Sample& sample = samples_.training()[i];
            if (std::abs(sample.material) >= lead_max) continue;
            const double logit = logit_of(sample);
            product += logit * sample.material;
            square += static_cast<double>(sample.material) * sample.material;
        }
        return product > 0 ? square / product : 0;
    }

    const Samples& samples_;
    Settings settings_;
    std::size_t neurons_;
    std::mt19937_64 random_;
    /// All weights one after the other: the rows, the biases, the outputs, and their biases.
    std::vector<float> weights_;
    std::vector<float> gradient_;
    std::vector<float> mean_;
    std::vector<float> square_;
    std::size_t bias_at_ = 0;
    std::size_t output_at_ = 0;
    std::size_t output_bias_at_ = 0;
    std::size_t steps_ = 0;
    float rate_max_ = 8e-3F;
    float decay_ = 0.1F;
    std::array<std::vector<float>, 2> sums_{};
    std::array<std::vector<float>, 2> sums_gradient_{};
};

}  // namespace kingcraft::train
