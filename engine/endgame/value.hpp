#pragma once
// What a position comes to when both sides play their best.

#include <algorithm>
#include <cstdint>
#include <optional>

namespace kingcraft {

/// A draw, or how many plies the game lasts when the winner hurries and the loser delays. The side to move wins after
/// an odd number of them and has lost after an even one. The fifty-move count plays no part in that; a win or a loss is
/// cursed where it is a draw with it, though the count begins afresh.
class EndgameValue {
  public:
    static constexpr EndgameValue draw() { return EndgameValue{0}; }
    static constexpr EndgameValue decided_in(int plies) { return EndgameValue{plies + 1}; }

    constexpr bool is_draw() const { return code_ == 0; }
    constexpr bool is_win() const { return code_ != 0 && code_ % 2 == 0; }
    constexpr bool is_loss() const { return code_ % 2 == 1; }
    constexpr bool is_decided_now() const { return code_ == decided_in(0).code_; }
    constexpr bool is_cursed() const { return (code_ & cursed_bit) != 0; }
    /// Only of a win or a loss.
    constexpr int plies() const { return (code_ & ~cursed_bit) - 1; }

    /// Only of a win or a loss.
    constexpr EndgameValue cursed() const { return EndgameValue{code_ | cursed_bit}; }
    constexpr EndgameValue without_curse() const { return EndgameValue{code_ & ~cursed_bit}; }

    /// The value of the position before a move that leads to this one, as far as that move goes, the count aside.
    constexpr EndgameValue before() const { return is_draw() ? draw() : decided_in(plies() + 1); }
    /// Greater for what the side to move likes better: a win the sooner, a loss the later.
    constexpr int liking() const {
        constexpr int beyond = 1 << 20;
        return is_draw() ? 0 : is_win() ? beyond - plies() : plies() - beyond;
    }

    /// A number that stands for it in a table: 0 for a draw, else one more than the plies, in sixteen bits with the
    /// curse.
    constexpr int code() const { return code_; }
    static constexpr EndgameValue from_code(int code) { return EndgameValue{code}; }

    constexpr bool operator==(const EndgameValue&) const = default;

  private:
    static constexpr int cursed_bit = 1 << 15;

    constexpr explicit EndgameValue(int code) : code_(code) {}
    int code_;
};

/// The value of a position, from the values behind its moves.
class BestMove {
  public:
    /// Takes the value of the position behind a move, as the opponent sees it.
    constexpr void add(EndgameValue behind) {
        if (behind.is_draw()) {
            draws_ = true;
        } else if (behind.is_loss()) {
            shortest_ = shortest_ ? std::min(*shortest_, behind.plies()) : behind.plies();
        } else {
            longest_ = std::max(longest_, behind.plies());
        }
    }
    /// Only when there was a move.
    constexpr EndgameValue value() const {
        if (shortest_) return EndgameValue::decided_in(*shortest_ + 1);
        return draws_ ? EndgameValue::draw() : EndgameValue::decided_in(longest_ + 1);
    }

  private:
    std::optional<int> shortest_;
    int longest_ = 0;
    bool draws_ = false;
};

}  // namespace kingcraft
