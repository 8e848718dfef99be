// Reading PGN (Steven J. Edwards, 1994, section 8).

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include "base/small.hpp"
#include "base/utf8.hpp"
#include "board/move.hpp"
#include "notation/pgn.hpp"
#include "notation/written_words.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

namespace {

/// Deeper nesting is refused, so that no text can exhaust the stack.
constexpr int deepest_variation = 100;
/// A game with more moves, those of its variations among them, is refused: it would take all memory.
constexpr int last_nag = 255;

/// White space of ASCII, which may separate a tag's value from its bracket.
constexpr std::string_view spaces = " \t\n\v\f\r";

bool is_digit(char c) { return c >= '0' && c <= '9'; }

class PgnReader {
  public:
    explicit PgnReader(std::string_view text) : text_(text) {}

    Result<PgnGame> read() {
        skip_space();
        if (at_end()) return pgn_error(text_, at_, Message("pgn-empty"));
        if (!read_tags() || !read_line(game_.moves, 0)) return *error_;
        const bool is_empty = game_.tags.empty() && moves_ == 0 && result_.empty() && game_.notes.empty();
        if (is_empty) return pgn_error(text_, 0, Message("pgn-empty"));
        if (result_.empty()) result_ = result_of(with_single_spaces(game_.tag("Result")));
        if (!result_.empty()) game_.result = std::string(result_);
        return std::move(game_);
    }

  private:
    /// The place of a null move, which ends a line: its offset, and the number of moves before it.
    struct Cut {
        std::size_t at;
        std::size_t moves;
    };

    /// The state of a line while it is read.
    struct LineState {
        std::optional<Cut> cut;
        /// Whether the last comment is one that does not fit braces.
        bool ends_with_brace = false;
    };

    bool at_end() const { return at_ >= text_.size(); }
    char peek() const { return text_[at_]; }
    std::string_view take_until(std::size_t end) {
        const std::size_t begin = std::exchange(at_, end);
        return text_.substr(begin, end - begin);
    }

    /// Spaces, and whole lines that begin with the escape sign `%`.
    void skip_space() {
        while (!at_end()) {
            if (peek() == '%' && (at_ == 0 || text_[at_ - 1] == '\n')) {
                at_ = std::min(text_.find('\n', at_), text_.size());
            } else if (const std::size_t space = space_length(text_.substr(at_))) {
                at_ += space;
            } else {
                return;
            }
        }
    }

    /// Always false.
    bool fail(Message message, std::size_t at) {
        error_ = pgn_error(text_, at, std::move(message));
        return false;
    }
    bool fail(std::string_view key, std::size_t at) { return fail(Message(key), at); }

    bool read_tags() {
        for (skip_space(); !at_end() && peek() == '['; skip_space()) {
            if (!read_tag()) return false;
        }
        return true;
    }

    bool read_tag() {
        PgnTag tag{{}, {}, at_++};
        skip_space();
        const std::size_t end = std::min(text_.find_first_of(" \t\n\v\f\r\"[]", at_), text_.size());
        tag.name = take_until(end);
        skip_space();
        if (tag.name.empty() || at_end() || peek() != '"') {
            return fail("pgn-tag", tag.at);
        }
        ++at_;
        while (!at_end() && peek() != '\n' && !ends_value()) {
            if (peek() == '\\' && at_ + 1 < text_.size() && text_[at_ + 1] != '\n') ++at_;
            tag.value += text_[at_++];
        }
        if (at_end() || peek() == '\n') {
            return fail(Message("pgn-open-tag").with("tag=", shown(tag.name)), tag.at);
        }
        at_ = text_.find(']', at_) + 1;
        game_.tags.push_back(std::move(tag));
        return true;
    }

    /// True at the quote that ends a tag's value: others forget to escape those inside.
    bool ends_value() const {
        const std::size_t next = peek() == '"' ? text_.find_first_not_of(spaces, at_ + 1) : std::string_view::npos;
        return next != std::string_view::npos && text_[next] == ']';
    }

    bool read_line(PgnLine& line, int depth) {
        LineState state;
        const bool is_read = read_moves(line, depth, state);
        if (state.cut && !error_) {
            leave_out(line, *state.cut);
            game_.is_cut = depth == 0;
        }
        return is_read;
    }

    /// Replaces the text from the null move on by a comment.
    void leave_out(PgnLine& line, Cut cut) {
        line.moves.erase(line.moves.begin() + static_cast<std::ptrdiff_t>(cut.moves), line.moves.end());
        std::string rest = with_single_spaces(text_.substr(cut.at, token_ - cut.at));
        std::replace(rest.begin(), rest.end(), '{', '(');
        std::replace(rest.begin(), rest.end(), '}', ')');
        comments_of(line).push_back(std::move(rest));
    }

    static std::vector<std::string>& comments_of(PgnLine& line) {
        return line.moves.empty() ? line.comments : line.moves.back().comments;
    }

    /// Reads moves until the line's end: a result or a new game's tags on level 0, a closing parenthesis deeper down.
    bool read_moves(PgnLine& line, int depth, LineState& state) {
        while (find_token()) {
            const char c = peek();
            if (c == '[' && depth == 0) return true;
            if (c == ')' && depth > 0) return true;
            if (c == '{' || c == ';') {
                if (!read_comment(line, state)) return false;
            } else if (c == '(') {
                if (!read_variation(line, depth, state)) return false;
            } else if (c == '$') {
                if (!read_nag(line, depth)) return false;
            } else if (c == ')' || c == '}' || c == '[' || c == ']') {
                return fail(Message("pgn-bracket").with("sign=", std::string(1, c)), at_);
            } else if (!read_word(line, depth, state)) {
                return !error_;
            }
        }
        return true;
    }

    /// Moves on to the next token; false at the end of the text.
    bool find_token() {
        skip_space();
        token_ = at_;
        return !at_end();
    }

    bool read_comment(PgnLine& line, LineState& state) {
        const bool braces = text_[at_++] == '{';
        const std::size_t found = text_.find(braces ? '}' : '\n', at_);
        if (braces && found == std::string_view::npos) {
            return fail("pgn-open-comment", token_);
        }
        std::string comment = with_single_spaces(take_until(std::min(found, text_.size())));
        if (braces) ++at_;
        auto& comments = comments_of(line);
        const bool has_brace = !braces && !fits_braces(comment);
        // The writer breaks a long one into lines, and writes one with a closing brace behind another in the same way.
        const bool goes_on =
            !braces && !comments.empty() && (line_comment_end_ == token_ || (state.ends_with_brace && has_brace));
        state.ends_with_brace = has_brace || (goes_on && state.ends_with_brace);
        if (goes_on) {
            if (!comments.back().empty() && !comment.empty()) comments.back() += ' ';
            comments.back() += comment;
        } else {
            comments.push_back(std::move(comment));
        }
        if (!braces) {
            skip_space();
            line_comment_end_ = at_;
        }
        return true;
    }

    bool read_variation(PgnLine& line, int depth, LineState& state) {
        const std::size_t begin = at_++;
        if (line.moves.empty()) return fail("pgn-variation-first", begin);
        if (depth == deepest_variation) {
            return fail(Message("pgn-nesting").with("depth#", deepest_variation), begin);
        }
        PgnLine variation;
        if (!read_line(variation, depth + 1)) return false;
        if (at_end()) {
            return fail("pgn-open-variation", begin);
        }
        ++at_;
        PgnMove& move = line.moves.back();
        move.nags.insert(move.nags.end(), early_nags_.begin(), early_nags_.end());
        early_nags_.clear();
        if (variation.moves.empty()) {
            if (!variation.comments.empty()) state.ends_with_brace = !fits_braces(variation.comments.back());
            move.comments.insert(move.comments.end(), variation.comments.begin(), variation.comments.end());
        } else {
            move.variations.push_back(std::move(variation));
        }
        return true;
    }

    bool read_nag(PgnLine& line, int depth) {
        std::size_t end = ++at_;
        while (end < text_.size() && is_digit(text_[end])) ++end;
        const std::string_view digits = take_until(end);
        int nag = 0;
        const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), nag);
        if (read.ec != std::errc{} || nag > last_nag) return fail("pgn-nag", token_);
        return add_nags(line, depth, {nag}, "pgn-nag-first");
    }

    /// A move, a move number or a result; false when a result ends the game, or on an error.
    bool read_word(PgnLine& line, int depth, LineState& state) {
        PgnMove move;
        std::string_view word = take_until(end_of_word());
        if (const auto result = result_of(word); !result.empty()) {
            if (depth > 0) return true;
            result_ = result;
            return false;
        }
        word.remove_prefix(length_of_number(word));
        move.at = at_ - word.size();
        if (is_null_move(word)) {
            if (!state.cut) state.cut = Cut{move.at, line.moves.size()};
            // One note is enough for all null moves of a game.
            if (game_.notes.empty()) {
                game_.notes.push_back({Message("pgn-null-move").with("move=", shown(word)), place_of(text_, move.at)});
            }
            return true;
        }
        std::vector<int> nags;
        take_signs(word, nags);
        if (word.empty()) return add_nags(line, depth, nags, "pgn-annotation-first");
        if (!state.cut && ++moves_ > moves_max) return fail(Message("game-long").with("most#", moves_max), move.at);
        move.san = std::string(word);
        move.nags = std::exchange(early_nags_, {});
        move.nags.insert(move.nags.end(), nags.begin(), nags.end());
        line.moves.push_back(std::move(move));
        state.ends_with_brace = false;
        return true;
    }

    std::size_t end_of_word() const {
        constexpr std::string_view ends = "{}()[];$";
        std::size_t end = at_;
        while (end < text_.size() && ends.find(text_[end]) == std::string_view::npos &&
               space_length(text_.substr(end)) == 0)
            ++end;
        return end;
    }

    /// Annotates the last move, or the first one of a variation that has none yet.
    bool add_nags(PgnLine& line, int depth, const std::vector<int>& added, std::string_view fault) {
        if (line.moves.empty() && depth == 0 && !added.empty()) return fail(fault, token_);
        auto& nags = line.moves.empty() ? early_nags_ : line.moves.back().nags;
        nags.insert(nags.end(), added.begin(), added.end());
        return true;
    }

    /// How long the move number and its dots are at the start of a word; digits without a dot are a number when nothing
    /// follows them.
    static std::size_t length_of_number(std::string_view word) {
        if (is_null_move(word)) return 0;
        std::size_t at = 0;
        while (at < word.size() && is_digit(word[at])) ++at;
        const std::size_t digits = at;
        while (at < word.size() && word[at] == '.') ++at;
        return at > digits || at == word.size() ? at : 0;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    /// The offset of the last token, and that of the token after the last `;` comment.
    std::size_t token_ = 0;
    std::size_t line_comment_end_ = std::string_view::npos;
    /// Signs before the first move of a variation.
    std::vector<int> early_nags_;
    std::string_view result_;
    int moves_ = 0;
    PgnGame game_;
    std::optional<Error> error_;
};

}  // namespace

Result<PgnGame> parse_pgn(std::string_view text) { return PgnReader(text).read(); }

}  // namespace kingcraft

KINGCRAFT_SMALL_END
