// The helper of scripts/train/run: trains a net on positions of self-play, and describes how it was made.

#include <array>
#include <charconv>
#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

#include "game/game_module.hpp"
#include "train/net_trainer.hpp"
#include "train/train_module.hpp"

namespace kingcraft::train {

KINGCRAFT_LIST_PARTS(TrainModule, train)

}  // namespace kingcraft::train

namespace {

namespace train = kingcraft::train;
using Words = std::vector<std::string>;

constexpr std::string_view usage =
    "kingcraft_train train VARIANT OUT NEURONS EPOCHS SEED [NET] <POSITIONS\n"
    "    writes a net, trained on positions of scripts/self-play/run; it begins with NET instead of at random\n"
    "kingcraft_train describe VARIANT NET <LINES   adds lines `name: value` to the description of a net\n";

int fail(const std::string& text) {
    std::cerr << "kingcraft_train: " << text << '\n';
    return 1;
}

template <class T>
bool read_number(std::string_view word, T& value) {
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    return error == std::errc() && end == word.data() + word.size();
}

/// The net of a game; nothing when the file is no such net.
std::optional<kingcraft::NetFile> read_net(const train::TrainModule& game, const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    const std::vector<char> bytes{std::istreambuf_iterator<char>(file), {}};
    auto read =
        kingcraft::read_net_file(game.net_shape, {reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
    if (!read) return std::nullopt;
    return std::move(read).value();
}

int write_net(const train::TrainModule& game, const std::string& path, const std::string& description,
              const kingcraft::NetWeights& weights) {
    const auto bytes = kingcraft::write_net(game.id, description, weights);
    std::ofstream file(path, std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    return file.flush() ? 0 : fail("cannot write " + path);
}

/// `beginning` is the net to begin with; empty for random weights.
int train_net(const train::TrainModule& game, const std::string& path, const train::Settings& settings,
              const std::string& beginning) {
    std::optional<kingcraft::NetFile> first;
    if (!beginning.empty()) {
        first = read_net(game, beginning);
        if (!first || first->weights.neurons != settings.neurons)
            return fail(beginning + " is no net of " + std::string(game.id) + " with " +
                        std::to_string(settings.neurons) + " neurons");
    }
    const auto samples = game.read_samples(std::cin);
    if (samples.training().empty() || samples.held_out().empty())
        return fail("there are not enough positions to train on");
    train::NetTrainer trainer(samples, settings);
    if (first) trainer.begin_with(first->weights);
    const double of_material = trainer.material_loss();
    std::cerr << game.id << ": " << samples.training().size() << " positions, " << samples.held_out().size()
              << " held out; loss of material " << of_material << '\n';
    const double loss = trainer.run([&](int epoch, const train::Loss& of_epoch) {
        std::cerr << "epoch " << epoch << " of " << settings.epochs << ": loss " << of_epoch.training << ", held out "
                  << of_epoch.held_out << '\n';
    });
    const std::string description = "positions: " + std::to_string(samples.size()) +
                                    "\nseed: " + std::to_string(settings.seed) +
                                    "\nepochs: " + std::to_string(settings.epochs) + "\nloss: " + std::to_string(loss) +
                                    " (of material " + std::to_string(of_material) + ")\n";
    return write_net(game, path, description, trainer.quantised());
}

int run_train(const train::TrainModule& game, const Words& words) {
    train::Settings settings;
    using kingcraft::NetWeights;
    if (!read_number(words[3], settings.neurons) || settings.neurons == 0 ||
        settings.neurons > NetWeights::neurons_max || settings.neurons % NetWeights::block != 0)
        return fail("NEURONS is a multiple of " + std::to_string(NetWeights::block) + ", at most " +
                    std::to_string(NetWeights::neurons_max));
    if (!read_number(words[4], settings.epochs) || !read_number(words[5], settings.seed))
        return fail("EPOCHS and SEED are numbers");
    return train_net(game, words[2], settings, words.size() > 6 ? words[6] : "");
}

int run_describe(const train::TrainModule& game, const Words& words) {
    const auto file = read_net(game, words[2]);
    if (!file) return fail(words[2] + " is no net of " + std::string(game.id));
    // `write_net` puts both lines before the description again.
    std::string_view before = file->description;
    for (const std::string_view name : {"game: ", "neurons: "}) {
        if (!before.starts_with(name)) return fail(words[2] + " has no line '" + std::string(name) + "' at its place");
        before.remove_prefix(std::min(before.find('\n'), before.size() - 1) + 1);
    }
    const std::string added{std::istreambuf_iterator<char>(std::cin), {}};
    return write_net(game, words[2], std::string(before) + added, file->weights);
}

}  // namespace

int main(int count, char** arguments) {
    const Words words(arguments + 1, arguments + count);
    const auto is = [&](std::string_view command, std::size_t size) {
        return words.size() == size && words[0] == command;
    };
    if (!is("train", 6) && !is("train", 7) && !is("describe", 3)) {
        std::cerr << usage;
        return 2;
    }
    const train::TrainModule* game = kingcraft::find_part<train::TrainModule>(train::train_parts, words[1]);
    if (!game) return fail("unknown variant " + words[1]);
    return words[0] == "train" ? run_train(*game, words) : run_describe(*game, words);
}
