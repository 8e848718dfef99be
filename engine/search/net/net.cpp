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

/// The neurons of a side, between 0 and 1 and squared, each times its weight.
std::int32_t sum_of_squares(const std::int16_t* sums, const std::int16_t* weights, std::size_t count) {
    constexpr std::int16_t unit = NetWeights::neuron_unit;
#ifdef __wasm_simd128__
    // Natively compilers use the instruction that multiplies and adds pairs. That for wasm does not, so it is named.
    using Neurons = std::int16_t __attribute__((vector_size(16)));
    using Pairs = std::int32_t __attribute__((vector_size(16)));
    constexpr Neurons zero{};
    constexpr Neurons one = zero + unit;
    Pairs pairs{};
    for (std::size_t i = 0; i < count; i += lanes) {
        Neurons neurons;
        Neurons factors;
        std::memcpy(&neurons, sums + i, sizeof neurons);
        std::memcpy(&factors, weights + i, sizeof factors);
        neurons = neurons > zero ? neurons : zero;
        neurons = neurons < one ? neurons : one;
        pairs += __builtin_wasm_dot_s_i32x4_i16x8(neurons * neurons, factors);
    }
    return pairs[0] + pairs[1] + pairs[2] + pairs[3];
#else
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const std::int16_t neuron = std::min(std::max(sums[i], std::int16_t{0}), unit);
        const auto square = static_cast<std::int16_t>(neuron * neuron);
        sum += std::int32_t{square} * std::int32_t{weights[i]};
    }
    return sum;
#endif
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

int Net::evaluation(const std::int16_t* own, const std::int16_t* other, std::size_t bucket) const {
    std::int32_t sum = output_bias_[bucket];
    const std::int16_t* weights = &output_[bucket * 2 * neurons_];
    for (const std::int16_t* const sums : {own, other}) {
        sum += sum_of_squares(sums, weights, neurons_);
        weights += neurons_;
    }
    const std::int64_t worth = std::int64_t{sum} * factor_ >> 32;
    return static_cast<int>(std::clamp<std::int64_t>(worth, 1 - counted_score, counted_score - 1));
}

}  // namespace kingcraft
