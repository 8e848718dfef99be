#pragma once
// Games for tests: created and played in one line, with an exception for every error.

#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>

#include "english/english.hpp"
#include "game/any_game.hpp"

namespace kingcraft::test {

/// A new game, from the start or from a FEN that must be right.
inline std::unique_ptr<AnyGame> new_game(std::string_view variant, std::optional<std::string_view> fen = std::nullopt) {
    auto game = AnyGame::create(variant, fen);
    if (!game) throw std::runtime_error(english(game.error()));
    return std::move(game).value();
}

/// Plays legal moves, separated by spaces.
inline void play(AnyGame& game, const std::string& moves) {
    std::istringstream words(moves);
    for (std::string word; words >> word;) {
        const auto move = game.move(word);
        if (!move) throw std::runtime_error(game.fen() + ": " + english(move.error()));
    }
}

/// The same moves several times over.
inline void play(AnyGame& game, const std::string& moves, int times) {
    for (int i = 0; i < times; ++i) play(game, moves);
}

/// "white checkmate", "draw stalemate", or "" while the game goes on.
inline std::string outcome_of(const AnyGame& game) {
    const auto outcome = game.outcome();
    if (!outcome) return "";
    return std::string(outcome->winner ? name(*outcome->winner) : "draw") + " " + std::string(outcome->reason.name);
}

/// The names of the draws that may be claimed, each after a space.
inline std::string claims_of(const AnyGame& game) {
    std::string names;
    for (const Reason reason : game.claims()) names += " " + std::string(reason.name);
    return names;
}

}  // namespace kingcraft::test
