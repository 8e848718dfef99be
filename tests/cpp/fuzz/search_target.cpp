// Searches with any limits, stopped at any time.

#include "fuzz/search_checks.hpp"

namespace kingcraft::fuzz {

void fuzz_search(std::string_view variant, Input& input) {
    constexpr std::size_t plies_max = 40;
    constexpr int searches = 3;
    static const auto engine = std::move(AnyEngine::create(1)).value();
    engine->clear();
    const auto game = new_game(variant);
    std::vector<std::string> moves;
    for (std::size_t plies = input.choose(plies_max); plies > 0 && play_chosen(*game, input); --plies)
        moves.push_back(game->history().back().id);
    const std::vector<std::string> ids = game->move_ids();
    const std::string fen = game->fen();
    for (int i = 0; i < searches && !input.is_empty(); ++i) {
        expect("a position of a game is taken", !engine->set_position(variant, std::nullopt, moves), fen);
        search_in_steps(*engine, choose_limits(input), fen, ids, input);
    }
}

}  // namespace kingcraft::fuzz
