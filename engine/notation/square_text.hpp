#pragma once
// Square names read back.

#include <string_view>

#include "board/geometry.hpp"

namespace kingcraft {

/// How many characters at the start of the text name a square of this board: 2, 3 with a caret, or 0 when none is
/// named.
template <class G>
constexpr std::size_t square_length(std::string_view text) {
    if (text.size() < 2) return 0;
    const bool inside = text[0] >= 'a' && text[0] < 'a' + G::files && text[1] >= '1' && text[1] < '1' + G::ranks;
    if (!inside) return 0;
    return G::levels > 1 && text.size() > 2 && text[2] == '^' ? 3 : 2;
}

/// The square with exactly this name, or `no_square`.
template <class G>
constexpr Square parse_square(std::string_view text) {
    const std::size_t length = square_length<G>(text);
    if (length == 0 || length != text.size()) return no_square;
    return G::square(text[0] - 'a', text[1] - '1', length == 3 ? 1 : 0);
}

}  // namespace kingcraft
