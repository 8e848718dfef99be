#pragma once
// Flying Chess (David Eltis, 1984): two levels; rooks, bishops and knights fly; everyone on the ground can headbutt.

#include "variants/chess/rules.hpp"

namespace kingcraft {

struct FlyingReasons;

struct Flying : Chess {
    static constexpr std::string_view id = "flying";
    static constexpr std::string_view name = "Flying Chess";
    static constexpr std::string_view inventor = "David Eltis";
    static constexpr int year = 1984;
    static constexpr int order = 30;
    static constexpr std::array<std::string_view, 0> pgn_names{};
    static constexpr MoveKind level = own_kind(0);
    static constexpr MoveKind headbutt = own_kind(1);
    static constexpr std::array<std::string_view, 2> own_kinds{"level", "headbutt"};
    /// On a piece's own level; the hooks add flights and headbutts.
    static constexpr std::array moves{
        Moves{Role::king, "K", Hooks::add_moves},   Moves{Role::queen, "Q", Hooks::add_moves},
        Moves{Role::rook, "R", Hooks::add_moves},   Moves{Role::bishop, "B", Hooks::add_moves_on_its_color},
        Moves{Role::knight, "N", Hooks::add_moves}, Moves{Role::pawn, pawn_moves, Hooks::add_moves}};
    static constexpr std::array points{0, 9, 5, 5, 4, 1};

    using Geometry = kingcraft::Geometry<8, 8, 2>;
    static constexpr std::string_view start_fen =
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|8/8/8/8/8/8/8/8 w KQkq - 0 1";
    static constexpr std::array rights = corner_castling_rights<Geometry>;

    static constexpr bool may_leave_ground(Role role) {  // 1
        return role == Role::rook || role == Role::bishop || role == Role::knight;
    }

    /// Rules 1 to 5, and the square straight above, which every piece on the ground can headbutt (2).
    template <class V>
    static SquareSet<Geometry> attacks_of(const Position<V>& position, Piece piece, Square from) {
        auto squares = Chess::attacks_of(position, piece, from) | flights(position, piece.role(), from);
        if (is_ground(from)) squares.insert(Geometry::above(from));
        return squares;
    }

    template <class V>
    static SquareSet<Geometry> attackers(const Position<V>& position, Square target, Color by,
                                         const SquareSet<Geometry>& occupied) {
        const auto squares = Chess::attackers(position, target, by, occupied);
        return squares |
               (is_ground(target) ? divers(position, target, by, occupied) : climbers(position, target, by, occupied));
    }

    template <class V>
    [[gnu::always_inline]] static SquareSet<Geometry> targets(const Position<V>& position, Piece piece, Square from) {
        const auto squares = Chess::attacks_of(position, piece, from) | flights(position, piece.role(), from);
        return squares - position.of(piece.color());
    }

    template <class V>
    static MoveKind kind(const Position<V>& position, Square from, Square to) {
        return is_ground(from) == is_ground(to) ? Chess::kind(position, from, to) : level;
    }

    /// Rule 2: a headbutt.
    template <class V>
    static SquareSet<Geometry> removed(const Position<V>& position, Move move) {
        if (move.kind() != headbutt) return Chess::removed(position, move);
        return SquareSet<Geometry>(Geometry::above(move.from()));
    }
    static constexpr bool captures_in_place(Square from, Square to) { return to == Geometry::above(from); }

    /// Rule 2.
    template <class V, class Sink>
    static void push_special_moves(const Position<V>& position, Sink& sink) {
        for (const Square target : headbutted(position.of(position.turn()), position.of(!position.turn()))) {
            const Square from = Geometry::below(target);
            sink.move({from, from, headbutt});
        }
    }

    /// A king alone never gives check. The endgame tables have no win of a bishop against a rook; other pieces may
    /// stand in the king's way, on a level that the rule of chess does not know.
    template <class V>
    static bool can_win(const Position<V>& position, Color color) {
        const auto own = position.of(color) - position.of(Role::king);
        const auto others = position.of(!color) - position.of(Role::king);
        const bool is_one_bishop = own.count() == 1 && own.intersects(position.of(Role::bishop));
        const bool is_one_rook = others.count() == 1 && others.intersects(position.of(Role::rook));
        return !own.empty() && !(is_one_bishop && is_one_rook) && !is_insufficient_material(position);
    }

    static constexpr std::string_view ending_rule(Reason reason) {
        if (reason == Reason::insufficient_material) return "flying/insufficient-material";
        return Chess::ending_rule(reason);
    }

    using Reasons = FlyingReasons;

    static constexpr std::array piece_values{78, 321, 330, 433, 606, 0};
    static constexpr bool draws_like_chess = false;

    /// Bishops of the upper level come down on the king along its diagonals there.
    template <class V>
    static SquareSet<Geometry> blockers_for_king(const Position<V>& position, Square king) {
        return Chess::blockers_for_king(position, king) |
               line_blockers(position, Geometry::above(king), {}, position.of(Role::bishop));
    }

  private:
    using A = Attacks<Geometry>;
    static constexpr bool is_ground(Square square) { return Geometry::level(square) == 0; }

    static constexpr SquareSet<Geometry> ground_ = SquareSet<Geometry>({~std::uint64_t{0}, 0});

    /// The same squares on the other level.
    static SquareSet<Geometry> other_level(const SquareSet<Geometry>& squares) {
        return SquareSet<Geometry>({squares.words()[1], squares.words()[0]});
    }

    /// The enemies straight above one of these pieces, which can headbutt them.
    static SquareSet<Geometry> headbutted(const SquareSet<Geometry>& own, const SquareSet<Geometry>& enemies) {
        return other_level(own & ground_) & enemies;
    }

    /// The squares of the other level that a piece may fly to (3, 4, 5).
    template <class V>
    static SquareSet<Geometry> flights(const Position<V>& position, Role role, Square from) {
        if (!may_leave_ground(role)) return {};
        SquareSet<Geometry> squares(from);
        if (role == Role::rook && is_ground(from)) squares |= A::rook(from, position.occupied());
        if (role == Role::bishop && !is_ground(from)) squares |= A::bishop(from, position.occupied());
        if (role == Role::knight && !is_ground(from)) squares |= A::knight(from);
        return other_level(squares);
    }

    /// The pieces that attack a square on the ground from above: rook, bishop and knight straight down, bishops along a
    /// diagonal, knights by a leap.
    template <class V>
    static SquareSet<Geometry> divers(const Position<V>& position, Square target, Color by,
                                      const SquareSet<Geometry>& occupied) {
        const Square over = Geometry::above(target);
        return position.of(by) & (SquareSet<Geometry>(over) | (A::bishop(over, occupied) & position.of(Role::bishop)) |
                                  (A::knight(over) & position.of(Role::knight)));
    }

    /// The pieces that attack a square of the upper level from the ground: the piece straight below, and rooks along a
    /// line.
    template <class V>
    static SquareSet<Geometry> climbers(const Position<V>& position, Square target, Color by,
                                        const SquareSet<Geometry>& occupied) {
        const Square under = Geometry::below(target);
        return position.of(by) & (SquareSet<Geometry>(under) | (A::rook(under, occupied) & position.of(Role::rook)));
    }
};

}  // namespace kingcraft
