#pragma once
// The keys of the positions from the start of the game to the current node, to find repetitions.

#include <cstddef>
#include <vector>

#include "rules/zobrist.hpp"

namespace kingcraft {

class KeyHistory {
  public:
    /// Empties the history. The positions of the game follow, in their order; the last one is the root.
    void begin() {
        entries_.clear();
        root_ = 0;
    }
    /// `reversible`: false after an irreversible move, when no earlier position can be equal.
    void push(Key key, bool reversible) {
        const std::size_t back = reversible && !entries_.empty() ? entries_.back().reversible + 1 : 0;
        entries_.push_back({key, back});
    }
    void pop() { entries_.pop_back(); }
    /// Makes the last position the root.
    void root_here() { root_ = entries_.size() - 1; }

    /// True when the last position occurred before: once since the root, or twice in the whole game.
    bool is_repetition() const {
        constexpr std::size_t side_again = 2;
        const std::size_t here = entries_.size() - 1;
        int seen = 0;
        for (std::size_t back = 2 * side_again; back <= entries_[here].reversible; back += side_again) {
            const std::size_t earlier = here - back;
            if (entries_[earlier].key != entries_[here].key) continue;
            if (earlier >= root_ || ++seen == 2) return true;
        }
        return false;
    }

  private:
    struct Entry {
        Key key;
        /// How many positions back an equal one can be.
        std::size_t reversible;
    };
    std::vector<Entry> entries_;
    std::size_t root_ = 0;
};

}  // namespace kingcraft
