#include "game/refusals.hpp"

#include "board/small.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

Error ended_by_players(Reason reason) {
    return {ErrorCode::game_over, Message("game-ended").with("reason=", name(reason))};
}

Error no_moves_left(std::string_view move, Reason reason) {
    return {ErrorCode::illegal_move,
            Message("move-game-over").with("move=", shown(move)).with("reason=", name(reason))};
}

Error already_over(Reason reason) { return {ErrorCode::game_over, Message("game-over").with("reason=", name(reason))}; }

Error no_pass_in_check() { return {ErrorCode::illegal_move, Message("pass-in-check")}; }

Error no_claim(Reason reason) { return {ErrorCode::claim, Message("claim-refused").with("reason=", name(reason))}; }

Error no_such_square(std::string_view text) {
    return {ErrorCode::argument, Message("square-unknown").with("square=", shown(text))};
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
