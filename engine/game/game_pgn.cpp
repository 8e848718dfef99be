#include "game/game_pgn.hpp"

#include <algorithm>
#include <cassert>

#include "base/small.hpp"
#include "notation/written_words.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

namespace {

/// The value of the tag Termination where a player's time ran out.
constexpr std::string_view time_forfeit = "time forfeit";

/// Plays a move of a PGN, rewrites it as proper SAN, and does the same with its variations, which are taken back.
std::optional<Error> play_move(AnyGame& game, PgnMove& move, std::string_view text) {
    const auto played = game.move(move.san);
    if (!played) return pgn_error(text, move.at, played.error().message);
    move.san = played.value()->san;
    if (move.variations.empty()) return std::nullopt;
    const std::string id = played.value()->id;
    game.undo();
    for (PgnLine& variation : move.variations) {
        for (PgnMove& each : variation.moves) {
            if (auto error = play_move(game, each, text)) return error;
        }
        for (std::size_t left = variation.moves.size(); left > 0; --left) game.undo();
    }
    [[maybe_unused]] const auto again = game.move(id);
    assert(again);
    return std::nullopt;
}

/// Why a game ended with a result that its last position does not give, as far as the tag Termination says it. A draw
/// without the tag is by agreement; a win may be by resignation or on time.
Reason given_reason(const PgnGame& pgn, bool is_draw) {
    const std::string termination = lower_case(pgn.tag("Termination"));
    const auto says = [&](std::string_view word) { return termination.find(word) != std::string::npos; };
    if (says("time")) return Reason::time;
    if (is_draw ? says("agree") : says("resign")) return is_draw ? Reason::agreement : Reason::resignation;
    return is_draw && termination.empty() && !pgn.is_cut ? Reason::agreement : Reason::unknown;
}

/// Why a game that has not ended by itself is drawn. PGN does not say which draw was claimed: where one could be, it
/// was.
Reason draw_reason(const PgnGame& pgn, const AnyGame& game) {
    const Reason given = given_reason(pgn, true);
    const auto claims = game.claims();
    return given == Reason::time || claims.empty() ? given : claims.front();
}

/// The result of the PGN where the game at its end has none.
std::optional<Outcome> given_result(const PgnGame& pgn, const AnyGame& game) {
    if (game.outcome()) return std::nullopt;
    if (pgn.result == "1/2-1/2") return Outcome{std::nullopt, draw_reason(pgn, game)};
    if (pgn.result == "1-0") return Outcome{Color::white, given_reason(pgn, false)};
    if (pgn.result == "0-1") return Outcome{Color::black, given_reason(pgn, false)};
    return std::nullopt;
}

/// `1-0`, `0-1`, `1/2-1/2`, or `*` for an unfinished game.
std::string result_text(const std::optional<Outcome>& outcome) {
    if (!outcome) return "*";
    if (!outcome->winner) return "1/2-1/2";
    return *outcome->winner == Color::white ? "1-0" : "0-1";
}

/// Makes the tag Termination say why the players ended the game. It may come from a result that was taken back since.
void set_termination(PgnGame& pgn, const std::optional<Outcome>& outcome) {
    const bool is_given = outcome && outcome->reason.is_given;
    const Reason said = given_reason(pgn, outcome && !outcome->winner);
    if (is_given ? said == outcome->reason : said != Reason::time && said != Reason::resignation) return;
    std::erase_if(pgn.tags, [](const PgnTag& tag) { return tag.name == "Termination"; });
    if (!is_given) return;
    if (outcome->reason == Reason::time) pgn.set_tag("Termination", std::string(time_forfeit));
    if (outcome->reason == Reason::resignation) pgn.set_tag("Termination", "resignation");
    if (outcome->reason == Reason::unknown) pgn.set_tag("Termination", "unknown");
}

}  // namespace

Result<PlayedPgn> play_pgn(AnyGame& game, PgnGame pgn, std::string_view text) {
    PlayedPgn played;
    for (PgnMove& move : pgn.moves.moves) {
        if (auto error = play_move(game, move, text)) return *error;
        played.annotations.moves.push_back(
            {std::move(move.nags), std::move(move.comments), std::move(move.variations)});
    }
    played.result = given_result(pgn, game);
    played.annotations.tags = std::move(pgn.tags);
    played.annotations.comments = std::move(pgn.moves.comments);
    played.annotations.notes = std::move(pgn.notes);
    return played;
}

PgnGame written_game(const AnyGame& game, std::string_view variant_name, std::string_view usual_start,
                     const Annotations& annotations) {
    const std::optional<Outcome> outcome = game.outcome();
    PgnGame pgn;
    pgn.result = result_text(outcome);
    pgn.tags = annotations.tags;
    if (pgn.tags.empty()) {
        for (const char* name : {"Event", "Site", "Date", "Round", "White", "Black"}) {
            pgn.set_tag(name, std::string_view(name) == "Date" ? "????.??.??" : "?");
        }
    }
    pgn.set_tag("Result", pgn.result);
    set_termination(pgn, outcome);
    if (pgn.tag("Variant").empty()) pgn.set_tag("Variant", std::string(variant_name));
    const std::string fen = game.start_fen();
    if (fen != usual_start) {
        pgn.set_tag("SetUp", "1");
        pgn.set_tag("FEN", fen);
    }
    pgn.moves.comments = annotations.comments;
    for (MoveRecord& record : game.history()) {
        const std::size_t ply = pgn.moves.moves.size();
        const Annotation beside = ply < annotations.moves.size() ? annotations.moves[ply] : Annotation{};
        pgn.moves.moves.push_back({std::move(record.san), beside.nags, beside.comments, beside.variations});
    }
    return pgn;
}

namespace detail {

std::optional<Error> check_variant_tag(const PgnGame& pgn, std::string_view text, const VariantNames& names) {
    const PgnTag* const tag = pgn.find_tag("Variant");
    const std::string lower = tag ? lower_case(tag->value) : "";
    if (lower.empty() || lower == "?" || lower == names.id || lower == lower_case(names.name)) return std::nullopt;
    if (std::find(names.others.begin(), names.others.end(), lower) != names.others.end()) return std::nullopt;
    return pgn_error(text, tag->at,
                     Message("pgn-variant").with("variant=", shown(tag->value)).with("game=", names.name));
}

Error fen_tag_error(const PgnGame& pgn, std::string_view text, const Error& error) {
    return pgn_error(text, pgn.find_tag("FEN")->at, Message("pgn-fen").with("fault", error.message));
}

void note_left_out(PgnGame& pgn, std::string_view text, const std::string& rights, const std::string& en_passant) {
    std::vector<PgnNote> notes;
    const auto note = [&](std::string_view key, std::string_view field, const std::string& dropped) {
        if (dropped.empty()) return;
        notes.push_back({Message(key).with(field, dropped), place_of(text, pgn.find_tag("FEN")->at)});
    };
    note(rights.size() == 1 ? "pgn-right-dropped" : "pgn-rights-dropped", "rights=", rights);
    note("pgn-en-passant-dropped", "square@", en_passant);
    pgn.notes.insert(pgn.notes.begin(), notes.begin(), notes.end());
}

}  // namespace detail

}  // namespace kingcraft

KINGCRAFT_SMALL_END
