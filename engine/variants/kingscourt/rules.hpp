#pragma once
// King's Court (Sidney LeVasseur, 1997): twelve files, chancellors, jesters, castling over one to four squares, the
// king's flight.

#include "variants/chess/rules.hpp"

namespace kingcraft {

struct KingsCourtReasons;

struct KingsCourt : Chess {
    static constexpr std::string_view id = "kingscourt";
    static constexpr std::string_view name = "King's Court";
    static constexpr std::string_view inventor = "Sidney LeVasseur";
    static constexpr int year = 1997;
    static constexpr int order = 40;
    static constexpr std::array<std::string_view, 0> pgn_names{};

    using Geometry = kingcraft::Geometry<12, 8>;
    static constexpr Role chancellor = own_role(0);
    static constexpr Role jester = own_role(1);
    static constexpr std::array own_roles{RoleFacts{chancellor, "chancellor", 'C', 3, 700},
                                          RoleFacts{jester, "jester", 'J', 1, 250}};
    static constexpr MoveKind flight = own_kind(0);
    static constexpr std::array<std::string_view, 1> own_kinds{"flight"};
    static constexpr std::array roles{Role::king,   Role::queen,  chancellor, Role::rook,
                                      Role::bishop, Role::knight, jester,     Role::pawn};
    /// Rule 2: a chancellor leaps like a knight, or goes one or two squares in a straight line. Rules 3 and 6: the
    /// hooks have the jester, and the king's flight.
    static constexpr auto moves =
        with_moves(Chess::moves, Moves{chancellor, "NQ2"}, Moves{jester, "", Hooks::add_moves_on_its_color},
                   Moves{Role::king, "K", Hooks::add_moves});
    static constexpr std::array points{0, 11, 9, 5, 3, 3, 4, 1};
    static constexpr std::string_view start_fen =
        "rjcnbqkbncjr/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/RJCNBQKBNCJR w ABKLabkl - 0 1";
    static constexpr std::array promotions{Role::queen,  chancellor,   Role::rook,
                                           Role::bishop, Role::knight, jester};  // 1
    static constexpr std::array<Right, 8> rights{{
        {'A', Color::white, Role::rook, Geometry::square(0, 0)},
        {'B', Color::white, jester, Geometry::square(1, 0), RightKind::first_move},
        {'K', Color::white, jester, Geometry::square(10, 0), RightKind::first_move},
        {'L', Color::white, Role::rook, Geometry::square(11, 0)},
        {'a', Color::black, Role::rook, Geometry::square(0, 7)},
        {'b', Color::black, jester, Geometry::square(1, 7), RightKind::first_move},
        {'k', Color::black, jester, Geometry::square(10, 7), RightKind::first_move},
        {'l', Color::black, Role::rook, Geometry::square(11, 7)},
    }};
    static constexpr CastlingSteps castling_steps{1, 4};  // 5
    static constexpr bool castling_has_suffix = true;

    template <class V>
    static SquareSet<Geometry> attacks_of(const Position<V>& position, Piece piece, Square from) {
        if (piece.role() != jester) return Chess::attacks_of(position, piece, from);
        const auto squares = jester_squares(from, position.occupied());
        return unmoved_jesters(position).contains(from) ? squares | A::diagonal_leap(from) : squares;
    }

    template <class V>
    static SquareSet<Geometry> attackers(const Position<V>& position, Square target, Color by,
                                         const SquareSet<Geometry>& occupied) {
        const auto others = Chess::attackers(position, target, by, occupied);
        const auto near = near_jesters(position, target, by);
        if (near.empty()) return others;
        return others |
               (near & (jester_squares(target, occupied) | (A::diagonal_leap(target) & unmoved_jesters(position))));
    }

    template <class V>
    static MoveKind kind(const Position<V>& position, Square from, Square to) {
        if (position.at(from).role() != jester) return Chess::kind(position, from, to);
        if (A::diagonal_step(from).contains(to)) return MoveKind::step;
        return jester_squares(from, position.occupied()).contains(to) ? MoveKind::slide : MoveKind::jump;
    }

    /// A jester's bend passes the free square that touches both ends by a corner; where there are two, the first one
    /// free.
    template <class V>
    static SquareSet<Geometry> path(const Position<V>& position, Move move) {
        if (move.kind() != MoveKind::slide || position.at(move.from()).role() != jester) {
            return Chess::path(position, move);
        }
        const auto bends = A::diagonal_step(move.from()) & A::diagonal_step(move.to());
        return SquareSet<Geometry>((bends - position.occupied()).first());
    }

    /// Rule 6: the king's flight. It attacks nothing, so a king is safe from it.
    template <class V, class Sink>
    static void push_special_moves(const Position<V>& position, Sink& sink) {
        const Color us = position.turn();
        const Square king = position.royal(us);
        if (!attackers(position, king, !us, position.occupied()).intersects(position.of(chancellor))) return;
        const auto blocked = position.of(us) | position.of(Role::king);
        for (int d = 0; d < direction_count; ++d) {
            const Square middle = Geometry::step(king, direction(d));
            if (middle == no_square || position.at(middle).exists()) continue;
            const Square to = Geometry::step(middle, direction(d));
            if (to != no_square && !blocked.contains(to)) sink.move({king, to, flight});
        }
    }

    /// A king alone never gives check. Of one piece against at most one, the endgame tables have no win of a bishop or
    /// jester against a queen, chancellor or rook, nor of a knight against a queen, chancellor or jester.
    template <class V>
    static bool can_win(const Position<V>& position, Color color) {
        const auto own = position.of(color) - position.of(Role::king);
        const auto others = position.of(!color) - position.of(Role::king);
        if (own.empty() || is_insufficient_material(position)) return false;
        if (own.count() > 1 || others.count() > 1) return true;
        const auto major = position.of(Role::queen) | position.of(chancellor);
        if (own == position.of(Role::knight)) return !(others - major - position.of(jester)).empty();
        const auto color_bound = position.of(Role::bishop) | position.of(jester);
        return !color_bound.contains(own.first()) || !(others - major - position.of(Role::rook)).empty();
    }

    static constexpr std::string_view ending_rule(Reason reason) {
        if (reason == Reason::checkmate) return "kingscourt/7";
        if (reason == Reason::insufficient_material) return "kingscourt/7";
        return Chess::ending_rule(reason);
    }

    using Reasons = KingsCourtReasons;

    static constexpr std::array piece_values{60, 209, 231, 353, 618, 0, 519, 241};

    /// A piece next to the king may block a jester's bend.
    template <class V>
    static SquareSet<Geometry> blockers_for_king(const Position<V>& position, Square king) {
        const auto blockers = Chess::blockers_for_king(position, king);
        return near_jesters(position, king, !position.turn()).empty() ? blockers : blockers | A::diagonal_step(king);
    }

    /// A jester's bend is next to the king. One piece there can block a slider too, so one move may end two checks.
    template <class V>
    static SquareSet<Geometry> check_mask(const Position<V>& position, Square king,
                                          const SquareSet<Geometry>& checkers) {
        if (!checkers.intersects(position.of(jester))) return Chess::check_mask(position, king, checkers);
        return checkers | A::diagonal_step(king);
    }

  private:
    using A = Attacks<Geometry>;

    /// Rule 3: one or two diagonal steps, the first one onto an empty square when there is a second; never back to the
    /// start.
    static SquareSet<Geometry> jester_squares(Square from, const SquareSet<Geometry>& occupied) {
        auto squares = A::diagonal_step(from);
        for (const Square bend : squares - occupied) squares |= A::diagonal_step(bend);
        squares.erase(from);
        return squares;
    }

    /// The jesters that may attack a square at all: one farther off does not.
    template <class V>
    static SquareSet<Geometry> near_jesters(const Position<V>& position, Square square, Color color) {
        return A::lines<read_betza("Q2").captures>(color, square) & position.of(color, jester);
    }

    /// Rule 3: the jesters that still have their first-move jump.
    template <class V>
    static SquareSet<Geometry> unmoved_jesters(const Position<V>& position) {
        SquareSet<Geometry> squares;
        for_each_right(position.rights(), [&](std::size_t right) {
            if (!rights[right].castles()) squares.insert(rights[right].home);
        });
        return squares;
    }
};

}  // namespace kingcraft
