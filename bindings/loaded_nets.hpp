#pragma once
// The nets of an instance of the engine, for its searches.

#include <string_view>

#include "search/net/net.hpp"

namespace kingcraft::bindings {

/// The net of a variant; null until one is loaded. It stays where it is: another net of the variant takes its place.
const Net* loaded_net_of(std::string_view variant);

}  // namespace kingcraft::bindings
