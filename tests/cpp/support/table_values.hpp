#pragma once
// Values that a table could have, for tests of how tables are stored.

#include <algorithm>

#include "endgame/endgame_values.hpp"

namespace kingcraft::test {

/// The plies of the values below, limited to the longest that is asked for; -1 for a draw.
inline constexpr std::array some_plies{-1, 0, 1, 2, 3, -1, 127, 128, 253, 254, 255, 256, 509, 510, -1};

/// A value of each kind, the longest of which is this.
inline EndgameValues some_values(int longest) {
    EndgameValues values;
    values.longest = longest;
    values.resize(some_plies.size());
    for (std::size_t i = 0; i < some_plies.size(); ++i) {
        if (some_plies[i] >= 0) values.set(i, EndgameValue::decided_in(std::min(some_plies[i], longest)));
    }
    values.counts = {{{1, 2, 3}, {2, 3, 4}}};
    values.milliseconds = 0x123456789A;
    return values;
}

}  // namespace kingcraft::test
