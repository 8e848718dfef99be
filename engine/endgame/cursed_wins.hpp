#pragma once
// Cursed wins: wins of a table that the fifty-move rule turns into draws, even from a count of zero.
//
// A win is not cursed when it reaches, within the plies that the rule allows, its end or a capture or pawn move after
// which it is not cursed either. The builder counts these plies in the same way as those to the end.

#include "endgame/table_builder.hpp"

namespace kingcraft {

namespace detail {

/// Removes the cursed mark where known values prove that the win, or the loss, is not cursed. Returns whether it
/// removed any.
template <class V>
bool remove_curses(EndgameTable& table, const EndgameTables<V>& tables, EndgameGoal goal, int claimable,
                   const ParallelFor& parallel_for, const PassReport& report) {
    const int most_plies = claimable + reset_head_start;
    EndgameBuilder<V> builder(table.index, tables, goal);
    const EndgameValues to_reset = builder.build(parallel_for, report, most_plies).values;
    const bool of_wins = goal == EndgameGoal::reset_for_winner_to_move;
    bool removed = false;
    for (std::size_t number = 0; number < table.index.size(); ++number) {
        const EndgameValue value = table.values.at(number);
        if (!value.is_cursed() || value.is_win() != of_wins) continue;
        const EndgameValue reset = to_reset.at(number);
        if (reset.is_draw() || reset.plies() > most_plies) continue;
        table.values.set(number, value.without_curse());
        removed = true;
    }
    return removed;
}

}  // namespace detail

/// True when cursed wins can be found: not where pawns can capture en passant.
inline bool can_find_curses(const Material& material) {
    return material.count(Color::white, Role::pawn) == 0 || material.count(Color::black, Role::pawn) == 0;
}

/// Marks the cursed values of a table, when a draw can be claimed after `claimable` plies, an even number, without
/// capture or pawn move. `tables` must have this table, and those after captures and promotions with their marks.
template <class V>
void mark_curses(EndgameTable& table, const EndgameTables<V>& tables, int claimable, const ParallelFor& parallel_for,
                 const PassReport& report) {
    if (table.values.longest <= claimable) return;
    assert(can_find_curses(table.index.material()) && claimable % 2 == 0);
    table.values.widen();
    for (std::size_t number = 0; number < table.index.size(); ++number) {
        const EndgameValue value = table.values.at(number);
        if (!value.is_draw() && value.plies() > claimable) table.values.set(number, value.cursed());
    }
    // A pawn move may lead to positions of this table whose mark was removed only now.
    bool removed = true;
    while (removed) {
        removed = false;
        for (const EndgameGoal goal : {EndgameGoal::reset_for_winner_to_move, EndgameGoal::reset_for_loser_to_move})
            removed = detail::remove_curses(table, tables, goal, claimable, parallel_for, report) || removed;
        removed = removed && table.index.material().has_pawns();
    }
}

}  // namespace kingcraft
