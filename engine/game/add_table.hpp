#pragma once
// Endgame tables from bytes, where there are no files.

#include <optional>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "endgame/endgame_tables.hpp"

namespace kingcraft {

/// Adds the table of this material, read from the bytes of its file, to the tables of the variant, unless it is there.
/// Errors: variant, argument.
std::optional<Error> add_table(std::string_view variant, std::string_view material,
                               const std::vector<std::uint8_t>& bytes, EndgameTableStore& tables);

}  // namespace kingcraft
