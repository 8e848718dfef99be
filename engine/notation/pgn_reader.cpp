// Reading PGN (Steven J. Edwards, 1994, section 8).

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "board/small.hpp"
#include "notation/pgn.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

namespace {

/// Deeper nesting is refused, so that no text can exhaust the stack.
constexpr int deepest_variation = 100;
constexpr int last_nag = 255;

bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_result(std::string_view word) { return word == "1-0" || word == "0-1" || word == "1/2-1/2" || word == "*"; }

std::string with_single_spaces(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (!is_space(c)) {
            result += c;
        } else if (!result.empty() && result.back() != ' ') {
            result += ' ';
        }
    }
    if (!result.empty() && result.back() == ' ') result.pop_back();
    return result;
}

class Reader {
  public:
    explicit Reader(std::string_view text) : text_(text) {}

    Result<PgnGame> read() {
        skip_space();
        if (at_end()) return fail("The PGN is empty.");
        if (!read_tags()) return *error_;
        if (!read_line(game_.moves, 0)) return *error_;
        return std::move(game_);
    }

  private:
    bool at_end() const { return at_ >= text_.size(); }
    char peek() const { return text_[at_]; }
    char take() {
        const char c = text_[at_++];
        if (c == '\n') {
            ++line_;
            column_ = 1;
        } else {
            ++column_;
        }
        return c;
    }
    std::string_view take_until(std::size_t end) {
        const std::size_t begin = at_;
        while (at_ < end) take();
        return text_.substr(begin, end - begin);
    }

    /// Spaces, and whole lines that begin with the escape sign `%`.
    void skip_space() {
        while (!at_end() && (is_space(peek()) || (peek() == '%' && column_ == 1))) {
            if (peek() == '%') {
                take_until(std::min(text_.find('\n', at_), text_.size()));
            } else {
                take();
            }
        }
    }

    Error fail(std::string text) { return fail_at(std::move(text), line_, column_); }
    Error fail_at(std::string text, int line, int column) {
        error_ = Error{ErrorCode::pgn, std::move(text), line, column};
        return *error_;
    }

    bool read_tags() {
        for (skip_space(); !at_end() && peek() == '['; skip_space()) {
            if (!read_tag()) return false;
        }
        return true;
    }

    bool read_tag() {
        const int line = line_;
        const int column = column_;
        take();
        skip_space();
        PgnTag tag;
        while (!at_end() && !is_space(peek()) && peek() != '"' && peek() != ']') tag.name += take();
        skip_space();
        if (tag.name.empty() || at_end() || peek() != '"') {
            fail_at("A tag needs a name and a value in quotes.", line, column);
            return false;
        }
        take();
        while (!at_end() && peek() != '"' && peek() != '\n') {
            if (peek() == '\\' && at_ + 1 < text_.size()) take();
            tag.value += take();
        }
        const bool quoted = !at_end() && take() == '"';
        skip_space();
        if (!quoted || at_end() || take() != ']') {
            fail_at("The tag " + quote(tag.name) + " is not closed.", line, column);
            return false;
        }
        game_.tags.push_back(std::move(tag));
        return true;
    }

    /// Reads moves until the line's end: a result or a new game's tags on level 0, a closing parenthesis deeper down.
    bool read_line(PgnLine& line, int depth) {
        for (skip_space(); !at_end(); skip_space()) {
            const char c = peek();
            if (c == '[' && depth == 0) return true;
            if (c == ')' && depth > 0) return true;
            if (c == '{' || c == ';') {
                if (!read_comment(line)) return false;
            } else if (c == '(') {
                if (!read_variation(line, depth)) return false;
            } else if (c == '$') {
                if (!read_nag(line)) return false;
            } else if (c == ')' || c == '}' || c == '[' || c == ']') {
                fail(std::string("A \"") + c + "\" stands here with nothing to close or open.");
                return false;
            } else if (!read_word(line, depth)) {
                return !error_;
            }
        }
        return true;
    }

    bool read_comment(PgnLine& line) {
        const int line_number = line_;
        const int column = column_;
        const bool braces = take() == '{';
        const std::size_t found = text_.find(braces ? '}' : '\n', at_);
        if (braces && found == std::string_view::npos) {
            fail_at("The comment that begins here is not closed.", line_number, column);
            return false;
        }
        std::string comment = with_single_spaces(take_until(std::min(found, text_.size())));
        if (braces) take();
        (line.moves.empty() ? line.comments : line.moves.back().comments).push_back(std::move(comment));
        return true;
    }

    bool read_variation(PgnLine& line, int depth) {
        const int line_number = line_;
        const int column = column_;
        if (line.moves.empty()) {
            fail("A variation needs a move before it.");
            return false;
        }
        if (depth == deepest_variation) {
            fail("Variations are nested more than " + std::to_string(deepest_variation) + " deep.");
            return false;
        }
        take();
        PgnLine variation;
        if (!read_line(variation, depth + 1)) return false;
        if (at_end()) {
            fail_at("The variation that begins here is not closed.", line_number, column);
            return false;
        }
        take();
        line.moves.back().variations.push_back(std::move(variation));
        return true;
    }

    bool read_nag(PgnLine& line) {
        const int line_number = line_;
        const int column = column_;
        take();
        std::size_t end = at_;
        while (end < text_.size() && is_digit(text_[end])) ++end;
        const std::string_view digits = take_until(end);
        int nag = 0;
        const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), nag);
        if (read.ec != std::errc{} || nag > last_nag || line.moves.empty()) {
            fail_at(line.moves.empty() ? "A NAG needs a move before it." : "A NAG is a number from $0 to $255.",
                    line_number, column);
            return false;
        }
        line.moves.back().nags.push_back(nag);
        return true;
    }

    /// A move, a move number or a result; false when a result ends the game, or on an error.
    bool read_word(PgnLine& line, int depth) {
        PgnMove move;
        move.line = line_;
        move.column = column_;
        constexpr std::string_view ends = "{}()[];$";
        std::size_t end = at_;
        while (end < text_.size() && !is_space(text_[end]) && ends.find(text_[end]) == std::string_view::npos) ++end;
        std::string_view word = take_until(end);
        if (is_result(word)) {
            if (depth > 0) return true;
            game_.result = std::string(word);
            return false;
        }
        const std::size_t number = without_number(word);
        word.remove_prefix(number);
        move.column += static_cast<int>(number);
        const int glyph = take_glyph(word);
        if (word.empty()) return glyph == 0 || add_glyph(line, glyph);
        move.san = std::string(word);
        if (glyph != 0) move.nags.push_back(glyph);
        line.moves.push_back(std::move(move));
        return true;
    }

    bool add_glyph(PgnLine& line, int glyph) {
        if (line.moves.empty()) {
            fail("An annotation needs a move before it.");
            return false;
        }
        line.moves.back().nags.push_back(glyph);
        return true;
    }

    /// How long the move number and its dots are at the start of a word; digits without a dot are a number when nothing
    /// follows them.
    static std::size_t without_number(std::string_view word) {
        std::size_t at = 0;
        while (at < word.size() && is_digit(word[at])) ++at;
        const std::size_t digits = at;
        while (at < word.size() && word[at] == '.') ++at;
        return at > digits || at == word.size() ? at : 0;
    }

    /// Takes `!`, `??` and their like off the end of the word: the NAG that they stand for, or 0.
    static int take_glyph(std::string_view& word) {
        constexpr std::array<std::string_view, 6> glyphs{"!", "?", "!!", "??", "!?", "?!"};
        std::size_t begin = word.size();
        while (begin > 0 && (word[begin - 1] == '!' || word[begin - 1] == '?')) --begin;
        const std::string_view glyph = word.substr(begin);
        const auto found = std::find(glyphs.begin(), glyphs.end(), glyph);
        if (found == glyphs.end()) return 0;
        word = word.substr(0, begin);
        return static_cast<int>(found - glyphs.begin()) + 1;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    int line_ = 1;
    int column_ = 1;
    PgnGame game_;
    std::optional<Error> error_;
};

}  // namespace

Result<PgnGame> parse_pgn(std::string_view text) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (text.substr(0, byte_order_mark.size()) == byte_order_mark) text.remove_prefix(byte_order_mark.size());
    return Reader(text).read();
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
