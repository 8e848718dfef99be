#pragma once
// The endgame tables that an instance of the engine has, for its games and its searches alike.

#include <string_view>

#include "endgame/endgame_tables.hpp"

namespace kingcraft::bindings {

/// The tables of a variant, empty until tables are added.
EndgameTableStore& loaded_tables_of(std::string_view variant);

}  // namespace kingcraft::bindings
