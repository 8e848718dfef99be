#pragma once
// What `explain` says once the players have ended the game.

#include "rules/explain/explanation.hpp"
#include "rules/outcome.hpp"

namespace kingcraft {

/// No move may follow a result that the players gave.
Explanation explain_given_result(const Outcome& outcome);

}  // namespace kingcraft
