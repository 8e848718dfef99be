// Flying Chess as parts of the engine, see game/game_part.hpp.

#include "variants/flying/bench.hpp"
#include "variants/flying/explain.hpp"
#include "variants/flying/rules.hpp"
#include KINGCRAFT_PART

KINGCRAFT_GAME(flying, Flying)
