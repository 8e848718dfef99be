#pragma once
// The reasons of King's Court, by the rules of variants/kingscourt/rules.hpp.

#include "board/small.hpp"
#include "variants/chess/explain.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

struct KingsCourtReasons : ChessReasons {
    static constexpr std::string_view promotion_rule = "kingscourt/1";
    static constexpr std::string_view castling_rule = "kingscourt/5";

    /// Rules 2, 3, 4 and 6.
    template <class V>
    static Explanation may(const Position<V>& position, const Question& question, Move move) {
        Explanation answer;
        switch (question.man().role()) {
            case Role::chancellor:
                answer = chancellor_may(question);
                break;
            case Role::jester:
                answer = jester_may(position, question, move);
                break;
            default:
                if (move.kind() != MoveKind::flight) return ChessReasons::may(position, question, move);
                answer = question.yes("kingscourt/6", "a chancellor gives check, so the king flies two squares to %s",
                                      {move.to()}, question.between());
        }
        question.add_capture(answer);
        return answer;
    }

    /// Rules 4 and 6: an unmoved jester attacks the squares that it can jump to; the end of a flight must be safe.
    static std::string_view safety_rule(const Question& question, Move move, const Threat& threat) {
        if (move.kind() == MoveKind::flight) return "kingscourt/6";
        const SquarePath way = question.between(threat.attacker, threat.king);
        const bool diagonal = question.file(threat.attacker) != question.file(threat.king) &&
                              question.rank(threat.attacker) != question.rank(threat.king);
        const Square passed = question.first_man(way);
        const bool jumps = question.at(threat.attacker).role() == Role::jester && diagonal && passed != no_square &&
                           passed != question.from();
        return jumps ? "kingscourt/4" : ChessReasons::safety_rule(question, move, threat);
    }

    template <class V>
    static Explanation officer(const Position<V>& position, const Question& question) {
        if (question.man().role() == Role::chancellor) return chancellor(question);
        if (question.man().role() == Role::jester) return jester(question);
        return ChessReasons::officer(position, question);
    }

    /// Rule 6: no flight.
    template <class V>
    static Explanation king(const Position<V>& position, const Question& question) {
        if (question.distance() != 2 || !question.in_line()) return ChessReasons::king(position, question);
        if (!chancellor_gives_check(position)) {
            return question.no("kingscourt/6", "the king may go two squares only when a chancellor gives check", {},
                               question.between());
        }
        const SquarePath way = question.between();
        if (question.at(way[0]).exists())
            return question.no("kingscourt/6", "%m is in the way of the king's flight", {way[0]}, way);
        return question.no("kingscourt/6", "a flight attacks nothing, so it cannot capture %m", {question.to()},
                           {question.to()});
    }

    /// In a chancellor's check the king that goes two squares means to fly.
    template <class V>
    static Explanation castling(const Position<V>& position, const Question& question) {
        if (question.distance() > 2 || !chancellor_gives_check(position))
            return ChessReasons::castling(position, question);
        return question.is_own(question.to()) ? own_man(question) : king(position, question);
    }

    /// Rule 5.
    static Explanation no_right(const Question& question, Square rook) {
        return right_gone(question, rook, castling_rule);
    }

  private:
    template <class V>
    static bool chancellor_gives_check(const Position<V>& position) {
        const Square royal = V::royal(position, position.turn());
        return position.attackers(royal, !position.turn()).intersects(position.of(Role::chancellor));
    }

    /// Rule 2.
    static Explanation chancellor_may(const Question& question) {
        return question.yes("kingscourt/2",
                            question.in_line() ? "the chancellor goes in a straight line from %s to %s"
                                               : "the chancellor leaps like a knight from %s to %s",
                            {question.from(), question.to()}, question.between());
    }
    static Explanation chancellor(const Question& question) {
        const SquarePath way = question.between();
        if (question.distance() > 2) {
            return question.no(
                "kingscourt/2",
                "a chancellor goes one or two squares straight or leaps like a knight, and %s is too far from %s",
                {question.to(), question.from()});
        }
        return question.no("kingscourt/2", "a chancellor does not jump in a straight line: %m is in its way",
                           {question.first_man(way)}, way);
    }

    /// Rules 3 and 4.
    template <class V>
    static Explanation jester_may(const Position<V>& position, const Question& question, Move move) {
        const Square from = move.from();
        const Square to = move.to();
        if (move.kind() == MoveKind::jump) {
            return question.yes(question.is_enemy(to) ? "kingscourt/4" : "kingscourt/3",
                                "as its first move the jester may jump over %m to %s",
                                {question.first_man(question.between()), to}, question.between());
        }
        if (move.kind() == MoveKind::step)
            return question.yes("kingscourt/3", "the jester makes one diagonal step from %s to %s", {from, to});
        const Square bend = V::path(position, move).first();
        return question.yes("kingscourt/3", "the jester makes two diagonal steps, over %s to %s", {bend, to}, {bend});
    }
    static Explanation jester(const Question& question) {
        const Square from = question.from();
        const Square to = question.to();
        const int sideways = question.sideways();
        const int ahead = question.ahead() < 0 ? -question.ahead() : question.ahead();
        if ((sideways + ahead) % 2 != 0) {
            return question.no("kingscourt/3", "a jester stays on squares of one colour, and %s has the other one",
                               {to});
        }
        if (question.distance() > 2) {
            return question.no("kingscourt/3", "a jester makes one or two diagonal steps, and %s is too far from %s",
                               {to, from});
        }
        const SquarePath taken = bends(question);
        if (sideways == ahead) {
            return question.no("kingscourt/3",
                               "%m is in the way, and only a jester that has not moved from its first square can jump",
                               {taken[0]}, taken);
        }
        if (taken.size() == 1)
            return question.no("kingscourt/3", "the first of two steps ends on an empty square, and %m is in the way",
                               {taken[0]}, taken);
        return question.no("kingscourt/3",
                           "the first of two steps ends on an empty square, and %m and %m are in the way",
                           {taken[0], taken[1]}, taken);
    }

    /// The squares of the board that a jester's two steps can bend on.
    static SquarePath bends(const Question& question) {
        const SquarePath straight = question.between();
        if (question.on_diagonal()) return straight;
        SquarePath path;
        const int file = question.file(straight[0]);
        const int rank = question.rank(straight[0]);
        const bool upright = question.sideways() == 0;
        for (const int side : {-1, 1}) {
            const int bend_file = upright ? file + side : file;
            const int bend_rank = upright ? rank : rank + side;
            if (question.is_on_board(bend_file, bend_rank)) path.push_back(question.square(bend_file, bend_rank));
        }
        return path;
    }
};

}  // namespace kingcraft

KINGCRAFT_SMALL_END
