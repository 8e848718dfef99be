// Sessions of the protocol: every `go` is answered by one `bestmove`, and nothing that is said ends the program.

#include <algorithm>
#include <cctype>

#include "fuzz/fuzz_input.hpp"
#include "uci/conversation.hpp"
#include "uci/input_words.hpp"

namespace kingcraft::fuzz {
namespace {

/// Options that take memory, threads or files from the machine are left to the target `options`.
bool takes_resources(std::string line) {
    std::transform(line.begin(), line.end(), line.begin(), [](unsigned char c) { return std::tolower(c); });
    return line.find("setoption") != std::string::npos &&
           (line.find("hash") != std::string::npos || line.find("threads") != std::string::npos ||
            line.find("table") != std::string::npos || line.find("endgame") != std::string::npos);
}

bool begins(const std::string& line, std::string_view word) { return line.rfind(word, 0) == 0; }

}  // namespace

void fuzz_uci(std::string_view variant, Input& input) {
    constexpr std::size_t lines_max = 24;
    uci::Conversation talk;
    talk.say("setoption name UCI_Variant value " + std::string(variant));
    std::string_view text = input.rest();
    for (std::size_t lines = 0; lines < lines_max && !text.empty(); ++lines) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string line(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        const std::vector<std::string> words = uci::split(line);
        if (words.empty() || takes_resources(line)) continue;
        talk.heard();
        if (!talk.say(line)) return;
        talk.say("stop");
        // A `go` with a perft in it counts, wherever it stands, and has no best move.
        if (std::find(words.begin(), words.end(), "perft") != words.end()) continue;
        std::size_t best_moves = 0;
        for (const std::string& answer : talk.heard()) best_moves += begins(answer, "bestmove") ? 1 : 0;
        expect_equal("the number of best moves after " + line, words[0] == "go" ? "1" : "0",
                     std::to_string(best_moves));
    }
    talk.hang_up();
}

}  // namespace kingcraft::fuzz
