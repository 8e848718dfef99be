#pragma once
// Whether a table says of each position what follows from the positions behind its moves. A table of which this holds
// is right: shorter games prove longer ones, and no draw hides a win.

#include "endgame/builder.hpp"

namespace kingcraft {

/// The value of a position from its legal moves and the tables; nothing where they miss one behind a move.
template <class V>
std::optional<EndgameValue> value_by_moves(const Position<V>& position, const EndgameTables<V>& tables) {
    MoveList moves;
    generate_legal(position, moves);
    if (moves.empty()) {
        const bool mate = V::king_must_be_safe && position.is_check();
        return mate ? EndgameValue::decided_in(0) : EndgameValue::draw();
    }
    BestMove best;
    for (const Move move : moves) {
        const auto behind = tables.probe(position.after(move));
        if (!behind) return std::nullopt;
        best.add(*behind);
    }
    return best.value();
}

/// Looks at so many numbers of a table of `tables`, which needs those behind it, too: all of them, or some from all
/// over it. Returns one whose value does not follow from its moves, or which is decided though the rules say that no
/// win is possible; nothing when there is none.
template <class V>
std::optional<std::size_t> find_wrong_value(const EndgameTable& table, const EndgameTables<V>& tables,
                                            std::size_t samples, const ShareOut& share_out) {
    constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
    // A prime that no number of placements has as a factor, so that no number comes twice.
    constexpr std::uint64_t stride = 2654435761;
    const std::size_t size = table.index.size();
    std::atomic<std::size_t> wrong = none;
    share_out(std::min(samples, size), [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end && wrong == none; ++i) {
            const std::size_t number = samples < size ? static_cast<std::size_t>(i * stride % size) : i;
            const auto position = position_at<V>(table.index, number);
            if (!position) continue;
            const EndgameValue told = table.values.at(number).without_curse();
            if (value_by_moves(*position, tables) != told || (V::is_dead(*position) && !told.is_draw())) wrong = number;
        }
    });
    return wrong == none ? std::nullopt : std::optional<std::size_t>(wrong);
}

}  // namespace kingcraft
