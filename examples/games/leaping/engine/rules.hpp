#pragma once
// Leaping Kings: chess on ten files, with kings that leap like knights, and archers.

#include "variants/chess/rules.hpp"

namespace kingcraft {

struct LeapingKings : Chess {
    static constexpr std::string_view id = "leaping";
    static constexpr std::string_view name = "Leaping Kings";
    static constexpr std::string_view inventor = "";
    static constexpr int year = 2026;
    static constexpr int order = 70;
    static constexpr std::array<std::string_view, 0> pgn_names{};

    using Geometry = kingcraft::Geometry<10, 8>;
    static constexpr Role archer = own_role(0);
    static constexpr std::array own_roles{RoleFacts{archer, "archer", 'A', 1, 150}};
    static constexpr std::array roles{Role::king,   Role::queen, Role::rook, Role::bishop,
                                      Role::knight, archer,      Role::pawn};
    static constexpr std::array points{0, 9, 5, 3, 3, 2, 1};
    static constexpr std::string_view start_fen =
        "rnabqkbanr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBANR w KQkq - 0 1";
    static constexpr std::array promotions{Role::queen, Role::rook, Role::bishop, Role::knight, archer};
    static constexpr std::array rights = corner_castling_rights<Geometry>;

    /// Rules 1 and 2: the king leaps like a knight, the archer two squares along a diagonal.
    static constexpr auto moves = with_moves(Chess::moves, Moves{Role::king, "N"}, Moves{archer, "A"});

    /// Nobody has looked at which pieces can mate a leaping king; a king alone cannot.
    static constexpr bool draws_like_chess = false;
};

}  // namespace kingcraft
