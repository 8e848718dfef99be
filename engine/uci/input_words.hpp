#pragma once
// Splits a line of input into words.

#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kingcraft::uci {

/// The length of the blank that the text begins with; 0 where it is none. A byte-order mark is a blank: programs put
/// one in front of a text, and it comes along where somebody copies a FEN. Other spaces of Unicode may be part of a
/// path.
inline std::size_t blank_length(std::string_view text) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (text.starts_with(mark)) return mark.size();
    return std::string_view(" \t\r\n\v\f").find(text[0]) == std::string_view::npos ? 0 : 1;
}

/// The words of a line, separated by any number of blanks.
inline std::vector<std::string> split(std::string_view line) {
    std::vector<std::string> words;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t begin = at;
        while (at < line.size() && blank_length(line.substr(at)) == 0) ++at;
        if (at > begin) words.emplace_back(line.substr(begin, at - begin));
        if (at < line.size()) at += blank_length(line.substr(at));
    }
    return words;
}

/// The words from `begin` to `end`, which is excluded, joined by blanks.
inline std::string join(const std::vector<std::string>& words, std::size_t begin, std::size_t end) {
    std::string text;
    for (std::size_t i = begin; i < end; ++i) text += (i > begin ? " " : "") + words[i];
    return text;
}

/// The integer that the text is; none when it is no integer or too large.
inline std::optional<std::int64_t> to_number(std::string_view text) {
    std::int64_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (read.ec != std::errc{} || read.ptr != text.data() + text.size()) return std::nullopt;
    return number;
}

}  // namespace kingcraft::uci
