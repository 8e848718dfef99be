#pragma once
// Orthodox chess (FIDE Laws of Chess, 2023), the base of all variants: facts in the order of the law, then hooks.
// legality.hpp has the hooks of the fast legality check.

#include <array>
#include <string_view>
#include <vector>

#include "board/move.hpp"
#include "rules/ending.hpp"
#include "rules/movement.hpp"
#include "rules/position.hpp"
#include "variants/chess/legality.hpp"

namespace kingcraft {

/// The rights of FEN's `KQkq`, on the corners of an 8 × 8 level.
template <class G>
inline constexpr std::array<Right, 4> corner_castling_rights{{
    {'K', Color::white, Role::rook, G::square(G::files - 1, 0)},
    {'Q', Color::white, Role::rook, G::square(0, 0)},
    {'k', Color::black, Role::rook, G::square(G::files - 1, G::ranks - 1)},
    {'q', Color::black, Role::rook, G::square(0, G::ranks - 1)},
}};

struct ChessReasons;

struct Chess : ChessLegality {
    static constexpr std::string_view id = "chess";
    static constexpr std::string_view name = "Chess";
    static constexpr std::string_view inventor = "";
    static constexpr int year = 1475;
    /// Where the game stands among the others.
    static constexpr int order = 0;

    using Geometry = kingcraft::Geometry<8, 8>;  // 2.1
    /// The roles and the kinds of moves that only this game has, in the order of `own_role` and `own_kind`.
    static constexpr std::array<RoleFacts, 0> own_roles{};
    static constexpr std::array<std::string_view, 0> own_kinds{};
    static constexpr std::array roles{Role::king,   Role::queen,  Role::rook,
                                      Role::bishop, Role::knight, Role::pawn};  // 2.2
    /// How a piece of each role moves, in Betza's notation (3.2 to 3.8). Pawns move like this in every game.
    static constexpr std::array moves{Moves{Role::king, "K"},   Moves{Role::queen, "Q"},
                                      Moves{Role::rook, "R"},   Moves{Role::bishop, "B"},
                                      Moves{Role::knight, "N"}, Moves{Role::pawn, pawn_moves}};
    /// What a piece of each role is worth in whole pawns, as players count: docs/piece-values.md, rounded.
    static constexpr std::array points{0, 9, 5, 3, 3, 1};
    /// What else PGN calls the game, in small letters. Web sites write these for chess.
    static constexpr std::array<std::string_view, 6> pgn_names{"standard", "normal",        "classical",
                                                               "regular",  "from position", "orthodox"};
    static constexpr std::string_view start_fen =  // 2.3
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    static constexpr std::array promotions{Role::queen, Role::rook, Role::bishop, Role::knight};  // 3.7.5
    static constexpr std::array rights = corner_castling_rights<Geometry>;                        // 3.8.2
    static constexpr std::array king_home{Geometry::square(4, 0), Geometry::square(4, 7)};
    static constexpr int castling_steps_min = 2;
    static constexpr int castling_steps_max = 2;
    static constexpr int kings_max = 1;
    /// Where it need not be, the king may be captured, and that wins.
    static constexpr bool king_must_be_safe = true;  // 1.4.1, 3.9.2

    /// Coordinates and SAN: castling needs the suffix `o`, since another king's move can share its squares.
    static constexpr bool castling_has_suffix = false;
    /// SAN: castling names the file that the king lands on.
    static constexpr bool castling_names_file = false;

    /// True for the roles that may stand above the ground level.
    static constexpr bool may_leave_ground(Role) { return false; }
    /// True for the roles that never reach a square of the other colour.
    static constexpr bool is_color_bound(Role role) { return role == Role::bishop; }

    /// The squares that this piece on `from` attacks (3.1.2), those of its own pieces that it guards among them. This
    /// and `targets` are inlined: in WebAssembly the calls took a quarter of the time of move generation.
    template <class V>
    [[gnu::always_inline]] static SquareSet<typename V::Geometry> attacks_of(const Position<V>& position, Piece piece,
                                                                             Square from) {
        return attacks_by_notation(position, piece, from);
    }

    /// The pieces of this colour that attack `target`: the reverse of `attacks_of`, with lines blocked by `occupied`
    /// only.
    template <class V>
    static SquareSet<typename V::Geometry> attackers(const Position<V>& position, Square target, Color by,
                                                     const SquareSet<typename V::Geometry>& occupied) {
        return attackers_by_notation(position, target, by, occupied);
    }

    /// The squares to which this piece on `from`, not a pawn, may move by a plain move; legality is not checked.
    template <class V>
    [[gnu::always_inline]] static SquareSet<typename V::Geometry> targets(const Position<V>& position, Piece piece,
                                                                          Square from) {
        return targets_by_notation(position, piece, from);
    }

    /// The kind of such a move.
    template <class V>
    static MoveKind kind(const Position<V>& position, Square from, Square to) {
        return kind_by_notation<V>(position.at(from), from, to);
    }

    /// The squares of the pieces that a move takes off the board: those it captures, and `from` where the piece that
    /// moves is lost.
    template <class V>
    static SquareSet<typename V::Geometry> removed(const Position<V>& position, Move move) {
        using G = typename V::Geometry;
        if (move.kind() == MoveKind::en_passant)
            return SquareSet<G>(G::square(G::file(move.to()), G::rank(move.from())));
        return SquareSet<G>(move.to()) & position.of(!position.turn());
    }

    /// What a position has beside the board. A game's own has `number()`, different for each of its values and 0 for
    /// the first one, `text()`, which is a field of FEN before the clocks, and `read(text)`, which returns none for
    /// other texts.
    using State = NoState;
    /// The state after a move; `next` still has the one before it.
    template <class V>
    static typename V::State state_after(const Position<V>& next) {
        return next.state();
    }

    /// True when a piece on `from` captures on `to` without leaving its square.
    static constexpr bool captures_in_place(Square, Square) { return false; }

    /// The squares between from and to that a move passes.
    template <class V>
    static SquareSet<typename V::Geometry> path(const Position<V>& position, Move move) {
        return path_by_notation(position, move);
    }

    /// The square of the king that must be safe, or `no_square`.
    template <class V>
    static Square royal(const Position<V>& position, Color color) {
        const auto kings = position.of(color, Role::king);
        return kings.empty() ? no_square : kings.first();
    }

    /// For a piece whose reach depends on a number: its reach in each direction, which boards draw. Blockers are
    /// ignored.
    template <class V>
    static std::vector<Ray> rays(const Position<V>&, Square) {
        return {};
    }

    /// A condition of castling in addition to its right, empty squares and a safe king.
    template <class V>
    static bool may_castle(const Position<V>&, bool) {
        return true;
    }

    /// Passes the pseudo-legal moves that are no plain moves of a piece to the sink.
    template <class V, class Sink>
    static void push_special_moves(const Position<V>&, Sink&) {}

    /// The result that the position has though pieces could move: a king was captured, a goal is reached. Either side
    /// may have won, with a reason of the game's own.
    template <class V>
    static std::optional<Outcome> verdict(const Position<V>&) {
        return std::nullopt;
    }

    /// False only where it is certain that no series of legal moves wins for this side (6.9). A king alone never gives
    /// check. A lone knight, or bishops all on one colour, mate only a king whose own pieces stand in its way and
    /// cannot help it: next to a knight's check that is no queen, next to a bishop's no queen, no rook and no bishop of
    /// its colour.
    template <class V>
    static bool can_win(const Position<V>& position, Color color) {
        const auto kings = position.of(Role::king);
        const auto queens = position.of(Role::queen);
        const auto& bishops = position.of(Role::bishop);
        const auto own = position.of(color) - kings;
        const auto others = position.of(!color) - kings;
        if (own.empty()) return false;
        if (own.count() == 1 && own.intersects(position.of(Role::knight))) return !(others - queens).empty();
        if (!(own - bishops).empty() || !are_of_one_color(bishops)) return true;
        return !(others - bishops - queens - position.of(Role::rook)).empty();
    }

    /// The id of the rule by which a game ends so, in the rulebook; empty where the players need no rule.
    static constexpr std::string_view ending_rule(Reason reason) {
        if (reason == Reason::checkmate) return "chess/5.1.1";
        if (reason == Reason::stalemate) return "chess/5.2.1";
        if (reason == Reason::insufficient_material) return "chess/5.2.2";
        if (reason == Reason::agreement) return "chess/5.2.3";
        if (reason == Reason::time) return "chess/6.9";
        if (reason == Reason::threefold_repetition) return "chess/9.2";
        if (reason == Reason::fifty_moves) return "chess/9.3";
        if (reason == Reason::fivefold_repetition || reason == Reason::seventy_five_moves) return "chess/9.6";
        return {};
    }

    /// True when the position with left and right exchanged is the same game; rights are ignored.
    template <class V>
    static bool is_left_right_symmetric(const Position<V>&) {
        return moves_are_left_right_symmetric<V>;
    }

    /// True when the position with the ranks and colours exchanged is the same game; rights are ignored.
    template <class V>
    static bool is_color_symmetric(const Position<V>&) {
        return true;
    }

    /// What `explain` says of a move: which condition holds or fails.
    using Reasons = ChessReasons;

    /// What a piece is worth in an exchange, in hundredths of a pawn, by its role; the usual value for roles of the
    /// game's own that are left out. A king counts where there are several.
    static constexpr std::array piece_values{83, 295, 302, 465, 791, 0};
    /// What a side has beside its pieces, in hundredths of a pawn, where there is no net: how near it is to a goal.
    template <class V>
    static int special_worth(const Position<V>&, Color) {
        return 0;
    }
    /// An ending without pawns, or with bishops that never meet, is drawn more often than its material says.
    static constexpr bool small_leads_draw = true;
    /// Endgame tables can be built: all follows from the pieces, their squares and whose turn it is, and only captures
    /// and promotions change the pieces.
    static constexpr bool has_tables = true;
    /// Two knights do not mate a lone king, and it draws in the corner of a pawn's file against the wrong bishop.
    static constexpr bool draws_like_chess = true;
};

}  // namespace kingcraft