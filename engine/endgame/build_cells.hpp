#pragma once
// The cells of a table that is being built: the state of each number.

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "endgame/build_steps.hpp"

namespace kingcraft {

/// For a decided position, one plus the most plies that it lasts; or one of the states below.
using EndgameCell = std::uint16_t;

/// The bytes per number while a table is built, in addition to its value: the cell, and the value collected from it to
/// find cursed wins.
inline constexpr std::size_t building_bytes = sizeof(EndgameCell) + 1;

/// The cells of a table. Threads may read a cell while another one writes it: they use only values of earlier passes,
/// which no longer change.
class EndgameCells {
  public:
    /// Not lost; won only if a move that is still undecided wins.
    static constexpr EndgameCell not_lost = 0;
    /// The number stands for no position.
    static constexpr EndgameCell no_position = 0xFFFF;
    /// Depends on an en passant capture: looked at after every pass.
    static constexpr EndgameCell always_watched = 0xFFFE;

    explicit EndgameCells(std::size_t size) : size_(size), cells_(std::make_unique<std::atomic<EndgameCell>[]>(size)) {}

    static constexpr bool is_decided(EndgameCell cell) { return cell != not_lost && cell < first_watch; }
    static constexpr EndgameCell decided(int plies) { return static_cast<EndgameCell>(plies + 1); }
    /// Not decided, and watching the position with this number, or another with the same hash.
    static constexpr EndgameCell watch(std::size_t number) {
        return static_cast<EndgameCell>(first_watch + number % watch_prime);
    }

    EndgameCell at(std::size_t number) const { return cells_[number].load(std::memory_order_relaxed); }
    void set(std::size_t number, EndgameCell value) {
        cells_[number].store(value, std::memory_order_relaxed);
        if (!is_decided(value)) return;
        int longest = longest_.load(std::memory_order_relaxed);
        while (longest < value - 1 && !longest_.compare_exchange_weak(longest, value - 1)) {
        }
    }

    /// Saves or loads all cells.
    bool transfer(const Transfer& transfer) {
        std::array<EndgameCell, std::size_t{1} << 14> some{};
        for (std::size_t begin = 0; begin < size_; begin += some.size()) {
            const std::size_t count = std::min(some.size(), size_ - begin);
            for (std::size_t i = 0; i < count; ++i) some[i] = at(begin + i);
            if (!transfer(some.data(), count * sizeof(EndgameCell))) return false;
            for (std::size_t i = 0; i < count; ++i) set(begin + i, some[i]);
        }
        return true;
    }

    /// The most plies that a cell ever had; it may have fewer now.
    int longest() const { return longest_.load(std::memory_order_relaxed); }

  private:
    static constexpr EndgameCell first_watch = 0x8000;
    static constexpr std::size_t watch_prime = 32749;

    std::size_t size_;
    std::unique_ptr<std::atomic<EndgameCell>[]> cells_;
    std::atomic<int> longest_ = 0;
};

}  // namespace kingcraft
