#include <array>

#include "base/small.hpp"
#include "game/engine_session.hpp"
#include "game/game_module.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

KINGCRAFT_LIST_PARTS(SearchModule, search)

const SearchModule* find_search_module(std::string_view id) { return find_part<SearchModule>(search_parts, id); }

}  // namespace kingcraft

KINGCRAFT_SMALL_END
