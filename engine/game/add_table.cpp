#include "game/add_table.hpp"

#include "base/small.hpp"
#include "endgame/table_format.hpp"
#include "game/any_game.hpp"
#include "game/game_module.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

std::optional<Error> add_table(std::string_view variant, std::string_view material,
                               const std::vector<std::uint8_t>& bytes, EndgameTableStore& tables) {
    const GameModule* game = find_game_module(variant);
    if (!game) return unknown_variant(variant);
    auto index = game->endgame_index(material);
    if (!index) return index.error();
    if (tables.find(index.value().material()) != nullptr) return std::nullopt;
    auto values = read_table(bytes, {variant, material, index.value().size()});
    if (!values) return values.error();
    tables.add({std::move(index).value(), std::move(values).value()});
    return std::nullopt;
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
