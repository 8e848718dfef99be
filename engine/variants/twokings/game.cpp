// Two Kings as parts of the engine, see game/game_part.hpp.

#include "variants/twokings/bench.hpp"
#include "variants/twokings/explain.hpp"
#include "variants/twokings/rules.hpp"
#include KINGCRAFT_PART

KINGCRAFT_GAME(twokings, TwoKings)
