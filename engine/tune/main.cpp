// The helper of scripts/tune and scripts/corpus: plays games of the engine against itself, for fitting the evaluation
// or as PGN, and shows how the evaluation sees positions.

#include <charconv>
#include <fstream>
#include <iostream>
#include <string_view>
#include <vector>

#include "tune/corpus_play.hpp"
#include "tune/evaluation_trace.hpp"
#include "tune/self_play.hpp"
#include "tune/weights_layout.hpp"
#include "variants/all.hpp"

namespace {

using Words = std::vector<std::string>;

constexpr std::string_view usage =
    "kingcraft_tune selfplay VARIANT GAMES SEED NODES   write positions of self-play\n"
    "kingcraft_tune corpus VARIANT GAMES SEED NODES     write games of self-play as PGN\n"
    "kingcraft_tune trace VARIANT FOLDER                read such positions, write how often each weight counts\n"
    "kingcraft_tune layout VARIANT                      write the table of weights\n";

int fail(const std::string& text) {
    std::cerr << "kingcraft_tune: " << text << '\n';
    return 1;
}

/// The number that a word stands for, or nothing.
std::optional<std::uint64_t> number(std::string_view word) {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
    return value;
}

/// Plays games of one kind after another.
template <class Player>
int play_games(const Words& words) {
    const auto games = number(words[2]);
    const auto seed = number(words[3]);
    const auto nodes = number(words[4]);
    if (!games || !seed || !nodes) return fail("GAMES, SEED and NODES are numbers");
    Player player(*nodes, std::cout);
    for (std::uint64_t game = 0; game < *games; ++game) player.play(*seed + game);
    return std::cout.flush() ? 0 : fail("cannot write the games");
}

template <class V>
int trace(const Words& words) {
    const std::string fault = kingcraft::tune::write_traces<V>(std::cin, words[2]);
    return fault.empty() ? 0 : fail(fault);
}

template <class V>
int layout(const Words&) {
    kingcraft::tune::write_layout<V>(std::cout);
    return 0;
}

}  // namespace

int main(int count, char** arguments) {
    const Words words(arguments + 1, arguments + count);
    const auto is = [&](std::string_view command, std::size_t size) {
        return words.size() == size && words[0] == command;
    };
    if (!is("selfplay", 5) && !is("corpus", 5) && !is("trace", 3) && !is("layout", 2)) {
        std::cerr << usage;
        return 2;
    }
    int status = 0;
    const bool known = kingcraft::AllVariants::with(words[1], [&]<class V>() {
        if (words[0] == "selfplay") status = play_games<kingcraft::tune::SelfPlay<V>>(words);
        if (words[0] == "corpus") status = play_games<kingcraft::tune::CorpusPlay<V>>(words);
        if (words[0] == "trace") status = trace<V>(words);
        if (words[0] == "layout") status = layout<V>(words);
    });
    return known ? status : fail("unknown variant " + words[1]);
}
