// Chess as parts of the engine, see game/game_part.hpp.

#include "variants/chess/bench.hpp"
#include "variants/chess/explain.hpp"
#include "variants/chess/rules.hpp"
#include KINGCRAFT_PART

KINGCRAFT_GAME(chess, Chess)
