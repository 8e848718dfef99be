// Tax Chess as parts of the engine, see game/game_part.hpp.

#include "variants/tax/bench.hpp"
#include "variants/tax/explain.hpp"
#include "variants/tax/rules.hpp"
#include KINGCRAFT_PART

KINGCRAFT_GAME(tax, Tax)
