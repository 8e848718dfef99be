// Writing PGN in its export format: tags, then movetext in lines of at most 80 characters.

#include <algorithm>

#include "board/small.hpp"
#include "notation/pgn.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

namespace {

constexpr std::size_t line_length = 80;

class Writer {
  public:
    explicit Writer(std::string& text) : text_(text) {}

    /// Writes a word behind a space, or on a new line when it does not fit.
    void word(const std::string& bare) {
        const std::string word = opening_ + bare;
        opening_.clear();
        if (column_ > 0 && column_ + 1 + word.size() > line_length) end_line();
        if (column_ > 0) {
            text_ += ' ';
            ++column_;
        }
        text_ += word;
        column_ += word.size();
    }

    void end_line() {
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
    /// In braces; a comment that holds a brace itself came from a `;` and goes back there.
    void comment(const std::string& comment) {
        if (comment.find('}') != std::string::npos) {
            word(";" + comment);
            end_line();
            return;
        }
        std::string_view rest = comment;
        std::string before = "{";
        while (true) {
            const std::size_t end = std::min(rest.find(' '), rest.size());
            const bool last = end == rest.size();
            word(before + std::string(rest.substr(0, end)) + (last ? "}" : ""));
            if (last) return;
            before.clear();
            rest.remove_prefix(end + 1);
        }
    }

    void variation(const PgnLine& variation, PgnCounter counter) {
        opening_ += '(';
        line(variation, counter);
        if (!opening_.empty()) word("");
        text_ += ')';
        ++column_;
    }

    std::string& text_;
    std::size_t column_ = 0;
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

std::string_view PgnGame::tag(std::string_view name) const {
    const auto found = std::find_if(tags.begin(), tags.end(), [&](const PgnTag& tag) { return tag.name == name; });
    return found == tags.end() ? std::string_view{} : found->value;
}

void PgnGame::set_tag(std::string_view name, std::string value) {
    const auto found = std::find_if(tags.begin(), tags.end(), [&](const PgnTag& tag) { return tag.name == name; });
    if (found == tags.end()) {
        tags.push_back({std::string(name), std::move(value)});
    } else {
        found->value = std::move(value);
    }
}

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
