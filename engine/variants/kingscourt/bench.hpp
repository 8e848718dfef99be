#pragma once
// What the bench searches of King's Court: the start, a middle game and an ending. data/bench.jsonl has the nodes of
// each.

#include "variants/bench_positions.hpp"

namespace kingcraft {

struct KingsCourt;

template <>
inline constexpr std::array bench_positions<KingsCourt>{
    BenchPosition{"rjcnbqkbncjr/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/RJCNBQKBNCJR w ABKLabkl - 0 1", 10},
    BenchPosition{"r3bqk1n2r/pp1p1ppb1ppp/2jnc2j4/2p1p3p3/2P1P3P3/2JNC2J4/PP1P1PPB1PPP/R3BQK1N2R w ALal - 0 12", 9},
    BenchPosition{"12/2p3k5/1p1p2j3p1/p2Pp4p2/P1P1P4P2/1P1K2J3P1/12/12 w - - 0 40", 13},
};

}  // namespace kingcraft
