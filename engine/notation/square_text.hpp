#pragma once
// Square names read back.

#include <string_view>

#include "board/geometry.hpp"

namespace kingcraft {

/// The rank that the digits at the start of the text name, and how many they are; no digits where this board has no
/// such rank.
struct RankText {
    int rank = -1;
    std::size_t length = 0;
};

template <class G>
constexpr RankText read_rank_number(std::string_view text) {
    const auto digit = [&](std::size_t at) { return at < text.size() && text[at] >= '0' && text[at] <= '9'; };
    if (!digit(0) || text[0] == '0') return {};
    const int first = text[0] - '0';
    if (G::ranks > 9 && digit(1)) {
        const int number = 10 * first + text[1] - '0';
        return number <= G::ranks ? RankText{number - 1, 2} : RankText{};
    }
    return first <= G::ranks ? RankText{first - 1, 1} : RankText{};
}

/// How many characters at the start of the text name a square of this board: its file, its rank, and a caret on the
/// upper level; 0 when none is named.
template <class G>
constexpr std::size_t square_length(std::string_view text) {
    if (text.empty() || text[0] < 'a' || text[0] >= 'a' + G::files) return 0;
    const RankText rank = read_rank_number<G>(text.substr(1));
    if (rank.length == 0) return 0;
    const std::size_t length = 1 + rank.length;
    return G::levels > 1 && text.size() > length && text[length] == '^' ? length + 1 : length;
}

/// The square with exactly this name, or `no_square`.
template <class G>
constexpr Square parse_square(std::string_view text) {
    const std::size_t length = square_length<G>(text);
    if (length == 0 || length != text.size()) return no_square;
    return G::square(text[0] - 'a', read_rank_number<G>(text.substr(1)).rank, text.back() == '^' ? 1 : 0);
}

}  // namespace kingcraft
