#pragma once
// Materials of endgame tables, and positions of them, that the input chooses.

#include <algorithm>
#include <array>

#include "endgame/endgame_tables.hpp"
#include "fuzz/fuzz_input.hpp"
#include "notation/fen.hpp"

namespace kingcraft::fuzz {

/// The materials of so many pieces; each side has more in some.
template <class V>
const std::vector<Material>& all_materials(int pieces) {
    static const std::array<std::vector<Material>, table_pieces_max + 1> all = [] {
        std::array<std::vector<Material>, table_pieces_max + 1> lists;
        for (int count = 2; count <= table_pieces_max; ++count)
            lists[static_cast<std::size_t>(count)] = materials_of<V>(count);
        return lists;
    }();
    return all[static_cast<std::size_t>(pieces)];
}

template <class V>
const Material& choose_material(int pieces, Input& input) {
    const auto& materials = all_materials<V>(pieces);
    return materials[input.choose(std::min<std::size_t>(materials.size(), 256))];
}

/// The FEN of a position of these pieces, with any fifty-move count; empty when none is near the number chosen.
template <class V>
std::string choose_position(const Material& material, Input& input) {
    const EndgameIndex index = endgame_index<V>(material);
    const std::size_t first = input.number(4) % index.size();
    const std::size_t clock = input.choose(claimable_halfmoves + 2);
    constexpr std::size_t tries = 64;
    for (std::size_t i = 0; i < tries; ++i) {
        const auto position = position_of<V>(index.kinds(), index.at((first + i) % index.size()));
        if (!position) continue;
        const std::string fen = fen_text(*position);
        return fen.substr(0, fen.rfind(" 0 1")) + " " + std::to_string(clock) + " 90";
    }
    return "";
}

}  // namespace kingcraft::fuzz
