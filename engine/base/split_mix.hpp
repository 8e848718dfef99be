#pragma once
// SplitMix64 (Sebastiano Vigna, public domain): numbers that look random, from a counter.

#include <cstdint>

namespace kingcraft {

/// 2⁶⁴ divided by the golden ratio: its multiples spread evenly over all numbers.
inline constexpr std::uint64_t golden_step = 0x9E3779B97F4A7C15;

/// The next number; moves the state on by one step.
constexpr std::uint64_t split_mix_64(std::uint64_t& state) {
    std::uint64_t z = state += golden_step;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return z ^ (z >> 31);
}

}  // namespace kingcraft
