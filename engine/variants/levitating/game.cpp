// Levitating Kings as parts of the engine, see game/game_module.hpp.

#include "bench.hpp"
#include "explain.hpp"
#include "rules.hpp"
#include KINGCRAFT_PART

KINGCRAFT_GAME(levitating, Levitating)
