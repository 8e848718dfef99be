#pragma once
// Which wins of a table the fifty-move rule takes away, though its count begins afresh: "cursed" ones.
//
// A win is not cursed when it can be brought, within the plies that the rule allows, to its end or to a capture or pawn
// move behind which it is not cursed either. The builder finds these plies backward like those to the end.

#include "endgame/builder.hpp"

namespace kingcraft {

namespace detail {

/// Lifts the curse of positions that the side to move wins, or loses, by what is known of the others so far. Returns
/// whether there were any.
template <class V>
bool lift_curses(EndgameTable& table, const EndgameTables<V>& tables, EndgameGoal goal, int claimable,
                 const ShareOut& share_out, const PassReport& report) {
    const int most_plies = claimable + reset_head_start;
    EndgameBuilder<V> builder(table.index, tables, goal);
    const EndgameValues to_reset = builder.build(share_out, report, most_plies).values;
    const bool of_wins = goal == EndgameGoal::reset_for_winner_to_move;
    bool lifted = false;
    for (std::size_t number = 0; number < table.index.size(); ++number) {
        const EndgameValue value = table.values.at(number);
        if (!value.is_cursed() || value.is_win() != of_wins) continue;
        const EndgameValue reset = to_reset.at(number);
        if (reset.is_draw() || reset.plies() > most_plies) continue;
        table.values.set(number, value.without_curse());
        lifted = true;
    }
    return lifted;
}

}  // namespace detail

/// True when curses can be told: where pawns can be captured in passing, they cannot.
inline bool can_find_curses(const Material& material) {
    return material.count(Color::white, Role::pawn) == 0 || material.count(Color::black, Role::pawn) == 0;
}

/// Marks the values of a table that are cursed when a draw can be claimed after `claimable` plies, an even number,
/// without capture or pawn move. It must be one of `tables`, which have those behind it with their own marks.
template <class V>
void mark_curses(EndgameTable& table, const EndgameTables<V>& tables, int claimable, const ShareOut& share_out,
                 const PassReport& report) {
    if (table.values.longest <= claimable) return;
    assert(can_find_curses(table.index.material()) && claimable % 2 == 0);
    table.values.widen();
    for (std::size_t number = 0; number < table.index.size(); ++number) {
        const EndgameValue value = table.values.at(number);
        if (!value.is_draw() && value.plies() > claimable) table.values.set(number, value.cursed());
    }
    // Behind a pawn's move there may be positions of this table, whose curse was lifted only now.
    bool lifted = true;
    while (lifted) {
        lifted = false;
        for (const EndgameGoal goal : {EndgameGoal::reset_for_winner_to_move, EndgameGoal::reset_for_loser_to_move})
            lifted = detail::lift_curses(table, tables, goal, claimable, share_out, report) || lifted;
        lifted = lifted && table.index.material().has_pawns();
    }
}

}  // namespace kingcraft
