#pragma once
// How late moves reach the client.

#include <algorithm>
#include <cstdint>
#include <optional>

#include "board/piece.hpp"
#include "search/limits.hpp"

namespace kingcraft::uci {

/// The clock of the client shows it: what is missing there after a move, beyond the time that the search took. A
/// machine with too much to do is late again and again, so the time for later moves must leave room for it.
class ClientDelay {
  public:
    /// A search begins for this side; the last one took `spent` milliseconds, as far as the program knows. A time below
    /// zero is unknown.
    void observe(const Limits& limits, Color turn, std::int64_t spent) {
        // It is forgotten slowly, and whoever sets the clock to another time is not that late.
        constexpr std::int64_t most = 1000;
        late_ = late_ * 3 / 4;
        if (last_ && limits.clock && turn == turn_ && spent >= 0) {
            const std::int64_t missing = last_->remaining + last_->increment - spent - limits.clock->remaining;
            late_ = std::max(late_, std::min(missing, most));
        }
        // Before the client says that the expected move was played, its clock stands still.
        last_ = limits.ponder ? std::nullopt : limits.clock;
        turn_ = turn;
    }
    /// Another game begins.
    void forget() { *this = {}; }
    /// Milliseconds to expect for a move.
    std::int64_t late() const { return late_; }

  private:
    std::optional<ClockLimit> last_;
    Color turn_ = Color::white;
    std::int64_t late_ = 0;
};

}  // namespace kingcraft::uci
