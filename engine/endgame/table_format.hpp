#pragma once
// The bytes of a table: a head; two bits for each number with its outcome; then, for each number that is no draw, a
// byte with the winner's moves to the end. For a cursed win the two bits say so, and a byte in front of the moves says
// who wins. Integers are little-endian.

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "endgame/endgame_values.hpp"

namespace kingcraft {

/// Which table it is.
struct TableTitle {
    std::string_view variant;
    std::string_view material;
    /// The count of its numbers.
    std::size_t size;
};

/// The most plies that the format can store: 255 moves of the loser.
inline constexpr int table_plies_max = 2 * 255;

/// The longest time of a build that it can store: numbers of JavaScript are exact up to here.
inline constexpr std::int64_t table_milliseconds_max = std::int64_t{1} << 53;

/// No table of so many numbers has more bytes: a head, two bits for each number, and two bytes for a cursed win.
constexpr std::size_t table_bytes_max(std::size_t size) {
    constexpr std::size_t head = 512;
    return head + size / 4 + 2 * size;
}

/// The bytes of a table, whose values must not exceed that.
std::vector<std::uint8_t> write_table(const TableTitle& title, const EndgameValues& values);

/// Sets the checksum of the bytes of a table, which must have a whole head, to that of the rest of them.
void set_checksum(std::vector<std::uint8_t>& table);

/// Reads bytes that must be this table, unharmed. Error: argument.
Result<EndgameValues> read_table(const std::vector<std::uint8_t>& bytes, const TableTitle& title);

}  // namespace kingcraft
