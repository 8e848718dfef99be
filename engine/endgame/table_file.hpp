#pragma once
// Tables on disk: their bytes, compressed as gzip, which browsers can undo, too.

#include <filesystem>

#include "endgame/table_format.hpp"

namespace kingcraft {

/// Writes a file whole or not at all. Error: argument, when it cannot be written.
std::optional<Error> write_table_file(const std::filesystem::path& path, const TableTitle& title,
                                      const EndgameValues& values);

/// Reads a file that must be this table, unharmed. Error: argument.
Result<EndgameValues> read_table_file(const std::filesystem::path& path, const TableTitle& title);

}  // namespace kingcraft
