#pragma once
// A value that changes as pieces leave the board.

#include <cstdint>

namespace kingcraft {

/// A value in the opening, with all pieces on the board, and in the ending, in hundredths of a pawn. Both are packed
/// into one 64-bit integer, so that one addition or multiplication serves both.
class Tapered {
  public:
    constexpr Tapered() = default;
    constexpr Tapered(int opening, int ending) : bits_(std::int64_t{ending} * unit + opening) {}

    constexpr int opening() const { return static_cast<std::int32_t>(static_cast<std::uint32_t>(bits_)); }
    constexpr int ending() const { return static_cast<int>((bits_ - opening()) / unit); }

    constexpr Tapered operator+(Tapered other) const { return from_bits(bits_ + other.bits_); }
    constexpr Tapered operator-(Tapered other) const { return from_bits(bits_ - other.bits_); }
    constexpr Tapered operator*(int count) const { return from_bits(bits_ * count); }
    constexpr Tapered& operator+=(Tapered other) { return *this = *this + other; }
    constexpr bool operator==(const Tapered&) const = default;

  private:
    static constexpr std::int64_t unit = std::int64_t{1} << 32;
    static constexpr Tapered from_bits(std::int64_t bits) {
        Tapered result;
        result.bits_ = bits;
        return result;
    }
    std::int64_t bits_ = 0;
};

}  // namespace kingcraft
