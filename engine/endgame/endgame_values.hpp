#pragma once
// The value of a position in a table, and the values of a whole table.

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "board/piece.hpp"

namespace kingcraft {

/// A draw, or the plies to the end when the winner hurries and the loser delays: odd when the side to move wins, even
/// when it loses. The fifty-move rule does not count. A win or loss is cursed when that rule makes it a draw even from
/// a count of zero.
class EndgameValue {
  public:
    static constexpr EndgameValue draw() { return EndgameValue{0}; }
    static constexpr EndgameValue decided_in(int plies) { return EndgameValue{plies + 1}; }

    constexpr bool is_draw() const { return code_ == 0; }
    constexpr bool is_win() const { return code_ != 0 && code_ % 2 == 0; }
    constexpr bool is_loss() const { return code_ % 2 == 1; }
    constexpr bool is_decided_now() const { return code_ == decided_in(0).code_; }
    constexpr bool is_cursed() const { return (code_ & cursed_bit) != 0; }
    /// Only for a win or a loss.
    constexpr int plies() const { return (code_ & ~cursed_bit) - 1; }

    /// Only for a win or a loss.
    constexpr EndgameValue cursed() const { return EndgameValue{code_ | cursed_bit}; }
    constexpr EndgameValue without_curse() const { return EndgameValue{code_ & ~cursed_bit}; }

    /// The value of a move to this position, for the side that makes it; without the cursed mark.
    constexpr EndgameValue before() const { return is_draw() ? draw() : decided_in(plies() + 1); }
    /// Greater for a better value: a faster win, a slower loss.
    constexpr int rank() const {
        constexpr int beyond = 1 << 20;
        return is_draw() ? 0 : is_win() ? beyond - plies() : plies() - beyond;
    }

    /// The code in a table: 0 for a draw, else one more than the plies; 16 bits with the cursed mark.
    constexpr int code() const { return code_; }
    static constexpr EndgameValue from_code(int code) { return EndgameValue{code}; }

    constexpr bool operator==(const EndgameValue&) const = default;

  private:
    static constexpr int cursed_bit = 1 << 15;

    constexpr explicit EndgameValue(int code) : code_(code) {}
    int code_;
};

/// The value of a position, from the values after its moves.
class BestValue {
  public:
    /// Adds the value after a move, for the opponent.
    constexpr void add(EndgameValue value) {
        if (value.is_draw()) {
            draws_ = true;
        } else if (value.is_loss()) {
            shortest_ = shortest_ ? std::min(*shortest_, value.plies()) : value.plies();
        } else {
            longest_ = std::max(longest_, value.plies());
        }
    }
    /// There must be a move.
    constexpr EndgameValue value() const {
        if (shortest_) return EndgameValue::decided_in(*shortest_ + 1);
        return draws_ ? EndgameValue::draw() : EndgameValue::decided_in(longest_ + 1);
    }

  private:
    std::optional<int> shortest_;
    int longest_ = 0;
    bool draws_ = false;
};

/// How many positions of one side to move are won, drawn and lost for it.
struct EndgameCount {
    std::uint64_t won = 0;
    std::uint64_t drawn = 0;
    std::uint64_t lost = 0;
    std::uint64_t sum() const { return won + drawn + lost; }
    bool operator==(const EndgameCount&) const = default;
};

/// The most bytes of a value; most take one.
inline constexpr std::size_t value_bytes_max = 2;

/// The values by number, one or two bytes each. A number without a position repeats the value in front of it, which
/// compresses well. Mirror images count once.
struct EndgameValues {
    int width = 1;
    std::vector<std::uint8_t> bytes;
    /// By the side to move.
    std::array<EndgameCount, color_count> counts{};
    /// The most plies from a position to the end.
    int longest = 0;
    /// The time of the build.
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
    /// Sets the size, with all values draws. Values fit up to `longest` plies, without cursed marks.
    void resize(std::size_t size) {
        width = EndgameValue::decided_in(longest).code() <= std::numeric_limits<std::uint8_t>::max() ? 1 : 2;
        bytes.assign(size * static_cast<std::size_t>(width), 0);
    }
    /// Makes room for cursed marks.
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
