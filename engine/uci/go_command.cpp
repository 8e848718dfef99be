#include "uci/go_command.hpp"

#include <algorithm>
#include <array>
#include <limits>

#include "english/english.hpp"
#include "rules/perft.hpp"
#include "uci/input_words.hpp"

namespace kingcraft::uci {

namespace {

constexpr int mate_max = 50;
constexpr std::int64_t int_max = std::numeric_limits<int>::max();

struct NumberOf {
    std::string_view word;
    std::int64_t least;
    std::int64_t most;
};

/// The words with a number, and its range. A clock may be below zero.
constexpr std::int64_t time_max = std::int64_t{1} << 40;
constexpr std::array numbers{
    NumberOf{"depth", 1, depth_max},        NumberOf{"nodes", 1, std::numeric_limits<std::int64_t>::max()},
    NumberOf{"movetime", 0, time_max},      NumberOf{"wtime", -time_max, time_max},
    NumberOf{"btime", -time_max, time_max}, NumberOf{"winc", 0, time_max},
    NumberOf{"binc", 0, time_max},          NumberOf{"movestogo", 0, int_max},
    NumberOf{"mate", 1, mate_max},          NumberOf{"perft", 1, perft_depth_max},
};

const NumberOf* find_number(std::string_view word) {
    const auto* const found =
        std::find_if(numbers.begin(), numbers.end(), [&](const NumberOf& each) { return each.word == word; });
    return found == numbers.end() ? nullptr : found;
}

/// True for the words of `go`, which are not moves.
bool is_keyword(std::string_view word) {
    return find_number(word) != nullptr || word == "infinite" || word == "ponder" || word == "searchmoves";
}

/// How long to search when no limit of a command can be read, in milliseconds.
constexpr std::int64_t time_without_limits = 1000;

Error go_error(std::string_view word, const std::string& rest) {
    return {ErrorCode::argument, sentence("After \"" + std::string(word) + "\" " + rest)};
}

Error number_error(const NumberOf& number, const std::string& found) {
    return go_error(number.word, quote(found) + " is not a number from " + std::to_string(number.least) + " to " +
                                     std::to_string(number.most) + ".");
}

/// The number without its decimals, which some programs send; none when the text is no number or is too large.
std::optional<std::int64_t> to_whole_number(std::string_view text) {
    const std::size_t point = std::min(text.find('.'), text.size());
    const bool has_decimals =
        point + 1 < text.size() && text.find_first_not_of("0123456789", point + 1) == std::string_view::npos;
    return to_number(has_decimals ? text.substr(0, point) : text);
}

/// Stores the number after a word.
void set_number(std::string_view word, std::int64_t number, Color turn, Go& go) {
    const bool ours = word[0] == name(turn)[0];
    auto& clock = go.limits.clock;
    const auto our_clock = [&]() -> ClockLimit& { return clock ? *clock : clock.emplace(); };
    if (word == "depth") go.limits.depth = static_cast<int>(number);
    if (word == "nodes") go.limits.nodes = static_cast<std::uint64_t>(number);
    if (word == "movetime") go.limits.movetime = number;
    if (word == "movestogo") our_clock().moves_to_go = static_cast<int>(number);
    if (word == "mate") go.limits.mate = static_cast<int>(number);
    if (word == "perft") go.perft = static_cast<int>(number);
    if (ours && (word == "wtime" || word == "btime")) our_clock().remaining = number;
    if (ours && (word == "winc" || word == "binc")) our_clock().increment = number;
}

}  // namespace

Result<Go> parse_go(const std::vector<std::string>& words, Color turn) {
    Go go;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (word == "infinite") go.infinite = true;
        if (word == "ponder") go.limits.ponder = true;
        if (word == "searchmoves") {
            while (i + 1 < words.size() && !is_keyword(words[i + 1])) go.moves.push_back(words[++i]);
            if (go.moves.empty()) go.faults.push_back(go_error(word, "a move is missing."));
        }
        const NumberOf* const known = find_number(word);
        if (known == nullptr) continue;
        const bool is_missing = i + 1 == words.size() || is_keyword(words[i + 1]);
        const auto number = is_missing ? std::nullopt : to_whole_number(words[++i]);
        const auto nearest = number ? std::clamp(*number, known->least, known->most) : known->least;
        if (is_missing) go.faults.push_back(go_error(word, "a number is missing."));
        if (!is_missing && number != nearest) go.faults.push_back(number_error(*known, words[i]));
        if (number != nearest && word == "perft") return go.faults.back();
        if (number) set_number(word, nearest, turn, go);
    }
    const Limits& limits = go.limits;
    const bool is_limited = limits.depth || limits.nodes || limits.movetime || limits.clock || limits.mate;
    if (!is_limited && go.faults.empty()) go.infinite = true;
    if (!is_limited && !go.infinite) go.limits.movetime = time_without_limits;
    return go;
}

std::optional<std::int64_t> spare_time(const Limits& limits) {
    constexpr std::int64_t share_of_move = 4;
    constexpr std::int64_t share_of_clock = 40;
    if (limits.movetime) return *limits.movetime / share_of_move;
    if (limits.clock) return limits.clock->remaining / share_of_clock;
    return std::nullopt;
}

void subtract_time(Limits& limits, std::int64_t spent) {
    const auto left = [&](std::int64_t time) { return std::max<std::int64_t>(time - spent, 1); };
    if (limits.movetime) limits.movetime = left(*limits.movetime);
    if (limits.clock) limits.clock->remaining = left(limits.clock->remaining);
}

}  // namespace kingcraft::uci
