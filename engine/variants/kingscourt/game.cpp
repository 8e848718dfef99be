// King's Court as parts of the engine, see game/game_part.hpp.

#include "variants/kingscourt/bench.hpp"
#include "variants/kingscourt/explain.hpp"
#include "variants/kingscourt/rules.hpp"
#include KINGCRAFT_PART

KINGCRAFT_GAME(kingscourt, KingsCourt)
