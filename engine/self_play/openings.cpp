#include "self_play/openings.hpp"

#include <cassert>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "board/split_mix.hpp"
#include "game/any_engine.hpp"
#include "nets/built_in_nets.hpp"
#include "notation/coordinates.hpp"
#include "self_play/random_opening.hpp"
#include "variants/all.hpp"

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

bool make_openings(std::string_view variant, std::uint64_t count, std::uint64_t seed,
                   const std::function<void(const std::string& fen)>& found) {
    // Other machines may have the next seeds, and should not have the same openings.
    const std::uint64_t first = split_mix_64(seed);
    // Not EngineGame, which would have the search of all games compiled once more for the program.
    const auto engine = std::move(AnyEngine::create(1)).value();
    return AllVariants::with(variant, [&]<class V>() {
        for (std::uint64_t i = 0; i < count; ++i) {
            std::mt19937_64 random(first + i);
            engine->clear();
            for (bool done = false; !done;) {
                const auto opening = random_opening<V>(random);
                std::vector<std::string> moves;
                for (const Move move : opening.moves) moves.push_back(coordinates<V>(move));
                done = is_balanced(*engine, variant, moves);
                if (done) found(fen_text(opening.positions.back()));
            }
        }
    });
}

}  // namespace kingcraft::self_play
