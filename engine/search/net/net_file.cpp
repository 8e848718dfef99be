#include <cassert>
#include <charconv>

#include "base/checksum.hpp"
#include "base/small.hpp"
#include "search/net/net.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::string_view net_magic = "KNGCNET2";

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

/// Reads a file from first to last. Missing values read as 0 and set `is_short`.
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
    std::vector<T> numbers(std::size_t count) {
        std::vector<T> numbers;
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

/// The value of the line `name: value`, or empty.
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

bool is_within(int number, int most) { return -most <= number && number <= most; }

}  // namespace

Bytes write_net(std::string_view game, std::string_view description, const NetWeights& weights) {
    assert(weights.bias.size() == weights.neurons &&
           weights.output.size() == NetWeights::output_count(weights.neurons));
    std::string text = "game: " + std::string(game) + "\nneurons: " + std::to_string(weights.neurons) + "\n";
    text += description;
    Bytes bytes(net_magic.begin(), net_magic.end());
    append(bytes, static_cast<std::uint32_t>(text.size()));
    bytes.insert(bytes.end(), text.begin(), text.end());
    append_all(bytes, weights.bias);
    append_all(bytes, weights.input);
    append_all(bytes, weights.output);
    append_all(bytes, weights.output_bias);
    append(bytes, weights.factor);
    append(bytes, checksum(bytes));
    return bytes;
}

std::string game_of_net(std::span<const std::uint8_t> bytes) {
    Reader reader(bytes);
    if (reader.text(net_magic.size()) != net_magic) return {};
    return std::string(value_of(reader.text(reader.number<std::uint32_t>()), "game"));
}

Result<NetFile> read_net_file(const NetShape& shape, std::span<const std::uint8_t> bytes) {
    const auto refuse = [](std::string_view key) { return Error{ErrorCode::argument, Message(key)}; };
    Reader reader(bytes);
    if (reader.text(net_magic.size()) != net_magic) return refuse("net-foreign");
    NetFile file;
    file.description = reader.text(reader.number<std::uint32_t>());
    if (reader.is_short()) return refuse("net-cut-off");
    if (value_of(file.description, "game") != shape.game)
        return Error{ErrorCode::argument, Message("net-other").with("variant=", shape.game)};
    NetWeights& weights = file.weights;
    weights.neurons = number_in(value_of(file.description, "neurons"));
    if (weights.neurons == 0 || weights.neurons > NetWeights::neurons_max || weights.neurons % NetWeights::block != 0)
        return refuse("net-damaged");
    weights.bias = reader.numbers<std::int16_t>(weights.neurons);
    weights.input = reader.numbers<std::int8_t>(shape.rows * weights.neurons);
    weights.output = reader.numbers<std::int8_t>(NetWeights::output_count(weights.neurons));
    for (auto& bias : weights.output_bias) bias = reader.number<std::int32_t>();
    weights.factor = reader.number<std::int32_t>();
    const auto sum = reader.number<std::uint64_t>();
    if (reader.is_short()) return refuse("net-cut-off");
    if (reader.left() > 0 || sum != checksum(bytes.first(bytes.size() - sizeof sum))) return refuse("net-damaged");
    // Within these no sum overflows on any board.
    bool sound = weights.factor >= 0;
    for (const int bias : weights.bias) sound = sound && is_within(bias, NetWeights::bias_max);
    for (const int bias : weights.output_bias) sound = sound && is_within(bias, NetWeights::output_bias_max);
    if (!sound) return refuse("net-damaged");
    return file;
}

Net::Net(const NetFile& file)
    : neurons_(file.weights.neurons),
      description_(file.description),
      bias_(file.weights.bias),
      input_(file.weights.input.begin(), file.weights.input.end()),
      output_(file.weights.output.begin(), file.weights.output.end()),
      output_bias_(file.weights.output_bias),
      factor_(file.weights.factor) {}

Result<Net> Net::read(const NetShape& shape, std::span<const std::uint8_t> bytes) {
    const auto file = read_net_file(shape, bytes);
    if (!file) return file.error();
    return Net(file.value());
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
