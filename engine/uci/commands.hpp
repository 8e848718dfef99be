#pragma once
// The commands of the program, given as arguments.

#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "uci/search_report.hpp"

namespace kingcraft::uci {

/// An argument error with this text, and where to read how the commands are written.
Error usage_error(const std::string& text);

/// Runs `perft VARIANT DEPTH [FEN]`, `bench`, `tables …`, `help`, or `"genfens …" quit`. The result goes to `output`,
/// the progress of long work to `progress`. Errors: argument, variant, fen.
std::optional<Error> run_command(const std::vector<std::string>& arguments, const Output& output,
                                 const Output& progress);

/// Runs `tables build|verify|info|list VARIANT SET …`: builds endgame tables, verifies them, prints what they have.
/// Output as above. Errors: argument, variant.
std::optional<Error> run_tables(const std::vector<std::string>& arguments, const Output& output,
                                const Output& progress);

/// Runs `genfens COUNT seed SEED book None [VARIANT]`, one argument, which is how OpenBench asks for the openings of
/// self-play: prints `info string genfens FEN` for each. The same seed makes the same ones. Errors: argument, variant.
std::optional<Error> run_genfens(const std::string& line, const Output& output);

}  // namespace kingcraft::uci
