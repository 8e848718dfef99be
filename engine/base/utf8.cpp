#include "base/utf8.hpp"

#include <algorithm>
#include <array>

#include "base/small.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

namespace {

constexpr char32_t first_of_two_units = 0x10000;

struct Range {
    char32_t first;
    char32_t last;
};

/// Unicode's categories Cc, Cf, Zl and Zp, as far as fonts and terminals know them.
constexpr std::array<Range, 13> invisible{{{0, 0x1F},
                                           {0x7F, 0x9F},
                                           {0xAD, 0xAD},
                                           {0x600, 0x605},
                                           {0x61C, 0x61C},
                                           {0x6DD, 0x6DD},
                                           {0x70F, 0x70F},
                                           {0x180E, 0x180E},
                                           {0x200B, 0x200F},
                                           {0x2028, 0x202E},
                                           {0x2060, 0x206F},
                                           {0xFEFF, 0xFEFF},
                                           {0xFFF9, 0xFFFB}}};

/// The plane of tags, which are invisible.
constexpr Range tags{0xE0000, 0xE0FFF};

}  // namespace

Character first_character(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text[0]);
    if (lead < 0x80) return {lead, 1};
    // The length in bytes that the lead byte gives, and the smallest code point of each length.
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    constexpr std::array<char32_t, 5> least{0, 0, 0x80, 0x800, first_of_two_units};
    if (lead < 0xC2 || lead > 0xF4 || length > text.size()) return {replacement_code_point, 1};
    char32_t code_point = lead & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if ((byte & 0xC0U) != 0x80) return {replacement_code_point, 1};
        code_point = code_point << 6U | (byte & 0x3FU);
    }
    const bool is_surrogate = code_point >= 0xD800 && code_point < 0xE000;
    if (code_point < least[length] || code_point > 0x10FFFF || is_surrogate) return {replacement_code_point, 1};
    return {code_point, length};
}

bool is_invisible(char32_t code_point) {
    const auto holds = [=](Range range) { return code_point >= range.first && code_point <= range.last; };
    return holds(tags) || std::any_of(invisible.begin(), invisible.end(), holds);
}

std::size_t space_length(std::string_view text) {
    const auto [code_point, length] = first_character(text);
    // A Ctrl-Z ends the files of old programs.
    const bool is_space = code_point == ' ' || code_point == 0x1A || (code_point >= '\t' && code_point <= '\r') ||
                          code_point == 0xA0 || code_point == 0x1680 ||
                          (code_point >= 0x2000 && code_point <= 0x200A) || code_point == 0x2028 ||
                          code_point == 0x2029 || code_point == 0x202F || code_point == 0x205F ||
                          code_point == 0x3000 || code_point == 0xFEFF;
    return is_space ? length : 0;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (std::size_t begin = 0;;) {
        const std::size_t end = text.find(separator, begin);
        parts.push_back(text.substr(begin, end - begin));
        if (end == std::string_view::npos) return parts;
        begin = end + 1;
    }
}

std::size_t utf16_length(std::string_view text) {
    std::size_t units = 0;
    while (!text.empty()) {
        const Character character = first_character(text);
        units += character.code_point < first_of_two_units ? 1 : 2;
        text.remove_prefix(character.length);
    }
    return units;
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
