#pragma once
// The shape of a game's table of weights: what each term of the evaluation is worth. scripts/tune fits the numbers.

#include <array>

#include "board/geometry.hpp"
#include "board/piece.hpp"
#include "rules/tapered.hpp"

namespace kingcraft {

/// For games without terms of their own.
struct NoTerms {
    template <class Self, class Visit>
    static void for_each_term(Self&, Visit) {}
};

/// Weights for a board of shape `G`; `Own` are the terms that one game has alone. Ranks count from the side's own edge,
/// files from the nearer edge of the board.
template <class G, class Own = NoTerms>
struct Weights {
    static constexpr int ranks = G::ranks;
    static constexpr int half_files = (G::files + 1) / 2;
    static constexpr int places = half_files * ranks * G::levels;
    /// Squares counted as mobility; a piece with more gets no more for them.
    static constexpr int mobility_max = 27;

    using ByRole = std::array<Tapered, role_count>;
    using ByRank = std::array<Tapered, ranks>;
    using ByFileAndRank = std::array<ByRank, half_files>;

    // Pieces.
    Tapered tempo;
    ByRole material;
    /// For each pair of own pieces, and of an own piece and an enemy, both counted from half of those at the start. The
    /// first role comes first in the game's list.
    std::array<ByRole, role_count> own_pair;
    std::array<ByRole, role_count> enemy_pair;
    std::array<std::array<Tapered, places>, role_count> placement;
    std::array<std::array<Tapered, mobility_max + 1>, role_count> mobility;
    Tapered bishop_pair;
    /// For each own pawn on squares of a bishop's colour.
    Tapered pawns_on_color;
    /// A bishop on a line that has two of the centre squares, blockers except pawns ignored.
    Tapered bishop_on_long_line;
    /// A piece that a pawn guards and no enemy pawn can attack.
    ByRole outpost;
    /// A piece that may go to such a square.
    ByRole outpost_ahead;
    /// A piece behind a pawn.
    ByRole behind_pawn;
    /// For each step between a piece and its own king, and the enemy's.
    ByRole own_king_distance;
    ByRole enemy_king_distance;
    Tapered rook_on_open_file;
    Tapered rook_on_half_open_file;
    /// For each right of a piece that has not moved.
    Tapered unmoved_right;

    // Pawns: first those that an enemy pawn opposes on the file, then those that none does.
    std::array<Tapered, 2> isolated;
    std::array<Tapered, 2> backward;
    std::array<Tapered, 2> doubled;
    ByRank phalanx;
    ByRank supported;
    ByRank candidate;
    ByRank passed;
    /// The square ahead is empty and no enemy attacks it; nor any square up to promotion.
    ByRank passed_free;
    ByRank passed_path_free;
    /// An enemy stands on the square ahead.
    ByRank passed_blocked;
    /// The square ahead is guarded.
    ByRank passed_guarded;
    /// For each step between a king and the square ahead.
    ByRank passed_own_king;
    ByRank passed_enemy_king;
    Tapered rook_behind_passed;
    Tapered enemy_rook_behind_passed;

    // Attacks on pieces: by the roles of the attacker and of the attacked piece.
    std::array<ByRole, role_count> threat;
    /// An attacked piece that nothing guards.
    ByRole hanging;
    /// A piece that a pawn's safe step would attack.
    Tapered push_threat;
    /// Squares that the enemy attacks but not with a pawn, and this side too.
    Tapered contested;
    /// For each safe square from where a piece of the role would attack the enemy's queen.
    ByRole queen_chase;
    /// For each enemy slider with one piece between it and the own queen.
    Tapered screened_queen;
    /// For each safe square behind the own pawns.
    Tapered space;

    // The royal king's shelter: the nearest own pawn on each file about it, rank 0 for none; and the enemy pawns that
    // come nearer there, free to go on or stopped by an own pawn.
    ByFileAndRank shelter;
    ByFileAndRank storm;
    ByRank stopped_storm;
    /// No pawn stands on the king's side of the board.
    Tapered pawnless_flank;
    /// For each step between the king and the own pawn that is nearest.
    Tapered pawn_distance;

    // Danger to the royal king, in units whose square is taken.
    Tapered danger;
    Tapered danger_without_queen;
    ByRole danger_attacker;
    Tapered danger_attack;
    Tapered danger_weak_square;
    ByRole danger_safe_check;
    ByRole danger_unsafe_check;
    Tapered danger_flank_attack;
    Tapered danger_flank_guard;
    Tapered danger_open_file;
    /// For each enemy slider with one piece between it and the king.
    Tapered danger_screen;
    /// Pieces of the role guard squares next to the king.
    ByRole danger_guard;

    Own own{};

    /// The value of a piece in an exchange, the same in the opening and in the ending.
    constexpr int value(Role role) const {
        const Tapered worth = material[index(role)];
        return (worth.opening() + worth.ending()) / 2;
    }

    /// Calls `visit(name, term)` for every term, in the order of the table.
    template <class Self, class Visit>
    static void for_each_term(Self& self, Visit visit) {
        visit("tempo", self.tempo);
        visit("material", self.material);
        visit("own_pair", self.own_pair);
        visit("enemy_pair", self.enemy_pair);
        visit("placement", self.placement);
        visit("mobility", self.mobility);
        visit("bishop_pair", self.bishop_pair);
        visit("pawns_on_color", self.pawns_on_color);
        visit("bishop_on_long_line", self.bishop_on_long_line);
        visit("outpost", self.outpost);
        visit("outpost_ahead", self.outpost_ahead);
        visit("behind_pawn", self.behind_pawn);
        visit("own_king_distance", self.own_king_distance);
        visit("enemy_king_distance", self.enemy_king_distance);
        visit("rook_on_open_file", self.rook_on_open_file);
        visit("rook_on_half_open_file", self.rook_on_half_open_file);
        visit("unmoved_right", self.unmoved_right);
        visit("isolated", self.isolated);
        visit("backward", self.backward);
        visit("doubled", self.doubled);
        visit("phalanx", self.phalanx);
        visit("supported", self.supported);
        visit("candidate", self.candidate);
        visit("passed", self.passed);
        visit("passed_free", self.passed_free);
        visit("passed_path_free", self.passed_path_free);
        visit("passed_blocked", self.passed_blocked);
        visit("passed_guarded", self.passed_guarded);
        visit("passed_own_king", self.passed_own_king);
        visit("passed_enemy_king", self.passed_enemy_king);
        visit("rook_behind_passed", self.rook_behind_passed);
        visit("enemy_rook_behind_passed", self.enemy_rook_behind_passed);
        visit("threat", self.threat);
        visit("hanging", self.hanging);
        visit("push_threat", self.push_threat);
        visit("contested", self.contested);
        visit("queen_chase", self.queen_chase);
        visit("screened_queen", self.screened_queen);
        visit("space", self.space);
        visit("shelter", self.shelter);
        visit("storm", self.storm);
        visit("stopped_storm", self.stopped_storm);
        visit("pawnless_flank", self.pawnless_flank);
        visit("pawn_distance", self.pawn_distance);
        visit("danger", self.danger);
        visit("danger_without_queen", self.danger_without_queen);
        visit("danger_attacker", self.danger_attacker);
        visit("danger_attack", self.danger_attack);
        visit("danger_weak_square", self.danger_weak_square);
        visit("danger_safe_check", self.danger_safe_check);
        visit("danger_unsafe_check", self.danger_unsafe_check);
        visit("danger_flank_attack", self.danger_flank_attack);
        visit("danger_flank_guard", self.danger_flank_guard);
        visit("danger_open_file", self.danger_open_file);
        visit("danger_screen", self.danger_screen);
        visit("danger_guard", self.danger_guard);
        Own::for_each_term(self.own, visit);
    }
};

/// For a game whose weights have not been fitted: what its pieces are usually worth.
template <class G>
inline constexpr Weights<G> plain_weights = [] {
    Weights<G> weights{};
    for (const RoleFacts& facts : all_roles) {
        if (facts.role != Role::king) weights.material[index(facts.role)] = {facts.value, facts.value};
    }
    return weights;
}();

}  // namespace kingcraft
