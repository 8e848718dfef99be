#pragma once
// What the bench searches of Flying Chess: the start, a middle game and an ending. data/bench.jsonl has the nodes of
// each.

#include "variants/bench_positions.hpp"

namespace kingcraft {

struct Flying;

template <>
inline constexpr std::array bench_positions<Flying>{
    BenchPosition{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|8/8/8/8/8/8/8/8 w KQkq - 0 1", 11},
    BenchPosition{"r2qk2r/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/R2QK2R|8/8/2n2n2/2b5/2B5/2N2N2/8/2B2b2 w KQkq - 0 8", 10},
    BenchPosition{"8/2pk2p1/1p6/p3p2p/P1P1P2P/1P1K2P1/8/8|8/8/3r4/8/8/4R3/8/8 w - - 0 40", 11},
};

}  // namespace kingcraft
