#pragma once
// Standard Algebraic Notation, with headbutts (`Ke8x^`) and, where castling goes over several distances, the king's
// file (`O-Oj`).

#include <algorithm>
#include <string>
#include <string_view>

#include "board/result.hpp"
#include "notation/coordinates.hpp"
#include "rules/ending.hpp"

namespace kingcraft {

namespace detail {

/// True for moves whose squares say nothing about another piece's way to the same square.
constexpr bool stands_apart(Move move) { return move.kind() == MoveKind::castle || move.kind() == MoveKind::headbutt; }

/// As much of the origin as is needed: its file if no rival shares it, else its rank if no rival shares that, else all
/// of it.
template <class V>
std::string origin_text(const Position<V>& position, const MoveList& moves, Move move) {
    using G = typename V::Geometry;
    const Square from = move.from();
    bool rivals = false;
    bool same_file = false;
    bool same_rank = false;
    for (const Move other : moves) {
        if (other.to() != move.to() || other.from() == from || stands_apart(other)) continue;
        if (position.at(other.from()) != position.at(from)) continue;
        rivals = true;
        same_file = same_file || G::file(other.from()) == G::file(from);
        same_rank = same_rank || G::rank(other.from()) == G::rank(from);
    }
    const std::string name = square_name<G>(from);
    if (!rivals) return "";
    if (!same_file) return name.substr(0, 1);
    if (!same_rank) return name.substr(1, 1);
    return name;
}

template <class V>
std::string castling_text(Move move) {
    std::string text = move.to() > move.from() ? "O-O" : "O-O-O";
    if (V::castling_names_file) text += square_name<typename V::Geometry>(move.to())[0];
    return text;
}

/// `#` when the move wins at once, `+` when the opponent's royal king is attacked after it.
template <class V>
std::string suffix_text(const Position<V>& position, Move move) {
    Position<V> next = position;
    next.play(move);
    if (V::is_decided(next)) return "#";
    if (!next.is_check()) return "";
    if (!V::king_must_be_safe) return "+";
    MoveList answers;
    generate_legal(next, answers);
    return answers.empty() ? "#" : "+";
}

/// SAN without `+` and `#`.
template <class V>
std::string plain_san(const Position<V>& position, const MoveList& moves, Move move) {
    using G = typename V::Geometry;
    if (move.kind() == MoveKind::castle) return castling_text<V>(move);
    const Role role = position.at(move.from()).role();
    const std::string from = square_name<G>(move.from());
    const std::string piece = role == Role::pawn ? "" : std::string(1, letter(role));
    if (move.kind() == MoveKind::headbutt) return piece + from + "x^";
    const bool captures = position.at(V::victim(position, move)).exists();
    std::string text = piece;
    if (role == Role::pawn) {
        if (captures) text += from[0];
    } else {
        text += origin_text(position, moves, move);
    }
    if (captures) text += 'x';
    text += square_name<G>(move.to());
    if (const auto promotion = move.promotion()) text += std::string("=") + letter(*promotion);
    return text;
}

/// SAN taken apart. What is not said is absent and fits everything.
struct SanText {
    bool valid = false;
    bool castles = false;
    bool toward_higher_file = false;
    bool headbutts = false;
    Role role = Role::pawn;
    Square to = no_square;
    /// File index, rank index and level of the origin, or the file that a castling king lands on; -1 when not said.
    int file = -1;
    int rank = -1;
    int level = -1;
    char promotion = 0;
};

template <class G>
SanText read_castling(std::string_view text) {
    SanText san;
    const auto begins = [&](std::string_view with) { return text.substr(0, with.size()) == with; };
    const bool lower = begins("O-O-O") || begins("0-0-0");
    if (!lower && !begins("O-O") && !begins("0-0")) return san;
    san.castles = true;
    san.toward_higher_file = !lower;
    text.remove_prefix(lower ? 5 : 3);
    if (text.size() == 1 && text[0] >= 'a' && text[0] < 'a' + G::files) san.file = text[0] - 'a';
    san.valid = text.empty() || san.file >= 0;
    return san;
}

/// Reads the origin, as far as it is said: file, rank, both, with a caret on the upper level; false when something else
/// is left.
template <class G>
bool read_origin(std::string_view text, SanText& san) {
    if (!text.empty() && text[0] >= 'a' && text[0] < 'a' + G::files) {
        san.file = text[0] - 'a';
        text.remove_prefix(1);
    }
    if (!text.empty() && text[0] >= '1' && text[0] < '1' + G::ranks) {
        san.rank = text[0] - '1';
        text.remove_prefix(1);
        if (san.file >= 0 && G::levels > 1) san.level = text == "^" ? 1 : 0;
    }
    return text.empty() || (san.level == 1 && text == "^");
}

template <class G>
SanText read_san(std::string_view text) {
    while (!text.empty() && (text.back() == '+' || text.back() == '#' || text.back() == '!' || text.back() == '?'))
        text.remove_suffix(1);
    if (SanText castling = read_castling<G>(text); castling.castles) return castling;
    SanText san;
    if (text.empty()) return san;
    if (const auto role = role_letters.find(text[0]); role != std::string_view::npos) {
        san.role = static_cast<Role>(role);
        text.remove_prefix(1);
    }
    if (G::levels > 1 && text.size() > 2 && text.substr(text.size() - 2) == "x^") {
        san.headbutts = true;
        san.valid = read_origin<G>(text.substr(0, text.size() - 2), san) && san.file >= 0 && san.rank >= 0;
        return san;
    }
    if (text.size() > 2 && role_letters.find(text.back()) != std::string_view::npos) {
        san.promotion = text.back();
        text.remove_suffix(1);
        if (text.back() == '=') text.remove_suffix(1);
    }
    const std::size_t length = !text.empty() && text.back() == '^' ? 3 : 2;
    if (text.size() < length) return san;
    san.to = parse_square<G>(text.substr(text.size() - length));
    text.remove_suffix(length);
    if (!text.empty() && text.back() == 'x') text.remove_suffix(1);
    san.valid = san.to != no_square && read_origin<G>(text, san);
    return san;
}

template <class V>
bool fits(const SanText& san, const Position<V>& position, Move move) {
    using G = typename V::Geometry;
    const auto agrees = [](int said, int is) { return said < 0 || said == is; };
    if (san.castles != (move.kind() == MoveKind::castle)) return false;
    if (san.castles) {
        return san.toward_higher_file == (move.to() > move.from()) && agrees(san.file, G::file(move.to()));
    }
    const Square from = move.from();
    if (san.headbutts != (move.kind() == MoveKind::headbutt) || position.at(from).role() != san.role) return false;
    if (!san.headbutts && san.to != move.to()) return false;
    const char promotion = move.promotion() ? letter(*move.promotion()) : char{0};
    if (promotion != san.promotion && (promotion == 0 || san.promotion != 0)) return false;
    return agrees(san.file, G::file(from)) && agrees(san.rank, G::rank(from)) && agrees(san.level, G::level(from));
}

}  // namespace detail

/// The SAN of a legal move; `moves` are all the legal moves of the position.
template <class V>
std::string san_text(const Position<V>& position, const MoveList& moves, Move move) {
    return detail::plain_san(position, moves, move) + detail::suffix_text(position, move);
}

/// The move among `moves`, the legal moves of `position`, that the SAN means: the default move when none fits; an error
/// when several do. Also without `+ # x =`, with zeros for castling, and with more of the origin than is needed.
template <class V>
Result<Move> find_by_san(const Position<V>& position, const MoveList& moves, std::string_view text) {
    const detail::SanText san = detail::read_san<typename V::Geometry>(text);
    Move found;
    if (!san.valid) return found;
    for (const Move move : moves) {
        if (!detail::fits(san, position, move)) continue;
        if (found.exists()) {
            return Error{ErrorCode::ambiguous_move, quote(text) + " can mean " + san_text(position, moves, found) +
                                                        " or " + san_text(position, moves, move) + "."};
        }
        found = move;
    }
    return found;
}

/// The legal move that the text means, as coordinates or SAN, or the error that says why there is none.
template <class V>
Result<Move> find_move(const Position<V>& position, const MoveList& moves, std::string_view text) {
    const Result<Move> by_coordinates = find_by_coordinates(position, moves, text);
    if (!by_coordinates || by_coordinates.value().exists()) return by_coordinates;
    const Result<Move> by_san = find_by_san(position, moves, text);
    if (!by_san || by_san.value().exists()) return by_san;
    const bool readable = read_coordinates<typename V::Geometry>(text).from != no_square ||
                          detail::read_san<typename V::Geometry>(text).valid;
    return Error{ErrorCode::illegal_move,
                 quote(text) + (readable ? " is not a legal move here." : " is not a move in coordinates or SAN.")};
}

}  // namespace kingcraft
