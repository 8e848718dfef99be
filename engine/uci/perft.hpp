#pragma once
// Counting moves, told as text.

#include "game/any_engine.hpp"
#include "uci/thinker.hpp"

namespace kingcraft::uci {

/// Writes the leaves behind every move of the engine's position, their sum, and how many were counted a second; unless
/// `go_on` says no before the end.
void write_perft(const AnyEngine& engine, int depth, const GoOn& go_on, const Output& output);

}  // namespace kingcraft::uci
