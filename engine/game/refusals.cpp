#include "game/refusals.hpp"

#include <string>

#include "board/small.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

namespace {

std::string in_parentheses(Reason reason) { return "(" + std::string(name(reason)) + ")"; }

}  // namespace

Error ended_by_players(Reason reason) {
    return {ErrorCode::game_over, "The game is over " + in_parentheses(reason) + "; take that back to play on."};
}

Error no_moves_left(std::string_view move, Reason reason) {
    return {ErrorCode::illegal_move,
            quote(move) + " cannot be played: the game is over " + in_parentheses(reason) + "."};
}

Error already_over(Reason reason) {
    return {ErrorCode::game_over, "The game is over already " + in_parentheses(reason) + "."};
}

Error no_pass_in_check() { return {ErrorCode::illegal_move, "The side to move is in check and cannot pass."}; }

Error no_claim(Reason reason) {
    return {ErrorCode::claim, "A draw by " + std::string(name(reason)) + " cannot be claimed here."};
}

Error no_such_square(std::string_view text) {
    return {ErrorCode::argument, quote(text) + " is no square of this board."};
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
