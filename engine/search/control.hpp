#pragma once
// What makes a search pause or end: it counts the nodes and asks the caller and the clock now and then.

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>

#include "search/limits.hpp"
#include "search/time_budget.hpp"

namespace kingcraft {

class Control {
  public:
    /// `move_number` is that of the position to be searched.
    void start(const Limits& limits, int move_number, Now now) {
        node_limit_ = limits.nodes.value_or(std::numeric_limits<std::uint64_t>::max());
        budget_ = time_budget(limits, move_number);
        now_ = std::move(now);
        started_ = now_ ? now_() : 0;
        waits_for_hit_ = limits.ponder;
        nodes_ = 0;
        exhausted_ = false;
    }

    /// Begins a slice that lasts as long as `go_on` says; null for one that only the limits end.
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
    /// A move was searched to its end, which a pause cannot lose: no slice is over before its first.
    void note_progress() {
        has_progressed_ = true;
        if (pause_wanted_) unwinding_ = true;
    }

    /// True when the slice is over: every function of the search returns at once, and its result means nothing.
    bool is_unwinding() const { return unwinding_; }
    /// True when a limit of nodes or time is reached, so that no slice will follow.
    bool is_exhausted() const { return exhausted_; }
    /// True when the time that is left would hardly do for another depth. `patience` stretches what is enough, in
    /// percent; it never exceeds the most.
    bool is_short_of_time(int patience) const {
        constexpr int percent = 100;
        return budget_ && budget_->enough && !waits_for_hit_ &&
               elapsed() >= std::min(*budget_->enough * patience / percent, budget_->most);
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
