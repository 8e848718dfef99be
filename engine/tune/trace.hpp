#pragma once
// The evaluation as the fit sees it: how often each weight counts in a position.

#include <array>
#include <cstddef>
#include <vector>

#include "search/evaluation.hpp"

namespace kingcraft::tune {

/// How many weights the variant's table has.
template <class V>
constexpr std::size_t weight_count() {
    return sizeof(V::weights) / sizeof(Tapered);
}

/// A sink that counts. A weight's index is its place in the table.
template <class V>
class CountingSink {
  public:
    using Counts = std::array<int, weight_count<V>()>;

    void add(const Tapered& weight, int count = 1) { counts_[place(weight)] += count; }
    void add_danger(const Tapered& weight, int count = 1) { danger_[place(weight)] += count; }

    const Counts& counts() const { return counts_; }
    const Counts& danger() const { return danger_; }

  private:
    static std::size_t place(const Tapered& weight) {
        return static_cast<std::size_t>(&weight - reinterpret_cast<const Tapered*>(&V::weights));
    }

    Counts counts_{};
    Counts danger_{};
};

template <class V>
using Trace = std::array<CountingSink<V>, color_count>;

template <class V>
Trace<V> trace(const Position<V>& position) {
    Trace<V> sinks;
    evaluate_terms(position, sinks);
    return sinks;
}

}  // namespace kingcraft::tune
