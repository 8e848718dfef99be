// Levitating Kings as parts of the engine, see game/game_part.hpp.

#include "variants/levitating/bench.hpp"
#include "variants/levitating/explain.hpp"
#include "variants/levitating/rules.hpp"
#include KINGCRAFT_PART

KINGCRAFT_GAME(levitating, Levitating)
