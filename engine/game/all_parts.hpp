#pragma once
// All parts that the native engine has of a game, as one unit: each of them alone would have most of the others
// compiled again.

#include "game/rules_part.hpp"
#include "game/search_part.hpp"
#include "game/tables_part.hpp"

#undef KINGCRAFT_GAME
#define KINGCRAFT_GAME(folder, V)    \
    KINGCRAFT_RULES_PART(folder, V)  \
    KINGCRAFT_SEARCH_PART(folder, V) \
    KINGCRAFT_TABLES_PART(folder, V)
