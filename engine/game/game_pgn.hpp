#pragma once
// Between a game and its PGN: moves are checked and rewritten in proper SAN on the way in, and nothing that stands
// beside them is lost.

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/small.hpp"
#include "game/annotations.hpp"
#include "game/any_game.hpp"
#include "notation/fen.hpp"
#include "notation/pgn.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

/// A game that was read: what stood beside its moves, and the result that its last position does not give.
struct PlayedPgn {
    Annotations annotations;
    std::optional<Outcome> result;
};

/// Plays the moves of a PGN, which was read from this text, in a game at its start, which is of no use after an error.
/// Error: pgn, with line and column of the first move that is not legal.
Result<PlayedPgn> play_pgn(AnyGame& game, PgnGame pgn, std::string_view text);

/// The game as PGN data: the seven tags of the roster, what else was there, the variant, and the start position if it
/// is not `usual_start`.
PgnGame written_game(const AnyGame& game, std::string_view variant_name, std::string_view usual_start,
                     const Annotations& annotations);

namespace detail {

/// The name of a variant: its id, its own name, or one of the other names.
struct VariantNames {
    std::string_view id;
    std::string_view name;
    std::span<const std::string_view> others;
};

/// The error that the tag Variant names another game; nothing where it names this one, or none.
std::optional<Error> check_variant_tag(const PgnGame& pgn, std::string_view text, const VariantNames& names);

/// The error that the tag FEN, which is there, cannot be used.
Error fen_tag_error(const PgnGame& pgn, std::string_view text, const Error& error);

/// Notes which rights and which en passant square of the tag FEN were left out; empty ones were not.
void note_left_out(PgnGame& pgn, std::string_view text, const std::string& rights, const std::string& en_passant);

/// Removes what other programs leave in a FEN: rights whose king or rook has moved, and an en passant square that no
/// pawn has passed. Gives the letters of the rights, and the square or `-`.
template <class V>
std::pair<std::string, std::string> drop_stale(Setup<V>& setup) {
    std::string letters;
    for (std::size_t i = 0; i < V::rights.size(); ++i) {
        if ((setup.rights & right_bit(i)) == 0 || right_fits(setup, i)) continue;
        setup.rights = static_cast<Rights>(setup.rights & ~right_bit(i));
        letters += V::rights[i].letter;
    }
    if (check_en_passant(setup).empty()) return {letters, ""};
    return {letters, square_name<typename V::Geometry>(std::exchange(setup.en_passant, no_square))};
}

/// The start position that the tags name; notes what it leaves out.
template <class V>
Result<Position<V>> pgn_start(PgnGame& pgn, std::string_view text) {
    if (const auto error = check_variant_tag(pgn, text, {V::id, V::name, V::pgn_names})) return *error;
    const std::string_view fen = pgn.tag("FEN");
    if (fen.empty()) return start_position<V>();
    auto setup = parse_setup<V>(fen);
    if (!setup) return fen_tag_error(pgn, text, setup.error());
    Setup<V> fitting = setup.value();
    const auto [rights, square] = drop_stale(fitting);
    const auto position = validate(fitting);
    if (!position) return fen_tag_error(pgn, text, position.error());
    note_left_out(pgn, text, rights, square);
    return position;
}

}  // namespace detail

}  // namespace kingcraft

KINGCRAFT_SMALL_END
