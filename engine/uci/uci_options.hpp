#pragma once
// The options of the protocol.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "game/any_engine.hpp"
#include "game/any_game.hpp"

namespace kingcraft::uci {

struct Options {
    std::string variant{AnyEngine::variant_default};
    int hash = AnyEngine::hash_default;
    /// The milliseconds that a move takes to reach the player.
    int overhead = overhead_default;
    int multipv = 1;
    int level = level_max;
    int threads = 1;
    /// The folder of the endgame tables; empty for none.
    std::string tables;
    /// The file of a net of one game; empty for the built-in one, `no_net` for none.
    std::string net;
};

/// The value of the option `EvalFile` that switches nets off.
inline constexpr std::string_view no_net = "none";

/// The lines that declare the options.
std::vector<std::string> option_lines();

/// The kind of option that a `setoption` changed.
enum class Changed { none, variant, hash, cleared, threads, tables, net };

/// Reads the words after `setoption` into the options. Errors: argument, variant.
Result<Changed> set_option(const std::vector<std::string>& words, Options& options);

}  // namespace kingcraft::uci
