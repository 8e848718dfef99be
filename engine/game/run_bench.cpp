#include "game/run_bench.hpp"

#include <cassert>

#include "base/small.hpp"
#include "game/any_engine.hpp"
#include "game/engine_session.hpp"
#include "game/game_module.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

namespace {

/// The nodes of one search. Each search has a new engine, so that its nodes do not depend on earlier positions.
std::uint64_t nodes_of(std::string_view variant, const Net* net, const BenchPosition& position) {
    const auto engine = std::move(AnyEngine::create()).value();
    [[maybe_unused]] auto fault = engine->set_position(variant, position.fen);
    assert(!fault);
    engine->set_net(net);
    Limits limits;
    limits.depth = position.depth;
    fault = engine->start(limits);
    assert(!fault);
    engine->run();
    return engine->report().nodes;
}

}  // namespace

std::uint64_t run_bench(
    const NetOf& net_of,
    const std::function<void(std::string_view variant, std::string_view fen, std::uint64_t nodes)>& visit) {
    std::uint64_t sum = 0;
    for (const GameModule* game : game_modules()) {
        for (const BenchPosition& position : find_search_module(game->id)->bench) {
            const std::uint64_t nodes = nodes_of(game->id, net_of(game->id), position);
            visit(game->id, position.fen, nodes);
            sum += nodes;
        }
    }
    return sum;
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
