// Files of nets: what was written is read, one damaged byte is noticed, and no weights that are accepted overflow.

#include "fuzz/fuzz_input.hpp"
#include "search/net/net.hpp"
#include "search/score.hpp"

namespace kingcraft::fuzz {
namespace {

/// So few rows that a file fits into an input.
constexpr std::size_t rows = 64;
constexpr std::size_t neurons = 16;

/// Weights as far apart as they may be, or near 0.
NetWeights choose_weights(Input& input) {
    NetWeights weights;
    weights.neurons = neurons;
    const auto number = [&](int most) {
        const int part = static_cast<int>(input.choose(256));
        return part < 64 ? -most : part < 128 ? most : part - 192;
    };
    for (std::size_t i = 0; i < neurons; ++i)
        weights.bias.push_back(static_cast<std::int16_t>(number(NetWeights::bias_max)));
    for (std::size_t i = 0; i < rows * neurons; ++i) weights.input.push_back(static_cast<std::int8_t>(number(127)));
    for (std::size_t i = 0; i < NetWeights::output_count(neurons); ++i)
        weights.output.push_back(static_cast<std::int8_t>(number(127)));
    for (auto& bias : weights.output_bias) bias = number(NetWeights::output_bias_max);
    weights.factor = std::max(number(1 << 30), 0);
    return weights;
}

void check_evaluation(const Net& net, Input& input) {
    std::array<std::uint16_t, rows> all;
    for (std::size_t row = 0; row < rows; ++row) all[row] = static_cast<std::uint16_t>(row);
    const std::size_t removed = input.choose(rows);
    std::vector<std::int16_t> sums(net.empty_sums().begin(), net.empty_sums().end());
    const std::vector<std::int16_t> before = sums;
    net.update(sums.data(), all, {}, sums.data());
    const int found = net.evaluation(sums.data(), before.data(), input.choose(NetWeights::buckets));
    expect("an evaluation is within bounds", std::abs(found) < counted_score, std::to_string(found));
    net.update(sums.data(), std::span(all).first(removed), all, sums.data());
    net.update(sums.data(), {}, std::span(all).first(removed), sums.data());
    expect("what is added and removed leaves nothing", sums == before, std::to_string(removed));
}

}  // namespace

void fuzz_net(std::string_view variant, Input& input) {
    const NetShape shape{variant, rows};
    if (input.choose(2) == 0) {
        const std::string_view text = input.rest();
        const std::vector<std::uint8_t> bytes(text.begin(), text.end());
        const auto net = Net::read(shape, bytes);
        if (!net) text_of(net.error());
        return;
    }
    const std::size_t place = input.choose(256) * 256 + input.choose(256);
    const auto damage = static_cast<std::uint8_t>(input.choose(256));
    std::vector<std::uint8_t> bytes = write_net(variant, "", choose_weights(input));
    const auto net = Net::read(shape, bytes);
    expect("a net that was written is read", bool(net), std::string(variant));
    check_evaluation(net.value(), input);
    bytes[place % bytes.size()] ^= damage;
    expect("a damaged net is refused", damage == 0 || !Net::read(shape, bytes), std::to_string(place % bytes.size()));
}

}  // namespace kingcraft::fuzz
