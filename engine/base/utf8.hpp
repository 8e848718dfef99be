#pragma once
// UTF-8: characters of texts from outside, which may hold any bytes.

#include <cstddef>
#include <string_view>
#include <vector>

namespace kingcraft {

/// Replaces a byte that is not UTF-8, and a character that a message must not show unchanged.
inline constexpr std::string_view replacement_character = "\xEF\xBF\xBD";
inline constexpr char32_t replacement_code_point = 0xFFFD;

struct Character {
    /// U+FFFD for a byte that is no UTF-8.
    char32_t code_point;
    /// In bytes.
    std::size_t length;
};

/// The first character of a text that is not empty.
Character first_character(std::string_view text);

/// True for control characters and for those that have no shape or turn the direction of the text.
bool is_invisible(char32_t code_point);

/// How many bytes of white space, of a byte-order mark or of a Ctrl-Z a text that is not empty begins with; 0 for
/// another character.
std::size_t space_length(std::string_view text);

/// The parts of a text around the separators; one more than there are separators.
std::vector<std::string_view> split(std::string_view text, char separator);

/// How long the text is in JavaScript: in UTF-16 code units.
std::size_t utf16_length(std::string_view text);

}  // namespace kingcraft
