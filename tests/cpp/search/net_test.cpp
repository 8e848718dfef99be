// Nets: their files, and what they say of positions.

#include <map>

#include "game/any_engine.hpp"
#include "game_types.hpp"
#include "search/net/net_evaluator.hpp"
#include "support/catch2.hpp"
#include "support/data.hpp"
#include "support/mirror.hpp"
#include "support/nets.hpp"
#include "support/plain_net.hpp"

namespace kingcraft::test {
namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::size_t neurons = 48;

/// A net file in which something is wrong.
struct Harm {
    std::string name;
    std::string key;
    Bytes bytes;
};

Bytes replaced(Bytes bytes, std::string_view from, std::string_view to) {
    const auto found = std::search(bytes.begin(), bytes.end(), from.begin(), from.end());
    REQUIRE(found != bytes.end());
    std::copy(to.begin(), to.end(), found);
    return bytes;
}

std::vector<Harm> harmed_files() {
    const Bytes whole = random_net_file<Chess>(neurons, 1);
    Bytes flipped = whole;
    flipped[whole.size() / 2] ^= 1;
    Bytes longer = whole;
    longer.push_back(0);
    Bytes endless = whole;
    std::fill(endless.begin() + 8, endless.begin() + 12, 0xFF);
    NetWeights extreme = random_weights(NetInputs<Chess>::shape.rows, neurons, 1);
    extreme.bias[3] = NetWeights::bias_max + 1;
    NetWeights far = random_weights(NetInputs<Chess>::shape.rows, neurons, 1);
    far.output_bias[2] = -NetWeights::output_bias_max - 1;
    NetWeights negative = random_weights(NetInputs<Chess>::shape.rows, neurons, 1);
    negative.factor = -1;
    return {
        {"no bytes", "net-foreign", {}},
        {"a text", "net-foreign", Bytes(200, 'x')},
        {"a description without an end", "net-cut-off", endless},
        {"half of it", "net-cut-off", Bytes(whole.begin(), whole.begin() + static_cast<int>(whole.size() / 2))},
        {"the last byte is missing", "net-cut-off", Bytes(whole.begin(), whole.end() - 1)},
        {"one more byte", "net-damaged", longer},
        {"one bit", "net-damaged", flipped},
        {"another game", "net-other", random_net_file<Tax>(neurons, 1)},
        {"no game", "net-other", with_new_checksum(replaced(whole, "game:", "gaol:"))},
        {"no neurons", "net-damaged", with_new_checksum(replaced(whole, "neurons: 48", "neurons:  0"))},
        {"neurons that fill no block", "net-damaged", with_new_checksum(replaced(whole, "neurons: 48", "neurons: 47"))},
        {"a bias that overflows", "net-damaged", write_net("chess", "", extreme)},
        {"an output that overflows", "net-damaged", write_net("chess", "", far)},
        {"a negative factor", "net-damaged", write_net("chess", "", negative)},
    };
}

}  // namespace

TEST_CASE("a net's file reads as it was written", "[net]") {
    const auto net = read_net("chess", random_net_file<Chess>(neurons, 7));
    REQUIRE(net);
    CHECK(net.value().neurons() == neurons);
    CHECK(net.value().description() == "game: chess\nneurons: 48\nseed: 7\n");
}

TEST_CASE("a net's file that is damaged or foreign is refused", "[net]") {
    for (const Harm& harm : harmed_files()) {
        INFO(harm.name);
        const auto net = read_net("chess", harm.bytes);
        REQUIRE_FALSE(net);
        CHECK(net.error().message.key() == harm.key);
    }
    const auto unknown = read_net("draughts", random_net_file<Chess>(neurons, 1));
    REQUIRE_FALSE(unknown);
    CHECK(unknown.error().code == ErrorCode::variant);
}

TEST_CASE("the nets of the repository can be read", "[net]") {
    AllVariants::for_each([]<class V>() {
        const Bytes bytes = net_file_of_repository(V::id);
        INFO(V::id);
        if (!bytes.empty()) CHECK(read_net(V::id, bytes).ok());
    });
}

TEST_CASE("stored sums give what the definition gives, in random games", "[net]") {
    // The same in every build.
    const std::map<std::string_view, std::uint64_t> signatures{
        {"chess", 0x8E67F94B5DFDFE67},      {"flying", 0x42A2437FD5475627}, {"kingscourt", 0x360634D6CDA4BCDB},
        {"levitating", 0xD6D8EDCF2935340F}, {"tax", 0x2704B8ADC96B9197},    {"twokings", 0x56B0956136E1DC7F},
    };
    AllVariants::for_each([&]<class V>() {
        std::uint64_t of_game = 0;
        const NetWeights weights = random_weights(NetInputs<V>::shape.rows, neurons, 5);
        const Net net = Net::read(NetInputs<V>::shape, write_net(V::id, "", weights)).value();
        NetEvaluator<V> stored(&net);
        std::vector<Position<V>> seen;
        Random random(9);
        constexpr int games = 12;
        for (std::uint64_t game = 0; game < games; ++game) {
            walk_random_game<V>(game, 120, [&](const Position<V>& position, const MoveList&) {
                seen.push_back(position);
                // A search jumps from line to line, and from ply to ply.
                for (const Position<V>& at : {position, seen[random.below(seen.size())]}) {
                    const int found = stored.evaluate(at, static_cast<int>(random.below(4)));
                    of_game = of_game * 31 + static_cast<std::uint64_t>(found + counted_score);
                    INFO(V::id << " " << fen_text(at));
                    REQUIRE(found == plain_evaluation(weights, at));
                }
            });
        }
        INFO(V::id);
        if (is_of_repository(V::id)) CHECK(of_game == signatures.at(V::id));
    });
}

TEST_CASE("a net sees both colours alike", "[net]") {
    AllVariants::for_each([&]<class V>() {
        const Net net = read_net(V::id, random_net_file<V>(neurons, 5)).value();
        NetEvaluator<V> evaluator(&net);
        walk_random_game<V>(3, 80, [&](const Position<V>& position, const MoveList&) {
            if (!V::is_color_symmetric(position)) return;
            INFO(V::id << " " << fen_text(position));
            CHECK(evaluator.evaluate(position, 0) == evaluator.evaluate(mirrored(position), 1));
        });
    });
}

TEST_CASE("a search of any level uses the net that it is given", "[net]") {
    const Net net = read_net("chess", random_net_file<Chess>(neurons, 5)).value();
    const auto nodes_with = [](const Net* used, int level) {
        const auto engine = std::move(AnyEngine::create()).value();
        engine->set_net(used);
        Limits limits;
        limits.depth = 6;
        limits.level = level;
        limits.seed = 1;
        REQUIRE_FALSE(engine->start(limits));
        engine->run();
        return engine->report().nodes;
    };
    for (const int level : {level_min, level_max - 1, level_max}) {
        INFO("level " << level);
        CHECK(nodes_with(nullptr, level) == nodes_with(nullptr, level));
        CHECK(nodes_with(&net, level) == nodes_with(&net, level));
        CHECK(nodes_with(&net, level) != nodes_with(nullptr, level));
    }
}

}  // namespace kingcraft::test
