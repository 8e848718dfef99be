#include "search/net/net.hpp"

#include <algorithm>
#include <cstring>

#include "search/score.hpp"

namespace kingcraft {

namespace {

constexpr std::size_t lanes = NetWeights::block;

/// Sums of neurons wrap when pieces are added before others are removed; the result is right all the same.
using Lanes = std::uint16_t __attribute__((vector_size(2 * lanes)));

void add(Lanes& block, const std::int16_t* row) {
    Lanes all;
    std::memcpy(&all, row, sizeof all);
    block += all;
}

void subtract(Lanes& block, const std::int16_t* row) {
    Lanes all;
    std::memcpy(&all, row, sizeof all);
    block -= all;
}

/// The sums of both outputs over the neurons of one side.
struct OutputSums {
    std::int32_t offset = 0;
    std::int32_t scale = 0;
};

void add_outputs(const std::int16_t* sums, const std::int16_t* offset, const std::int16_t* scale, std::size_t neurons,
                 OutputSums& result) {
    std::int32_t first = 0;
    std::int32_t second = 0;
    for (std::size_t i = 0; i < neurons; ++i) {
        constexpr std::int16_t unit = NetWeights::neuron_unit;
        const std::int16_t neuron = std::min(std::max(sums[i], std::int16_t{0}), unit);
        // A neuron times an 8-bit weight fits 16 bits, so that compilers can multiply and add pairs at a time.
        const auto by_offset = static_cast<std::int16_t>(neuron * offset[i]);
        const auto by_scale = static_cast<std::int16_t>(neuron * scale[i]);
        first += std::int32_t{by_offset} * std::int32_t{neuron};
        second += std::int32_t{by_scale} * std::int32_t{neuron};
    }
    result.offset += first;
    result.scale += second;
}

}  // namespace

void Net::update(std::int16_t* sums, std::span<const std::uint16_t> added,
                 std::span<const std::uint16_t> removed) const {
    for (std::size_t at = 0; at < neurons_; at += lanes) {
        Lanes block;
        std::memcpy(&block, sums + at, sizeof block);
        for (const std::size_t row : added) add(block, &input_[row * neurons_ + at]);
        for (const std::size_t row : removed) subtract(block, &input_[row * neurons_ + at]);
        std::memcpy(sums + at, &block, sizeof block);
    }
}

int Net::corrected(int evaluation, const std::int16_t* own, const std::int16_t* other, std::size_t bucket) const {
    constexpr std::int64_t scale_unit = NetWeights::neuron_unit * NetWeights::neuron_unit * NetWeights::output_unit;
    constexpr int whole = 1024;
    const auto& [offset_bias, scale_bias] = output_bias_[bucket];
    OutputSums sums{offset_bias, scale_bias};
    const std::int16_t* const weights = &output_[bucket * NetWeights::outputs * 2 * neurons_];
    add_outputs(own, weights, weights + 2 * neurons_, neurons_, sums);
    add_outputs(other, weights + neurons_, weights + 3 * neurons_, neurons_, sums);
    const auto scale = static_cast<int>(
        std::clamp(std::int64_t{sums.scale} * whole / scale_unit, -std::int64_t{whole}, std::int64_t{2 * whole}));
    const std::int64_t offset = std::int64_t{sums.offset} * offset_factor_ >> 32;
    const std::int64_t worth = (evaluation * (whole + scale) / whole + offset) * total_factor_ / whole;
    return static_cast<int>(std::clamp<std::int64_t>(worth, 1 - counted_score, counted_score - 1));
}

}  // namespace kingcraft
