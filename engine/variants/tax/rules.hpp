#pragma once
// Tax Chess (Tomasz Sobczyk, 2020): a king moves only as far as its own pawns pay for, file by file.

#include "variants/chess/rules.hpp"

namespace kingcraft {

struct TaxReasons;

struct Tax : Chess {
    static constexpr std::string_view id = "tax";
    static constexpr std::string_view name = "Tax Chess";
    static constexpr std::string_view inventor = "Tomasz Sobczyk";
    static constexpr int year = 2020;
    static constexpr int order = 20;
    static constexpr std::array<std::string_view, 0> pgn_names{};
    static constexpr auto moves = with_moves(Chess::moves, Moves{Role::king, "", Hooks::add_moves});
    static constexpr std::array points{0, 11, 5, 3, 3, 1};

    /// Rule 1: the direction that the pawns of each file, a to h, pay for, as White sees it.
    static constexpr std::array<Direction, Geometry::files> paid_direction{
        Direction::south, Direction::south_west, Direction::west, Direction::north_west,
        Direction::north, Direction::north_east, Direction::east, Direction::south_east};
    static constexpr bool castling_has_suffix = true;  // 6

    /// Rule 1: forward is up the board for White and down for Black; the sides are the same for both.
    static constexpr Direction direction_of_file(Color color, int file) {
        const auto white = static_cast<int>(paid_direction[static_cast<std::size_t>(file)]);
        constexpr int half_turn = direction_count / 2;
        if (color == Color::white) return direction(white);
        return direction((direction_count + half_turn - white) % direction_count);
    }

    /// Rule 1: how many squares the king of this colour may go when the pawns on `file` pay for it.
    template <class V>
    static int reach(const Position<V>& position, Color color, int file) {
        return (position.of(color, Role::pawn) & detail::file_squares<Geometry>(file)).count();
    }

    /// Rules 1, 2 and 4: what a king attacks, up to the first piece in the way.
    template <class V>
    [[gnu::always_inline]] static SquareSet<Geometry> attacks_of(const Position<V>& position, Piece piece,
                                                                 Square from) {
        if (piece.role() != Role::king) return Chess::attacks_of(position, piece, from);
        return A::queen(from, position.occupied()) & paid_squares(position, from);
    }

    template <class V>
    static SquareSet<Geometry> attackers(const Position<V>& position, Square target, Color by,
                                         const SquareSet<Geometry>& occupied) {
        auto squares = Chess::attackers(position, target, by, occupied);
        for (const Square king : position.of(by, Role::king)) {
            if (A::queen(king, occupied).contains(target) && paid_squares(position, king).contains(target))
                squares.insert(king);
        }
        return squares;
    }

    /// Rule 3: a king's slide may not pass an attacked square.
    template <class V>
    [[gnu::always_inline]] static SquareSet<Geometry> targets(const Position<V>& position, Piece piece, Square from) {
        auto squares = Chess::targets(position, piece, from);
        if (piece.role() != Role::king) return squares;
        for (const Square to : squares - A::king(from)) {
            for (const Square passed : between<Geometry>(from, to)) {
                if (!position.king_is_safe_on(passed, from)) squares.erase(to);
            }
        }
        return squares;
    }

    /// Rule 1: where the pawns of each file pay a king to go, and how many they are.
    template <class V>
    static std::vector<Ray> rays(const Position<V>& position, Square from) {
        std::vector<Ray> rays;
        if (!position.of(Role::king).contains(from)) return rays;
        const Color color = position.at(from).color();
        for (int file = 0; file < Geometry::files; ++file) {
            const int pawns = reach(position, color, file);
            Square last = from;
            for (int paid = 0; paid < pawns; ++paid) {
                const Square next = Geometry::step(last, direction_of_file(color, file));
                if (next != no_square) last = next;
            }
            if (last != from) rays.push_back({last, pawns});
        }
        return rays;
    }

    template <class V>
    static MoveKind kind(const Position<V>& position, Square from, Square to) {
        const bool slides = position.at(from).role() == Role::king && distance<Geometry>(from, to) > 1;
        return slides ? MoveKind::slide : Chess::kind(position, from, to);
    }

    /// Rule 6: the pawns of the c-file pay for castling toward the a-file, those of the g-file for the other side.
    template <class V>
    static bool may_castle(const Position<V>& position, bool toward_higher_file) {
        constexpr int c_file = 2;
        constexpr int g_file = 6;
        return reach(position, position.turn(), toward_higher_file ? g_file : c_file) > 0;
    }

    /// Rule 1: what the pawns of a file pay for is no mirror image of what those of the opposite file do.
    template <class V>
    static bool is_left_right_symmetric(const Position<V>& position) {
        return position.of(Role::pawn).empty();
    }

    using Reasons = TaxReasons;

    static constexpr std::array piece_values{68, 250, 231, 354, 653, 0};
    static constexpr bool small_leads_draw = false;
    /// Rule 4: a lone king attacks nothing, and two of them are stalemated at once. Any other piece can help to mate a
    /// king that no pawns pay for.
    static constexpr bool draws_like_chess = false;

    /// The enemy king is a slider, too.
    template <class V>
    static SquareSet<Geometry> blockers_for_king(const Position<V>& position, Square king) {
        return blockers_by_notation(position, king, position.of(Role::king));
    }

    /// A king's check also ends when a pawn that pays for it is captured.
    template <class V>
    static SquareSet<Geometry> check_mask(const Position<V>& position, Square king,
                                          const SquareSet<Geometry>& checkers) {
        return checkers.intersects(position.of(Role::king)) ? ~SquareSet<Geometry>{}
                                                            : Chess::check_mask(position, king, checkers);
    }

    /// A capture of a pawn may end the attack of an enemy king, which the pawn paid for.
    template <class V>
    static bool is_safe(const Position<V>& position, Move move) {
        const bool taxes = position.at(move.to()).exists() && position.at(move.to()).role() == Role::pawn;
        return taxes ? position.is_legal(move) : Chess::is_safe(position, move);
    }

  private:
    using A = Attacks<Geometry>;
    using Set = SquareSet<Geometry>;

    /// The squares that the pawns of its side pay for to the king on `from`, pieces in the way or not.
    template <class V>
    static Set paid_squares(const Position<V>& position, Square from) {
        const Color color = position.at(from).color();
        Set squares;
        for (int file = 0; file < Geometry::files; ++file) {
            const auto pawns = static_cast<std::size_t>(reach(position, color, file));
            squares |= rays_[static_cast<std::size_t>(direction_of_file(color, file))][from] & near_[pawns][from];
        }
        return squares;
    }

    using OfSquare = std::array<Set, Geometry::squares>;

    /// By direction and square: the squares of this line.
    static constexpr std::array<OfSquare, direction_count> rays_ = [] {
        std::array<OfSquare, direction_count> rays{};
        for (int d = 0; d < direction_count; ++d) {
            for (int i = 0; i < Geometry::squares; ++i) {
                const auto square = static_cast<Square>(i);
                rays[static_cast<std::size_t>(d)][square] = Set({ray<Geometry, std::uint64_t>(square, direction(d))});
            }
        }
        return rays;
    }();

    /// By a number of pawns and a square: the squares within this number of king's steps.
    static constexpr std::array<OfSquare, Geometry::ranks + 1> near_ = [] {
        std::array<OfSquare, Geometry::ranks + 1> near{};
        for (int i = 0; i < Geometry::squares; ++i) near[0][static_cast<std::size_t>(i)].insert(static_cast<Square>(i));
        for (std::size_t steps = 1; steps < near.size(); ++steps) {
            near[steps] = near[steps - 1];
            for (int i = 0; i < Geometry::squares; ++i) {
                const auto square = static_cast<Square>(i);
                for (int d = 0; d < direction_count; ++d) {
                    const Square next = Geometry::step(square, direction(d));
                    if (next != no_square) near[steps][square] |= near[steps - 1][next];
                }
            }
        }
        return near;
    }();
};

}  // namespace kingcraft
