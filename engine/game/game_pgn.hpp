#pragma once
// Between a game and its PGN: moves are checked and rewritten in proper SAN on the way in, and nothing that stands
// beside them is lost.

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <utility>

#include "board/small.hpp"
#include "game/describe.hpp"
#include "game/game.hpp"
#include "notation/find_move.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

/// A game with the tags and the comments before its first move.
template <class V>
struct AnnotatedGame {
    explicit AnnotatedGame(const Position<V>& start) : game(start) {}

    Game<V> game;
    std::vector<PgnTag> tags;
    std::vector<std::string> comments;
    /// What could not be taken over from the text.
    std::vector<PgnNote> notes;
};

/// The value of the tag Termination where a player's time ran out.
inline constexpr std::string_view time_forfeit = "time forfeit";

namespace detail {

/// Finds a written move.
template <class V>
Result<Move> find_pgn_move(const Position<V>& position, const MoveList& moves, const PgnMove& move,
                           std::string_view text) {
    const Result<Move> found = find_move(position, moves, move.san);
    if (!found) return pgn_error(text, move.at, found.error().text);
    return found;
}

/// Checks a variation and everything inside it, and rewrites its moves as proper SAN; nothing when all is well.
template <class V>
std::optional<Error> check_variation(Position<V> position, PgnLine& line, std::string_view text) {
    for (PgnMove& move : line.moves) {
        MoveList moves;
        generate_legal(position, moves);
        const auto found = find_pgn_move(position, moves, move, text);
        if (!found) return found.error();
        move.san = san_text(position, moves, found.value());
        for (PgnLine& variation : move.variations) {
            if (auto error = check_variation(position, variation, text)) return error;
        }
        position.play(found.value());
    }
    return std::nullopt;
}

/// True when the name means this variant: its id, its own name, or for chess one of the names that web sites write.
template <class V>
bool names_variant(std::string_view name) {
    const std::string lower = lower_case(name);
    if (lower.empty() || lower == "?" || lower == V::id || lower == lower_case(V::name)) return true;
    constexpr std::array<std::string_view, 6> orthodox{"standard", "normal",        "classical",
                                                       "regular",  "from position", "orthodox"};
    return V::id == std::string_view("chess") && std::find(orthodox.begin(), orthodox.end(), lower) != orthodox.end();
}

/// Takes away what other programs leave in a FEN: rights whose king or rook has gone, and an en passant square that no
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

/// The start position that the tags name; adds to `notes` what it leaves out.
template <class V>
Result<Position<V>> pgn_start(const PgnGame& pgn, std::string_view text, std::vector<PgnNote>& notes) {
    const PgnTag* const variant = pgn.find_tag("Variant");
    if (variant && !names_variant<V>(variant->value)) {
        return pgn_error(
            text, variant->at,
            "The PGN is of the variant " + quote(variant->value) + ", not of " + std::string(V::name) + ".");
    }
    const PgnTag* const fen = pgn.find_tag("FEN");
    if (!fen || fen->value.empty()) return start_position<V>();
    const auto fault = [&](const Error& error) {
        return pgn_error(text, fen->at, "The FEN tag is wrong. " + error.text);
    };
    auto setup = parse_setup<V>(fen->value);
    if (!setup) return fault(setup.error());
    Setup<V> kept = setup.value();
    const auto [rights, square] = drop_stale(kept);
    const auto position = validate(kept);
    if (!position) return fault(position.error());
    const auto note = [&](std::string_view what, const std::string& dropped) {
        if (dropped.empty()) return;
        notes.push_back({"The " + std::string(what) + " " + quote(dropped) +
                             " of the FEN tag does not fit the position. It was left out.",
                         place_of(text, fen->at)});
    };
    note(rights.size() == 1 ? "right" : "set of rights", rights);
    note("en passant square", square);
    return position;
}

/// Why a game ended with a result that its last position does not give: what the tag Termination says, and without one
/// what players do.
inline Reason given_reason(const PgnGame& pgn, bool is_draw) {
    const std::string termination = lower_case(pgn.tag("Termination"));
    const auto says = [&](std::string_view word) { return termination.find(word) != std::string::npos; };
    if (says("time")) return Reason::time;
    if (is_draw ? says("agree") : says("resign")) return is_draw ? Reason::agreement : Reason::resignation;
    if (!termination.empty() || pgn.is_cut) return Reason::unknown;
    return is_draw ? Reason::agreement : Reason::resignation;
}

/// The result that the PGN has.
inline std::optional<Outcome> given_outcome(const PgnGame& pgn) {
    if (pgn.result == "1/2-1/2") return Outcome{std::nullopt, given_reason(pgn, true)};
    if (pgn.result == "1-0") return Outcome{Color::white, given_reason(pgn, false)};
    if (pgn.result == "0-1") return Outcome{Color::black, given_reason(pgn, false)};
    return std::nullopt;
}

}  // namespace detail

/// Plays a PGN game, read from this text, from its first move to its last. Error: pgn, with line and column of the
/// first move that is not legal.
template <class V>
Result<std::unique_ptr<AnnotatedGame<V>>> read_game(PgnGame pgn, std::string_view text) {
    std::vector<PgnNote> notes;
    const auto start = detail::pgn_start<V>(pgn, text, notes);
    if (!start) return start.error();
    auto read = std::make_unique<AnnotatedGame<V>>(start.value());
    Game<V>& game = read->game;
    for (PgnMove& move : pgn.moves.moves) {
        const auto found = detail::find_pgn_move(game.position(), game.moves(), move, text);
        if (!found) return found.error();
        for (PgnLine& variation : move.variations) {
            if (auto error = detail::check_variation(game.position(), variation, text)) return *error;
        }
        game.play(found.value(), describe(game.position(), game.moves(), found.value()),
                  {std::move(move.nags), std::move(move.comments), std::move(move.variations)});
    }
    if (auto given = detail::given_outcome(pgn); given && !game.outcome()) {
        // PGN does not say which draw was claimed; where one could be, it was.
        const auto claims = game.claims();
        const bool is_claim = !given->winner && given->reason != Reason::time && !claims.empty();
        if (is_claim) given->reason = claims.front();
        game.give(*given);
    }
    read->tags = std::move(pgn.tags);
    read->comments = std::move(pgn.moves.comments);
    notes.insert(notes.end(), pgn.notes.begin(), pgn.notes.end());
    read->notes = std::move(notes);
    return read;
}

/// `1-0`, `0-1`, `1/2-1/2`, or `*` for a game that goes on.
inline std::string result_text(const std::optional<Outcome>& outcome) {
    if (!outcome) return "*";
    if (!outcome->winner) return "1/2-1/2";
    return *outcome->winner == Color::white ? "1-0" : "0-1";
}

/// Makes the tag Termination say why the players ended the game. It may come from a result that was taken back since.
inline void set_termination(PgnGame& pgn, const std::optional<Outcome>& outcome) {
    const bool is_given = outcome && outcome->reason >= Reason::resignation;
    const Reason said = detail::given_reason(pgn, outcome && !outcome->winner);
    if (is_given ? said == outcome->reason : said != Reason::time) return;
    std::erase_if(pgn.tags, [](const PgnTag& tag) { return tag.name == "Termination"; });
    if (!is_given) return;
    if (outcome->reason == Reason::time) pgn.set_tag("Termination", std::string(time_forfeit));
    if (outcome->reason == Reason::unknown) pgn.set_tag("Termination", "unknown");
}

/// The game as PGN data: the seven tags of the roster, what else was there, the variant, and the start position if it
/// is not the usual one.
template <class V>
PgnGame written_game(const AnnotatedGame<V>& annotated) {
    const Game<V>& game = annotated.game;
    const std::optional<Outcome> outcome = game.outcome();
    PgnGame pgn;
    pgn.result = result_text(outcome);
    pgn.tags = annotated.tags;
    if (pgn.tags.empty()) {
        for (const char* name : {"Event", "Site", "Date", "Round", "White", "Black"}) {
            pgn.set_tag(name, std::string_view(name) == "Date" ? "????.??.??" : "?");
        }
    }
    pgn.set_tag("Result", pgn.result);
    set_termination(pgn, outcome);
    if (pgn.tag("Variant").empty()) pgn.set_tag("Variant", std::string(V::name));
    const std::string fen = fen_text(game.start());
    if (fen != V::start_fen) {
        pgn.set_tag("SetUp", "1");
        pgn.set_tag("FEN", fen);
    }
    pgn.moves.comments = annotated.comments;
    for (std::size_t i = 0; i < game.played(); ++i) {
        const auto& ply = game.line()[i];
        pgn.moves.moves.push_back(
            {ply.record.san, ply.annotation.nags, ply.annotation.comments, ply.annotation.variations});
    }
    return pgn;
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
