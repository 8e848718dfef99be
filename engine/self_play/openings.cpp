#include "self_play/openings.hpp"

#include <cassert>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "base/split_mix.hpp"
#include "game/any_engine.hpp"
#include "game/any_game.hpp"
#include "nets/built_in_nets.hpp"

namespace kingcraft::self_play {

namespace {

/// True when the engine sees neither side far ahead after these moves.
bool is_balanced(AnyEngine& engine, std::string_view variant, const std::vector<std::string>& moves) {
    [[maybe_unused]] auto fault = engine.set_position(variant, std::nullopt, moves);
    assert(!fault);
    engine.set_net(built_in_net(variant));
    fault = engine.start({.nodes = 1000});
    assert(!fault);
    engine.run();
    const Score score = engine.report().lines.front().score;
    return score.unit == Score::Unit::centipawns && std::abs(score.value) <= balanced_lead_max;
}

}  // namespace

std::vector<std::string> random_opening(std::string_view variant, std::mt19937_64& random) {
    constexpr std::uint64_t plies_min = 8;
    for (;;) {
        const auto game = std::move(AnyGame::create(variant)).value();
        std::vector<std::string> moves;
        std::uint64_t left = plies_min + random() % 2;
        for (; left > 0; --left) {
            const auto legal = game->move_ids();
            if (legal.empty()) break;
            moves.push_back(legal[random() % legal.size()]);
            [[maybe_unused]] const auto played = game->move(moves.back());
            assert(played);
        }
        if (left == 0 && !game->outcome() && game->claims().empty() && !game->is_check()) return moves;
    }
}

bool make_openings(std::string_view variant, std::uint64_t count, std::uint64_t seed,
                   const std::function<void(const std::string& fen)>& found) {
    // Other machines may have the next seeds, and should not have the same openings.
    const std::uint64_t first = split_mix_64(seed);
    const auto engine = std::move(AnyEngine::create(1)).value();
    if (engine->set_position(variant)) return false;
    for (std::uint64_t i = 0; i < count; ++i) {
        std::mt19937_64 random(first + i);
        engine->clear();
        while (!is_balanced(*engine, variant, random_opening(variant, random))) {
        }
        found(engine->fen());
    }
    return true;
}

}  // namespace kingcraft::self_play
