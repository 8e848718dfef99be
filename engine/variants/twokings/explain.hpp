#pragma once
// The reasons of Two Kings, by the rules of variants/twokings/rules.hpp.

#include "base/small.hpp"
#include "variants/chess/explain.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

struct TwoKingsReasons : ChessReasons {
    static constexpr std::string_view promotion_rule = "twokings/5";
    static constexpr std::string_view castling_rule = "twokings/4";

    /// Rules 1, 2 and 3: what a king's move does to the royal king.
    template <class V>
    static Explanation may(const Position<V>& position, const Question& question, Move move) {
        const Square to = move.to();
        if (question.is_enemy(to) && question.at(to).role() == Role::king)
            return question.yes("twokings/2", "twokings/not-royal piece&", {to}, question.between());
        if (question.piece().role() != Role::king || !has_two(position))
            return ChessReasons::may(position, question, move);
        const Position<V> next = position.after(move);
        const Square royal = next.royal(position.turn());
        const bool was_royal = position.royal(position.turn()) == move.from();
        const bool is_royal = royal == to;
        if (was_royal != is_royal) {
            Explanation answer =
                question.yes(position.is_check() ? "twokings/3" : "twokings/1", "king-goes to@", {to}, {royal});
            question.add_capture(answer);
            if (is_royal) {
                question.add_clause(answer, "twokings/becomes-royal", {});
            } else {
                question.add_clause(answer, "twokings/other-royal king@", {royal});
            }
            return answer;
        }
        if (is_royal) {
            Explanation answer = laws::king_may(question);
            answer.rule = "twokings/2";
            return answer;
        }
        return question.yes("twokings/2",
                            question.is_enemy(to) ? "twokings/may-capture king@ to@" : "twokings/may-step king@ to@",
                            {move.from(), to});
    }

    /// Rules 2 and 3.
    template <class V>
    static Explanation unsafe(const Position<V>& position, const Question& question, Move move) {
        if (!has_two(position) || move.kind() == MoveKind::castle)
            return ChessReasons::unsafe(position, question, move);
        const Threat threat = detail::threat_after(position, move);
        const Square royal = position.royal(position.turn());
        const bool moved = royal == move.from();
        if (threat.king == (moved ? move.to() : royal)) {
            const bool remains = threat.kind == Threat::Kind::remaining;
            return laws::unsafe(question, remains ? "twokings/3" : "twokings/2", threat, attack_path(question, threat),
                                move.kind() == MoveKind::en_passant);
        }
        SquarePath path = question.between(threat.attacker, threat.king);
        path.push_back(threat.king);
        return question.no("twokings/2", "twokings/would-be-royal king@ attacker&", {threat.king, threat.attacker},
                           path);
    }

  private:
    template <class V>
    static bool has_two(const Position<V>& position) {
        return position.of(position.turn(), Role::king).more_than_one();
    }
};

}  // namespace kingcraft

KINGCRAFT_SMALL_END
