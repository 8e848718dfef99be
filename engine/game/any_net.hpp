#pragma once
// The nets of any variant.

#include <cstdint>
#include <span>
#include <string_view>

#include "base/result.hpp"
#include "search/net/net.hpp"

namespace kingcraft {

/// Reads a file that must be a net of this variant, unharmed. Errors: variant, argument.
Result<Net> read_net(std::string_view variant, std::span<const std::uint8_t> bytes);

}  // namespace kingcraft
