#include "game/add_table.hpp"

#include "board/small.hpp"
#include "endgame/table_format.hpp"
#include "game/any_game.hpp"
#include "variants/all.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

std::optional<Error> add_table(std::string_view variant, std::string_view material,
                               const std::vector<std::uint8_t>& bytes, EndgameTableStore& tables) {
    std::optional<Error> fault;
    std::optional<EndgameIndex> index;
    const bool known = AllVariants::with(variant, [&]<class V>() {
        const auto parsed = parse_material(material, board_facts<V>());
        if (parsed) {
            index = endgame_index<V>(parsed.value());
        } else {
            fault = parsed.error();
        }
    });
    if (!known) return unknown_variant(variant);
    if (fault || tables.find(index->material()) != nullptr) return fault;
    auto values = read_table(bytes, {variant, material, index->size()});
    if (!values) return values.error();
    tables.add({*std::move(index), std::move(values).value()});
    return std::nullopt;
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
