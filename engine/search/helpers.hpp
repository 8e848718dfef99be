#pragma once
// Several searches of one position that share nothing but the table ("lazy SMP", Martin Sedlák, 2013): one of them, the
// main one, tells the result, and the others help by what they leave in the table.

#include "search/limits.hpp"

namespace kingcraft {

/// What a helper searches: as deep as it gets, and one line only, for it is the main search that ends the work.
inline Limits limits_of_helper(Limits limits, int helper) {
    limits.depth.reset();
    limits.movetime.reset();
    limits.clock.reset();
    limits.multipv = 1;
    limits.helper = helper;
    return limits;
}

/// Whether a search leaves out a depth, the main one (number 0) never. Helpers leave out every second depth, or two of
/// four, or three of six: two helpers of the first kind, four of the second, six of the third and so on. Some of them
/// are thus ahead of the main search at any time, on different depths.
constexpr bool leaves_out(int helper, int depth) {
    if (helper == 0) return false;
    int stride = 1;
    int phase = helper - 1;
    while (phase >= 2 * stride) phase -= 2 * stride++;
    return (depth + phase) / stride % 2 != 0;
}

/// The first depth after this one that the search does not leave out.
constexpr int next_depth(int helper, int depth) {
    do ++depth;
    while (leaves_out(helper, depth));
    return depth;
}

}  // namespace kingcraft
