#pragma once
// What is known about the positions of one set of men, and all tables of a game together.

#include <memory>
#include <vector>

#include "board/small.hpp"
#include "endgame/index.hpp"
#include "endgame/values.hpp"
#include "rules/ending.hpp"

namespace kingcraft {

struct EndgameTable {
    EndgameIndex index;
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

/// A legal move, and what it comes to for the side that makes it, the move itself counted.
struct ProbedMove {
    Move move;
    EndgameValue value;
};

/// The tables of some game that are at hand.
class EndgameShelf {
  public:
    /// The table of these men, or none.
    const EndgameTable* find(const Material& material) const;
    EndgameTable& add(EndgameTable table);
    /// No table has more men.
    int men_max() const { return men_max_; }

    /// The value of a position of so few men, without rights and en passant; nothing where no table has them.
    /// `colors_are_alike`: it is the same game with colours exchanged, and pawns turned round.
    std::optional<EndgameValue> look_up(const Men& men, bool colors_are_alike) const;

  private:
    std::vector<std::unique_ptr<EndgameTable>> tables_;
    int men_max_ = 0;
};

/// The moves of a position with their values, the one that the side to move likes best first.
class ProbedMoves : public std::vector<ProbedMove> {
  public:
    void insert_by_liking(ProbedMove move);
};

KINGCRAFT_SMALL_BEGIN

/// The legal moves, best first; none where the tables do not know what is behind each of them.
template <class V>
ProbedMoves probe_moves(const EndgameShelf& shelf, const Position<V>& position);

/// What the position comes to, the fifty-move count aside. Nothing where no table knows: other men, rights to castle or
/// to jump, or a game that was over before.
template <class V>
std::optional<EndgameValue> probe(const EndgameShelf& shelf, const Position<V>& position) {
    if (V::is_decided(position)) {
        if (!position.of(position.turn(), Role::king).empty()) return std::nullopt;
        return EndgameValue::decided_in(0);
    }
    if (position.rights() != 0 || position.occupied().count() > shelf.men_max()) return std::nullopt;
    if (position.en_passant() == no_square) return shelf.look_up(men_of(position), V::colors_are_alike(position));
    // No table holds a pawn that may be captured in passing, only what can become of it.
    const ProbedMoves moves = probe_moves(shelf, position);
    return moves.empty() ? std::nullopt : std::optional(moves[0].value);
}

template <class V>
ProbedMoves probe_moves(const EndgameShelf& shelf, const Position<V>& position) {
    MoveList legal;
    generate_legal(position, legal);
    ProbedMoves moves;
    for (const Move move : legal) {
        const auto behind = probe(shelf, position.after(move));
        if (!behind) return {};
        moves.insert_by_liking({move, behind->before()});
    }
    return moves;
}

KINGCRAFT_SMALL_END

/// The tables of a game that are at hand.
template <class V>
class EndgameTables : public EndgameShelf {
  public:
    /// See the function of this name.
    std::optional<EndgameValue> probe(const Position<V>& position) const { return kingcraft::probe(*this, position); }
};

}  // namespace kingcraft
