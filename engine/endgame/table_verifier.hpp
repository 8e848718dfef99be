#pragma once
// Verifies a table: the value of each position must follow from the values after its moves. Then the table is right,
// since shorter games prove longer ones, and no draw hides a win.

#include "endgame/table_builder.hpp"

namespace kingcraft {

/// The value of a position from the tables after its legal moves; none when one is missing.
template <class V>
std::optional<EndgameValue> value_by_moves(const Position<V>& position, const EndgameTables<V>& tables) {
    MoveList moves;
    generate_legal(position, moves);
    if (moves.empty()) {
        const bool mate = V::king_must_be_safe && position.is_check();
        return mate ? EndgameValue::decided_in(0) : EndgameValue::draw();
    }
    BestValue best;
    for (const Move move : moves) {
        const auto value = tables.probe(position.after(move));
        if (!value) return std::nullopt;
        best.add(*value);
    }
    return best.value();
}

/// Verifies so many numbers, spread over the whole table, or all of them. `tables` must have this table and those after
/// captures and promotions. Returns a number whose value does not follow from its moves, or which is decided though the
/// rules allow no win; none when there is no fault.
template <class V>
std::optional<std::size_t> find_wrong_value(const EndgameTable& table, const EndgameTables<V>& tables,
                                            std::size_t samples, const ParallelFor& parallel_for) {
    constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
    // A prime that divides no count of placements, so that no number comes twice.
    constexpr std::uint64_t stride = 2654435761;
    const std::size_t size = table.index.size();
    std::atomic<std::size_t> wrong = none;
    parallel_for(std::min(samples, size), [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end && wrong == none; ++i) {
            const std::size_t number = samples < size ? static_cast<std::size_t>(i * stride % size) : i;
            const auto position = position_at<V>(table.index, number);
            if (!position) continue;
            const EndgameValue stored = table.values.at(number).without_curse();
            if (value_by_moves(*position, tables) != stored || (is_dead(*position) && !stored.is_draw()))
                wrong = number;
        }
    });
    return wrong == none ? std::nullopt : std::optional<std::size_t>(wrong);
}

}  // namespace kingcraft
