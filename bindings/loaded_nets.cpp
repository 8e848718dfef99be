#include "loaded_nets.hpp"

#include <cstdint>
#include <emscripten/bind.h>
#include <list>
#include <span>
#include <string>
#include <utility>

#include "base/small.hpp"
#include "game/any_net.hpp"
#include "records.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft::bindings {

namespace {

struct VariantNet {
    std::string variant;
    Net net;
};

/// A list, whose elements stay where they are.
std::list<VariantNet>& all_nets() {
    static std::list<VariantNet> all;
    return all;
}

VariantNet* find_net(std::string_view variant) {
    for (VariantNet& one : all_nets()) {
        if (one.variant == variant) return &one;
    }
    return nullptr;
}

/// The bytes come as a string, since embind passes no other bytes by value.
std::string load_net(const std::string& variant, const std::string& bytes) {
    auto read = read_net(variant, std::span(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()));
    if (!read) return failure(read.error());
    if (VariantNet* const loaded = find_net(variant)) {
        loaded->net = std::move(read).value();
    } else {
        all_nets().push_back({variant, std::move(read).value()});
    }
    return success("");
}

}  // namespace

const Net* loaded_net_of(std::string_view variant) {
    const VariantNet* const loaded = find_net(variant);
    return loaded == nullptr ? nullptr : &loaded->net;
}

EMSCRIPTEN_BINDINGS(kingcraft_nets) { emscripten::function("loadNet", &load_net); }

}  // namespace kingcraft::bindings

KINGCRAFT_SMALL_END
