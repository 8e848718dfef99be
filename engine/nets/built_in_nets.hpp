#pragma once
// The nets that are compiled into the native program: the files of this folder.

#include <string_view>

#include "search/net/net.hpp"

namespace kingcraft {

/// The net of a variant; null when it has none.
const Net* built_in_net(std::string_view variant);

}  // namespace kingcraft
