#pragma once
// What the bench searches of Two Kings: the start, a middle game and an ending. data/bench.jsonl has the nodes of each.

#include "variants/bench_positions.hpp"

namespace kingcraft {

struct TwoKings;

template <>
inline constexpr std::array bench_positions<TwoKings>{
    BenchPosition{"rnbqkknr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKKNR w KQkq - 0 1", 11},
    BenchPosition{"r2qkk1r/pp3ppp/2n1bn2/3p4/3P4/2N1BN2/PP3PPP/R2QKK1R w KQkq - 4 11", 10},
    BenchPosition{"8/2pk2p1/1p1k4/p3p2p/P1P1P2P/1P1KK1P1/8/8 w - - 0 40", 13},
};

}  // namespace kingcraft
