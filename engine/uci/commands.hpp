#pragma once
// What the program does when it is called with arguments.

#include <optional>
#include <string>
#include <vector>

#include "board/result.hpp"
#include "uci/thinker.hpp"

namespace kingcraft::uci {

/// Runs `perft VARIANT DEPTH [FEN]`, `bench`, `tables …` or `help`. What is asked for goes to `output`, how far long
/// work is to `progress`. Errors: argument, variant, fen.
std::optional<Error> run_command(const std::vector<std::string>& arguments, const Output& output,
                                 const Output& progress);

}  // namespace kingcraft::uci
