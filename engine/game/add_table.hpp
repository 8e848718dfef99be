#pragma once
// Endgame tables from bytes, where there are no files.

#include <optional>
#include <string_view>
#include <vector>

#include "board/result.hpp"
#include "endgame/endgame_tables.hpp"

namespace kingcraft {

/// Puts the table of these men, read from the bytes of its file, on the variant's shelf, unless it is there already.
/// Errors: variant, argument.
std::optional<Error> add_table(std::string_view variant, std::string_view material,
                               const std::vector<std::uint8_t>& bytes, EndgameTableStore& shelf);

}  // namespace kingcraft
