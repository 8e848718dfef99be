#include "rules/explain/question.hpp"

#include <algorithm>
#include <cstdlib>

#include "board/small.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

namespace {

constexpr std::array<std::string_view, role_count> role_words{"pawn",  "knight", "bishop",     "rook",
                                                              "queen", "king",   "chancellor", "jester"};
constexpr std::array<std::string_view, 9> number_words{"no",   "one", "two",   "three", "four",
                                                       "five", "six", "seven", "eight"};
constexpr std::array<std::string_view, direction_count> direction_words{
    "forward",  "forward toward the h-file",  "toward the h-file", "backward toward the h-file",
    "backward", "backward toward the a-file", "toward the a-file", "forward toward the a-file"};

int sign(int value) { return (value > 0) - (value < 0); }

}  // namespace

Square Question::square(int file, int rank, int level) const {
    return static_cast<Square>(file + files_ * rank + level_size() * level);
}

int Question::sideways() const { return std::abs(file(to_) - file(from_)); }

int Question::ahead() const { return (rank(to_) - rank(from_)) * (turn_ == Color::white ? 1 : -1); }

int Question::distance() const { return std::max(sideways(), std::abs(ahead())); }

bool Question::in_line() const {
    const int ranks = std::abs(ahead());
    return distance() > 0 && (sideways() == 0 || ranks == 0 || sideways() == ranks);
}

void Question::step(Square from, Square to, int& files, int& ranks) const {
    files = sign(file(to) - file(from));
    ranks = sign(rank(to) - rank(from));
}

SquarePath Question::line() const {
    int files = 0;
    int ranks = 0;
    step(from_, to_, files, ranks);
    SquarePath path;
    for (int f = file(from_) + files, r = rank(from_) + ranks; is_on_board(f, r); f += files, r += ranks) {
        path.push_back(square(f, r, level(from_)));
    }
    return path;
}

SquarePath Question::between() const { return between(from_, to_); }

SquarePath Question::between(Square from, Square to) const {
    const int width = std::abs(file(to) - file(from));
    const int height = std::abs(rank(to) - rank(from));
    SquarePath path;
    if (width != 0 && height != 0 && width != height) return path;
    int files = 0;
    int ranks = 0;
    step(from, to, files, ranks);
    for (int i = 1; i < std::max(width, height); ++i) {
        path.push_back(square(file(from) + i * files, rank(from) + i * ranks, level(from)));
    }
    return path;
}

Square Question::first_man(const SquarePath& path) const {
    for (const Square square : path) {
        if (at(square).exists()) return square;
    }
    return no_square;
}

SquarePath Question::up_to(SquarePath path, Square last) {
    const Square* const found = std::find(path.begin(), path.end(), last);
    path.shorten(static_cast<std::size_t>(found - path.begin()) + 1);
    return path;
}

Explanation Question::yes(std::string_view rule, std::string_view pattern, Values values,
                          const SquarePath& path) const {
    return {true, rule, fill(pattern, values), path};
}

Explanation Question::no(std::string_view rule, std::string_view pattern, Values values, const SquarePath& path) const {
    return {false, rule, fill(pattern, values), path};
}

void Question::add(Explanation& answer, std::string_view pattern, Values values) const {
    answer.text += fill(pattern, values);
}

void Question::add_capture(Explanation& answer) const {
    if (is_enemy(to_)) add(answer, " and captures the %r", {to_});
}

void Question::finish(Explanation& answer) {
    std::string& text = answer.text;
    const bool names_square = text.size() > 1 && text[1] >= '1' && text[1] <= '9';
    if (!names_square && text[0] >= 'a') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    text += '.';
}

std::string Question::fill(std::string_view pattern, Values values) const {
    std::string text;
    const int* value = values.begin();
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] != '%') {
            text += pattern[i];
            continue;
        }
        assert(value != values.end());
        put(text, pattern[++i], *value++);
    }
    assert(value == values.end());
    return text;
}

void Question::add_list(Explanation& answer, const SquarePath& path) const {
    for (std::size_t i = 0; i < path.size(); ++i) {
        if (i > 0) answer.text += i + 1 < path.size() ? ", " : " and ";
        put(answer.text, 's', path[i]);
    }
}

void Question::put(std::string& text, char kind, int value) const {
    const auto at_value = static_cast<std::size_t>(value);
    const auto square = static_cast<Square>(value);
    switch (kind) {
        case 's':
            text += static_cast<char>('a' + file(square));
            text += static_cast<char>('1' + rank(square));
            if (level(square) > 0) text += '^';
            break;
        case 'r':
            text += role_words[index(at(square).role())];
            break;
        case 'm':
            text += fill("the %r on %s", {value, value});
            break;
        case 'R':
            text += role_words[at_value];
            break;
        case 'n':
            text += number_words[at_value];
            break;
        case 'f':
            text += static_cast<char>('a' + value);
            break;
        case 'd':
            text += direction_words[at_value];
            break;
        default:
            assert(kind == 'c');
            text += title(static_cast<Color>(value));
    }
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
