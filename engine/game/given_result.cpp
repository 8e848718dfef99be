#include "game/given_result.hpp"

#include "board/small.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

Explanation explain_given_result(const Outcome& outcome) {
    const auto over = [](std::string_view rule, std::string_view how) {
        return Explanation{false, rule, std::string(how) + ", so the game is over.", {}};
    };
    const std::string loser(outcome.winner ? title(!*outcome.winner) : "");
    switch (outcome.reason) {
        case Reason::resignation:
            return over("chess/5.1.1", loser + " has resigned");
        case Reason::time:
            if (loser.empty()) return over("chess/6.9", "Time ran out against a side that could not win");
            return over("chess/6.9", loser + " has lost on time");
        case Reason::threefold_repetition:
            return over("chess/9.2", "A draw was claimed, since the position stood here three times");
        case Reason::fifty_moves:
            return over("chess/9.3", "A draw was claimed after fifty moves without a capture or a pawn's move");
        case Reason::unknown:
            return over(outcome.winner ? "chess/5.1.1" : "chess/5.2.3", "The game has a result without a reason");
        default:
            return over("chess/5.2.3", "The players agreed to a draw");
    }
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
