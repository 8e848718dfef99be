#pragma once
// The reasons of Flying Chess, by the rules of variants/flying/rules.hpp.

#include "base/small.hpp"
#include "rules.hpp"
#include "variants/chess/explain.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

struct FlyingReasons : ChessReasons {
    /// Rules 2 to 6: headbutts, and moves from one level to the other.
    template <class V>
    static Explanation may(const Position<V>& position, const Question& question, Move move) {
        if (move.kind() == Flying::headbutt) {
            const Square above = V::Geometry::above(move.from());
            return question.yes("flying/2", "flying/headbutt piece& captured&", {move.from(), above}, {above});
        }
        if (question.same_level()) return ChessReasons::may(position, question, move);
        return flies(question);
    }

    /// Rule 7: check comes from both levels.
    static std::string_view safety_rule(const Question& question, Move move, const Threat& threat) {
        return question.level(threat.attacker) == 0 ? ChessReasons::safety_rule(question, move, threat) : "flying/7";
    }

    /// Rule 2: no headbutt.
    static Explanation stays(const Question& question) {
        const Square from = question.from();
        if (question.level(from) > 0) return question.no("flying/2", "flying/headbutt-above piece&", {from});
        const Square above = question.square(question.file(from), question.rank(from), 1);
        if (question.is_own(above))
            return question.no("flying/2", "flying/headbutt-own piece& target&", {from, above}, {above});
        return question.no("flying/2", "flying/headbutt-nothing piece&", {from}, {above});
    }

    /// Rules 3, 4 and 5.
    template <class V>
    static Explanation piece(const Position<V>& position, const Question& question) {
        if (question.same_level() || question.piece().role() == Role::queen) return on_ground(position, question);
        const bool rises = question.level(question.from()) == 0;
        switch (question.piece().role()) {
            case Role::rook:
                return rook(question, rises);
            case Role::bishop:
                return bishop(question, rises);
            default:
                return question.no("flying/5",
                                   rises ? "flying/knight-rises from@ to@" : "flying/knight-comes-down from@ to@",
                                   {question.from(), question.to()});
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
        return question.same_level() ? ChessReasons::piece(position, question) : grounded(question);
    }

    /// Rule 1.
    static Explanation grounded(const Question& question) {
        const Square from = question.from();
        if (question.is_vertical() && question.is_enemy(question.to())) {
            return question.no("flying/1", "flying/grounded-headbutt piece& target&", {from, question.to()},
                               {question.to()});
        }
        return question.no("flying/1", "flying/grounded piece& square@", {from, question.to()});
    }

    static std::string_view flight_rule(Role role) {
        if (role == Role::rook) return "flying/3";
        return role == Role::bishop ? "flying/4" : "flying/5";
    }

    /// A move to the other level.
    static const char* flight(const Question& question, bool rises, bool next) {
        if (question.is_vertical()) return rises ? "flying/straight-up piece& to@" : "flying/straight-down piece& to@";
        if (question.piece().role() == Role::knight) return "flying/leaps-down piece& to@";
        if (next) return rises ? "flying/step-up piece& to@" : "flying/step-down piece& to@";
        return rises ? "flying/moves-and-rises piece& to@" : "flying/moves-and-comes-down piece& to@";
    }

    static Explanation flies(const Question& question) {
        const Square from = question.from();
        const Square to = question.to();
        const bool rises = question.level(from) == 0;
        const SquarePath path = question.between();
        Explanation answer =
            question.yes(flight_rule(question.piece().role()), flight(question, rises, path.empty()), {from, to}, path);
        question.add_capture(answer);
        if (question.is_vertical() && rises && question.is_enemy(to)) {
            answer.rule = "flying/6";
            question.add_clause(answer, "flying/like-headbutt", {});
        }
        return answer;
    }

    static Explanation blocked(const Question& question, std::string_view rule, bool rises) {
        const SquarePath path = question.between();
        const Square blocker = question.first_piece(path);
        if (blocker == no_square) return question.no(rule, "no-move piece& to@", {question.from(), question.to()});
        return question.no(rule, rises ? "flying/rook-blocked blocker&" : "flying/bishop-blocked blocker&", {blocker},
                           Question::up_to(path, blocker));
    }

    /// Rule 3.
    static Explanation rook(const Question& question, bool rises) {
        if (!rises)
            return question.no("flying/3", "flying/rook-comes-down from@ to@", {question.from(), question.to()});
        if (!question.in_line() || question.on_diagonal()) {
            return question.no("flying/3", "flying/rook-rises from@ to@", {question.from(), question.to()});
        }
        return blocked(question, "flying/3", rises);
    }

    /// Rule 4.
    static Explanation bishop(const Question& question, bool rises) {
        if (rises) return question.no("flying/4", "flying/bishop-rises from@ to@", {question.from(), question.to()});
        if (!question.on_diagonal()) {
            return question.no("flying/4", "flying/bishop-comes-down from@ to@", {question.from(), question.to()});
        }
        return blocked(question, "flying/4", rises);
    }
};

}  // namespace kingcraft

KINGCRAFT_SMALL_END
