#pragma once
// Orthodox chess (FIDE Laws of Chess, 2023), the base of all variants: facts and hooks, in the groups of variant.hpp.

#include <array>
#include <string_view>
#include <vector>

#include "board/move.hpp"
#include "rules/attack_lines.hpp"
#include "rules/ending.hpp"
#include "rules/movement.hpp"
#include "rules/position.hpp"

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

struct Chess {
    // Facts.

    static constexpr std::string_view id = "chess";
    static constexpr std::string_view name = "Chess";
    static constexpr std::string_view inventor = "";
    static constexpr int year = 1475;
    /// Where the game stands among the others.
    static constexpr int order = 0;
    /// Other names of the game in PGN, in small letters. Web sites write these for chess.
    static constexpr std::array<std::string_view, 6> pgn_names{"standard", "normal",        "classical",
                                                               "regular",  "from position", "orthodox"};

    using Geometry = kingcraft::Geometry<8, 8>;  // 2.1
    /// The roles and the kinds of moves that only this game has, in the order of `own_role` and `own_kind`.
    static constexpr std::array<RoleFacts, 0> own_roles{};
    static constexpr std::array<std::string_view, 0> own_kinds{};
    static constexpr std::array roles{Role::king,   Role::queen,  Role::rook,
                                      Role::bishop, Role::knight, Role::pawn};  // 2.2
    static constexpr std::string_view start_fen =                               // 2.3
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    static constexpr std::array promotions{Role::queen, Role::rook, Role::bishop, Role::knight};  // 3.7.5
    static constexpr std::array rights = corner_castling_rights<Geometry>;                        // 3.8.2
    static constexpr CastlingSteps castling_steps{2, 2};
    /// True for the roles that may stand above the ground level.
    static constexpr bool may_leave_ground(Role) { return false; }
    /// What a position has beside the board. A game's own has `number()`, different for each of its values and 0 for
    /// the first one, `text()`, which is a field of FEN before the clocks, and `read(text)`, which returns none for
    /// other texts.
    using State = NoState;
    /// Black plays the other way than White: what White sees from its edge, Black sees from its own.
    static constexpr bool flips_for_black = true;

    // Movement.

    /// How a piece of each role moves, in Betza's notation (3.2 to 3.8). Pawns move like this in every game.
    static constexpr std::array moves{Moves{Role::king, "K"},   Moves{Role::queen, "Q"},
                                      Moves{Role::rook, "R"},   Moves{Role::bishop, "B"},
                                      Moves{Role::knight, "N"}, Moves{Role::pawn, pawn_moves}};

    /// The squares that this piece on `from` attacks (3.1.2), those of its own pieces that it guards among them. This
    /// and `targets` are inlined: in WebAssembly the calls took a quarter of the time of move generation.
    template <class V>
    [[gnu::always_inline]] static SquaresOf<V> attacks_of(const Position<V>& position, Piece piece, Square from) {
        return attacks_by_notation(position, piece, from);
    }

    /// The pieces of this colour that attack `target`: the reverse of `attacks_of`, with lines blocked by `occupied`
    /// only.
    template <class V>
    static SquaresOf<V> attackers(const Position<V>& position, Square target, Color by, const SquaresOf<V>& occupied) {
        return attackers_by_notation(position, target, by, occupied);
    }

    /// The squares to which this piece on `from`, not a pawn, may move by a plain move; legality is not checked.
    template <class V>
    [[gnu::always_inline]] static SquaresOf<V> targets(const Position<V>& position, Piece piece, Square from) {
        return targets_by_notation(position, piece, from);
    }

    /// The kind of such a move.
    template <class V>
    static MoveKind kind(const Position<V>& position, Square from, Square to) {
        return kind_by_notation<V>(position.at(from), from, to);
    }

    /// The squares between from and to that a move passes.
    template <class V>
    static SquaresOf<V> path(const Position<V>& position, Move move) {
        return path_by_notation(position, move);
    }

    /// Passes the pseudo-legal moves that are no plain moves of a piece to the sink.
    template <class V, class Sink>
    static void push_special_moves(const Position<V>&, Sink&) {}

    /// A condition of castling in addition to its right, empty squares and a safe king.
    template <class V>
    static bool may_castle(const Position<V>&, bool) {
        return true;
    }

    /// The squares of the pieces that a move takes off the board: those it captures, and `from` where the piece that
    /// moves is lost.
    template <class V>
    static SquaresOf<V> removed(const Position<V>& position, Move move) {
        using G = typename V::Geometry;
        if (move.kind() == MoveKind::en_passant)
            return SquareSet<G>(G::square(G::file(move.to()), G::rank(move.from())));
        return SquareSet<G>(move.to()) & position.of(!position.turn());
    }

    /// True when a piece on `from` captures on `to` without leaving its square.
    static constexpr bool captures_in_place(Square, Square) { return false; }

    /// The state after a move; `next` still has the one before it.
    template <class V>
    static typename V::State state_after(const Position<V>& next) {
        return next.state();
    }

    // Legality. The last three are the quick way of the move generator: each may cause more checks than needed, never
    // fewer, and the tests compare the result with Position::is_legal.

    /// Where it need not be, the king may be captured, and that wins.
    static constexpr bool king_must_be_safe = true;  // 1.4.1, 3.9.2

    /// The one of a side's kings that must be safe, or `no_square`; `kings` may stand elsewhere than in the position.
    template <class V>
    static Square royal(const Position<V>&, Color, const SquaresOf<V>& kings) {
        return kings.empty() ? no_square : kings.first();
    }

    /// Whether a move may leave the board like this (3.9.2); it is the other side's turn in `next`. A game with a law
    /// of its own returns a plain bool.
    template <class V>
    static KingSafety may_stand(const Position<V>& next, Color mover) {
        return {!V::king_must_be_safe || !next.is_check(mover)};
    }

    /// The pieces whose moves may expose the king of the side to move; extra squares are allowed, missing ones are not.
    template <class V>
    static SquaresOf<V> blockers_for_king(const Position<V>& position, Square king) {
        return blockers_by_notation(position, king);
    }

    /// The squares to which a piece other than a king may move to end these checks; extra squares are allowed, missing
    /// ones are not.
    template <class V>
    static SquaresOf<V> check_mask(const Position<V>& position, Square king, const SquaresOf<V>& checkers) {
        return check_mask_by_notation(position, king, checkers);
    }

    /// The same answer as `Position::is_legal`. A plain move is not played: after it, only the captured piece may
    /// attack the royal king.
    template <class V>
    static bool is_safe(const Position<V>& position, Move move) {
        using Set = SquaresOf<V>;
        const MoveKind kind = move.kind();
        if (kind != MoveKind::step && kind != MoveKind::slide && kind != MoveKind::double_step)
            return position.is_legal(move);
        const Set goal(move.to());
        const Set occupied = (position.occupied() - Set(move.from())) | goal;
        return (V::attackers(position, position.royal_after(move), !position.turn(), occupied) - goal).empty();
    }

    // Ending.

    /// The result that the position has though pieces could move: a king was captured, a goal is reached. Either side
    /// may have won, with a reason of the game's own.
    template <class V>
    static std::optional<Outcome> verdict(const Position<V>&) {
        return std::nullopt;
    }

    /// False only where it is certain that no series of legal moves wins for this side (6.9). A king alone never gives
    /// check. Where the game draws like chess, a lone knight, or bishops all on one colour, mate only a king whose own
    /// pieces stand in its way and cannot help it: next to a knight's check that is no queen, next to a bishop's no
    /// queen, no rook and no bishop of its colour.
    template <class V>
    static bool can_win(const Position<V>& position, Color color) {
        if (!V::draws_like_chess) return position.of(color).more_than_one();
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

    /// The id of the rule by which a game ends so, in the rulebook; empty if the players need no rule.
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

    // Notation.

    /// Coordinates and SAN: castling needs the suffix `o`, since another king's move can share its squares.
    static constexpr bool castling_has_suffix = false;

    // Presentation.

    /// What a piece of each role is worth in whole pawns, as players count: docs/notes/piece-values.md, rounded.
    static constexpr std::array points{0, 9, 5, 3, 3, 1};

    /// For a piece whose reach depends on a number: its reach in each direction, which boards draw. Blockers are
    /// ignored.
    template <class V>
    static std::vector<Ray> rays(const Position<V>&, Square) {
        return {};
    }

    /// The condition of a move that holds or fails, for `explain`.
    using Reasons = ChessReasons;

    // Worth.

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
    /// To move is never worse than to pass, but in rare endings (zugzwang): where a side passes and still stands well,
    /// the search looks no further.
    static constexpr bool null_move_is_sound = true;
    /// Endgame tables can be built: all follows from the pieces, their squares and whose turn it is, and only captures
    /// and promotions change the pieces.
    static constexpr bool has_tables = true;
    /// Few pieces draw as in chess: two knights do not mate a lone king, and it draws in the corner of a pawn's file
    /// against the wrong bishop.
    static constexpr bool draws_like_chess = true;

    /// True when the position with left and right exchanged is the same game; rights are ignored.
    template <class V>
    static bool is_left_right_symmetric(const Position<V>&) {
        return moves_are_left_right_symmetric<V>;
    }

    /// True when the position with the ranks and colours exchanged is the same game; rights are ignored.
    template <class V>
    static bool is_color_symmetric(const Position<V>&) {
        return V::flips_for_black;
    }
};

}  // namespace kingcraft