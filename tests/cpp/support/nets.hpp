#pragma once
// Nets for tests: those of the repository, and nets of random numbers.

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/checksum.hpp"
#include "game/any_net.hpp"
#include "search/net/net_inputs.hpp"
#include "support/random.hpp"

namespace kingcraft::test {

/// The bytes of the net of a game in the repository; empty when it has none.
inline std::vector<std::uint8_t> net_file_of_repository(std::string_view variant) {
    std::ifstream file(KINGCRAFT_NETS "/" + std::string(variant) + ".net", std::ios::binary);
    const std::vector<char> bytes{std::istreambuf_iterator<char>(file), {}};
    return {bytes.begin(), bytes.end()};
}

/// The net of a game in the repository; null when it has none.
inline const Net* net_of_repository(std::string_view variant) {
    static std::map<std::string_view, std::optional<Net>> nets;
    auto [found, is_new] = nets.try_emplace(variant);
    if (is_new) {
        const auto bytes = net_file_of_repository(variant);
        if (!bytes.empty()) found->second = read_net(variant, bytes).value();
    }
    return found->second ? &*found->second : nullptr;
}

/// Random weights for `rows` rows, whose evaluations are of the size of some pawns.
inline NetWeights random_weights(std::size_t rows, std::size_t neurons, std::uint64_t seed) {
    Random random(seed);
    const auto number = [&](int most) { return static_cast<int>(random.below(2 * most + 1)) - most; };
    NetWeights weights;
    weights.neurons = neurons;
    weights.bias.resize(neurons);
    weights.input.resize(rows * neurons);
    weights.output.resize(NetWeights::output_count(neurons));
    for (auto& bias : weights.bias) bias = static_cast<std::int16_t>(number(100));
    for (auto& weight : weights.input) weight = static_cast<std::int8_t>(number(40));
    for (auto& weight : weights.output) weight = static_cast<std::int8_t>(number(30));
    for (auto& bias : weights.output_bias) bias = number(100000);
    weights.factor = 1 << 20;
    return weights;
}

/// The bytes of a net's file with the checksum of what they are now.
inline std::vector<std::uint8_t> with_new_checksum(std::vector<std::uint8_t> bytes) {
    bytes.resize(bytes.size() - sizeof(std::uint64_t));
    const std::uint64_t sum = checksum(bytes);
    for (std::size_t i = 0; i < sizeof sum; ++i) bytes.push_back(static_cast<std::uint8_t>(sum >> 8 * i));
    return bytes;
}

/// A file with such weights for a game.
template <class V>
std::vector<std::uint8_t> random_net_file(std::size_t neurons, std::uint64_t seed) {
    return write_net(V::id, "seed: " + std::to_string(seed) + "\n",
                     random_weights(NetInputs<V>::shape.rows, neurons, seed));
}

}  // namespace kingcraft::test
