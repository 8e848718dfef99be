#include "game/add_table.hpp"

#include "base/small.hpp"
#include "endgame/table_format.hpp"
#include "endgame/table_material.hpp"
#include "game/any_game.hpp"
#include "game/game_module.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

std::optional<Error> add_table(std::string_view variant, std::string_view material,
                               const std::vector<std::uint8_t>& bytes, EndgameTableStore& tables) {
    const GameModule* game = find_game_module(variant);
    if (!game) return unknown_variant(variant);
    const auto pieces = parse_material(material, game->board);
    if (!pieces) return pieces.error();
    if (tables.find(pieces.value()) != nullptr) return std::nullopt;
    EndgameIndex index = game->endgame_index(pieces.value());
    auto values = read_table(bytes, {variant, material, index.size()});
    if (!values) return values.error();
    tables.add({std::move(index), std::move(values).value()});
    return std::nullopt;
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
