#pragma once
// The reasons of Tax Chess, by the rules of variants/tax/rules.hpp.

#include "board/small.hpp"
#include "variants/chess/explain.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

struct TaxReasons : ChessReasons {
    static constexpr std::string_view castling_rule = "tax/6";

    /// Rules 1, 2, 3 and 5: what pays for the king's move.
    template <class V>
    static Explanation may(const Position<V>& position, const Question& question, Move move) {
        const Square enemy = V::royal(position, !position.turn());
        if (question.man().role() != Role::king) {
            const Square victim = V::victim(position, move);
            if (!question.is_enemy(victim) || !pays_for_check(position, enemy, victim))
                return ChessReasons::may(position, question, move);
            return question.yes("tax/5", "%m pays for the check by %m, which ends when you capture it", {victim, enemy},
                                {victim});
        }
        const Payment paid = payment(position, question.turn(), move.from(), move.to());
        if (question.is_enemy(move.to()) && V::attacks_of(position, position.at(enemy), enemy).contains(move.to())) {
            return question.yes("tax/5", "%m pays for the guard by %m, which ends when your king captures it",
                                {move.to(), enemy}, {move.to()});
        }
        Explanation answer = tell(question, "tax/1", paid, "the king may go %n");
        answer.legal = true;
        answer.path = question.between();
        if (question.distance() > 1) {
            answer.rule = "tax/3";
            answer.text += position.is_check() ? ", out of check too" : ", over squares that no enemy attacks";
        }
        if (question.is_enemy(move.to())) {
            answer.rule = "tax/2";
            question.add(answer, ", and it captures %m", {move.to()});
        }
        return answer;
    }

    /// Rules 4 and 7: a king attacks as far as its pawns pay.
    template <class V>
    static Explanation unsafe(const Position<V>& position, const Question& question, Move move) {
        const Threat threat = detail::threat_after(position, move);
        const bool by_king = question.at(threat.attacker).role() == Role::king;
        if (!by_king || move.kind() == MoveKind::castle) return ChessReasons::unsafe(position, question, move);
        const Position<V> next = position.after(move);
        const Payment paid = payment(next, !position.turn(), threat.attacker, threat.king);
        const bool remains = threat.kind == Threat::Kind::remaining;
        Explanation answer = sentences::unsafe(question, remains ? "tax/7" : "tax/4", threat, false);
        const bool opened = threat.kind == Threat::Kind::opened;
        const std::size_t at = opened ? answer.text.size() : answer.text.find(',');
        answer.text.insert(at, question.fill(paid.pawns == 1 ? ", paid for by %n pawn on the %f-file"
                                                             : ", paid for by %n pawns on the %f-file",
                                             {paid.pawns, paid.file}));
        return answer;
    }

    /// Rule 2.
    static Explanation own_man(const Question& question) {
        if (question.man().role() != Role::king || !question.in_line()) return ChessReasons::own_man(question);
        return question.no("tax/2", "your own %r stands on %s, and the king's slide ends before it",
                           {question.to(), question.to()}, {question.to()});
    }

    /// Rules 1, 2 and 3.
    template <class V>
    static Explanation king(const Position<V>& position, const Question& question) {
        const Square from = question.from();
        const Square to = question.to();
        if (!question.in_line())
            return question.no("tax/1", "the king slides in straight lines, and %s and %s share none", {from, to});
        const Payment paid = payment(position, question.turn(), from, to);
        if (paid.pawns == 0) {
            return question.no("tax/1", "you have no pawn on the %f-file, so the king cannot move %d",
                               {paid.file, paid.way}, question.between());
        }
        if (paid.pawns < question.distance()) {
            Explanation answer = tell(question, "tax/1", paid, "the king may go only %n");
            answer.path = question.line();
            answer.path.shorten(static_cast<std::size_t>(paid.pawns));
            return answer;
        }
        const SquarePath way = question.between();
        if (const Square man = question.first_man(way); man != no_square) {
            return question.no("tax/2",
                               question.is_own(man) ? "your own %r on %s is in the way of the king's slide"
                                                    : "the king may capture the %r on %s, but its slide ends there",
                               {man, man}, Question::up_to(way, man));
        }
        for (const Square passed : way) {
            const Square attacker = detail::attacker_on(position, passed, from);
            if (attacker == no_square) continue;
            return question.no("tax/3", "the king would pass %s, which %m attacks", {passed, attacker}, {passed});
        }
        return question.no("tax/1", "the king cannot go from %s to %s", {from, to});
    }

    /// Rule 6; the king's slide may have the same squares.
    template <class V>
    static Explanation castling(const Position<V>& position, const Question& question) {
        const bool higher = question.to() > question.from();
        const auto& way = castling_way<V>(position.turn(), higher);
        const bool means_to_castle = question.at(way.rook).is(question.turn(), Role::rook);
        if (question.is_own(question.to())) {
            if (!means_to_castle) return own_man(question);
            return question.no("tax/2", "your own %r stands on %s, so the king can neither slide nor castle there",
                               {question.to(), question.to()}, {question.to()});
        }
        Explanation answer = king(position, question);
        if (!means_to_castle) return answer;
        const Payment paid = payment(position, question.turn(), question.from(), question.to());
        if (paid.pawns == 0) {
            return question.no(castling_rule,
                               "you have no pawn on the %f-file, so the king can neither move nor castle %d",
                               {paid.file, paid.way}, question.between());
        }
        if (answer.rule == "tax/3" && position.has_right(way.right)) {
            question.add(answer, ", whether it slides or castles", {});
            return answer;
        }
        const Explanation fault = castling_fault(position, question);
        answer.rule = castling_rule;
        answer.text += ", and you cannot castle: " + fault.text;
        return answer;
    }

    /// Rule 6.
    static Explanation no_right(const Question& question, Square rook) {
        return right_gone(question, rook, castling_rule);
    }

  private:
    /// Rule 1: the file that pays for a direction, the direction as White sees it, and the pawns there.
    struct Payment {
        int file = 0;
        int way = 0;
        int pawns = 0;
    };

    /// Of the king's way from one square to another in line.
    template <class V>
    static Payment payment(const Position<V>& position, Color color, Square from, Square to) {
        const auto direction = direction_between<typename V::Geometry>(from, to);
        Payment paid;
        for (int file = 0; file < V::Geometry::files; ++file) {
            if (direction != V::way(color, file)) continue;
            paid = {file, static_cast<int>(V::paid_direction[static_cast<std::size_t>(file)]),
                    V::reach(position, color, file)};
        }
        return paid;
    }

    /// True when the king on `enemy` gives check and the pawn on `victim` is on the file that pays for it.
    template <class V>
    static bool pays_for_check(const Position<V>& position, Square enemy, Square victim) {
        const Square royal = V::royal(position, position.turn());
        if (position.at(victim).role() != Role::pawn ||
            !V::attacks_of(position, position.at(enemy), enemy).contains(royal))
            return false;
        return payment(position, !position.turn(), enemy, royal).file == V::Geometry::file(victim);
    }

    /// "you have two pawns on the d-file: the king may go two squares that way"
    static Explanation tell(const Question& question, std::string_view rule, const Payment& paid,
                            std::string_view goes) {
        const bool one = paid.pawns == 1;
        Explanation answer = question.no(
            rule,
            one ? "you have %n pawn on the %f-file: " : "you have %n pawns on the %f-file: ", {paid.pawns, paid.file});
        question.add(answer, goes, {paid.pawns});
        answer.text += one ? " square that way" : " squares that way";
        return answer;
    }
};

}  // namespace kingcraft

KINGCRAFT_SMALL_END
