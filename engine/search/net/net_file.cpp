#include <cassert>
#include <charconv>

#include "board/checksum.hpp"
#include "board/small.hpp"
#include "search/net/net.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::string_view net_magic = "KNGCNET1";
constexpr std::size_t checksum_size = sizeof(std::uint64_t);

/// Integers are little-endian.
template <class T>
void append(Bytes& bytes, T number) {
    for (std::size_t i = 0; i < sizeof number; ++i) {
        bytes.push_back(static_cast<std::uint8_t>(static_cast<std::uint64_t>(number) >> (8 * i)));
    }
}

template <class Numbers>
void append_all(Bytes& bytes, const Numbers& numbers) {
    for (const auto number : numbers) append(bytes, number);
}

/// Reads a file from first to last. What is missing reads as 0, and `is_short` says so.
class Reader {
  public:
    explicit Reader(std::span<const std::uint8_t> bytes) : left_(bytes) {}

    bool is_short() const { return is_short_; }
    std::size_t left() const { return left_.size(); }

    std::string_view text(std::size_t size) {
        const auto bytes = take(size);
        return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
    }
    template <class T>
    T number() {
        std::uint64_t number = 0;
        const auto bytes = take(sizeof(T));
        for (std::size_t i = 0; i < bytes.size(); ++i) number |= std::uint64_t{bytes[i]} << (8 * i);
        return static_cast<T>(number);
    }
    template <class T>
    std::vector<std::int16_t> numbers(std::size_t count) {
        std::vector<std::int16_t> numbers;
        if (count * sizeof(T) > left()) {
            is_short_ = true;
            return numbers;
        }
        numbers.reserve(count);
        for (std::size_t i = 0; i < count; ++i) numbers.push_back(number<T>());
        return numbers;
    }

  private:
    std::span<const std::uint8_t> take(std::size_t size) {
        if (size > left()) {
            is_short_ = true;
            return {};
        }
        const auto taken = left_.first(size);
        left_ = left_.subspan(size);
        return taken;
    }

    std::span<const std::uint8_t> left_;
    bool is_short_ = false;
};

/// The value of the line `name: value`; empty when there is none.
std::string_view value_of(std::string_view description, std::string_view name) {
    while (!description.empty()) {
        const std::size_t end = std::min(description.find('\n'), description.size());
        const std::string_view line = description.substr(0, end);
        if (line.starts_with(name) && line.substr(name.size()).starts_with(": ")) return line.substr(name.size() + 2);
        description.remove_prefix(std::min(end + 1, description.size()));
    }
    return {};
}

std::size_t number_in(std::string_view text) {
    std::size_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? value : 0;
}

constexpr std::size_t output_count(std::size_t neurons) {
    return NetWeights::buckets * NetWeights::outputs * 2 * neurons;
}

bool is_within(int number, int most) { return -most <= number && number <= most; }

}  // namespace

Bytes write_net(std::string_view game, std::string_view description, const NetWeights& weights) {
    assert(weights.bias.size() == weights.neurons && weights.output.size() == output_count(weights.neurons));
    std::string text = "game: " + std::string(game) + "\nneurons: " + std::to_string(weights.neurons) + "\n";
    text += description;
    Bytes bytes(net_magic.begin(), net_magic.end());
    append(bytes, static_cast<std::uint32_t>(text.size()));
    bytes.insert(bytes.end(), text.begin(), text.end());
    append_all(bytes, weights.bias);
    append_all(bytes, weights.input);
    append_all(bytes, weights.output);
    for (const auto& biases : weights.output_bias) append_all(bytes, biases);
    append(bytes, weights.offset_factor);
    append(bytes, weights.total_factor);
    append(bytes, checksum(bytes));
    return bytes;
}

Result<Net> Net::read(const NetShape& shape, std::span<const std::uint8_t> bytes) {
    const auto refuse = [](std::string_view key) { return Error{ErrorCode::argument, Message(key)}; };
    Reader reader(bytes);
    if (reader.text(net_magic.size()) != net_magic) return refuse("net-foreign");
    Net net;
    net.description_ = reader.text(reader.number<std::uint32_t>());
    if (reader.is_short()) return refuse("net-cut-off");
    if (value_of(net.description_, "game") != shape.game)
        return Error{ErrorCode::argument, Message("net-other").with("variant=", shape.game)};
    net.neurons_ = number_in(value_of(net.description_, "neurons"));
    if (net.neurons_ == 0 || net.neurons_ > NetWeights::neurons_max || net.neurons_ % NetWeights::block != 0)
        return refuse("net-damaged");
    net.bias_ = reader.numbers<std::int16_t>(net.neurons_);
    net.input_ = reader.numbers<std::int8_t>(shape.rows * net.neurons_);
    net.output_ = reader.numbers<std::int8_t>(output_count(net.neurons_));
    for (auto& biases : net.output_bias_) {
        for (auto& bias : biases) bias = reader.number<std::int32_t>();
    }
    net.offset_factor_ = reader.number<std::int32_t>();
    net.total_factor_ = reader.number<std::int32_t>();
    const auto sum = reader.number<std::uint64_t>();
    if (reader.is_short()) return refuse("net-cut-off");
    if (reader.left() > 0 || sum != checksum(bytes.first(bytes.size() - checksum_size))) return refuse("net-damaged");
    // Within these no sum overflows on any board.
    constexpr int total_factor_max = 1 << 14;
    bool sound = net.offset_factor_ >= 0 && is_within(net.total_factor_, total_factor_max);
    for (const int bias : net.bias_) sound = sound && is_within(bias, NetWeights::bias_max);
    for (const auto& biases : net.output_bias_) {
        for (const int bias : biases) sound = sound && is_within(bias, NetWeights::output_bias_max);
    }
    if (!sound) return refuse("net-damaged");
    return net;
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
