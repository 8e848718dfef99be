// Training: the gradient is how the loss changes with each weight, and the net in whole numbers says what the net in
// floating-point numbers does.

#include "train/net_trainer.hpp"

#include <functional>
#include <sstream>

#include "search/net/net_evaluator.hpp"
#include "support/game_test_case.hpp"
#include "support/position.hpp"
#include "support/random.hpp"

namespace kingcraft::test {
namespace {

constexpr std::size_t trained_neurons = 16;

/// A line of self-play: the position, and what its game came to, by the material that is on the board.
template <class V>
std::string line_of(const Position<V>& position, std::uint64_t game, int ply) {
    const int score = material_of_side(position, Color::white) - material_of_side(position, Color::black);
    const int result = score > 100 ? 2 : score < -100 ? 0 : 1;
    return fen_text(position) + "\t" + std::to_string(result) + "\t" + std::to_string(score) + "\t" +
           std::to_string(game) + "\t" + std::to_string(ply) + "\n";
}

template <class V>
train::Samples samples_of(const std::string& lines) {
    std::istringstream in(lines);
    return train::Samples::read<V>(in);
}

/// Every second position of some random games.
template <class V>
train::Samples random_samples(std::uint64_t games) {
    std::string lines;
    for (std::uint64_t game = 0; game < games; ++game) {
        int ply = 0;
        walk_random_game<V>(game, 120, [&](const Position<V>& position, const MoveList&) {
            if (ply % 2 == 0) lines += line_of(position, game, ply);
            ++ply;
        });
    }
    return samples_of<V>(lines);
}

/// Gives a net random weights, with which some trained_neurons are cut off at 0 and at 1, and outputs matter.
void make_lively(train::FloatNet& net, std::uint64_t seed) {
    Random random(seed);
    const auto around = [&](float middle, float most) {
        return middle + most * (static_cast<float>(random.below(2001)) / 1000 - 1);
    };
    for (std::size_t i = 0; i < net.weights.size(); ++i)
        net.weights[i] = i < net.bias_at ? around(0, 0.15F) : i < net.output_at ? around(0.5F, 1) : around(0, 0.6F);
}

double loss_of(train::FloatNet& net, const train::Samples& samples, const train::Sample& sample) {
    return train::cross_entropy(sample.target, net.logit(samples, sample));
}

/// True when `slope` is how the loss changes with this weight, to one side of it at least: a neuron is cut off at 1.
bool is_slope(train::FloatNet& net, std::size_t at, float slope, const std::function<double()>& loss) {
    constexpr float step = 2e-3F;
    const float weight = net.weights[at];
    const double here = loss();
    net.weights[at] = weight + step;
    const double above = (loss() - here) / step;
    net.weights[at] = weight - step;
    const double below = (here - loss()) / step;
    net.weights[at] = weight;
    const double tolerance = 4e-4 + 0.01 * std::abs(slope);
    return slope >= std::min(above, below) - tolerance && slope <= std::max(above, below) + tolerance;
}

}  // namespace

GAME_TEST_CASE("the gradient is how the loss changes with each weight", "[train]") {
    const auto samples = random_samples<TestType>(6);
    train::FloatNet net(samples.row_count(), trained_neurons);
    make_lively(net, 4);
    Random random(4);
    REQUIRE(samples.training().size() > 50);
    for (std::size_t i = 0; i < samples.training().size(); i += 37) {
        const train::Sample& sample = samples.training()[i];
        std::vector<float> gradient(net.weights.size());
        const double loss = net.add_gradient(samples, sample, gradient);
        CHECK(loss == loss_of(net, samples, sample));
        std::size_t sloping = 0;
        for (std::size_t at = 0; at < gradient.size(); ++at) {
            // Of the weights that the sample does not use, a part is enough.
            if (gradient[at] == 0 && at < net.bias_at && random.below(40) > 0) continue;
            sloping += std::abs(gradient[at]) > 1e-2F ? 1 : 0;
            INFO(TestType::id << ", sample " << i << ", weight " << at << ": " << gradient[at]);
            if (!is_slope(net, at, gradient[at], [&] { return loss_of(net, samples, sample); }))
                FAIL_CHECK("this is not the slope of the loss");
        }
        CHECK(sloping > trained_neurons);
    }
}

GAME_TEST_CASE("training lowers the loss", "[train]") {
    const auto samples = random_samples<TestType>(is_second_look ? 20 : 40);
    train::NetTrainer trainer(samples, {.neurons = trained_neurons, .epochs = 30, .seed = 3});
    std::vector<double> losses;
    trainer.run([&](int, const train::Loss& loss) { losses.push_back(loss.training); });
    INFO(TestType::id << ": from " << losses.at(0) << " to " << losses.back());
    CHECK(losses.size() == 30);
    CHECK(losses.back() < losses.front() - 0.002);
}

GAME_TEST_CASE("the net in whole numbers says what the net in floating-point numbers does", "[train]") {
    constexpr double worth_of_logit = 300;
    train::FloatNet net(NetInputs<TestType>::shape.rows, trained_neurons);
    make_lively(net, 8);
    const auto file = write_net(TestType::id, "", net.quantised(worth_of_logit));
    const Net whole = Net::read(NetInputs<TestType>::shape, file).value();
    NetEvaluator<TestType> evaluator(&whole);
    double sum = 0;
    double most = 0;
    double worth = 0;
    int count = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        walk_random_game<TestType>(seed, 120, [&](const Position<TestType>& position, const MoveList&) {
            if (!NetInputs<TestType>::applies(position)) return;
            const auto one = samples_of<TestType>(line_of(position, 1, 0));
            const auto& sample = one.training().empty() ? one.held_out().at(0) : one.training().at(0);
            const double expected = net.logit(one, sample) * worth_of_logit;
            const double off = std::abs(evaluator.evaluate(position, 0) - expected);
            sum += off;
            most = std::max(most, off);
            worth += std::abs(expected);
            ++count;
        });
    }
    // Hundredths of a pawn. A weight is off by half a unit at most, and most of that cancels out.
    INFO(TestType::id << ": off by " << sum / count << " of " << worth / count << ", and by " << most << " at most");
    CHECK(worth / count > 100);
    CHECK(sum / count < 8);
    CHECK(most < 40);
}

TEST_CASE("a net that has learned next to nothing can be read", "[train]") {
    const NetShape& shape = NetInputs<Chess>::shape;
    for (const double material_of_logit : {0.0, 300.0, 1e9, 1e18}) {
        INFO(material_of_logit);
        const auto weights = train::FloatNet(shape.rows, trained_neurons).quantised(material_of_logit);
        CHECK(Net::read(shape, write_net(Chess::id, "", weights)).ok());
    }
}

}  // namespace kingcraft::test
