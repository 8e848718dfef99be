#pragma once
// Two Kings (ICC's wild 9; rules page by H. G. Muller): two kings a side; which one is royal depends on where they
// stand.

#include "variants/chess/rules.hpp"

namespace kingcraft {

struct TwoKingsReasons;

struct TwoKings : Chess {
    static constexpr std::string_view id = "twokings";
    static constexpr std::string_view name = "Two Kings";
    static constexpr std::string_view inventor = "";
    static constexpr int year = 1996;
    static constexpr int order = 50;
    static constexpr std::array<std::string_view, 0> pgn_names{};
    static constexpr std::array points{3, 9, 5, 3, 3, 1};

    static constexpr std::string_view start_fen = "rnbqkknr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKKNR w KQkq - 0 1";

    /// Rule 1: the king on the lower file, on the same file the one on the lower rank.
    template <class V>
    static Square royal(const Position<V>&, Color, const SquareSet<Geometry>& kings) {
        Square royal = no_square;
        for (const Square king : kings) {
            // The set is walked rank by rank from below, so on the same file the first one stays.
            if (royal == no_square || Geometry::file(king) < Geometry::file(royal)) royal = king;
        }
        return royal;
    }

    /// A single king is royal and gives no check, since it would stand in check itself. With a second king on the
    /// board, which may give check or stand in the way, any other piece may be enough; else it is as in chess.
    template <class V>
    static bool can_win(const Position<V>& position, Color color) {
        if (position.of(Role::king).count() == color_count) return Chess::can_win(position, color);
        return position.of(color).count() > 1;
    }

    /// Rule 1: the squares decide which king is royal, for both sides, but only where a side has two kings.
    template <class V>
    static bool is_left_right_symmetric(const Position<V>& position) {
        return position.of(Role::king).count() == color_count;
    }
    template <class V>
    static bool is_color_symmetric(const Position<V>& position) {
        return V::is_left_right_symmetric(position);
    }

    static constexpr std::string_view ending_rule(Reason reason) {
        if (reason == Reason::checkmate) return "twokings/3";
        if (reason == Reason::insufficient_material) return "twokings/insufficient-material";
        return Chess::ending_rule(reason);
    }

    using Reasons = TwoKingsReasons;

    static constexpr std::array piece_values{89, 272, 255, 407, 685, 231};
    static constexpr bool small_leads_draw = false;
};

}  // namespace kingcraft
