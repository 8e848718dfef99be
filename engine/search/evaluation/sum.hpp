#pragma once
// What the terms of one side add up to.

#include <algorithm>

#include "rules/tapered.hpp"

namespace kingcraft {

/// The sum of a side's terms. Those of the danger to its king are summed apart, since they grow upon each other: what
/// they cost is their square.
class Sum {
  public:
    void add(const Tapered& weight, int count = 1) { sum_ += weight * count; }
    void add_danger(const Tapered& weight, int count = 1) { danger_ += weight * count; }

    Tapered total() const { return sum_ - Tapered(cost(danger_.opening()), cost(danger_.ending())); }

  private:
    static constexpr int cost(int danger) {
        constexpr int danger_max = 500;
        constexpr int scale = 128;
        const int felt = std::clamp(danger, 0, danger_max);
        return felt * felt / scale;
    }

    Tapered sum_;
    Tapered danger_;
};

}  // namespace kingcraft
