#pragma once
// One number of the search. Builds with KINGCRAFT_TUNE can change it while they run; in all others it is a constant.

#include <string_view>

namespace kingcraft {

/// A number that a tuner may set, with its range.
struct Margin {
    std::string_view name;
    int standard;
    int least;
    int most;
    int value = standard;

    operator int() const { return value; }
};

}  // namespace kingcraft

#ifdef KINGCRAFT_TUNE
#define KINGCRAFT_CONSTANT inline
#define KINGCRAFT_MARGIN(name, value, least, most) \
    inline Margin name{#name, value, least, most}; \
    inline const bool name##_is_listed = (all().push_back(&(name)), true)
#else
#define KINGCRAFT_CONSTANT inline constexpr
#define KINGCRAFT_MARGIN(name, value, least, most) \
    inline constexpr int name = value;             \
    static_assert((least) <= (name) && (name) <= (most), #name " is outside of its range")
#endif
