#include "game/refusals.hpp"

#include "base/small.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

Error ended_by_players(Reason reason) {
    return {ErrorCode::game_over, Message("game-ended").with("reason=", reason.name)};
}

Error no_moves_left(std::string_view move, Reason reason) {
    return {ErrorCode::illegal_move, Message("move-game-over").with("move=", shown(move)).with("reason=", reason.name)};
}

Error already_over(Reason reason) { return {ErrorCode::game_over, Message("game-over").with("reason=", reason.name)}; }

Error no_pass_in_check() { return {ErrorCode::illegal_move, Message("pass-in-check")}; }

Error no_claim(Reason reason) { return {ErrorCode::claim, Message("claim-refused").with("reason=", reason.name)}; }

Error no_such_square(std::string_view text) {
    return {ErrorCode::argument, Message("square-unknown").with("square=", shown(text))};
}

Explanation explain_given_result(const Outcome& outcome, std::string_view rule) {
    const auto over = [&](std::string_view key) { return Explanation{false, rule, Message(key), {}}; };
    const auto lost = [&](std::string_view key) {
        Explanation answer = over(key);
        answer.message.add("color=", name(!*outcome.winner));
        return answer;
    };
    const Reason reason = outcome.reason;
    if (reason == Reason::resignation) return lost("over-resigned");
    if (reason == Reason::time) return outcome.winner ? lost("over-time") : over("over-time-draw");
    if (reason == Reason::threefold_repetition) return over("over-repetition");
    if (reason == Reason::fifty_moves) return over("over-fifty-moves");
    return over(reason == Reason::unknown ? "over-unknown" : "over-agreed");
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
