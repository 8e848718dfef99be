#include "notation/written_words.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/small.hpp"
#include "base/utf8.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

namespace {

/// So many bytes has the longest text that plain_move rewrites; a longer one is no move.
constexpr std::size_t longest_move = 64;

struct Sign {
    std::string_view text;
    /// 0 for one that has no NAG.
    int nag;
};

/// The informant's signs, as they are typed and as they are printed. pgn-signs.js has the same.
constexpr std::array<Sign, 45> signs{
    {{"!", 1},    {"?", 2},   {"!!", 3},   {"‼", 3},   {"??", 4},   {"⁇", 4},   {"!?", 5},   {"⁉", 5},    {"?!", 6},
     {"⁈", 6},    {"□", 7},   {"=", 10},   {"∞", 13},  {"⩲", 14},   {"+=", 14}, {"+/=", 14}, {"⩱", 15},   {"=+", 15},
     {"=/+", 15}, {"±", 16},  {"+/-", 16}, {"∓", 17},  {"-/+", 17}, {"+-", 18}, {"+−", 18},  {"+–", 18},  {"-+", 19},
     {"−+", 19},  {"–+", 19}, {"⨀", 22},   {"⊙", 22},  {"⟳", 32},   {"↑", 36},  {"→", 40},   {"=∞", 44},  {"∞=", 44},
     {"⇆", 132},  {"⊕", 138}, {"⨁", 138},  {"∆", 140}, {"Δ", 140},  {"⌓", 142}, {"N", 146},  {"e.p.", 0}, {"ep", 0}}};

/// The characters of castling.
constexpr std::string_view castling_signs = "Oo0-";

/// A sign that is a letter too, and so stands alone.
constexpr std::string_view novelty = "N";

/// The longest sign at the end of a word, or nullptr.
const Sign* sign_at_end(std::string_view word) {
    const Sign* found = nullptr;
    for (const Sign& sign : signs) {
        if (!word.ends_with(sign.text) || (sign.text == novelty && word != novelty)) continue;
        if (!found || sign.text.size() > found->text.size()) found = &sign;
    }
    return found;
}

bool is_dash(char32_t code_point) { return (code_point >= 0x2010 && code_point <= 0x2015) || code_point == 0x2212; }

/// The ASCII that a character of a move stands for; the character itself where it stands for nothing else.
std::string_view plain(char32_t code_point, std::string_view character) {
    constexpr char32_t white_king = 0x2654;
    constexpr std::array<std::string_view, 6> figurines{"K", "Q", "R", "B", "N", ""};
    if (is_dash(code_point)) return "-";
    if (code_point >= white_king && code_point < white_king + 2 * figurines.size())
        return figurines[(code_point - white_king) % figurines.size()];
    // The times sign, and what chooses between a letter and a picture for a figurine.
    if (code_point == 0xD7) return "x";
    return code_point == 0xFE0E || code_point == 0xFE0F ? "" : character;
}

}  // namespace

std::string with_plain_dashes(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        const auto [code_point, length] = first_character(text);
        plain += is_dash(code_point) ? "-" : text.substr(0, length);
        text.remove_prefix(length);
    }
    return plain;
}

std::string_view result_of(std::string_view word) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 7> results{{{"1-0", "1-0"},
                                                                                    {"0-1", "0-1"},
                                                                                    {"1/2-1/2", "1/2-1/2"},
                                                                                    {"1/2", "1/2-1/2"},
                                                                                    {"½-½", "1/2-1/2"},
                                                                                    {"½", "1/2-1/2"},
                                                                                    {"*", "*"}}};
    // The longest has three dashes of three bytes; a longer word need not be rewritten.
    const std::string plain = with_plain_dashes(word.substr(0, 16));
    for (const auto& [written, result] : results) {
        if (plain == written) return result;
    }
    return {};
}

bool is_null_move(std::string_view word) {
    const std::string plain = with_plain_dashes(word.substr(0, 16));
    return plain == "--" || plain == "Z0" || plain == "0000" || plain == "@@@@";
}

void take_signs(std::string_view& word, std::vector<int>& nags) {
    for (std::string_view rest = word; !rest.empty();) {
        if (const Sign* const sign = sign_at_end(rest)) {
            rest.remove_suffix(sign->text.size());
            word = rest;
            const bool is_new = std::find(nags.begin(), nags.end(), sign->nag) == nags.end();
            if (sign->nag != 0 && is_new) nags.push_back(sign->nag);
        } else if (rest.back() == '+' || rest.back() == '#') {
            rest.remove_suffix(1);
        } else {
            break;
        }
    }
}

std::string plain_move(std::string_view text) {
    std::string move(text);
    if (text.size() > longest_move) return move;
    // Almost all moves are written in ASCII, and end in the rank of a square.
    const bool is_ascii = std::all_of(text.begin(), text.end(), [](char c) { return (c & 0x80) == 0; });
    const bool ends_in_rank = !text.empty() && text.back() >= '0' && text.back() <= '9';
    if (is_ascii && ends_in_rank && castling_signs.find(text[0]) == std::string_view::npos) return move;
    if (!is_ascii) move.clear();
    for (std::string_view rest = is_ascii ? "" : text; !rest.empty();) {
        const auto [code_point, length] = first_character(rest);
        move += plain(code_point, rest.substr(0, length));
        rest.remove_prefix(length);
    }
    const auto drop = [&](std::string_view end) {
        const bool found = move.ends_with(end);
        if (found) move.resize(move.size() - end.size());
        return found;
    };
    while (drop("+") || drop("#") || drop("!") || drop("?") || drop("e.p.") || drop("ep")) {
    }
    const std::size_t castling = std::min(move.find_first_not_of(castling_signs), move.size());
    if (castling >= 3) {
        for (std::size_t i = 0; i < castling; ++i) move[i] = move[i] == '-' ? '-' : 'O';
    }
    return move;
}

Error move_error(ErrorCode code, std::string_view key, std::string_view written) {
    return {code, Message(key).with("move=", shown(written))};
}

Error ambiguous_move(std::string_view written, const std::string& one, const std::string& other) {
    Error error = move_error(ErrorCode::ambiguous_move, "move-ambiguous", written);
    error.message.add("moves,", one + ',' + other);
    return error;
}

std::string lower_case(std::string_view text) {
    std::string lower = with_single_spaces(text);
    for (char& c : lower) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return lower;
}

std::string with_single_spaces(std::string_view text) {
    std::string result;
    bool is_apart = false;
    while (!text.empty()) {
        const std::size_t space = space_length(text);
        const std::size_t length = std::max<std::size_t>(space, 1);
        if (space == 0) {
            if (std::exchange(is_apart, false)) result += ' ';
            result += text[0];
        } else {
            is_apart = !result.empty();
        }
        text.remove_prefix(length);
    }
    return result;
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
