#pragma once
// Between a game and its PGN: moves are checked and rewritten in proper SAN on the way in, and nothing that stands
// beside them is lost.

#include <array>
#include <memory>
#include <string>

#include "board/small.hpp"
#include "game/describe.hpp"
#include "game/game.hpp"
#include "notation/find_move.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

/// A game with the tags and the comments before its first move.
template <class V>
struct AnnotatedGame {
    Game<V> game;
    std::vector<PgnTag> tags;
    std::vector<std::string> comments;
};

/// The value of the tag Termination where a player's time ran out.
inline constexpr std::string_view time_forfeit = "time forfeit";

namespace detail {

inline Error pgn_error(std::string text, const PgnMove& move) {
    return {ErrorCode::pgn, std::move(text), move.line, move.column};
}

/// Finds a written move; the error names the place.
template <class V>
Result<Move> find_pgn_move(const Position<V>& position, const MoveList& moves, const PgnMove& move) {
    const Result<Move> found = find_move(position, moves, move.san);
    if (!found) return pgn_error(found.error().text, move);
    return found;
}

/// Checks a variation and everything inside it, and rewrites its moves as proper SAN; nothing when all is well.
template <class V>
std::optional<Error> check_variation(Position<V> position, PgnLine& line) {
    for (PgnMove& move : line.moves) {
        MoveList moves;
        generate_legal(position, moves);
        const auto found = find_pgn_move(position, moves, move);
        if (!found) return found.error();
        move.san = san_text(position, moves, found.value());
        for (PgnLine& variation : move.variations) {
            if (auto error = check_variation(position, variation)) return error;
        }
        position.play(found.value());
    }
    return std::nullopt;
}

/// The start position that the tags name. Errors name the first line, where tags stand.
template <class V>
Result<Position<V>> pgn_start(const PgnGame& pgn) {
    const std::string_view variant = pgn.tag("Variant");
    const auto same = [](std::string_view a, std::string_view b) {
        const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
        return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](char x, char y) { return lower(x) == lower(y); });
    };
    const bool orthodox = V::id == std::string_view("chess") && same(variant, "Standard");
    if (!variant.empty() && !same(variant, V::id) && !same(variant, V::name) && !orthodox) {
        return Error{ErrorCode::pgn,
                     "The PGN is of the variant " + quote(variant) + ", not of " + std::string(V::name) + ".", 1, 1};
    }
    const std::string_view fen = pgn.tag("FEN");
    if (fen.empty()) return start_position<V>();
    const auto position = parse_fen<V>(fen);
    if (!position) return Error{ErrorCode::pgn, "The FEN tag is wrong. " + position.error().text, 1, 1};
    return position;
}

/// What the players must have done when the PGN has a result that the last position does not give.
inline std::optional<Outcome> given_outcome(const PgnGame& pgn) {
    const bool on_time = pgn.tag("Termination") == time_forfeit;
    if (pgn.result == "1/2-1/2") return Outcome{std::nullopt, on_time ? Reason::time : Reason::agreement};
    const Reason reason = on_time ? Reason::time : Reason::resignation;
    if (pgn.result == "1-0") return Outcome{Color::white, reason};
    if (pgn.result == "0-1") return Outcome{Color::black, reason};
    return std::nullopt;
}

}  // namespace detail

/// Plays a PGN game from its first move to its last. Error: pgn, with line and column of the first move that is not
/// legal.
template <class V>
Result<std::unique_ptr<AnnotatedGame<V>>> read_game(PgnGame pgn) {
    const auto start = detail::pgn_start<V>(pgn);
    if (!start) return start.error();
    auto read = std::unique_ptr<AnnotatedGame<V>>(new AnnotatedGame<V>{Game<V>(start.value()), {}, {}});
    Game<V>& game = read->game;
    for (PgnMove& move : pgn.moves.moves) {
        const auto found = detail::find_pgn_move(game.position(), game.moves(), move);
        if (!found) return found.error();
        for (PgnLine& variation : move.variations) {
            if (auto error = detail::check_variation(game.position(), variation)) return *error;
        }
        game.play(found.value(), describe(game.position(), game.moves(), found.value()),
                  {std::move(move.nags), std::move(move.comments), std::move(move.variations)});
    }
    if (auto given = detail::given_outcome(pgn); given && !game.outcome()) {
        // Without a fallen flag, PGN does not say why a game was drawn; where a draw could be claimed, it was.
        const auto claims = game.claims();
        if (given->reason == Reason::agreement && !claims.empty()) given->reason = claims.front();
        game.give(*given);
    }
    read->tags = std::move(pgn.tags);
    read->comments = std::move(pgn.moves.comments);
    return read;
}

/// `1-0`, `0-1`, `1/2-1/2`, or `*` for a game that goes on.
inline std::string result_text(const std::optional<Outcome>& outcome) {
    if (!outcome) return "*";
    if (!outcome->winner) return "1/2-1/2";
    return *outcome->winner == Color::white ? "1-0" : "0-1";
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
    const bool on_time = outcome && outcome->reason == Reason::time;
    if (on_time) pgn.set_tag("Termination", std::string(time_forfeit));
    // The tag of a game that was read says so of a result that may have been taken back since.
    if (!on_time && pgn.tag("Termination") == time_forfeit)
        std::erase_if(pgn.tags, [](const PgnTag& tag) { return tag.name == "Termination"; });
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
