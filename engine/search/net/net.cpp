#include "search/net/net.hpp"

#include <algorithm>
#include <cstring>

#include "search/score.hpp"

namespace kingcraft {

namespace {

/// Sums of neurons wrap when pieces are added before others are removed; the result is right all the same. Of 16 bytes,
/// for which processors and wasm have registers.
using Lanes = std::uint16_t __attribute__((vector_size(16)));
constexpr std::size_t lanes = sizeof(Lanes) / sizeof(std::uint16_t);
static_assert(NetWeights::block == 2 * lanes);

/// A block of neurons. Two variables stay in registers, which an array does not.
struct Block {
    Lanes low;
    Lanes high;

    void load(const std::int16_t* from) {
        std::memcpy(&low, from, sizeof low);
        std::memcpy(&high, from + lanes, sizeof high);
    }
    void store(std::int16_t* to) const {
        std::memcpy(to, &low, sizeof low);
        std::memcpy(to + lanes, &high, sizeof high);
    }
};

/// The sum of products, written so that compilers multiply and add pairs at a time.
std::int32_t dot(const std::int16_t* a, const std::int16_t* b, std::size_t count) {
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < count; ++i) sum += std::int32_t{a[i]} * std::int32_t{b[i]};
    return sum;
}

/// Between 0 and 1 in units of a neuron, and squared.
void square_neurons(const std::int16_t* sums, std::size_t count, std::int16_t* squares) {
    constexpr std::int16_t unit = NetWeights::neuron_unit;
    for (std::size_t i = 0; i < count; ++i) {
        const std::int16_t neuron = std::min(std::max(sums[i], std::int16_t{0}), unit);
        squares[i] = static_cast<std::int16_t>(neuron * neuron);
    }
}

}  // namespace

void Net::update(const std::int16_t* sums, std::span<const std::uint16_t> added, std::span<const std::uint16_t> removed,
                 std::int16_t* result) const {
    for (std::size_t at = 0; at < neurons_; at += NetWeights::block) {
        Block block;
        Block row;
        block.load(sums + at);
        for (const std::size_t number : added) {
            row.load(&input_[number * neurons_ + at]);
            block.low += row.low;
            block.high += row.high;
        }
        for (const std::size_t number : removed) {
            row.load(&input_[number * neurons_ + at]);
            block.low -= row.low;
            block.high -= row.high;
        }
        block.store(result + at);
    }
}

int Net::corrected(int evaluation, const std::int16_t* own, const std::int16_t* other, std::size_t bucket) const {
    constexpr std::int64_t scale_unit = NetWeights::neuron_unit * NetWeights::neuron_unit * NetWeights::output_unit;
    constexpr int whole = 1024;
    const auto& [offset_bias, scale_bias] = output_bias_[bucket];
    std::array<std::int16_t, NetWeights::neurons_max> squares;
    std::int32_t offset_sum = offset_bias;
    std::int32_t scale_sum = scale_bias;
    const std::int16_t* const weights = &output_[bucket * NetWeights::outputs * 2 * neurons_];
    for (const std::size_t side : {0, 1}) {
        square_neurons(side == 0 ? own : other, neurons_, squares.data());
        offset_sum += dot(squares.data(), weights + side * neurons_, neurons_);
        scale_sum += dot(squares.data(), weights + (2 + side) * neurons_, neurons_);
    }
    const auto scale = static_cast<int>(
        std::clamp(std::int64_t{scale_sum} * whole / scale_unit, -std::int64_t{whole}, std::int64_t{2 * whole}));
    const std::int64_t offset = std::int64_t{offset_sum} * offset_factor_ >> 32;
    const std::int64_t worth = (evaluation * (whole + scale) / whole + offset) * total_factor_ / whole;
    return static_cast<int>(std::clamp<std::int64_t>(worth, 1 - counted_score, counted_score - 1));
}

}  // namespace kingcraft
