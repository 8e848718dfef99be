#pragma once
// Moves read back: the legal move that a text means, as coordinates or SAN.

#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "base/small.hpp"
#include "notation/coordinates.hpp"
#include "notation/san.hpp"
#include "notation/written_words.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

namespace detail {

/// The parts of a SAN. A part that is absent fits every move.
struct SanText {
    bool valid = false;
    bool castles = false;
    bool toward_higher_file = false;
    /// It captures without leaving its square.
    bool stays = false;
    Role role = Role::pawn;
    Square to = no_square;
    /// File index, rank index and level of the origin, or the file that a castling king lands on; -1 when not said.
    int file = -1;
    int rank = -1;
    int level = -1;
    std::optional<Role> promotion;
};

template <class G>
SanText read_castling(std::string_view text) {
    SanText san;
    const auto begins = [&](std::string_view with) { return text.substr(0, with.size()) == with; };
    const bool lower = begins("O-O-O");
    if (!lower && !begins("O-O")) return san;
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
    if (const RankText rank = read_rank_number<G>(text); rank.length > 0) {
        san.rank = rank.rank;
        text.remove_prefix(rank.length);
        if (san.file >= 0 && G::levels > 1) san.level = text == "^" ? 1 : 0;
    }
    return text.empty() || (san.level == 1 && text == "^");
}

/// Reads what plain_move gives.
template <class G>
SanText read_san(RoleList roles, std::string_view text) {
    if (SanText castling = read_castling<G>(text); castling.castles) return castling;
    SanText san;
    if (text.empty()) return san;
    if (const RoleFacts* const found = find_role(roles, text[0])) {
        san.role = found->role;
        text.remove_prefix(1);
    }
    if (G::levels > 1 && text.ends_with("x^")) {
        san.stays = true;
        san.valid = read_origin<G>(text.substr(0, text.size() - 2), san) && san.file >= 0 && san.rank >= 0;
        return san;
    }
    if (const Piece promotion = text.size() > 2 ? piece_from_letter(roles, text.back()) : Piece{}; promotion.exists()) {
        san.promotion = promotion.role();
        text.remove_suffix(1);
        if (text.back() == '=') text.remove_suffix(1);
    }
    std::size_t to = text.size();
    while (to > 0 && text[to - 1] < 'a') --to;
    if (to == 0) return san;
    san.to = parse_square<G>(text.substr(to - 1));
    text = text.substr(0, to - 1);
    // A hyphen parts two squares.
    const bool parts = text.size() > 2 && text.back() == '-';
    if (!text.empty() && (text.back() == 'x' || parts)) text.remove_suffix(1);
    san.valid = san.to != no_square && read_origin<G>(text, san);
    return san;
}

template <class V>
bool fits(const SanText& san, const Position<V>& position, Move move) {
    using G = typename V::Geometry;
    // First, since most moves go to another square.
    if (san.to != no_square && san.to != move.to()) return false;
    const auto agrees = [](int said, int is) { return said < 0 || said == is; };
    if (san.castles != (move.kind() == MoveKind::castle)) return false;
    if (san.castles) {
        return san.toward_higher_file == (move.to() > move.from()) && agrees(san.file, G::file(move.to()));
    }
    const Square from = move.from();
    if (san.stays != move.stays_in_place() || position.at(from).role() != san.role) return false;
    // A pawn's capture names its file.
    if (san.role == Role::pawn && san.file < 0 && G::file(from) != G::file(move.to())) return false;
    if (san.promotion && san.promotion != move.promotion()) return false;
    return agrees(san.file, G::file(from)) && agrees(san.rank, G::rank(from)) && agrees(san.level, G::level(from));
}

}  // namespace detail

/// The move among `moves`, the legal moves of `position`, that the SAN means: the default move when none fits; an error
/// when several do. Also without `x` and `=`, with a small letter for the promotion, with more of the origin than is
/// needed, and with a hyphen before the destination. `typed` is quoted in the error.
template <class V>
Result<Move> find_by_san(const Position<V>& position, const MoveList& moves, std::string_view text,
                         std::string_view typed) {
    const detail::SanText san = detail::read_san<typename V::Geometry>(role_facts<V>, text);
    Move found;
    if (!san.valid) return found;
    for (const Move move : moves) {
        if (!detail::fits(san, position, move)) continue;
        if (found.exists()) {
            return ambiguous_move(typed, san_text(position, moves, found), san_text(position, moves, move));
        }
        found = move;
    }
    return found;
}

/// The legal move that the text means, as coordinates or SAN in any form that plain_move reads, or the error that says
/// why there is none.
template <class V>
Result<Move> find_move(const Position<V>& position, const MoveList& moves, std::string_view typed) {
    // Ids as they are come first: programs send them, and plain_move takes longer than all the rest.
    const Result<Move> by_id = find_by_coordinates(position, moves, typed);
    if (!by_id || by_id.value().exists()) return by_id;
    const std::string text = plain_move(typed);
    if (text != typed) {
        const Result<Move> by_coordinates = find_by_coordinates(position, moves, text);
        if (!by_coordinates || by_coordinates.value().exists()) return by_coordinates;
    }
    const Result<Move> by_san = find_by_san(position, moves, text, typed);
    if (!by_san || by_san.value().exists()) return by_san;
    const bool readable = read_coordinates<typename V::Geometry>(text).from != no_square ||
                          detail::read_san<typename V::Geometry>(role_facts<V>, text).valid;
    return move_error(ErrorCode::illegal_move, readable ? "move-illegal" : "move-unreadable", typed);
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
