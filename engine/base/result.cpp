#include "base/result.hpp"

#include "base/small.hpp"
#include "base/utf8.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

std::string shown(std::string_view input) {
    constexpr int longest = 60;
    std::string text;
    for (int count = 0; count < longest && !input.empty(); ++count) {
        const Character character = first_character(input);
        const bool is_shown = character.code_point != replacement_code_point && !is_invisible(character.code_point);
        text += is_shown ? input.substr(0, character.length) : replacement_character;
        input.remove_prefix(character.length);
    }
    return text + (input.empty() ? "" : "…");
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
