#pragma once
// Betza's notation, which says in a few letters how a piece moves: "R" for a rook, "NN" for a nightrider, "mfWcfF" for
// a pawn. Ralph Betza invented it for chess variants; where readers of it differ, this is XBoard's reading. It is read
// while the engine is compiled, and a wrong text does not compile.

#include <array>
#include <cstdint>
#include <string_view>

namespace kingcraft {

/// A set of leaps: a bit for each number of files and ranks from -3 to 3, as White sees them.
using LeapSet = std::uint64_t;

inline constexpr int longest_leap = 3;
inline constexpr int leap_width = 2 * longest_leap + 1;
inline constexpr int leap_count = leap_width * leap_width;

constexpr int leap_index(int files, int ranks) { return files + longest_leap + leap_width * (ranks + longest_leap); }
constexpr int leap_files(int leap) { return leap % leap_width - longest_leap; }
constexpr int leap_ranks(int leap) { return leap / leap_width - longest_leap; }
/// Whether this leap, one step of a king, is the unit of a line.
constexpr bool is_unit(int leap) {
    return leap_files(leap) * leap_files(leap) <= 1 && leap_ranks(leap) * leap_ranks(leap) <= 1;
}

/// How often a piece may repeat each leap in one move, while nothing is in its way; 0 is never.
struct Reach {
    /// More than any board has squares in a line.
    static constexpr int unlimited = 15;

    std::array<std::uint8_t, leap_count> repeats{};

    constexpr int at(int leap) const { return repeats[static_cast<std::size_t>(leap)]; }
    constexpr void add(int leap, int range) {
        if (at(leap) < range) repeats[static_cast<std::size_t>(leap)] = static_cast<std::uint8_t>(range);
    }
    /// The leaps that may be repeated at least `min` and at most `max` times.
    constexpr LeapSet leaps(int min, int max) const {
        LeapSet set = 0;
        for (int leap = 0; leap < leap_count; ++leap) {
            if (at(leap) >= min && at(leap) <= max) set |= LeapSet{1} << leap;
        }
        return set;
    }
    constexpr bool operator==(const Reach&) const = default;
};

/// The same with files and ranks times 1 or -1: mirrored, or seen from the other end.
constexpr Reach turned_reach(const Reach& reach, int files, int ranks) {
    Reach turned;
    for (int leap = 0; leap < leap_count; ++leap)
        turned.add(leap_index(files * leap_files(leap), ranks * leap_ranks(leap)), reach.at(leap));
    return turned;
}

/// Each of these leaps once.
constexpr Reach single_leaps(LeapSet leaps) {
    Reach reach;
    for (int leap = 0; leap < leap_count; ++leap) reach.add(leap, static_cast<int>(leaps >> leap & 1));
    return reach;
}
constexpr LeapSet turned_leaps(LeapSet leaps, int files, int ranks) {
    return turned_reach(single_leaps(leaps), files, ranks).leaps(1, 1);
}

/// How a piece moves to an empty square, and how it captures.
struct Movement {
    Reach moves;
    Reach captures;
    constexpr bool operator==(const Movement&) const = default;
};

/// The faults of a text. None is constexpr: the compiler refuses the text and names the fault.
namespace betza_fault {
void text_is_empty();
void unknown_letter();
void modifier_is_not_supported();
void modifiers_are_not_followed_by_a_capital_letter();
void half_must_follow_f_b_l_or_r_of_an_oblique_leap();
void directions_of_K_and_Q_are_ambiguous_write_W_and_F_or_R_and_B();
void only_a_leap_can_be_doubled();
void range_must_be_a_number_from_0_to_15();
}  // namespace betza_fault

namespace detail {

constexpr int absolute(int value) { return value < 0 ? -value : value; }
constexpr bool is_vertical(char direction) { return direction == 'f' || direction == 'b' || direction == 'v'; }

/// Whether a leap goes to this side.
constexpr bool goes(char direction, int files, int ranks) {
    switch (direction) {
        case 'f':
            return ranks > 0;
        case 'b':
            return ranks < 0;
        case 'l':
            return files < 0;
        case 'r':
            return files > 0;
        case 'v':
            return ranks != 0;
        default:
            return files != 0;
    }
}

/// Whether no part of a leap is longer than the one along this direction.
constexpr bool goes_most(char direction, int files, int ranks) {
    const int along = absolute(is_vertical(direction) ? ranks : files);
    return along >= absolute(files) && along >= absolute(ranks);
}

/// Whether these direction letters choose this leap. Two letters that cross are one direction, except for straight
/// leaps: "frF" is one square. For oblique leaps the second is the longer part: "frN" goes two files and one rank,
/// "rfN" one file and two ranks. "fhN" is the forward half, and "fN" or "ffN" its two longest leaps.
constexpr bool chooses(std::string_view directions, int files, int ranks) {
    const bool straight = files == 0 || ranks == 0;
    const bool oblique = !straight && absolute(files) != absolute(ranks);
    bool chosen = directions.empty();
    for (std::size_t i = 0; i < directions.size(); ++i) {
        const char first = directions[i];
        const char second = i + 1 < directions.size() ? directions[i + 1] : first;
        if (first == 'h' || (second == 'h' && (!oblique || first == 'v' || first == 's')))
            betza_fault::half_must_follow_f_b_l_or_r_of_an_oblique_leap();
        const bool crosses = second != 'h' && !straight && is_vertical(first) != is_vertical(second);
        if (second == 'h') {
            chosen |= goes(first, files, ranks);
        } else if (crosses) {
            chosen |= goes(first, files, ranks) && goes(second, files, ranks) && goes_most(second, files, ranks);
        } else {
            chosen |= goes(first, files, ranks) && goes_most(first, files, ranks);
        }
        if (second == 'h' || crosses || second == first) ++i;
    }
    return chosen;
}

/// A capital letter of the notation.
struct BetzaLetter {
    char letter;
    /// Its leap; of a compound, the sideways one of two.
    int longer;
    int shorter;
    int range = 1;
};

inline constexpr std::array betza_letters{
    BetzaLetter{'W', 1, 0},
    BetzaLetter{'F', 1, 1},
    BetzaLetter{'D', 2, 0},
    BetzaLetter{'N', 2, 1},
    BetzaLetter{'A', 2, 2},
    BetzaLetter{'H', 3, 0},
    BetzaLetter{'C', 3, 1},
    BetzaLetter{'Z', 3, 2},
    BetzaLetter{'G', 3, 3},
    BetzaLetter{'K', 1, 0},
    BetzaLetter{'K', 1, 1},
    BetzaLetter{'R', 1, 0, Reach::unlimited},
    BetzaLetter{'B', 1, 1, Reach::unlimited},
    BetzaLetter{'Q', 1, 0, Reach::unlimited},
    BetzaLetter{'Q', 1, 1, Reach::unlimited},
};

/// Reads a text from left to right.
class BetzaReader {
  public:
    constexpr explicit BetzaReader(std::string_view text) : text_(text) {}

    constexpr Movement read() {
        if (text_.empty()) betza_fault::text_is_empty();
        while (!text_.empty()) read_part();
        return movement_;
    }

  private:
    constexpr char next() const { return text_.empty() ? '\0' : text_.front(); }
    constexpr char take() {
        const char letter = next();
        text_.remove_prefix(1);
        return letter;
    }

    /// Modifiers, a capital letter and its range.
    constexpr void read_part() {
        std::array<char, 16> directions{};
        std::size_t count = 0;
        bool moves = false;
        bool captures = false;
        while (next() >= 'a' && next() <= 'z') {
            const char modifier = take();
            moves |= modifier == 'm';
            captures |= modifier == 'c';
            if (modifier == 'm' || modifier == 'c') continue;
            if (std::string_view("fblrvsh").find(modifier) == std::string_view::npos || count == directions.size())
                betza_fault::modifier_is_not_supported();
            directions[count++] = modifier;
        }
        if (text_.empty()) betza_fault::modifiers_are_not_followed_by_a_capital_letter();
        const char letter = take();
        if (count > 0 && (letter == 'K' || letter == 'Q'))
            betza_fault::directions_of_K_and_Q_are_ambiguous_write_W_and_F_or_R_and_B();
        const int range = read_range(letter);
        bool known = false;
        for (const BetzaLetter& each : betza_letters) {
            if (each.letter != letter) continue;
            known = true;
            const std::string_view chosen(directions.data(), count);
            const int repeats = range < 0 ? each.range : range;
            if (moves || !captures) add(movement_.moves, each, chosen, repeats);
            if (captures || !moves) add(movement_.captures, each, chosen, repeats);
        }
        if (!known) betza_fault::unknown_letter();
    }

    /// The range that stands behind the letter, by a second letter or a number, or -1.
    constexpr int read_range(char letter) {
        if (next() == letter) {
            if (std::string_view("KQRB").find(letter) != std::string_view::npos)
                betza_fault::only_a_leap_can_be_doubled();
            take();
            return Reach::unlimited;
        }
        if (next() < '0' || next() > '9') return -1;
        const bool starts_with_zero = next() == '0';
        int range = 0;
        int digits = 0;
        for (; next() >= '0' && next() <= '9' && digits < 3; ++digits) range = 10 * range + (take() - '0');
        if (range > Reach::unlimited || (starts_with_zero && digits > 1))
            betza_fault::range_must_be_a_number_from_0_to_15();
        return range == 0 ? Reach::unlimited : range;
    }

    static constexpr void add(Reach& reach, const BetzaLetter& letter, std::string_view directions, int range) {
        for (int leap = 0; leap < leap_count; ++leap) {
            const int files = leap_files(leap);
            const int ranks = leap_ranks(leap);
            const bool wide = absolute(files) == letter.longer && absolute(ranks) == letter.shorter;
            const bool narrow = absolute(files) == letter.shorter && absolute(ranks) == letter.longer;
            if ((wide || narrow) && chooses(directions, files, ranks)) reach.add(leap, range);
        }
    }

    std::string_view text_;
    Movement movement_{};
};

}  // namespace detail

/// How a piece moves that this text describes. Capital letters add up: leaps are W (1,0), F (1,1), D (2,0), N (2,1),
/// A (2,2), H (3,0), C (3,1), Z (3,2) and G (3,3); K is WF, R is WW, B is FF, and Q is RB. A letter twice repeats the
/// leap without limit, a number up to that often. In front, m only moves and c only captures, and f, b, l, r, v, s and
/// h choose directions.
consteval Movement read_betza(std::string_view text) { return detail::BetzaReader(text).read(); }

/// The leaps of a text without lines.
consteval LeapSet leaps_of(std::string_view text) { return read_betza(text).captures.leaps(1, 1); }

}  // namespace kingcraft
