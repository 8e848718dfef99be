#pragma once
// Why a game refuses a call: errors, and the explanation after the players have ended it.

#include <string_view>

#include "base/result.hpp"
#include "rules/explain/explanation.hpp"
#include "rules/outcome.hpp"

namespace kingcraft {

/// No move may follow a result that the players gave.
Error ended_by_players(Reason reason);
/// The move cannot be played, since the rules have ended the game.
Error no_moves_left(std::string_view move, Reason reason);
/// The game cannot be ended twice.
Error already_over(Reason reason);
/// The side to move may not pass in check.
Error no_pass_in_check();
/// The draw may not be claimed now.
Error no_claim(Reason reason);
Error no_such_square(std::string_view text);

/// Why no move may be played after a result that the players gave, by this rule.
Explanation explain_given_result(const Outcome& outcome, std::string_view rule);

}  // namespace kingcraft
