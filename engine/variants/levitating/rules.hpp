#pragma once
// Levitating Kings (Gary K. Gifford, 2007): kings fly over their own pieces, check does not exist, the king must
// be captured.

#include "variants/chess/rules.hpp"

namespace kingcraft {

struct LevitatingReasons;

struct Levitating : Chess {
    static constexpr std::string_view id = "levitating";
    static constexpr std::string_view name = "Levitating Kings";
    static constexpr std::string_view inventor = "Gary K. Gifford";
    static constexpr int year = 2007;
    static constexpr int order = 10;
    static constexpr std::array<std::string_view, 0> pgn_names{};
    static constexpr MoveKind levitation = own_kind(0);
    static constexpr std::array<std::string_view, 1> own_kinds{"levitation"};
    static constexpr auto moves = with_moves(Chess::moves, Moves{Role::king, "K", Hooks::add_moves});
    static constexpr std::array points{0, 10, 5, 4, 4, 1};

    static constexpr bool king_must_be_safe = false;  // 1, 2

    template <class V>
    [[gnu::always_inline]] static SquareSet<Geometry> attacks_of(const Position<V>& position, Piece piece,
                                                                 Square from) {
        const auto squares = Chess::attacks_of(position, piece, from);
        return piece.role() == Role::king ? squares | levitations(from, position.of(piece.color())) : squares;
    }

    template <class V>
    static SquareSet<Geometry> attackers(const Position<V>& position, Square target, Color by,
                                         const SquareSet<Geometry>& occupied) {
        auto squares = Chess::attackers(position, target, by, occupied);
        const auto friends = position.of(by) & occupied;
        for (const Square king : position.of(by, Role::king)) {
            if (levitations(king, friends).contains(target)) squares.insert(king);
        }
        return squares;
    }

    template <class V>
    static MoveKind kind(const Position<V>& position, Square from, Square to) {
        const bool levitates = position.at(from).role() == Role::king && distance<Geometry>(from, to) > 1;
        return levitates ? levitation : Chess::kind(position, from, to);
    }

    /// No king is in check any more once one was captured.
    template <class V>
    static Square royal(const Position<V>& position, Color color, const SquareSet<Geometry>& kings) {
        return verdict(position) ? no_square : Chess::royal(position, color, kings);
    }

    template <class V>
    static std::optional<Outcome> verdict(const Position<V>& position) {
        const auto& kings = position.of(Role::king);
        if (kings.count() == color_count) return std::nullopt;
        return Outcome{position.at(kings.first()).color(), Reason::king_captured};
    }

    /// A bare king wins too, where the other one walks next to it.
    template <class V>
    static bool can_win(const Position<V>&, Color) {
        return true;
    }

    static constexpr std::string_view ending_rule(Reason reason) {
        if (reason == Reason::king_captured) return "levitating/1";
        if (reason == Reason::stalemate) return "levitating/stalemate";
        return Chess::ending_rule(reason);
    }

    using Reasons = LevitatingReasons;

    static constexpr std::array piece_values{90, 275, 280, 422, 748, 0};
    static constexpr bool draws_like_chess = false;

  private:
    /// Rule 3: in every direction the first square behind a row of at least one friendly piece. A queen's line ends
    /// there when all squares without a friendly piece block it; squares next to the king do not count.
    static SquareSet<Geometry> levitations(Square king, const SquareSet<Geometry>& friends) {
        using A = Attacks<Geometry>;
        return A::queen(king, ~friends) - friends - A::king(king);
    }
};

}  // namespace kingcraft
