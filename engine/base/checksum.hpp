#pragma once
// The checksum of files.

#include <cstdint>
#include <span>

namespace kingcraft {

/// FNV-1a (Fowler, Noll, Vo), which detects every damaged byte.
constexpr std::uint64_t checksum(std::span<const std::uint8_t> bytes) {
    std::uint64_t sum = 0xCBF29CE484222325;
    for (const std::uint8_t byte : bytes) sum = (sum ^ byte) * 0x100000001B3;
    return sum;
}

}  // namespace kingcraft
