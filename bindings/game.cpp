// A game as JavaScript holds it: text and numbers in and out. What can fail returns `=content` or `!error`, see
// records.hpp.

#include <algorithm>
#include <emscripten/bind.h>
#include <utility>

#include "base/small.hpp"
#include "loaded_tables.hpp"
#include "records.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft::bindings {

namespace {

/// The game, which the caller deletes; null when there is none, and then `validateFen` says why.
AnyGame* handed_over(Result<std::unique_ptr<AnyGame>> created) {
    return created ? std::move(created).value().release() : nullptr;
}

AnyGame* new_game(const std::string& variant) { return handed_over(AnyGame::create(variant)); }

AnyGame* new_game_from(const std::string& variant, const std::string& fen) {
    return handed_over(AnyGame::create(variant, fen));
}

AnyGame* copy(const AnyGame& game) { return game.copy().release(); }

template <class T>
std::string reply(const Result<T>& result) {
    return result ? success(record(result.value())) : failure(result.error());
}

template <class T>
std::string reply(const Result<std::vector<T>>& result) {
    return result ? success(records(result.value())) : failure(result.error());
}

/// The package lets nothing pass but the names of the two colours.
Color color_from_name(const std::string& text) { return text == name(Color::white) ? Color::white : Color::black; }

std::string variant(const AnyGame& game) { return std::string(game.variant()); }
std::string turn(const AnyGame& game) { return std::string(name(game.turn())); }
std::string board(const AnyGame& game) { return record(game.board()); }

std::string material(const AnyGame& game) { return record(game.material()); }

std::string moves(const AnyGame& game) { return records(game.moves()); }
std::string moves_from(const AnyGame& game, const std::string& square) { return reply(game.moves_from(square)); }
std::string move_ids(const AnyGame& game) { return records(game.move_ids()); }
std::string sans(const AnyGame& game) { return records(game.sans()); }
std::string move(AnyGame& game, const std::string& text) {
    const Result<const MoveRecord*> played = game.move(text);
    if (!played) return failure(played.error());
    std::string reply = "=";
    // As long as most records: it does not have to grow then.
    reply.reserve(64);
    add_record(reply, *played.value());
    return reply;
}
/// Plays words between spaces up to the first that `move` refuses, and gives a line for each that was played.
template <class AddLine>
std::string play_words(AnyGame& game, std::string_view words, AddLine add_line) {
    std::string lines;
    while (!words.empty()) {
        const std::size_t end = std::min(words.find(' '), words.size());
        const Result<const MoveRecord*> move = game.move(words.substr(0, end));
        if (!move) break;
        if (!lines.empty()) lines += '\n';
        add_line(lines, *move.value());
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return lines;
}
std::string play(AnyGame& game, const std::string& words) {
    return play_words(game, words, [](std::string& lines, const MoveRecord& record) { add_record(lines, record); });
}
std::string fens(AnyGame& game, const std::string& words) {
    return play_words(game, words, [&](std::string& lines, const MoveRecord&) { lines += game.fen(); });
}
std::string history(const AnyGame& game) { return records(game.history()); }

std::string attackers(const AnyGame& game, const std::string& square, const std::string& color) {
    return reply(game.attackers(square, color_from_name(color)));
}

std::string attacks(const AnyGame& game, const std::string& square) { return reply(game.attacks(square)); }

std::string royals(const AnyGame& game, const std::string& color) {
    return records(game.royals(color_from_name(color)));
}
std::string rays(const AnyGame& game, const std::string& square) { return reply(game.rays(square)); }
std::string rights(const AnyGame& game) { return record(game.rights()); }
std::string pass(const AnyGame& game) { return reply(game.pass()); }

std::string explain(const AnyGame& game, const std::string& from, const std::string& to) {
    return reply(game.explain(from, to));
}

std::string probe(const AnyGame& game) { return records(game.probe(loaded_tables_of(game.variant()))); }

std::string outcome_record(const AnyGame& game, const Outcome& outcome) {
    return record(outcome, game.ending_rule(outcome.reason));
}
std::string reply_of(const AnyGame& game, const Result<Outcome>& result) {
    return result ? success(outcome_record(game, result.value())) : failure(result.error());
}

std::string outcome(const AnyGame& game) {
    const std::optional<Outcome> outcome = game.outcome();
    return outcome ? outcome_record(game, *outcome) : std::string();
}

std::string claims(const AnyGame& game) {
    std::vector<std::string> names;
    for (const Reason reason : game.claims()) names.emplace_back(reason.name);
    return records(names);
}

std::string claim(AnyGame& game, const std::string& text) {
    const std::optional<Reason> reason = reason_from_name(text);
    if (!reason) return failure({ErrorCode::claim, Message("claim-unknown").with("reason=", shown(text))});
    return reply_of(game, game.claim(*reason));
}

std::string resign(AnyGame& game, const std::string& color) {
    return reply_of(game, game.resign(color_from_name(color)));
}
std::string agree_draw(AnyGame& game) { return reply_of(game, game.agree_draw()); }

/// A result as it is: the winner is empty for a draw, and the package lets no reason pass but those of the players, the
/// clock and arbiters.
std::string end(AnyGame& game, const std::string& winner, const std::string& reason) {
    const auto color = winner.empty() ? std::nullopt : std::optional(color_from_name(winner));
    return reply_of(game, game.end({color, reason_from_name(reason).value_or(Reason::unknown)}));
}

bool can_win(const AnyGame& game, const std::string& color) { return game.can_win(color_from_name(color)); }
std::string forfeit_on_time(AnyGame& game, const std::string& color) {
    return reply_of(game, game.forfeit_on_time(color_from_name(color)));
}

std::string load_pgn(AnyGame& game, const std::string& text) {
    const std::optional<Error> error = game.load_pgn(text);
    return error ? failure(*error) : success(records(game.pgn_notes()));
}

std::string comment(const AnyGame& game, int ply) { return game.comment(static_cast<std::size_t>(ply)); }
void set_comment(AnyGame& game, int ply, const std::string& text) {
    game.set_comment(static_cast<std::size_t>(ply), text);
}

double perft(const AnyGame& game, int depth) { return static_cast<double>(game.perft(depth)); }

}  // namespace

EMSCRIPTEN_BINDINGS(kingcraft_game) {
    emscripten::function("newGame", &new_game, emscripten::allow_raw_pointers());
    emscripten::function("newGameFrom", &new_game_from, emscripten::allow_raw_pointers());

    emscripten::class_<AnyGame>("Game")
        .function("copy", &copy, emscripten::allow_raw_pointers())
        .function("variant", &variant)
        .function("fen", &AnyGame::fen)
        .function("startFen", &AnyGame::start_fen)
        .function("turn", &turn)
        .function("board", &board)
        .function("material", &material)
        .function("ascii", &AnyGame::ascii)
        .function("moves", &moves)
        .function("movesFrom", &moves_from)
        .function("moveIds", &move_ids)
        .function("sans", &sans)
        .function("move", &move)
        .function("play", &play)
        .function("fens", &fens)
        .function("undo", &AnyGame::undo)
        .function("redo", &AnyGame::redo)
        .function("history", &history)
        .function("isCheck", &AnyGame::is_check)
        .function("attackers", &attackers)
        .function("attacks", &attacks)
        .function("royals", &royals)
        .function("rays", &rays)
        .function("rights", &rights)
        .function("pass", &pass)
        .function("explain", &explain)
        .function("probe", &probe)
        .function("outcome", &outcome)
        .function("claims", &claims)
        .function("claim", &claim)
        .function("resign", &resign)
        .function("agreeDraw", &agree_draw)
        .function("end", &end)
        .function("canWin", &can_win)
        .function("forfeitOnTime", &forfeit_on_time)
        .function("pgn", &AnyGame::pgn)
        .function("loadPgn", &load_pgn)
        .function("comment", &comment)
        .function("setComment", &set_comment)
        .function("perft", &perft);
}

}  // namespace kingcraft::bindings

KINGCRAFT_SMALL_END
