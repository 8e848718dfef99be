// The helper of scripts/self-play, scripts/train and scripts/corpus: plays games of the engine against itself, and
// writes their positions or PGN; or writes the positions of games that a farm has played.

#include <charconv>
#include <csignal>
#include <iostream>
#include <string_view>
#include <vector>

#include "english/english.hpp"
#include "self_play/corpus_play.hpp"
#include "self_play/pgn_positions.hpp"
#include "self_play/self_play.hpp"
#include "variants/all.hpp"

namespace {

using Words = std::vector<std::string>;

constexpr std::string_view usage =
    "kingcraft_self_play selfplay VARIANT GAMES SEED NODES   write positions\n"
    "kingcraft_self_play corpus VARIANT GAMES SEED NODES     write the games as PGN\n"
    "kingcraft_self_play pgn VARIANT <PGN                    write the positions of games with scores\n";

int fail(const std::string& text) {
    std::cerr << "kingcraft_self_play: " << text << '\n';
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
int read_games() {
    kingcraft::self_play::PgnPositions<V> positions(std::cout);
    while (const auto text = kingcraft::self_play::next_game(std::cin)) {
        if (const auto error = positions.write(*text))
            return fail("game " + std::to_string(positions.games()) + ": " + kingcraft::english(*error));
    }
    return std::cout.flush() ? 0 : fail("cannot write the positions");
}

}  // namespace

int main(int count, char** arguments) {
    // A reader that is gone is a write that fails, and no silent end.
    std::signal(SIGPIPE, SIG_IGN);
    const Words words(arguments + 1, arguments + count);
    const auto is = [&](std::string_view command, std::size_t size) {
        return words.size() == size && words[0] == command;
    };
    if (!is("selfplay", 5) && !is("corpus", 5) && !is("pgn", 2)) {
        std::cerr << usage;
        return 2;
    }
    int status = 0;
    const bool known = kingcraft::AllVariants::with(words[1], [&]<class V>() {
        if (words[0] == "selfplay") status = play_games<kingcraft::self_play::SelfPlay<V>>(words);
        if (words[0] == "pgn") status = read_games<V>();
        if (words[0] == "corpus") status = play_games<kingcraft::self_play::CorpusPlay<V>>(words);
    });
    return known ? status : fail("unknown variant " + words[1]);
}
