#pragma once
// What is known about the positions of one set of men, and all tables of a game together.

#include <memory>
#include <vector>

#include "endgame/index.hpp"
#include "endgame/values.hpp"
#include "rules/ending.hpp"

namespace kingcraft {

template <class V>
struct EndgameTable {
    EndgameIndex<V> index;
    EndgameValues values;
};

/// The men as their table has them: colours exchanged where that is the same game, so that White leads.
template <class V>
Material table_material(const Material& material) {
    if (material.white_leads()) return material;
    const bool alike = !material.has_pawns() || V::colors_are_alike(sample_position<V>(material));
    return alike ? material.with_colors_exchanged() : material;
}

/// The sets of so many men that have a table of their own.
template <class V>
std::vector<Material> table_materials(int men) {
    std::vector<Material> own = materials_of<V>(men);
    own.erase(
        std::remove_if(own.begin(), own.end(), [](const Material& each) { return !(table_material<V>(each) == each); }),
        own.end());
    return own;
}

/// The tables of a game that are at hand.
template <class V>
class EndgameTables {
  public:
    /// The table of these men, or none.
    const EndgameTable<V>* find(const Material& material) const {
        for (const auto& table : tables_) {
            if (table->index.material() == material) return table.get();
        }
        return nullptr;
    }
    void add(EndgameTable<V> table) { tables_.push_back(std::make_unique<EndgameTable<V>>(std::move(table))); }

    /// What the position comes to, the fifty-move count aside. Nothing where no table knows: other men, rights to
    /// castle or to jump, or a game that was over before.
    std::optional<EndgameValue> probe(const Position<V>& position) const {
        if (V::is_decided(position)) {
            if (!position.of(position.turn(), Role::king).empty()) return std::nullopt;
            return EndgameValue::decided_in(0);
        }
        if (position.rights() != 0) return std::nullopt;
        if (position.en_passant() != no_square) return probe_moves(position);
        return look_up(position);
    }

  private:
    /// No table holds a pawn that may be captured in passing, only what can become of it.
    std::optional<EndgameValue> probe_moves(const Position<V>& position) const {
        MoveList moves;
        generate_legal(position, moves);
        BestMove best;
        for (const Move move : moves) {
            const auto behind = probe(position.after(move));
            if (!behind) return std::nullopt;
            best.add(*behind);
        }
        return best.value();
    }

    std::optional<EndgameValue> look_up(const Position<V>& position) const {
        const Material material = material_of(position);
        if (const auto* table = find(material)) {
            return table->values.at(table->index.of(placement_of(table->index.kinds(), position)));
        }
        const auto* table = find(material.with_colors_exchanged());
        if (table == nullptr || (material.has_pawns() && !V::colors_are_alike(position))) return std::nullopt;
        return table->values.at(table->index.of(exchanged(table->index.kinds(), position)));
    }

    /// The placement with colours exchanged; with pawns, also mirrored up and down.
    static Placement exchanged(std::vector<MenOfKind> kinds, const Position<V>& position) {
        using G = typename V::Geometry;
        for (MenOfKind& kind : kinds) kind.piece = Piece{!kind.piece.color(), kind.piece.role()};
        Placement placement = placement_of(kinds, position);
        placement.turn = !placement.turn;
        if (position.of(Role::pawn).empty()) return placement;
        static const Mirror<G> upside_down = mirror<G>(MirrorAxis::ranks);
        for (Square& square : placement.squares) {
            if (square != no_square) square = upside_down[square];
        }
        return placement;
    }

    std::vector<std::unique_ptr<EndgameTable<V>>> tables_;
};

}  // namespace kingcraft
