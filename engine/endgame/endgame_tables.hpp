#pragma once
// The endgame tables of a game: values of all positions with certain pieces.

#include <atomic>
#include <memory>
#include <utility>
#include <vector>

#include "base/small.hpp"
#include "endgame/endgame_values.hpp"
#include "endgame/table_index.hpp"
#include "rules/ending.hpp"

namespace kingcraft {

struct EndgameTable {
    EndgameIndex index;
    EndgameValues values;
};

/// The material of the table that has these pieces. Colours are exchanged where that is the same game, so that White
/// has more.
template <class V>
Material table_material(const Material& material) {
    if (material.white_leads()) return material;
    const bool symmetric = !material.has_pawns() || V::is_color_symmetric(sample_position<V>(material));
    return symmetric ? material.with_colors_exchanged() : material;
}

/// The materials of so many pieces that have their own table.
template <class V>
std::vector<Material> table_materials(int pieces) {
    std::vector<Material> own = materials_of<V>(pieces);
    own.erase(
        std::remove_if(own.begin(), own.end(), [](const Material& each) { return !(table_material<V>(each) == each); }),
        own.end());
    return own;
}

/// A legal move and its value for the side that makes it, with the move itself counted.
struct ProbedMove {
    Move move;
    EndgameValue value;
};

/// The loaded tables of one game.
class EndgameTableStore {
  public:
    /// The table of these pieces, or null.
    const EndgameTable* find(const Material& material) const;
    EndgameTable& add(EndgameTable table);
    /// No lookup may run at the same time.
    void remove(const Material& material);
    /// The most pieces that a table has.
    int pieces_max() const { return pieces_max_; }

    /// The value of a position without rights and en passant; none when no trusted table has its pieces.
    /// `color_symmetric`: the game is the same with colours exchanged and ranks mirrored.
    std::optional<EndgameValue> look_up(const TablePieces& pieces, bool color_symmetric) const;

    /// From now on the table of a position with these pieces, if there is one, is not looked into: its values
    /// contradict others. Other threads may look up meanwhile.
    void distrust(const Material& material) const;
    /// The materials of the tables that are distrusted.
    std::vector<Material> distrusted() const;

  private:
    struct Held {
        explicit Held(EndgameTable own) : table(std::move(own)) {}
        EndgameTable table;
        mutable std::atomic<bool> is_distrusted = false;
    };
    /// Null when there is no such table.
    const Held* held(const Material& material) const;

    std::vector<std::unique_ptr<Held>> tables_;
    int pieces_max_ = 0;
};

/// The moves of a position with their values, the best for the side to move first.
class ProbedMoves : public std::vector<ProbedMove> {
  public:
    void insert_ranked(ProbedMove move);
};

KINGCRAFT_SMALL_BEGIN

/// The legal moves, best first; empty when a table after one of them is missing.
template <class V>
ProbedMoves probe_moves(const EndgameTableStore& tables, const Position<V>& position);

/// The value of a position, without regard to its fifty-move count. None when no table has it: for other pieces, for
/// rights to castle or to jump, and after the end of the game.
template <class V>
std::optional<EndgameValue> probe(const EndgameTableStore& tables, const Position<V>& position) {
    if (const auto verdict = V::verdict(position)) {
        const bool is_lost = verdict->winner == !position.turn();
        return is_lost ? std::optional(EndgameValue::decided_in(0)) : std::nullopt;
    }
    if (position.rights() != 0 || position.occupied().count() > tables.pieces_max()) return std::nullopt;
    if (position.en_passant() == no_square)
        return tables.look_up(table_pieces(position), V::is_color_symmetric(position));
    // No table has en passant captures, but the tables have the positions after each move.
    const ProbedMoves moves = probe_moves(tables, position);
    return moves.empty() ? std::nullopt : std::optional(moves[0].value);
}

template <class V>
ProbedMoves probe_moves(const EndgameTableStore& tables, const Position<V>& position) {
    MoveList legal;
    generate_legal(position, legal);
    ProbedMoves moves;
    for (const Move move : legal) {
        const auto value = probe(tables, position.after(move));
        if (!value) return {};
        moves.insert_ranked({move, value->before()});
    }
    return moves;
}

KINGCRAFT_SMALL_END

/// The loaded tables of the game `V`.
template <class V>
class EndgameTables : public EndgameTableStore {
  public:
    /// See probe() above.
    std::optional<EndgameValue> probe(const Position<V>& position) const { return kingcraft::probe(*this, position); }
};

}  // namespace kingcraft
