// Leaping Kings as parts of the engine, see game/game_module.hpp.

#include "rules.hpp"
#include "variants/chess/explain.hpp"
#include KINGCRAFT_PART

KINGCRAFT_GAME(leaping, LeapingKings)
