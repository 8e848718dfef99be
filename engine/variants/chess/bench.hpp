#pragma once
// What the bench searches of chess: the start, a middle game and an ending. data/bench.jsonl has the nodes of each.

#include "variants/bench_positions.hpp"

namespace kingcraft {

struct Chess;

template <>
inline constexpr std::array bench_positions<Chess>{
    BenchPosition{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 11},
    BenchPosition{"r2q1rk1/pp2bppp/2n1bn2/3p4/3P4/2NBBN2/PP3PPP/R2Q1RK1 w - - 4 11", 10},
    BenchPosition{"8/2p3k1/1p1p2p1/p2Pp2p/P1P1P2P/1P1K2P1/8/8 w - - 0 40", 16},
};

}  // namespace kingcraft
