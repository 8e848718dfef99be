#include "endgame/table.hpp"

#include <algorithm>

#include "board/small.hpp"

namespace kingcraft {

namespace {

Material material_of(const Men& men) {
    Material material;
    for (const Man& man : men) material.add(man.piece);
    return material;
}

/// The same men with colours exchanged, and with `upside_down` turned round.
Men exchanged(Men men, const Mirror* upside_down) {
    for (auto& [piece, square] : men) {
        piece = Piece{!piece.color(), piece.role()};
        if (upside_down != nullptr) square = (*upside_down)[square];
    }
    men.turn = !men.turn;
    return men;
}

EndgameValue value_of(const EndgameTable& table, const Men& men) {
    return table.values.at(table.index.of(placement_of(table.index.kinds(), men)));
}

}  // namespace

const EndgameTable* EndgameShelf::find(const Material& material) const {
    for (const auto& table : tables_) {
        if (table->index.material() == material) return table.get();
    }
    return nullptr;
}

EndgameTable& EndgameShelf::add(EndgameTable table) {
    men_max_ = std::max(men_max_, table.index.material().count());
    tables_.push_back(std::make_unique<EndgameTable>(std::move(table)));
    return *tables_.back();
}

std::optional<EndgameValue> EndgameShelf::look_up(const Men& men, bool colors_are_alike) const {
    const Material material = material_of(men);
    if (const auto* table = find(material)) return value_of(*table, men);
    const auto* table = find(material.with_colors_exchanged());
    if (table == nullptr || (material.has_pawns() && !colors_are_alike)) return std::nullopt;
    return value_of(*table, exchanged(men, material.has_pawns() ? &table->index.upside_down() : nullptr));
}

KINGCRAFT_SMALL_BEGIN

void ProbedMoves::insert_by_liking(ProbedMove move) {
    std::size_t at = size();
    while (at > 0 && (*this)[at - 1].value.liking() < move.value.liking()) --at;
    insert(begin() + static_cast<std::ptrdiff_t>(at), move);
}

KINGCRAFT_SMALL_END

}  // namespace kingcraft
