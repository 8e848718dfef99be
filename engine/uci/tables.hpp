#pragma once
// The commands that build endgame tables, check them, and say what they hold.

#include <optional>
#include <string>
#include <vector>

#include "board/result.hpp"
#include "uci/thinker.hpp"

namespace kingcraft::uci {

/// Runs `tables build|verify|info VARIANT SET …`. What is asked for goes to `output`, how far the work is to
/// `progress`. Errors: argument, variant.
std::optional<Error> run_tables(const std::vector<std::string>& arguments, const Output& output,
                                const Output& progress);

}  // namespace kingcraft::uci
