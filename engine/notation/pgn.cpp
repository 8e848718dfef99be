// The tags of a game, and places in its text.

#include "notation/pgn.hpp"

#include <algorithm>

#include "base/small.hpp"
#include "base/utf8.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

const PgnTag* PgnGame::find_tag(std::string_view name) const {
    const auto found = std::find_if(tags.begin(), tags.end(), [&](const PgnTag& tag) { return tag.name == name; });
    return found == tags.end() ? nullptr : &*found;
}

std::string_view PgnGame::tag(std::string_view name) const {
    const PgnTag* const found = find_tag(name);
    return found ? std::string_view(found->value) : std::string_view{};
}

void PgnGame::set_tag(std::string_view name, std::string value) {
    const auto found = std::find_if(tags.begin(), tags.end(), [&](const PgnTag& tag) { return tag.name == name; });
    if (found == tags.end()) {
        tags.push_back({std::string(name), std::move(value)});
    } else {
        found->value = std::move(value);
    }
}

Error pgn_error(std::string_view text, std::size_t at, Message message) {
    const Place place = place_of(text, at);
    return {ErrorCode::pgn, std::move(message), place.line, place.column};
}

Place place_of(std::string_view text, std::size_t at) {
    const std::string_view lines = text.substr(0, at);
    const std::size_t begin = lines.rfind('\n') + 1;
    return {1 + static_cast<int>(std::count(lines.begin(), lines.end(), '\n')),
            1 + static_cast<int>(utf16_length(lines.substr(begin)))};
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
