#pragma once
// The reasons of Two Kings, by the rules of variants/twokings/rules.hpp.

#include "board/small.hpp"
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
            return question.yes("twokings/2", "%m is not the royal one, so it may be captured like any piece", {to},
                                question.between());
        if (question.man().role() != Role::king || !has_two(position))
            return ChessReasons::may(position, question, move);
        const Position<V> next = position.after(move);
        const Square royal = V::royal(next, position.turn());
        const bool was_royal = V::royal(position, position.turn()) == move.from();
        const bool is_royal = royal == to;
        if (was_royal != is_royal) {
            Explanation answer =
                question.yes(position.is_check() ? "twokings/3" : "twokings/1", "the king steps to %s", {to}, {royal});
            question.add_capture(answer);
            if (is_royal) {
                question.add(answer, ", where it is the royal one and safe", {});
            } else {
                question.add(answer, ", which makes the king on %s the royal one, and that one is safe", {royal});
            }
            return answer;
        }
        if (is_royal) {
            Explanation answer = sentences::king_may(question);
            answer.rule = "twokings/2";
            return answer;
        }
        return question.yes("twokings/2",
                            question.is_enemy(to)
                                ? "the king on %s is not the royal one, so it may capture on %s, guarded or not"
                                : "the king on %s is not the royal one, so it may step to %s, attacked or not",
                            {move.from(), to});
    }

    /// Rules 2 and 3.
    template <class V>
    static Explanation unsafe(const Position<V>& position, const Question& question, Move move) {
        if (!has_two(position) || move.kind() == MoveKind::castle)
            return ChessReasons::unsafe(position, question, move);
        const Threat threat = detail::threat_after(position, move);
        const Square royal = V::royal(position, position.turn());
        const bool moved = royal == move.from();
        if (threat.king == (moved ? move.to() : royal)) {
            const bool remains = threat.kind == Threat::Kind::remaining;
            return sentences::unsafe(question, remains ? "twokings/3" : "twokings/2", threat,
                                     move.kind() == MoveKind::en_passant);
        }
        SquarePath path = question.between(threat.attacker, threat.king);
        path.push_back(threat.king);
        return question.no("twokings/2", "the king on %s would then be the royal one, and %m attacks it",
                           {threat.king, threat.attacker}, path);
    }

    /// Rule 4.
    static Explanation no_right(const Question& question, Square rook) {
        return right_gone(question, rook, castling_rule);
    }

  private:
    template <class V>
    static bool has_two(const Position<V>& position) {
        return position.of(position.turn(), Role::king).more_than_one();
    }
};

}  // namespace kingcraft

KINGCRAFT_SMALL_END
