#pragma once
// A fixed piece of work over all variants. The nodes it takes are the engine's signature: equal in every build, and
// another number only where the search or the evaluation has changed.

#include <cstdint>
#include <functional>
#include <string_view>

#include "search/net/net.hpp"

namespace kingcraft {

/// The net of a variant; null for none.
using NetOf = std::function<const Net*(std::string_view variant)>;

/// Searches every position of the bench to its depth, with these nets, and returns the nodes of all. `visit` receives
/// the variant, the FEN and the nodes of each.
std::uint64_t run_bench(
    const NetOf& net_of,
    const std::function<void(std::string_view variant, std::string_view fen, std::uint64_t nodes)>& visit);

}  // namespace kingcraft
