#pragma once
// Racing Kings: nobody may give check, and the first king on the last rank wins.

#include "variants/chess/rules.hpp"

namespace kingcraft {

struct RacingKings : Chess {
    static constexpr std::string_view id = "racingkings";
    static constexpr std::string_view name = "Racing Kings";
    static constexpr std::string_view inventor = "Vernon Rylands Parton";
    static constexpr int year = 1961;
    static constexpr int order = 110;
    static constexpr std::array<std::string_view, 0> pgn_names{};

    static constexpr std::array roles{Role::king, Role::queen, Role::rook, Role::bishop, Role::knight};
    static constexpr std::array points{0, 9, 5, 3, 3};
    static constexpr std::string_view start_fen = "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1";
    static constexpr std::array<Role, 0> promotions{};
    static constexpr std::array<Right, 0> rights{};
    /// Both sides go the same way.
    static constexpr bool flips_for_black = false;

    static constexpr Reason race{"race"};
    static constexpr Reason dead_heat{"dead-heat"};

    /// Rule 1: no move may leave either king in check.
    template <class V>
    static bool may_stand(const Position<V>& next, Color) {
        return !next.is_check(Color::white) && !next.is_check(Color::black);
    }

    /// Rules 2 and 3: who reaches the last rank wins; White, only where Black's king cannot follow with the next move.
    template <class V>
    static std::optional<Outcome> verdict(const Position<V>& position) {
        const auto goal = detail::rank_squares<Geometry>(Geometry::ranks - 1);
        const bool white = position.of(Color::white, Role::king).intersects(goal);
        const bool black = position.of(Color::black, Role::king).intersects(goal);
        if (white && black) return Outcome{std::nullopt, dead_heat};
        if (black) return Outcome{Color::black, race};
        if (white && !black_can_follow(position, goal)) return Outcome{Color::white, race};
        return std::nullopt;
    }

    static constexpr std::string_view ending_rule(Reason reason) {
        if (reason == race) return "racingkings/2";
        return reason == dead_heat ? "racingkings/3" : Chess::ending_rule(reason);
    }

    /// A king alone can still win the race.
    template <class V>
    static bool can_win(const Position<V>&, Color) {
        return true;
    }

    static constexpr bool has_tables = false;
    static constexpr bool small_leads_draw = false;
    static constexpr bool draws_like_chess = false;

    /// How far the king has come.
    template <class V>
    static int special_worth(const Position<V>& position, Color color) {
        constexpr int per_rank = 120;
        return per_rank * Geometry::rank(position.of(color, Role::king).first());
    }

  private:
    template <class V>
    static bool black_can_follow(const Position<V>& position, const SquareSet<Geometry>& goal) {
        if (position.turn() == Color::white) return false;
        const Square king = position.of(Color::black, Role::king).first();
        for (const Square to : (Attacks<Geometry>::king(king) & goal) - position.of(Color::black)) {
            if (position.is_legal({king, to, MoveKind::step})) return true;
        }
        return false;
    }
};

}  // namespace kingcraft
