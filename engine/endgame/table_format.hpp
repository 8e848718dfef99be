#pragma once
// Tables as bytes: a head, two bits for each number that say who wins, then a byte for each number that is no draw with
// the winner's moves to the end. Where the win is cursed, the two bits say that, and who wins stands before that byte.
// Numbers have their lowest byte first.

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "board/result.hpp"
#include "endgame/values.hpp"

namespace kingcraft {

/// Which table bytes have to be.
struct TableTitle {
    std::string_view variant;
    std::string_view material;
    /// How many numbers it has.
    std::size_t size;
};

/// The longest that a position of a table may last: a byte of the loser's moves.
inline constexpr int table_plies_max = 2 * 255;

/// The bytes of a table in which nothing lasts longer than that.
std::vector<std::uint8_t> write_table(const TableTitle& title, const EndgameValues& values);

/// Reads bytes that must be this table, unharmed. Error: argument.
Result<EndgameValues> read_table(const std::vector<std::uint8_t>& bytes, const TableTitle& title);

}  // namespace kingcraft
