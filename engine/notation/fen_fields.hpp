#pragma once
// Reading the fields of a FEN one by one. Each reader answers with what is wrong with its field, or with an empty
// message.

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/small.hpp"
#include "base/utf8.hpp"
#include "notation/square_text.hpp"
#include "rules/setup.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

namespace detail {

inline constexpr char level_separator = '|';

/// Writes how many squares in a row are empty; nothing for none.
inline void add_run(std::string& text, int run) {
    // Without a text for each number: a file of games is read with all of its positions.
    constexpr int decimal = 10;
    if (run >= decimal) text += static_cast<char>('0' + run / decimal);
    if (run > 0) text += static_cast<char>('0' + run % decimal);
}

/// The first character of a text that is not empty, as a message may show it.
inline std::string shown_character(std::string_view text) {
    return shown(text.substr(0, first_character(text).length));
}

/// A fault that has to do with one rank of the placement.
inline Message rank_fault(std::string_view key, std::string_view rank, int files) {
    return Message(key).with("rank=", shown(rank)).with("files#", files);
}

/// A part of the placement, and how often it must occur.
inline Message count_fault(std::string_view key, std::size_t count, int needed) {
    return Message(key).with("count#", count).with("needed#", needed);
}

/// Reads one rank from the a-file on.
template <class V>
Message read_rank(std::string_view text, Square first, Setup<V>& setup) {
    using G = typename V::Geometry;
    int file = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (file >= G::files) return rank_fault("fen-rank-long", text, G::files);
        if (text[at] >= '1' && text[at] <= '9') {
            int run = 0;
            const auto read = std::from_chars(text.data() + at, text.data() + text.size(), run);
            if (read.ec != std::errc{} || run > G::files - file) return rank_fault("fen-rank-long", text, G::files);
            file += run;
            at = static_cast<std::size_t>(read.ptr - text.data()) - 1;
            continue;
        }
        const Piece piece = piece_from_letter<V>(text[at]);
        if (!piece.exists() || !has_role<V>(piece.role())) {
            return Message("fen-letter").with("letter=", shown_character(text.substr(at))).with("rank=", shown(text));
        }
        setup.board[static_cast<std::size_t>(first + file)] = piece;
        ++file;
    }
    if (file == G::files) return {};
    return rank_fault("fen-rank-short", text, G::files).with("count#", file);
}

template <class V>
Message read_placement(std::string_view text, Setup<V>& setup) {
    using G = typename V::Geometry;
    const auto levels = split(text, level_separator);
    if (levels.size() != G::levels) {
        return count_fault("fen-levels", levels.size(), G::levels);
    }
    for (int level = 0; level < G::levels; ++level) {
        const auto ranks = split(levels[static_cast<std::size_t>(level)], '/');
        if (ranks.size() != G::ranks) {
            return count_fault("fen-ranks", ranks.size(), G::ranks);
        }
        for (int i = 0; i < G::ranks; ++i) {
            const Square first = G::square(0, G::ranks - 1 - i, level);
            Message fault = read_rank<V>(ranks[static_cast<std::size_t>(i)], first, setup);
            if (!fault.empty()) return fault;
        }
    }
    return {};
}

/// The letter of the file on which the piece of a right stands, as Shredder writes rights to castle: `HAha`.
template <class V>
constexpr char file_letter(const Right& right) {
    return static_cast<char>((right.color == Color::white ? 'A' : 'a') + V::Geometry::file(right.home));
}

/// The index of the right that a letter names: its own, or else that of the file where it is one to castle. Past the
/// end where it names none.
template <class V>
constexpr std::size_t find_right(char letter) {
    const auto find = [](auto fits) { return std::find_if(V::rights.begin(), V::rights.end(), fits); };
    auto right = find([&](const Right& each) { return each.letter == letter; });
    if (right == V::rights.end())
        right = find([&](const Right& each) { return each.castles() && file_letter<V>(each) == letter; });
    return static_cast<std::size_t>(right - V::rights.begin());
}

template <class V>
Message read_rights(std::string_view text, Setup<V>& setup) {
    if (text == "-") return {};
    if (text.empty()) return Message("fen-no-rights");
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::size_t right = find_right<V>(text[at]);
        if (right == V::rights.size()) {
            return Message("fen-unknown-right")
                .with("rights=", shown(text))
                .with("right=", shown_character(text.substr(at)));
        }
        if ((setup.rights & right_bit(right)) != 0) {
            return Message("fen-right-twice")
                .with("rights=", shown(text))
                .with("right=", std::string_view(&V::rights[right].letter, 1));
        }
        setup.rights = static_cast<Rights>(setup.rights | right_bit(right));
    }
    return {};
}

template <class V>
Message read_en_passant(std::string_view text, Setup<V>& setup) {
    if (text == "-") return {};
    setup.en_passant = parse_square<typename V::Geometry>(text);
    if (setup.en_passant != no_square) return {};
    return Message("fen-en-passant").with("text=", shown(text));
}

/// Reads a whole number from 0 to 9999.
inline bool read_clock(std::string_view text, int& clock) {
    const char* const end = text.data() + text.size();
    const bool digits =
        !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    const auto read = std::from_chars(text.data(), end, clock);
    return digits && read.ec == std::errc{} && clock <= last_clock;
}

/// Reads the state of a game that has one, where the FEN has it. Returns the number of the field of the clocks.
template <class V>
std::size_t read_state(const std::vector<std::string_view>& fields, Setup<V>& setup) {
    constexpr std::size_t after_en_passant = 4;
    if constexpr (has_state<V>) {
        const auto state = fields.size() > after_en_passant ? V::State::read(fields[after_en_passant]) : std::nullopt;
        if (state) {
            setup.state = *state;
            return after_en_passant + 1;
        }
    }
    return after_en_passant;
}

/// The fields of a FEN, with any white space around and between them, as far as one more than any game has.
inline std::vector<std::string_view> fen_fields(std::string_view text) {
    constexpr std::size_t enough = 8;
    std::vector<std::string_view> fields;
    for (std::size_t at = 0; at < text.size() && fields.size() < enough;) {
        if (const std::size_t space = space_length(text.substr(at))) {
            at += space;
            continue;
        }
        const std::size_t begin = at;
        while (at < text.size() && space_length(text.substr(at)) == 0) ++at;
        fields.push_back(text.substr(begin, at - begin));
    }
    return fields;
}

}  // namespace detail

}  // namespace kingcraft

KINGCRAFT_SMALL_END
