#include "rules/explain/question.hpp"

#include <algorithm>
#include <cstdlib>

#include "base/small.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

namespace {

int sign(int value) { return (value > 0) - (value < 0); }

}  // namespace

int Question::sideways() const { return std::abs(file(to_) - file(from_)); }

int Question::ahead() const { return (rank(to_) - rank(from_)) * (turn_ == Color::white ? 1 : -1); }

int Question::distance() const { return std::max(sideways(), std::abs(ahead())); }

bool Question::in_line() const {
    const int ranks = std::abs(ahead());
    return distance() > 0 && (sideways() == 0 || ranks == 0 || sideways() == ranks);
}

std::pair<int, int> Question::step(Square from, Square to) const {
    return {sign(file(to) - file(from)), sign(rank(to) - rank(from))};
}

SquarePath Question::line() const {
    const auto [files, ranks] = step(from_, to_);
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
    const auto [files, ranks] = step(from, to);
    for (int i = 1; i < std::max(width, height); ++i) {
        path.push_back(square(file(from) + i * files, rank(from) + i * ranks, level(from)));
    }
    return path;
}

Square Question::first_piece(const SquarePath& path) const {
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

Explanation Question::yes(std::string_view rule, const char* pattern, Values values, const SquarePath& path) const {
    return {true, rule, fill(pattern, values), path};
}

Explanation Question::no(std::string_view rule, const char* pattern, Values values, const SquarePath& path) const {
    return {false, rule, fill(pattern, values), path};
}

void Question::add_clause(Explanation& answer, const char* pattern, Values values) const {
    answer.message.add_clause(fill(pattern, values));
}

void Question::add_capture(Explanation& answer) const {
    if (is_enemy(to_)) add_clause(answer, "and-captures piece&", {to_});
}

Message Question::fill(const char* pattern, Values values) const {
    const std::string_view all(pattern);
    std::size_t end = std::min(all.find(' '), all.size());
    Message message(all.substr(0, end));
    for (const int value : values) {
        const std::size_t begin = end + 1;
        end = std::min(all.find(' ', begin), all.size());
        const char sign = all[end - 1];
        std::string field(all.substr(begin, end - begin));
        if (sign == '&') {
            field.pop_back();
            const auto square = static_cast<Square>(value);
            message.add(field, roles_[index(at(square).role())].name, name(at(square).color()), name_of(square));
            continue;
        }
        if (sign == '!' || sign == '$') field.back() = '=';
        message.add(field, std::string_view(value_text(sign, value)));
    }
    assert(end == all.size());
    return message;
}

std::string Question::names_of(const SquarePath& path) const {
    std::string names;
    for (const Square square : path) names += (names.empty() ? "" : ",") + name_of(square);
    return names;
}

std::string Question::value_text(char sign, int value) const {
    switch (sign) {
        case '@':
            return name_of(static_cast<Square>(value));
        case '!':
            return std::string(name(static_cast<Color>(value)));
        case '$':
            return {static_cast<char>('a' + value)};
        default:
            assert(sign == '#');
            return std::to_string(value);
    }
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
