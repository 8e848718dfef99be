#include <algorithm>
#include <array>

#include "base/small.hpp"
#include "game/game_module.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

KINGCRAFT_LIST_PARTS(GameModule, rules)

std::span<const GameModule* const> game_modules() {
    static const auto modules = [] {
        auto sorted = rules_parts;
        std::stable_sort(sorted.begin(), sorted.end(),
                         [](const GameModule* one, const GameModule* other) { return one->order < other->order; });
        return sorted;
    }();
    return modules;
}

const GameModule* find_game_module(std::string_view id) { return find_part(game_modules(), id); }

}  // namespace kingcraft

KINGCRAFT_SMALL_END
