// Counts the move sequences of each length from a position: perft GAME DEPTH [FEN]

#include <cstdlib>
#include <iostream>
#include <kingcraft/english/english.hpp>
#include <kingcraft/game/any_game.hpp>

int main(int count, char** words) {
    const int depth_max = count == 3 || count == 4 ? std::atoi(words[2]) : 0;
    if (depth_max < 1) {
        std::cerr << "usage: perft GAME DEPTH [FEN]\n";
        return 2;
    }
    const auto fen = count == 4 ? std::optional<std::string_view>(words[3]) : std::nullopt;
    const auto game = kingcraft::AnyGame::create(words[1], fen);
    if (!game) {
        std::cerr << kingcraft::english(game.error()) << '\n';
        return 1;
    }
    for (int depth = 1; depth <= depth_max; ++depth) std::cout << game.value()->perft(depth) << '\n';
}
