#include "endgame/endgame_tables.hpp"

#include <algorithm>

#include "base/small.hpp"

namespace kingcraft {

namespace {

Material material_of(RoleList roles, const TablePieces& pieces) {
    Material material(roles);
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

const EndgameTableStore::Held* EndgameTableStore::held(const Material& material) const {
    for (const auto& each : tables_) {
        if (each->table.index.material() == material) return each.get();
    }
    return nullptr;
}

const EndgameTable* EndgameTableStore::find(const Material& material) const {
    const Held* const found = held(material);
    return found == nullptr ? nullptr : &found->table;
}

EndgameTable& EndgameTableStore::add(EndgameTable table) {
    pieces_max_ = std::max(pieces_max_, table.index.material().count());
    tables_.push_back(std::make_unique<Held>(std::move(table)));
    return tables_.back()->table;
}

void EndgameTableStore::remove(const Material& material) {
    std::erase_if(tables_, [&](const auto& each) { return each->table.index.material() == material; });
}

std::optional<EndgameValue> EndgameTableStore::look_up(const TablePieces& pieces, bool color_symmetric) const {
    if (tables_.empty()) return std::nullopt;
    const Material material = material_of(tables_[0]->table.index.material().roles(), pieces);
    const Held* const own = held(material);
    const Held* const found = own != nullptr ? own : held(material.with_colors_exchanged());
    if (found == nullptr || found->is_distrusted.load(std::memory_order_relaxed)) return std::nullopt;
    const EndgameTable& table = found->table;
    if (own != nullptr) return value_of(table, pieces);
    if (material.has_pawns() && !color_symmetric) return std::nullopt;
    return value_of(table, exchanged(pieces, material.has_pawns() ? &table.index.upside_down() : nullptr));
}

void EndgameTableStore::distrust(const Material& material) const {
    for (const Material& each : {material, material.with_colors_exchanged()}) {
        if (const Held* const found = held(each)) found->is_distrusted.store(true, std::memory_order_relaxed);
    }
}

std::vector<Material> EndgameTableStore::distrusted() const {
    std::vector<Material> materials;
    for (const auto& each : tables_) {
        if (each->is_distrusted.load(std::memory_order_relaxed)) materials.push_back(each->table.index.material());
    }
    return materials;
}

KINGCRAFT_SMALL_BEGIN

void ProbedMoves::insert_ranked(ProbedMove move) {
    std::size_t at = size();
    while (at > 0 && (*this)[at - 1].value.rank() < move.value.rank()) --at;
    insert(begin() + static_cast<std::ptrdiff_t>(at), move);
}

KINGCRAFT_SMALL_END

}  // namespace kingcraft
