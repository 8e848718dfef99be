// Plays random games as scripts/endurance/agree.mjs plays them with the package, and sums up what the game says about
// each position: kingcraft_random_games VARIANT FIRST END [--text]
// Prints for each game, from number FIRST up to, not including, END: `number positions sum`; with --text, what it says
// of each position before that.

#include <cstdint>
#include <iostream>
#include <string>
#include <string_view>

#include "fuzz/fuzz_input.hpp"
#include "support/game.hpp"

namespace kingcraft::test {
namespace {

constexpr int longest_game = 300;

/// The FNV-1a hash of a text, 32 bits (draft-eastlake-fnv), begun at the hash of another text.
std::uint32_t hash(std::string_view text, std::uint32_t value = 0x811C9DC5) {
    for (const char letter : text) value = (value ^ static_cast<unsigned char>(letter)) * 0x01000193;
    return value;
}

/// What a game says about its position, and about the same position when it is read.
std::string facts(const AnyGame& game) {
    const std::string fen = game.fen();
    const auto read = new_game(game.variant(), fen);
    return fen + '\n' + fuzz::joined(game.move_ids()) + '\n' + fuzz::joined(game.sans()) + '\n' +
           (game.is_check() ? "check " : "") + outcome_of(game) + claims_of(game) + '\n' + read->fen() + '\n' +
           fuzz::joined(read->move_ids()) + '\n';
}

/// The sum chooses the moves: it is as good as random, and both programs have it.
void play_random_game(std::string_view variant, int number, bool as_text) {
    const auto game = new_game(variant);
    std::uint32_t sum = hash(std::to_string(number));
    int positions = 0;
    for (;;) {
        const std::string text = facts(*game);
        if (as_text) std::cout << text;
        sum = hash(text, sum);
        ++positions;
        const std::vector<std::string> ids = game->move_ids();
        if (ids.empty() || game->outcome() || positions > longest_game) break;
        play(*game, ids[sum % ids.size()]);
    }
    std::cout << number << ' ' << positions << ' ' << sum << std::endl;
}

}  // namespace
}  // namespace kingcraft::test

int main(int count, char** arguments) {
    const bool as_text = count == 5 && std::string_view(arguments[4]) == "--text";
    if (count != 4 && !as_text) {
        std::cerr << "kingcraft_random_games VARIANT FIRST END [--text]\n";
        return 2;
    }
    for (int number = std::stoi(arguments[2]); number < std::stoi(arguments[3]) && std::cout; ++number) {
        kingcraft::test::play_random_game(arguments[1], number, as_text);
    }
    return 0;
}
