#pragma once
// The positions on the way from the start of the game to the node that is searched, for repetitions.

#include <cstddef>
#include <vector>

#include "rules/zobrist.hpp"

namespace kingcraft {

class Path {
  public:
    /// Begins with the positions of the game, in their order; the last one is the root. An irreversible move parts a
    /// position from those before it.
    void begin() {
        steps_.clear();
        root_ = 0;
    }
    /// `reversible`: whether an equal position may stand before this one.
    void push(Key key, bool reversible) {
        const std::size_t back = reversible && !steps_.empty() ? steps_.back().reversible + 1 : 0;
        steps_.push_back({key, back});
    }
    void pop() { steps_.pop_back(); }
    /// Makes the last position the root of the search.
    void root_here() { root_ = steps_.size() - 1; }

    /// True when the last position stood on the board before: once since the root, or twice in the whole game.
    bool is_repetition() const {
        constexpr std::size_t side_again = 2;
        const std::size_t here = steps_.size() - 1;
        int seen = 0;
        for (std::size_t back = 2 * side_again; back <= steps_[here].reversible; back += side_again) {
            const std::size_t earlier = here - back;
            if (steps_[earlier].key != steps_[here].key) continue;
            if (earlier >= root_ || ++seen == 2) return true;
        }
        return false;
    }

  private:
    struct Step {
        Key key;
        /// How many positions before this one an equal one may stand.
        std::size_t reversible;
    };
    std::vector<Step> steps_;
    std::size_t root_ = 0;
};

}  // namespace kingcraft
