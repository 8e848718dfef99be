// Files of nets: those that are wrong inside, although their checksum is right, are refused or can be used; one damaged
// byte is noticed. A net of any shape and weights evaluates the positions of games as its definition says, and searches
// with it end.

#include "fuzz/search_checks.hpp"
#include "game_types.hpp"
#include "search/net/net_evaluator.hpp"
#include "support/nets.hpp"
#include "support/plain_net.hpp"
#include "support/position.hpp"

namespace kingcraft::fuzz {
namespace {

using Bytes = std::vector<std::uint8_t>;

/// Numbers at one of the ends of their range, or anywhere in it.
template <class T>
void fill(std::vector<T>& numbers, std::size_t count, int least, int most, Input& input) {
    const std::size_t kind = input.choose(4);
    test::Random random(input.number(2));
    const auto number = [&] {
        const auto range = static_cast<std::uint64_t>(std::int64_t{most} - least) + 1;
        if (kind == 0) return static_cast<int>(static_cast<std::int64_t>(random.below(range)) + least);
        return kind == 1 || (kind == 2 && random.below(2) == 0) ? least : most;
    };
    numbers.resize(count);
    for (T& each : numbers) each = static_cast<T>(number());
}

/// Each number of neurons, and for one in four numbers that are beyond what is allowed.
NetWeights choose_weights(std::size_t rows, Input& input) {
    NetWeights weights;
    weights.neurons = NetWeights::block * (1 + input.choose(NetWeights::neurons_max / NetWeights::block));
    const int beyond = input.choose(4) == 0 ? 1 : 0;
    const int bias_max = NetWeights::bias_max + beyond * static_cast<int>(input.choose(2));
    fill(weights.bias, weights.neurons, -bias_max, bias_max, input);
    fill(weights.input, rows * weights.neurons, -128, 127, input);
    fill(weights.output, NetWeights::output_count(weights.neurons), -128, 127, input);
    std::vector<std::int32_t> biases;
    const int output_bias_max = NetWeights::output_bias_max + beyond * static_cast<int>(input.choose(2));
    fill(biases, NetWeights::buckets, -output_bias_max, output_bias_max, input);
    std::copy(biases.begin(), biases.end(), weights.output_bias.begin());
    std::vector<std::int32_t> factor;
    fill(factor, 1, -beyond, std::numeric_limits<std::int32_t>::max(), input);
    weights.factor = factor[0];
    return weights;
}

/// Changes the head, other bytes, or the length of a net's file, and corrects its checksum.
void change_fields(Bytes& file, Input& input) {
    constexpr std::size_t magic = 8;
    constexpr std::size_t head = 48;
    for (std::size_t changes = input.choose(4); changes > 0; --changes) {
        const std::size_t kind = input.choose(4);
        const std::size_t at = kind == 0 ? magic + input.choose(head) : input.number(3);
        if (kind < 2) file[at % file.size()] = static_cast<std::uint8_t>(input.choose(256));
        if (kind == 2) file.resize(std::max(file.size() - std::min(file.size(), 1 + input.choose(256)), head));
        if (kind == 3) file.resize(file.size() + 1 + input.choose(256));
    }
    file = test::with_new_checksum(std::move(file));
}

/// Evaluates the positions of a game: with the sums of the plies before, from the start, and by the definition.
template <class V>
void evaluate_game(const Net& net, const NetWeights& weights, Input& input) {
    constexpr int plies_max = 40;
    NetEvaluator<V> stored(&net);
    const auto game = new_game(V::id);
    for (int ply = 0; ply < plies_max && play_chosen(*game, input); ++ply) {
        const Position<V> position = test::position_of<V>(game->fen());
        if (!NetInputs<V>::applies(position)) return;
        const int expected = test::plain_evaluation(weights, position);
        const int at = static_cast<int>(input.choose(max_ply));
        expect_equal("the evaluation of " + game->fen(), std::to_string(expected),
                     std::to_string(stored.evaluate(position, at)));
        expect_equal("its evaluation without sums of others", std::to_string(expected),
                     std::to_string(NetEvaluator<V>(&net).evaluate(position, 0)));
    }
}

void search_with(const Net& net, std::string_view variant, Input& input) {
    static const auto engine = std::move(AnyEngine::create(1)).value();
    engine->clear();
    const auto game = new_game(variant);
    expect("the start is a position", !engine->set_position(variant), game->fen());
    engine->set_net(&net);
    search_in_steps(*engine, choose_limits(input), game->fen(), game->move_ids(), input);
    engine->set_net(nullptr);
}

template <class V>
void use_net(Input& input) {
    constexpr NetShape shape = NetInputs<V>::shape;
    const NetWeights weights = choose_weights(shape.rows, input);
    const std::string seeds(input.choose(4), '\n');
    Bytes bytes = write_net(V::id, seeds + (input.choose(4) == 0 ? "neurons: 16\ngame: chess\n" : ""), weights);
    const bool is_changed = input.choose(2) == 1;
    if (is_changed) change_fields(bytes, input);
    const auto file = read_net_file(shape, bytes);
    if (!file) return static_cast<void>(text_of(file.error()));
    expect_equal("the game of a net", std::string(V::id), game_of_net(bytes));
    const Net net(file.value());
    evaluate_game<V>(net, file.value().weights, input);
    search_with(net, V::id, input);
    bytes[input.number(3) % bytes.size()] ^= static_cast<std::uint8_t>(1 + input.choose(255));
    expect("a damaged net is refused", !read_net_file(shape, bytes), std::string(V::id));
}

}  // namespace

void fuzz_net(std::string_view variant, Input& input) {
    if (input.choose(4) > 0) {
        AllVariants::with(variant, [&]<class V>() { use_net<V>(input); });
        return;
    }
    // So few that a whole file fits into an input.
    constexpr std::size_t few_rows = 64;
    const std::string_view text = input.rest();
    const auto net = Net::read({variant, few_rows}, Bytes(text.begin(), text.end()));
    if (!net) text_of(net.error());
}

}  // namespace kingcraft::fuzz
