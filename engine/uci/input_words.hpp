#pragma once
// Splits a line of input into words.

#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kingcraft::uci {

/// The words of a line, separated by any number of blanks.
inline std::vector<std::string> split(std::string_view line) {
    constexpr std::string_view blanks = " \t\r\n";
    std::vector<std::string> words;
    for (std::size_t at = line.find_first_not_of(blanks); at != std::string_view::npos;) {
        const std::size_t end = std::min(line.find_first_of(blanks, at), line.size());
        words.emplace_back(line.substr(at, end - at));
        at = line.find_first_not_of(blanks, end);
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
