#include "nets/built_in_nets.hpp"

#include <array>
#include <cassert>
#include <cstdint>
#include <map>
#include <span>

#include "game/any_net.hpp"

namespace kingcraft {

namespace {

struct EmbeddedNet {
    std::string_view variant;
    std::span<const std::uint8_t> bytes;
};

// embed.sh makes an array of the bytes of each file, and `net_files`.
#include <net_files.inc>

std::map<std::string_view, Net> read_all() {
    std::map<std::string_view, Net> nets;
    for (const EmbeddedNet& file : net_files) {
        auto net = read_net(file.variant, file.bytes);
        assert(net);
        nets.emplace(file.variant, std::move(net).value());
    }
    return nets;
}

}  // namespace

const Net* built_in_net(std::string_view variant) {
    static const std::map<std::string_view, Net> nets = read_all();
    const auto found = nets.find(variant);
    return found == nets.end() ? nullptr : &found->second;
}

}  // namespace kingcraft
