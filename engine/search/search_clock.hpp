#pragma once
// The search clock: how long to think about a move, and what makes a search pause or end.

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>

#include "search/limits.hpp"

namespace kingcraft {

/// In milliseconds. After `enough`, if there is one, no iteration begins; after `most` the search ends at once. Without
/// moves to go, `most` is at most a thirtieth of the clock and the increment.
struct TimeBudget {
    std::optional<std::int64_t> enough;
    std::int64_t most;
};

/// The time for the move with this number; none when no limit of time is set.
inline std::optional<TimeBudget> time_budget(const Limits& limits, int move_number) {
    if (limits.movetime) return TimeBudget{std::nullopt, *limits.movetime};
    if (!limits.clock) return std::nullopt;
    // The first moves are the easiest ones, and most of the game is still to be played.
    const std::int64_t moves_to_plan_for = std::max(40 - move_number, 30);
    const ClockLimit& clock = *limits.clock;
    const std::int64_t moves =
        clock.moves_to_go > 0 ? std::min<std::int64_t>(clock.moves_to_go, moves_to_plan_for) : moves_to_plan_for;
    // The overhead of sending the move is no time to think. The clock may be below zero. Even the last move before a
    // time control leaves a fifth of the time, since a busy machine may read the clock late.
    const std::int64_t usable = std::max<std::int64_t>((clock.remaining - limits.overhead) * 4 / 5, 1);
    const std::int64_t part = clock.remaining / moves - limits.overhead;
    const std::int64_t share = std::clamp<std::int64_t>(part + clock.increment * 3 / 4, 1, usable);
    return TimeBudget{share * 3 / 5, std::clamp<std::int64_t>(part + clock.increment, 1, usable)};
}

/// Counts the nodes, and asks the caller and the clock once per `poll_interval` nodes.
class SearchClock {
  public:
    /// `move_number` is that of the position to search.
    void start(const Limits& limits, int move_number, Now now) {
        node_limit_ = limits.nodes.value_or(std::numeric_limits<std::uint64_t>::max());
        soft_node_limit_ = limits.soft_nodes.value_or(node_limit_);
        budget_ = time_budget(limits, move_number);
        now_ = std::move(now);
        started_ = now_ ? now_() : 0;
        waits_for_hit_ = limits.ponder;
        nodes_ = 0;
        exhausted_ = false;
    }

    /// Begins a slice, which lasts until `go_on` says no; null for a slice that only the limits end.
    void resume(const GoOn* go_on) {
        go_on_ = go_on;
        unwinding_ = exhausted_;
        pause_wanted_ = false;
        has_progressed_ = false;
        plan_check();
    }

    void ponder_hit() {
        waits_for_hit_ = false;
        if (now_) started_ = now_();
    }

    void count_node() {
        if (++nodes_ >= next_check_) check();
    }
    std::uint64_t nodes() const { return nodes_; }
    /// Notes that a move was searched completely, which a pause cannot lose. No slice ends before its first such move.
    void note_progress() {
        has_progressed_ = true;
        if (pause_wanted_) unwinding_ = true;
    }

    /// True when the slice is over: every function of the search returns at once, and its result is not valid.
    bool is_unwinding() const { return unwinding_; }
    /// True when a limit of nodes or time is reached, so that no slice will follow.
    bool is_exhausted() const { return exhausted_; }
    /// True when the limits leave hardly enough for another iteration. `time_percent` scales `enough`, up to `most`.
    bool is_short(int time_percent) const {
        constexpr int percent = 100;
        return nodes_ >= soft_node_limit_ ||
               (budget_ && budget_->enough && !waits_for_hit_ &&
                elapsed() >= std::min(*budget_->enough * time_percent / percent, budget_->most));
    }

  private:
    std::int64_t elapsed() const { return now_ ? now_() - started_ : 0; }
    void plan_check() { next_check_ = std::min(nodes_ + poll_interval, node_limit_); }

    void check() {
        const bool out_of_time = budget_ && !waits_for_hit_ && elapsed() >= budget_->most;
        if (nodes_ >= node_limit_ || out_of_time) exhausted_ = true;
        if (go_on_ != nullptr && !(*go_on_)()) pause_wanted_ = true;
        if (exhausted_ || (pause_wanted_ && has_progressed_)) unwinding_ = true;
        plan_check();
    }

    std::uint64_t nodes_ = 0;
    std::uint64_t next_check_ = 0;
    std::uint64_t node_limit_ = 0;
    std::uint64_t soft_node_limit_ = 0;
    std::optional<TimeBudget> budget_;
    Now now_;
    std::int64_t started_ = 0;
    const GoOn* go_on_ = nullptr;
    bool waits_for_hit_ = false;
    bool pause_wanted_ = false;
    bool has_progressed_ = false;
    bool unwinding_ = false;
    bool exhausted_ = false;
};

}  // namespace kingcraft
