#pragma once
// Tables on disk: a head, then the values as they are in memory. Numbers have their lowest byte first.

#include <filesystem>
#include <string_view>

#include "board/result.hpp"
#include "endgame/values.hpp"

namespace kingcraft {

/// Which table a file has to be.
struct TableTitle {
    std::string_view variant;
    std::string_view material;
    /// How many numbers it has.
    std::size_t size;
};

/// Writes a file whole or not at all. Error: argument, when it cannot be written.
std::optional<Error> write_table_file(const std::filesystem::path& path, const TableTitle& title,
                                      const EndgameValues& values);

/// Reads a file that must be this table, unharmed. Error: argument.
Result<EndgameValues> read_table_file(const std::filesystem::path& path, const TableTitle& title);

}  // namespace kingcraft
