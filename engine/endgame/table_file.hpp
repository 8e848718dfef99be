#pragma once
// Table files: bytes compressed as gzip, which browsers can read too. And files with the work on unfinished tables.

#include <filesystem>

#include "endgame/build_steps.hpp"
#include "endgame/table_format.hpp"

namespace kingcraft {

/// Writes a file whole or not at all. Error: argument, when it cannot be written.
std::optional<Error> write_table_file(const std::filesystem::path& path, const TableTitle& title,
                                      const EndgameValues& values);

/// Reads a file that must be this table, unharmed. Error: argument.
Result<EndgameValues> read_table_file(const std::filesystem::path& path, const TableTitle& title);

/// Passes all memory of the work on a table to a transfer, always in the same order. Returns false when one fails.
using TransferWork = std::function<bool(const Transfer& transfer)>;

/// Writes a file whole or not at all, in the byte order of this processor. Returns whether it succeeded.
bool write_work_file(const std::filesystem::path& path, const TableTitle& title, const TransferWork& work);

/// Reads such a file. Returns false when it is missing, damaged or of another table; then the memory of the work is not
/// valid.
bool read_work_file(const std::filesystem::path& path, const TableTitle& title, const TransferWork& work);

}  // namespace kingcraft
