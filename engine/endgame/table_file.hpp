#pragma once
// Tables on disk: their bytes, compressed as gzip, which browsers can undo, too; and the work on unfinished ones.

#include <filesystem>

#include "endgame/sharing.hpp"
#include "endgame/table_format.hpp"

namespace kingcraft {

/// Writes a file whole or not at all. Error: argument, when it cannot be written.
std::optional<Error> write_table_file(const std::filesystem::path& path, const TableTitle& title,
                                      const EndgameValues& values);

/// Reads a file that must be this table, unharmed. Error: argument.
Result<EndgameValues> read_table_file(const std::filesystem::path& path, const TableTitle& title);

/// Hands all memory that the work on a table has to a transfer, always in the same order. Returns false when one fails.
using TransferWork = std::function<bool(const Transfer& transfer)>;

/// Writes a file whole or not at all, for this machine to read. Returns whether it could.
bool write_work_file(const std::filesystem::path& path, const TableTitle& title, const TransferWork& work);

/// Reads such a file back. Returns false where there is none, or one of another table, or a damaged one; what the work
/// has in its memory is worth nothing then.
bool read_work_file(const std::filesystem::path& path, const TableTitle& title, const TransferWork& work);

}  // namespace kingcraft
