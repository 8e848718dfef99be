#pragma once
// Atomic Chess: a capture explodes, and takes all pieces but pawns around it along. Who blows up the king wins.

#include "variants/chess/rules.hpp"

namespace kingcraft {

struct Atomic : Chess {
    static constexpr std::string_view id = "atomic";
    static constexpr std::string_view name = "Atomic Chess";
    static constexpr std::string_view inventor = "Nasouhi Bin Tahir";
    static constexpr int year = 1995;
    static constexpr int order = 120;
    static constexpr std::array<std::string_view, 1> pgn_names{"atomic"};

    static constexpr Reason explosion{"explosion"};

    /// Rule 1: the piece that captures, and all pieces but pawns on the squares around the one it captures on.
    template <class V>
    static SquareSet<Geometry> removed(const Position<V>& position, Move move) {
        const auto captured = Chess::removed(position, move);
        if (captured.empty()) return captured;
        const auto around = Attacks<Geometry>::king(move.to()) & position.occupied();
        return captured | (around - position.of(Role::pawn)) | SquareSet<Geometry>(move.from());
    }

    /// Rules 2 and 3: the own king must be there, and be safe unless the other one has exploded.
    template <class V>
    static bool may_stand(const Position<V>& next, Color mover) {
        if (next.of(mover, Role::king).empty()) return false;
        return next.of(!mover, Role::king).empty() || !next.is_check(mover);
    }

    /// Rule 3.
    template <class V>
    static std::optional<Outcome> verdict(const Position<V>& position) {
        const auto& kings = position.of(Role::king);
        if (kings.count() == color_count) return std::nullopt;
        return Outcome{position.at(kings.first()).color(), explosion};
    }

    /// Rule 4: kings next to each other are in no danger: to capture one would blow up both.
    template <class V>
    static Square royal(const Position<V>& position, Color color, const SquareSet<Geometry>& kings) {
        if (kings.empty()) return no_square;
        const Square king = kings.first();
        return Attacks<Geometry>::king(king).intersects(position.of(!color, Role::king)) ? no_square : king;
    }

    static constexpr std::string_view ending_rule(Reason reason) {
        return reason == explosion ? "atomic/3" : Chess::ending_rule(reason);
    }

    static constexpr bool has_tables = false;
    static constexpr bool small_leads_draw = false;
    static constexpr bool draws_like_chess = false;
};

}  // namespace kingcraft
