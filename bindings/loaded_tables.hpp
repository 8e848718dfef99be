#pragma once
// The endgame tables of an instance of the engine, for its games and its searches.

#include <string_view>

#include "endgame/endgame_tables.hpp"

namespace kingcraft::bindings {

/// The tables of a variant, empty until tables are added.
EndgameTableStore& loaded_tables_of(std::string_view variant);

}  // namespace kingcraft::bindings
