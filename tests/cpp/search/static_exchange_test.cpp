// The gains of exchanges: see.jsonl of each game, with the pieces in the order of their capture.

#include "search/static_exchange.hpp"

#include <algorithm>
#include <sstream>

#include "support/data.hpp"
#include "support/game_test_case.hpp"
#include "support/position.hpp"

namespace kingcraft::test {
namespace {

/// The hundredths of a pawn of "P - R + B". A king without its own value is royal.
template <class V>
int gain_of(const std::string& text) {
    std::istringstream words(text);
    int gain = 0;
    int sign = 1;
    for (std::string word; words >> word;) {
        if (word == "+" || word == "-") {
            sign = word == "+" ? 1 : -1;
            continue;
        }
        const int value = piece_value<V>(find_role(role_facts<V>, word.at(0))->role);
        gain += sign * (value != 0 ? value : detail::royal_exchange_value);
    }
    return gain;
}

/// The gain of the move by the evaluation: the greatest threshold that it reaches.
template <class V>
int greatest_gain(const Position<V>& position, Move move) {
    int low = -2 * detail::royal_exchange_value;
    int high = -low;
    while (high - low > 1) {
        const int middle = low + (high - low) / 2;
        (see_ge(position, move, middle) ? low : high) = middle;
    }
    return low;
}

}  // namespace

GAME_TEST_CASE("an exchange gains what its pieces are worth, in the order of their capture", "[see]") {
    for (const Json& row : read_rows("see.jsonl", TestType::id)) {
        const auto position = position_of<TestType>(text_at(row, "fen"));
        MoveList moves;
        generate_legal(position, moves);
        const auto move = find_move(position, moves, text_at(row, "move"));
        INFO(TestType::id << " " << text_at(row, "fen") << " " << text_at(row, "move") << ": " << text_at(row, "what"));
        REQUIRE(move);
        INFO("expected " << text_at(row, "gain"));
        CHECK(greatest_gain(position, move.value()) == gain_of<TestType>(text_at(row, "gain")));
    }
}

}  // namespace kingcraft::test
