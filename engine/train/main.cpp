// The helper of scripts/train: trains a net on positions of self-play, and describes how it was made.

#include <charconv>
#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

#include "train/net_trainer.hpp"
#include "train/samples.hpp"
#include "variants/all.hpp"

namespace {

namespace train = kingcraft::train;
using Words = std::vector<std::string>;

constexpr std::string_view usage =
    "kingcraft_train train VARIANT OUT NEURONS EPOCHS SEED [NET OF] <POSITIONS\n"
    "    writes a net, trained on positions of scripts/self-play; it begins with NET, which is of the game OF, instead "
    "of at random\n"
    "kingcraft_train check VARIANT NEURONS NET OF   says whether a net of VARIANT can begin with NET\n"
    "kingcraft_train describe VARIANT NET <LINES    adds lines `name: value` to the description of a net\n";

int fail(const std::string& text) {
    std::cerr << "kingcraft_train: " << text << '\n';
    return 1;
}

template <class T>
bool read_number(std::string_view word, T& value) {
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    return error == std::errc() && end == word.data() + word.size();
}

/// The net to begin with.
struct Beginning {
    std::string path;
    std::string game;
};

/// The net of a game; nothing when the file is no such net.
template <class V>
std::optional<kingcraft::NetFile> read_net(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    const std::vector<char> bytes{std::istreambuf_iterator<char>(file), {}};
    auto read = kingcraft::read_net_file(kingcraft::NetInputs<V>::shape,
                                         {reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
    if (!read) return std::nullopt;
    return std::move(read).value();
}

/// As far along one side of a board as `at` is along another.
constexpr int scaled(int at, int length, int other_length) {
    return length == 1 ? 0 : (2 * at * (other_length - 1) + length - 1) / (2 * (length - 1));
}

/// The weights of a net of game V that begins with one of game W: each piece has the row that it has in W, on the
/// square that lies as far along the board; a piece that W does not have counts nothing at first.
template <class V, class W>
kingcraft::NetWeights adapted(const kingcraft::NetWeights& weights) {
    using G = typename V::Geometry;
    using H = typename W::Geometry;
    constexpr std::size_t roles = kingcraft::NetInputs<V>::roles;
    constexpr std::size_t other_roles = kingcraft::NetInputs<W>::roles;
    kingcraft::NetWeights result = weights;
    result.input.assign(kingcraft::NetInputs<V>::shape.rows * weights.neurons, 0);
    auto row = result.input.begin();
    for (std::size_t owner = 0; owner < kingcraft::color_count; ++owner) {
        for (std::size_t role = 0; role < roles; ++role) {
            for (int i = 0; i < G::squares; ++i, row += static_cast<std::ptrdiff_t>(weights.neurons)) {
                if (role >= other_roles) continue;
                const auto square = static_cast<kingcraft::Square>(i);
                const std::size_t other_square =
                    H::square(scaled(G::file(square), G::files, H::files), scaled(G::rank(square), G::ranks, H::ranks),
                              std::min(G::level(square), H::levels - 1));
                const std::size_t other_row = (owner * other_roles + role) * H::squares + other_square;
                std::copy_n(weights.input.begin() + static_cast<std::ptrdiff_t>(other_row * weights.neurons),
                            weights.neurons, row);
            }
        }
    }
    return result;
}

template <class V>
int write_net(const std::string& path, const std::string& description, const kingcraft::NetWeights& weights) {
    const auto bytes = kingcraft::write_net(V::id, description, weights);
    std::ofstream file(path, std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    return file.flush() ? 0 : fail("cannot write " + path);
}

/// The weights to begin with; none, after a message, when a net with so many neurons cannot begin so.
template <class V>
kingcraft::NetWeights read_beginning(const Beginning& beginning, std::size_t neurons) {
    kingcraft::NetWeights weights;
    const bool known = kingcraft::AllVariants::with(beginning.game, [&]<class W>() {
        const auto file = read_net<W>(beginning.path);
        if (!file) {
            fail(beginning.path + " is no net of " + beginning.game);
        } else if (file->weights.neurons != neurons) {
            fail(beginning.path + " has " + std::to_string(file->weights.neurons) + " neurons, not " +
                 std::to_string(neurons));
        } else {
            weights = adapted<V, W>(file->weights);
        }
    });
    if (!known) fail("unknown variant " + beginning.game);
    return weights;
}

template <class V>
int train_net(const std::string& path, const train::Settings& settings, const std::optional<Beginning>& beginning) {
    kingcraft::NetWeights first;
    if (beginning) {
        first = read_beginning<V>(*beginning, settings.neurons);
        if (first.neurons == 0) return 1;
    }
    const auto samples = train::Samples::read<V>(std::cin);
    if (samples.training().empty() || samples.held_out().empty())
        return fail("there are not enough positions to train on");
    train::NetTrainer trainer(samples, settings);
    if (beginning) trainer.begin_with(first);
    const double of_material = trainer.material_loss();
    std::cerr << V::id << ": " << samples.training().size() << " positions, " << samples.held_out().size()
              << " held out; loss of material " << of_material << '\n';
    const double loss = trainer.run([&](int epoch, const train::Loss& of_epoch) {
        std::cerr << "epoch " << epoch << " of " << settings.epochs << ": loss " << of_epoch.training << ", held out "
                  << of_epoch.held_out << '\n';
    });
    const std::string description = "positions: " + std::to_string(samples.size()) +
                                    "\nseed: " + std::to_string(settings.seed) +
                                    "\nepochs: " + std::to_string(settings.epochs) + "\nloss: " + std::to_string(loss) +
                                    " (of material " + std::to_string(of_material) + ")\n";
    return write_net<V>(path, description, trainer.quantised());
}

/// Reads a number of neurons. False, after a message, when no net has so many.
bool read_neurons(std::string_view word, std::size_t& neurons) {
    using kingcraft::NetWeights;
    if (read_number(word, neurons) && neurons > 0 && neurons <= NetWeights::neurons_max &&
        neurons % NetWeights::block == 0)
        return true;
    fail("NEURONS is a multiple of " + std::to_string(NetWeights::block) + ", at most " +
         std::to_string(NetWeights::neurons_max));
    return false;
}

template <class V>
int run_train(const Words& words) {
    train::Settings settings;
    if (!read_neurons(words[3], settings.neurons)) return 1;
    if (!read_number(words[4], settings.epochs) || !read_number(words[5], settings.seed))
        return fail("EPOCHS and SEED are numbers");
    std::optional<Beginning> beginning;
    if (words.size() > 6) beginning = Beginning{words[6], words[7]};
    return train_net<V>(words[2], settings, beginning);
}

template <class V>
int run_check(const Words& words) {
    std::size_t neurons = 0;
    if (!read_neurons(words[2], neurons)) return 1;
    return read_beginning<V>({words[3], words[4]}, neurons).neurons > 0 ? 0 : 1;
}

template <class V>
int run_describe(const Words& words) {
    const auto file = read_net<V>(words[2]);
    if (!file) return fail(words[2] + " is no net of " + std::string(V::id));
    // `write_net` puts both lines before the description again.
    std::string_view before = file->description;
    for (const std::string_view name : {"game: ", "neurons: "}) {
        if (!before.starts_with(name)) return fail(words[2] + " has no line '" + std::string(name) + "' at its place");
        before.remove_prefix(std::min(before.find('\n'), before.size() - 1) + 1);
    }
    const std::string added{std::istreambuf_iterator<char>(std::cin), {}};
    return write_net<V>(words[2], std::string(before) + added, file->weights);
}

}  // namespace

int main(int count, char** arguments) {
    const Words words(arguments + 1, arguments + count);
    const auto is = [&](std::string_view command, std::size_t size) {
        return words.size() == size && words[0] == command;
    };
    if (!is("train", 6) && !is("train", 8) && !is("check", 5) && !is("describe", 3)) {
        std::cerr << usage;
        return 2;
    }
    int status = 0;
    const bool known = kingcraft::AllVariants::with(words[1], [&]<class V>() {
        if (words[0] == "train") status = run_train<V>(words);
        if (words[0] == "check") status = run_check<V>(words);
        if (words[0] == "describe") status = run_describe<V>(words);
    });
    return known ? status : fail("unknown variant " + words[1]);
}
