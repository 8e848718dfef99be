#pragma once
// A number that is learned from search to search.

#include <cstdint>
#include <cstdlib>

namespace kingcraft {

/// A number from -`limit_` to `limit_`, at most 2¹⁴. A bonus moves it less the nearer it is to the end (history
/// gravity).
template <int limit_>
class HistoryValue {
  public:
    static constexpr int limit = limit_;
    int value() const { return value_; }
    void update(int bonus) { value_ = static_cast<std::int16_t>(value_ + bonus - value_ * std::abs(bonus) / limit); }

  private:
    std::int16_t value_ = 0;
};

}  // namespace kingcraft
