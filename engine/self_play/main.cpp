// The helper of scripts/self-play/run, scripts/self-play/corpus and scripts/train/run: plays games of the engine
// against itself, and writes their positions or PGN; or writes the positions of games that a farm has played.

#include <array>
#include <charconv>
#include <csignal>
#include <iostream>
#include <string_view>
#include <vector>

#include "english/english.hpp"
#include "game/game_module.hpp"
#include "self_play/self_play_module.hpp"

namespace kingcraft::self_play {

KINGCRAFT_LIST_PARTS(SelfPlayModule, self_play)

}  // namespace kingcraft::self_play

namespace {

using namespace kingcraft::self_play;

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

int play_games(void (*play)(const WantedGames&, std::ostream&), const Words& words) {
    const auto games = number(words[2]);
    const auto seed = number(words[3]);
    const auto nodes = number(words[4]);
    if (!games || !seed || !nodes) return fail("GAMES, SEED and NODES are numbers");
    play({*games, *seed, *nodes}, std::cout);
    return std::cout.flush() ? 0 : fail("cannot write the games");
}

int read_games(const SelfPlayModule& game) {
    if (const auto wrong = game.read_games(std::cin, std::cout))
        return fail("game " + std::to_string(wrong->game) + ": " + kingcraft::english(wrong->error));
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
    const SelfPlayModule* game = kingcraft::find_part<SelfPlayModule>(self_play_parts, words[1]);
    if (!game) return fail("unknown variant " + words[1]);
    if (words[0] == "pgn") return read_games(*game);
    return play_games(words[0] == "corpus" ? game->play_corpus : game->play, words);
}
