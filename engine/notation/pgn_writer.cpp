// Writing PGN in its export format: tags, then movetext in lines of at most 79 characters.

#include <algorithm>
#include <utility>

#include "base/small.hpp"
#include "base/utf8.hpp"
#include "notation/pgn.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

namespace {

constexpr std::size_t line_length = 79;

class Writer {
  public:
    explicit Writer(std::string& text) : text_(text) {}

    /// Writes a word after a space, or on a new line when it does not fit. Closing parentheses may follow it.
    void word(std::string_view text) {
        flush();
        word_ = std::exchange(opening_, {});
        word_ += text;
    }

    void end_line() {
        flush();
        text_ += '\n';
        column_ = 0;
    }

    void line(const PgnLine& line, PgnCounter counter) {
        for (const auto& each : line.comments) comment(each);
        bool numbered = false;
        for (const PgnMove& move : line.moves) {
            if (!counter.black_to_move) word(std::to_string(counter.move_number) + ".");
            if (counter.black_to_move && !numbered) word(std::to_string(counter.move_number) + "...");
            word(move.san);
            for (const int nag : move.nags) word("$" + std::to_string(nag));
            for (const auto& each : move.comments) comment(each);
            for (const auto& each : move.variations) variation(each, counter);
            numbered = move.comments.empty() && move.variations.empty();
            if (counter.black_to_move) ++counter.move_number;
            counter.black_to_move = !counter.black_to_move;
        }
    }

  private:
    void flush() {
        if (word_.empty()) return;
        const std::size_t length = utf16_length(word_);
        if (column_ > 0 && column_ + 1 + length > line_length) {
            text_ += '\n';
            column_ = 0;
        }
        if (column_ > 0) {
            text_ += ' ';
            ++column_;
        }
        text_ += std::exchange(word_, {});
        column_ += length;
    }

    /// In braces, or behind `;` where it does not fit them.
    void comment(std::string_view comment) {
        if (!fits_braces(comment)) {
            line_comment(comment);
            return;
        }
        std::string word = "{";
        for (std::size_t end = comment.find(' '); end != std::string_view::npos; end = comment.find(' ')) {
            word += comment.substr(0, end);
            this->word(word);
            word.clear();
            comment.remove_prefix(end + 1);
        }
        this->word(word + std::string(comment) + "}");
    }

    /// After `;`, which is repeated on each further line.
    void line_comment(std::string_view comment) {
        std::string start = ";";
        while (!comment.empty()) {
            const std::string_view next = comment.substr(0, comment.find(' '));
            comment.remove_prefix(std::min(next.size() + 1, comment.size()));
            if (start.empty() && column_ + 1 + utf16_length(next) > line_length) {
                end_line();
                start = ";";
            }
            word(std::exchange(start, {}) + std::string(next));
            flush();
        }
        end_line();
    }

    void variation(const PgnLine& variation, PgnCounter counter) {
        opening_ += '(';
        line(variation, counter);
        word_ += ')';
    }

    std::string& text_;
    std::size_t column_ = 0;
    /// The last word, which may grow.
    std::string word_;
    /// Parentheses that the next word begins with.
    std::string opening_;
};

std::string escaped(std::string_view value) {
    std::string text;
    for (const char c : value) {
        if (c == '"' || c == '\\') text += '\\';
        text += c;
    }
    return text;
}

}  // namespace

std::string pgn_text(const PgnGame& game, PgnCounter first) {
    std::string text;
    for (const PgnTag& tag : game.tags) text += "[" + tag.name + " \"" + escaped(tag.value) + "\"]\n";
    if (!text.empty()) text += '\n';
    Writer writer(text);
    writer.line(game.moves, first);
    writer.word(game.result);
    writer.end_line();
    return text;
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
