#pragma once
// What the program does when it is called with arguments.

#include <optional>
#include <string>
#include <vector>

#include "board/result.hpp"
#include "uci/thinker.hpp"

namespace kingcraft::uci {

/// Runs `perft VARIANT DEPTH [FEN]`, `bench` or `help`. Errors: argument, variant, fen.
std::optional<Error> run_command(const std::vector<std::string>& arguments, const Output& output);

}  // namespace kingcraft::uci
