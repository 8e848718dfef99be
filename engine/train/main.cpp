// The helper of scripts/train: trains a net on positions of self-play.

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

using Words = std::vector<std::string>;

constexpr std::string_view usage =
    "kingcraft_train VARIANT OUT NEURONS EPOCHS SEED [NET OF] <POSITIONS\n"
    "reads positions of scripts/self-play, and writes a net; it begins with NET, which is of the game OF, instead of "
    "at random\n";

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

template <class V>
int train_net(const std::string& path, const kingcraft::train::Settings& settings,
              const std::optional<Beginning>& beginning) {
    namespace train = kingcraft::train;
    std::optional<kingcraft::NetFile> first;
    if (beginning) {
        std::ifstream file(beginning->path, std::ios::binary);
        const std::vector<char> bytes{std::istreambuf_iterator<char>(file), {}};
        auto read = kingcraft::read_net_file({beginning->game, kingcraft::NetInputs<V>::shape.rows},
                                             {reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
        if (!read || read.value().weights.neurons != settings.neurons)
            return fail(beginning->path + " is no net of " + beginning->game + " with as many rows and neurons");
        first = std::move(read).value();
    }
    const auto samples = train::Samples::read<V>(std::cin);
    if (samples.training().empty() || samples.held_out().empty())
        return fail("there are not enough positions to train on");
    train::NetTrainer trainer(samples, settings);
    if (first) trainer.begin_with(first->weights);
    const double plain = trainer.plain_loss();
    std::cerr << V::id << ": " << samples.training().size() << " positions, " << samples.held_out().size()
              << " held out; loss without a net " << plain << '\n';
    const double loss = trainer.run([&](int epoch, const train::Loss& of_epoch) {
        std::cerr << "epoch " << epoch << " of " << settings.epochs << ": loss " << of_epoch.training << ", held out "
                  << of_epoch.held_out << '\n';
    });
    const std::string description = "positions: " + std::to_string(samples.size()) +
                                    "\nseed: " + std::to_string(settings.seed) +
                                    "\nepochs: " + std::to_string(settings.epochs) + "\nloss: " + std::to_string(loss) +
                                    " (without a net " + std::to_string(plain) + ")\n";
    const auto bytes = kingcraft::write_net(V::id, description, trainer.quantised());
    std::ofstream file(path, std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    return file.flush() ? 0 : fail("cannot write " + path);
}

}  // namespace

int main(int count, char** arguments) {
    using namespace kingcraft;
    const Words words(arguments + 1, arguments + count);
    if (words.size() != 5 && words.size() != 7) {
        std::cerr << usage;
        return 2;
    }
    train::Settings settings;
    if (!read_number(words[2], settings.neurons) || !read_number(words[3], settings.epochs) ||
        !read_number(words[4], settings.seed))
        return fail("NEURONS, EPOCHS and SEED are numbers");
    if (settings.neurons == 0 || settings.neurons > NetWeights::neurons_max ||
        settings.neurons % NetWeights::block != 0)
        return fail("NEURONS is a multiple of " + std::to_string(NetWeights::block) + ", at most " +
                    std::to_string(NetWeights::neurons_max));
    std::optional<Beginning> beginning;
    if (words.size() == 7) beginning = Beginning{words[5], words[6]};
    int status = 0;
    const bool known =
        AllVariants::with(words[0], [&]<class V>() { status = train_net<V>(words[1], settings, beginning); });
    return known ? status : fail("unknown variant " + words[0]);
}
