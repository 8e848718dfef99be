#include "game/any_net.hpp"

#include "board/small.hpp"
#include "search/net/net_inputs.hpp"
#include "variants/all.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

Result<Net> read_net(std::string_view variant, std::span<const std::uint8_t> bytes) {
    NetShape shape{};
    const bool known = AllVariants::with(variant, [&]<class V>() { shape = NetInputs<V>::shape; });
    if (!known) return Error{ErrorCode::variant, Message("variant-unknown").with("variant=", shown(variant))};
    return Net::read(shape, bytes);
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
