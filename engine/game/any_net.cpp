#include "game/any_net.hpp"

#include "base/small.hpp"
#include "game/engine_session.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

Result<Net> read_net(std::string_view variant, std::span<const std::uint8_t> bytes) {
    const SearchModule* search = find_search_module(variant);
    if (!search) return Error{ErrorCode::variant, Message("variant-unknown").with("variant=", shown(variant))};
    return Net::read(search->net_shape, bytes);
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
