#pragma once
// Portable Game Notation as data: tags, and a tree of moves with comments, NAGs and variations. No rules are applied;
// moves are words.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/small.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

/// A place in a text: line and column from 1; the column counts UTF-16 code units, as JavaScript does.
struct Place {
    int line;
    int column;
};

/// The place of an offset.
Place place_of(std::string_view text, std::size_t at);
/// The error that a PGN has a fault at this offset.
Error pgn_error(std::string_view text, std::size_t at, Message message);

/// Whether a comment may stand in braces, which it cannot with a closing one in it; then it stands behind `;`.
inline bool fits_braces(std::string_view comment) { return comment.find('}') == std::string_view::npos; }

struct PgnMove;

/// A line of moves; the comments stand before the first move.
struct PgnLine {
    std::vector<std::string> comments;
    std::vector<PgnMove> moves;
};

struct PgnMove {
    std::string san;
    /// Numeric Annotation Glyphs, 0 to 255: 1 is `!`, 2 is `?`, and so on.
    std::vector<int> nags;
    std::vector<std::string> comments;
    /// Lines that could have been played instead of this move.
    std::vector<PgnLine> variations;
    /// Its offset in the text that it was read from.
    std::size_t at = 0;
};

struct PgnTag {
    std::string name;
    std::string value;
    /// Its offset in the text that it was read from.
    std::size_t at = 0;
};

/// Something that the reader left out, and its place in the text.
struct PgnNote {
    Message message;
    Place place;
};

struct PgnGame {
    std::vector<PgnTag> tags;
    PgnLine moves;
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    std::string result = "*";
    /// True when a null move ended the moves before the game's end.
    bool is_cut = false;
    std::vector<PgnNote> notes;

    /// The first tag with this name, or nullptr.
    const PgnTag* find_tag(std::string_view name) const;
    /// The value of the first tag with this name, or empty.
    std::string_view tag(std::string_view name) const;
    /// Changes the tag with this name, or adds it at the end.
    void set_tag(std::string_view name, std::string value);
};

/// Reads the first game of the text. White space in comments becomes single spaces. A null move ends its line, and
/// becomes a comment with all the text after it. Error: pgn, with line and column.
Result<PgnGame> parse_pgn(std::string_view text);

/// Which half-move a line of moves begins with, for its numbers.
struct PgnCounter {
    int move_number = 1;
    bool black_to_move = false;
};

/// The game as text in lines of at most 79 characters, as far as words allow, with a line feed at its end.
std::string pgn_text(const PgnGame& game, PgnCounter first);

}  // namespace kingcraft

KINGCRAFT_SMALL_END
