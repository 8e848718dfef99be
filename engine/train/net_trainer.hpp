#pragma once
// Trains a net: the first layer and the output of each bucket, by Adam (Kingma and Ba, 2014) with decoupled weight
// decay on the cross entropy between what games came to and the chance to win that the evaluation stands for.

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <numbers>
#include <numeric>
#include <random>
#include <vector>

#include "train/float_net.hpp"

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
        : samples_(samples),
          settings_(settings),
          random_(settings.seed),
          net_(samples.row_count(), settings.neurons),
          gradient_(net_.weights.size()),
          mean_(net_.weights.size()),
          square_(net_.weights.size()) {
        std::uniform_real_distribution<float> around_zero(-1, 1);
        for (std::size_t i = 0; i < net_.output_bias_at; ++i) {
            const float drawn = around_zero(random_);
            net_.weights[i] = i < net_.bias_at     ? 0.02F * drawn
                              : i < net_.output_at ? 0.3F + 0.3F * drawn
                                                   : 0.05F * drawn;
        }
    }

    /// Begins with the weights of another net, of as many rows and neurons, instead of random ones. It is trained at a
    /// lower rate, since at a high one it would first forget what it has learned.
    void begin_with(const NetWeights& net) {
        rate_max_ = 1e-3F;
        decay_ = 0.01F;
        net_.assign(net);
    }

    /// Trains for all epochs, and returns to the weights with the least held-out loss, which is returned.
    double run(const std::function<void(int epoch, const Loss& loss)>& progress) {
        std::vector<std::uint32_t> order(samples_.training().size());
        std::iota(order.begin(), order.end(), 0U);
        std::vector<float> best = net_.weights;
        double least = held_out_loss();
        for (int epoch = 1; epoch <= settings_.epochs; ++epoch) {
            std::shuffle(order.begin(), order.end(), random_);
            const Loss loss{train_once(order), held_out_loss()};
            progress(epoch, loss);
            if (loss.held_out >= least) continue;
            least = loss.held_out;
            best = net_.weights;
        }
        net_.weights = best;
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
    NetWeights quantised() { return net_.quantised(material_of_logit()); }

  private:
    static constexpr std::size_t batch = 1024;

    double held_out_loss() {
        double sum = 0;
        for (const Sample& sample : samples_.held_out())
            sum += cross_entropy(sample.target, net_.logit(samples_, sample));
        return sum / static_cast<double>(std::max<std::size_t>(samples_.held_out().size(), 1));
    }

    /// One pass over the training samples in this order; returns their mean loss.
    double train_once(const std::vector<std::uint32_t>& order) {
        double sum = 0;
        std::size_t count = 0;
        const std::size_t size = std::min(batch, order.size());
        for (std::size_t from = 0; size > 0 && from + size <= order.size(); from += size) {
            std::fill(gradient_.begin(), gradient_.end(), 0.0F);
            for (std::size_t i = from; i < from + size; ++i)
                sum += net_.add_gradient(samples_, samples_.training()[order[i]], gradient_);
            count += size;
            step(size, order.size() / size);
        }
        return sum / static_cast<double>(std::max<std::size_t>(count, 1));
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
                net_.weights[i] = std::min(std::max(net_.weights[i] * (1 - decayed) - change, -most), most);
            }
        };
        // The range of whole numbers.
        constexpr float input_max = 127.0F / NetWeights::neuron_unit;
        constexpr float output_max = 127.0F / NetWeights::output_unit;
        constexpr float bias_max = 16;
        constexpr float output_bias_max = 16;
        move(0, net_.bias_at, rate * decay_, input_max);
        move(net_.bias_at, net_.output_at, 0, bias_max);
        move(net_.output_at, net_.output_bias_at, rate * decay_, output_max);
        move(net_.output_bias_at, net_.weights.size(), rate * decay_, output_bias_max);
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
            const double logit = net_.logit(samples_, sample);
            product += logit * sample.material;
            square += static_cast<double>(sample.material) * sample.material;
        }
        return product > 0 ? square / product : 0;
    }

    const Samples& samples_;
    Settings settings_;
    std::mt19937_64 random_;
    FloatNet net_;
    std::vector<float> gradient_;
    std::vector<float> mean_;
    std::vector<float> square_;
    std::size_t steps_ = 0;
    float rate_max_ = 8e-3F;
    float decay_ = 0.1F;
};

}  // namespace kingcraft::train
