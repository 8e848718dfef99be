#include "endgame/endgame_tables.hpp"

#include <algorithm>

#include "board/small.hpp"

namespace kingcraft {

namespace {

Material material_of(const TablePieces& pieces) {
    Material material;
    for (const auto& [piece, square] : pieces) material.add(piece);
    return material;
}

/// The same pieces with colours exchanged; with `upside_down`, the ranks are mirrored.
TablePieces exchanged(TablePieces pieces, const Mirror* upside_down) {
    for (auto& [piece, square] : pieces) {
        piece = Piece{!piece.color(), piece.role()};
        if (upside_down != nullptr) square = (*upside_down)[square];
    }
    pieces.turn = !pieces.turn;
    return pieces;
}

EndgameValue value_of(const EndgameTable& table, const TablePieces& pieces) {
    return table.values.at(table.index.of(placement_of(table.index.kinds(), pieces)));
}

}  // namespace

const EndgameTable* EndgameTableStore::find(const Material& material) const {
    for (const auto& table : tables_) {
        if (table->index.material() == material) return table.get();
    }
    return nullptr;
}

EndgameTable& EndgameTableStore::add(EndgameTable table) {
    pieces_max_ = std::max(pieces_max_, table.index.material().count());
    tables_.push_back(std::make_unique<EndgameTable>(std::move(table)));
    return *tables_.back();
}

std::optional<EndgameValue> EndgameTableStore::look_up(const TablePieces& pieces, bool color_symmetric) const {
    const Material material = material_of(pieces);
    if (const auto* table = find(material)) return value_of(*table, pieces);
    const auto* table = find(material.with_colors_exchanged());
    if (table == nullptr || (material.has_pawns() && !color_symmetric)) return std::nullopt;
    return value_of(*table, exchanged(pieces, material.has_pawns() ? &table->index.upside_down() : nullptr));
}

KINGCRAFT_SMALL_BEGIN

void ProbedMoves::insert_ranked(ProbedMove move) {
    std::size_t at = size();
    while (at > 0 && (*this)[at - 1].value.rank() < move.value.rank()) --at;
    insert(begin() + static_cast<std::ptrdiff_t>(at), move);
}

KINGCRAFT_SMALL_END

}  // namespace kingcraft
