#pragma once
// The values of a table, and what they come to.

#include <array>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "board/piece.hpp"
#include "endgame/value.hpp"

namespace kingcraft {

/// How many positions of one side to move are won, drawn and lost for it.
struct EndgameCount {
    std::uint64_t won = 0;
    std::uint64_t drawn = 0;
    std::uint64_t lost = 0;
    std::uint64_t sum() const { return won + drawn + lost; }
    bool operator==(const EndgameCount&) const = default;
};

/// A value takes no more bytes than this, and most take one.
inline constexpr std::size_t value_bytes_max = 2;

/// The values by number, one or two bytes each; a number that stands for no position has the value of the one before,
/// which makes them easy to compress. Of mirror images only one is counted.
struct EndgameValues {
    int width = 1;
    std::vector<std::uint8_t> bytes;
    /// By the side to move.
    std::array<EndgameCount, color_count> counts{};
    /// The most plies that a position takes to its end.
    int longest = 0;
    /// How long it took to find them.
    std::uint64_t milliseconds = 0;

    std::size_t size() const { return bytes.size() / static_cast<std::size_t>(width); }
    EndgameValue at(std::size_t number) const {
        if (width == 1) return EndgameValue::from_code(bytes[number]);
        return EndgameValue::from_code(bytes[2 * number] | bytes[2 * number + 1] << byte_bits);
    }
    void set(std::size_t number, EndgameValue value) {
        if (width == 1) {
            bytes[number] = static_cast<std::uint8_t>(value.code());
        } else {
            bytes[2 * number] = static_cast<std::uint8_t>(value.code());
            bytes[2 * number + 1] = static_cast<std::uint8_t>(value.code() >> byte_bits);
        }
    }
    /// Makes room for so many draws, and for nothing longer than `longest` among them, nor for anything cursed.
    void resize(std::size_t size) {
        width = EndgameValue::decided_in(longest).code() <= std::numeric_limits<std::uint8_t>::max() ? 1 : 2;
        bytes.assign(size * static_cast<std::size_t>(width), 0);
    }
    /// Makes room for values that are cursed.
    void widen() {
        if (width > 1) return;
        std::vector<std::uint8_t> wide(2 * bytes.size());
        for (std::size_t number = 0; number < bytes.size(); ++number) wide[2 * number] = bytes[number];
        bytes = std::move(wide);
        width = 2;
    }
    bool operator==(const EndgameValues&) const = default;

  private:
    static constexpr int byte_bits = 8;
};

}  // namespace kingcraft
