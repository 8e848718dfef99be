#pragma once
// The reasons of Flying Chess, by the rules of variants/flying/rules.hpp.

#include "board/small.hpp"
#include "variants/chess/explain.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

struct FlyingReasons : ChessReasons {
    /// Rules 2 to 6: headbutts, and moves from one level to the other.
    template <class V>
    static Explanation may(const Position<V>& position, const Question& question, Move move) {
        if (move.kind() == MoveKind::headbutt) {
            const Square above = V::Geometry::above(move.from());
            return question.yes("flying/2", "the %r headbutts %m, straight above it, and stays on %s",
                                {move.from(), above, move.from()}, {above});
        }
        if (question.same_level()) return ChessReasons::may(position, question, move);
        return flies(question);
    }

    /// Rule 7: check comes from both levels.
    static std::string_view safety_rule(const Question& question, Move move, const Threat& threat) {
        const bool one_level = question.level(threat.attacker) == 0 && move.kind() != MoveKind::headbutt;
        return one_level ? ChessReasons::safety_rule(question, move, threat) : "flying/7";
    }

    /// Rule 2: no headbutt.
    static Explanation stays(const Question& question) {
        const Square from = question.from();
        if (question.level(from) > 0)
            return question.no("flying/2", "%m is on the upper level, and only pieces on the ground can headbutt",
                               {from});
        const Square above = question.square(question.file(from), question.rank(from), 1);
        if (question.is_own(above))
            return question.no("flying/2", "%m is your own, so the %r cannot headbutt it", {above, from}, {above});
        return question.no("flying/2", "no piece stands straight above %s, so the %r has nothing to headbutt",
                           {from, from}, {above});
    }

    /// Rules 3, 4 and 5.
    template <class V>
    static Explanation officer(const Position<V>& position, const Question& question) {
        if (question.same_level() || question.man().role() == Role::queen) return on_ground(position, question);
        const bool rises = question.level(question.from()) == 0;
        switch (question.man().role()) {
            case Role::rook:
                return rook(question, rises);
            case Role::bishop:
                return bishop(question, rises);
            default:
                return question.no("flying/5",
                                   rises ? "a knight rises straight up only, and %s is not above %s"
                                         : "a knight comes down straight or by a leap, and neither leads to %s from %s",
                                   {question.to(), question.from()});
        }
    }

    template <class V>
    static Explanation king(const Position<V>& position, const Question& question) {
        return question.same_level() ? ChessReasons::king(position, question) : grounded(question);
    }
    template <class V>
    static Explanation pawn(const Position<V>& position, const Question& question) {
        return question.same_level() ? ChessReasons::pawn(position, question) : grounded(question);
    }

  private:
    template <class V>
    static Explanation on_ground(const Position<V>& position, const Question& question) {
        return question.same_level() ? ChessReasons::officer(position, question) : grounded(question);
    }

    /// Rule 1.
    static Explanation grounded(const Question& question) {
        const Square from = question.from();
        if (question.is_vertical() && question.is_enemy(question.to())) {
            return question.no("flying/1", "the %r never leaves the ground: to headbutt %m it stays on %s",
                               {from, question.to(), from}, {question.to()});
        }
        return question.no("flying/1", "the %r never leaves the ground, and %s is on the upper level",
                           {from, question.to()});
    }

    static std::string_view flight_rule(Role role) {
        if (role == Role::rook) return "flying/3";
        return role == Role::bishop ? "flying/4" : "flying/5";
    }

    static Explanation flies(const Question& question) {
        const Square from = question.from();
        const Square to = question.to();
        const bool rises = question.level(from) == 0;
        Explanation answer = question.yes(flight_rule(question.man().role()), "the %r", {from}, question.between());
        if (question.is_vertical()) {
            answer.text += rises ? " goes straight up" : " comes straight down";
        } else if (question.man().role() == Role::knight) {
            question.add(answer, " comes down by a leap", {});
        } else if (answer.path.empty()) {
            answer.text += rises ? " goes one step on and up" : " goes one step on and down";
        } else {
            answer.text += rises ? " moves along the ground and rises with its last step"
                                 : " moves along the upper level and comes down with its last step";
        }
        question.add(answer, " to %s", {to});
        question.add_capture(answer);
        if (question.is_vertical() && rises && question.is_enemy(to)) {
            answer.rule = "flying/6";
            question.add(answer, ", which a headbutt would do without moving", {});
        }
        return answer;
    }

    static Explanation blocked(const Question& question, std::string_view rule, bool rises) {
        const SquarePath way = question.between();
        const Square man = question.first_man(way);
        if (man == no_square)
            return question.no(rule, "the %r cannot fly from %s to %s",
                               {question.from(), question.from(), question.to()});
        return question.no(rule,
                           rises ? "the rook moves along the ground before it rises, and %m is in its way"
                                 : "the bishop moves along the upper level before it comes down, and %m is in its way",
                           {man}, Question::up_to(way, man));
    }

    /// Rule 3.
    static Explanation rook(const Question& question, bool rises) {
        if (!rises)
            return question.no("flying/3", "a rook comes down straight only, and %s is not below %s",
                               {question.to(), question.from()});
        if (!question.in_line() || question.on_diagonal()) {
            return question.no("flying/3",
                               "a rook rises straight up or at the end of a rook move, and neither leads from %s to %s",
                               {question.from(), question.to()});
        }
        return blocked(question, "flying/3", rises);
    }

    /// Rule 4.
    static Explanation bishop(const Question& question, bool rises) {
        if (rises)
            return question.no("flying/4", "a bishop rises straight up only, and %s is not above %s",
                               {question.to(), question.from()});
        if (!question.on_diagonal()) {
            return question.no(
                "flying/4",
                "a bishop comes down straight or at the end of a bishop move, and neither leads from %s to %s",
                {question.from(), question.to()});
        }
        return blocked(question, "flying/4", rises);
    }
};

}  // namespace kingcraft

KINGCRAFT_SMALL_END
