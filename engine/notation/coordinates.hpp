#pragma once
// Moves as coordinates, the wire format: from, to, promotion letter in lower case, and `o` for castling where a king's
// other move can have the same squares.

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "notation/square_text.hpp"
#include "notation/written_words.hpp"
#include "rules/castling.hpp"
#include "rules/movegen.hpp"

namespace kingcraft {

inline constexpr char castling_suffix = 'o';

/// The suffix of a move's coordinates: its promotion letter, `o`, or 0 for none.
template <class V>
constexpr char coordinate_suffix(Move move) {
    if (const auto promotion = move.promotion()) return static_cast<char>(letter<V>(*promotion) - 'A' + 'a');
    return V::castling_has_suffix && move.kind() == MoveKind::castle ? castling_suffix : char{0};
}

/// The move's coordinates, unique among the legal moves of a position.
template <class V>
std::string coordinates(Move move) {
    using G = typename V::Geometry;
    std::string text = square_name<G>(move.from());
    text += square_name<G>(move.to());
    if (const char suffix = coordinate_suffix<V>(move)) text += suffix;
    return text;
}

/// The squares in a text in the form of coordinates; no move may fit them.
struct CoordinateText {
    Square from = no_square;
    Square to = no_square;
    /// Promotion letter, `o`, or 0.
    char suffix = 0;
};

/// Reads the shape of coordinates, also with a hyphen or an `x` between the squares; `from` is `no_square` when the
/// text has another shape.
template <class G>
constexpr CoordinateText read_coordinates(std::string_view text) {
    const std::size_t first = square_length<G>(text);
    const std::string_view from = text.substr(0, first);
    text.remove_prefix(first);
    if (text.starts_with('-') || text.starts_with('x')) text.remove_prefix(1);
    const std::size_t second = square_length<G>(text);
    const std::size_t rest = text.size() - second;
    if (first == 0 || second == 0 || rest > 1) return {};
    const char suffix = rest == 1 ? text.back() : char{0};
    // A null character in the text is not the same as no suffix.
    if (rest == 1 && suffix == 0) return {};
    return {parse_square<G>(from), parse_square<G>(text.substr(0, second)), suffix};
}

/// True when these coordinates mean this castling: with `o` everywhere, without it where the variant writes none, or
/// with the king taking its own rook.
template <class V>
bool names_castling(const CoordinateText& text, Color color, Move castling) {
    if (text.from != castling.from() || (text.suffix != 0 && text.suffix != castling_suffix)) return false;
    if (text.to == castling_path<V>(color, castling.to() > castling.from()).rook) return true;
    return text.to == castling.to() && (text.suffix == castling_suffix || !V::castling_has_suffix);
}

/// The move among `moves`, the legal moves of `position`, that the coordinates mean: the default move when none fits;
/// an error when the promotion piece is missing or several castlings fit.
template <class V>
Result<Move> find_by_coordinates(const Position<V>& position, const MoveList& moves, std::string_view text) {
    const CoordinateText read = read_coordinates<typename V::Geometry>(text);
    Move found;
    if (read.from == no_square) return found;
    for (const Move move : moves) {
        if (move.from() == read.from && move.to() == read.to && coordinate_suffix<V>(move) == read.suffix) return move;
    }
    for (const Move move : moves) {
        if (move.from() == read.from && move.to() == read.to && move.promotion() && read.suffix == 0) {
            return move_error(ErrorCode::ambiguous_move, "move-promotion", text);
        }
        if (move.kind() != MoveKind::castle || !names_castling<V>(read, position.turn(), move)) continue;
        if (found.exists()) return move_error(ErrorCode::ambiguous_move, "move-castlings", text);
        found = move;
    }
    return found;
}

}  // namespace kingcraft
