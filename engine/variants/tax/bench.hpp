#pragma once
// What the bench searches of Tax Chess: the start, a middle game and an ending. data/bench.jsonl has the nodes of each.

#include "variants/bench_positions.hpp"

namespace kingcraft {

struct Tax;

template <>
inline constexpr std::array bench_positions<Tax>{
    BenchPosition{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 11},
    BenchPosition{"r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1 w - - 0 7", 10},
    BenchPosition{"8/2pk2p1/1p1r4/p3p2p/P1P1P2P/1P1KR1P1/8/8 w - - 0 40", 13},
};

}  // namespace kingcraft
