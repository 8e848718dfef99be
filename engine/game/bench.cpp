#include "game/bench.hpp"

#include <array>
#include <cassert>

#include "board/small.hpp"
#include "game/any_engine.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

namespace {

struct BenchPosition {
    std::string_view variant;
    std::string_view fen;
    int depth;
};

/// For each game the start, a middle game and an ending.
constexpr std::array bench_positions{
    BenchPosition{"chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 11},
    BenchPosition{"chess", "r2q1rk1/pp2bppp/2n1bn2/3p4/3P4/2NBBN2/PP3PPP/R2Q1RK1 w - - 4 11", 10},
    BenchPosition{"chess", "8/2p3k1/1p1p2p1/p2Pp2p/P1P1P2P/1P1K2P1/8/8 w - - 0 40", 16},
    BenchPosition{"levitating", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 11},
    BenchPosition{"levitating", "r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1 w - - 0 7", 10},
    BenchPosition{"levitating", "8/2pk2p1/1p1r4/p3p2p/P1P1P2P/1P1KR1P1/8/8 w - - 0 40", 13},
    BenchPosition{"tax", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 11},
    BenchPosition{"tax", "r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1 w - - 0 7", 10},
    BenchPosition{"tax", "8/2pk2p1/1p1r4/p3p2p/P1P1P2P/1P1KR1P1/8/8 w - - 0 40", 13},
    BenchPosition{"flying", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|8/8/8/8/8/8/8/8 w KQkq - 0 1", 11},
    BenchPosition{"flying", "r2qk2r/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/R2QK2R|8/8/2n2n2/2b5/2B5/2N2N2/8/2B2b2 w KQkq - 0 8",
                  10},
    BenchPosition{"flying", "8/2pk2p1/1p6/p3p2p/P1P1P2P/1P1K2P1/8/8|8/8/3r4/8/8/4R3/8/8 w - - 0 40", 11},
    BenchPosition{"kingscourt", "rjcnbqkbncjr/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/RJCNBQKBNCJR w ABKLabkl - 0 1", 10},
    BenchPosition{"kingscourt",
                  "r3bqk1n2r/pp1p1ppb1ppp/2jnc2j4/2p1p3p3/2P1P3P3/2JNC2J4/PP1P1PPB1PPP/R3BQK1N2R w ALal - 0 12", 9},
    BenchPosition{"kingscourt", "12/2p3k5/1p1p2j3p1/p2Pp4p2/P1P1P4P2/1P1K2J3P1/12/12 w - - 0 40", 13},
    BenchPosition{"twokings", "rnbqkknr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKKNR w KQkq - 0 1", 11},
    BenchPosition{"twokings", "r2qkk1r/pp3ppp/2n1bn2/3p4/3P4/2N1BN2/PP3PPP/R2QKK1R w KQkq - 4 11", 10},
    BenchPosition{"twokings", "8/2pk2p1/1p1k4/p3p2p/P1P1P2P/1P1KK1P1/8/8 w - - 0 40", 13},
};

}  // namespace

std::uint64_t run_bench(
    const std::function<void(std::string_view variant, std::string_view fen, std::uint64_t nodes)>& visit) {
    std::uint64_t nodes = 0;
    for (const auto& [variant, fen, depth] : bench_positions) {
        // An engine of its own for each, so that no position depends on those before it.
        const auto engine = std::move(AnyEngine::create()).value();
        [[maybe_unused]] auto fault = engine->set_position(variant, fen);
        assert(!fault);
        Limits limits;
        limits.depth = depth;
        fault = engine->start(limits);
        assert(!fault);
        engine->run();
        visit(variant, fen, engine->report().nodes);
        nodes += engine->report().nodes;
    }
    return nodes;
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
