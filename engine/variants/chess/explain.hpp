#pragma once
// The reasons of orthodox chess, and what every variant inherits: which condition of a move holds or fails. A variant
// overrides the questions that its rules answer in another way.

#include "board/small.hpp"
#include "rules/explain/explain.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

struct ChessReasons {
    static constexpr std::string_view promotion_rule = "chess/3.7.5";
    static constexpr std::string_view castling_rule = "chess/3.8.2";
    static constexpr std::string_view stalemate_rule = "chess/5.2.1";

    /// Legal: castling, a plain move, or both with the same squares.
    template <class V>
    static Explanation allowed(const Position<V>& position, const Question& question, Move plain, Move castle) {
        using Reasons = typename V::Reasons;
        if (!plain.exists()) return Reasons::castles(position, question, castle);
        Explanation answer = Reasons::may(position, question, plain);
        if (castle.exists()) {
            answer.rule = Reasons::castling_rule;
            question.add(answer, "; it may also castle there, which brings the rook to %s",
                         {castling_rook_to(castle.from(), castle.to())});
        }
        return answer;
    }

    /// A legal move that is no castling.
    template <class V>
    static Explanation may(const Position<V>&, const Question& question, Move move) {
        if (move.promotion()) {
            return sentences::promotes(question, V::Reasons::promotion_rule, V::promotions.data(),
                                       V::promotions.size());
        }
        switch (question.man().role()) {
            case Role::pawn:
                return sentences::pawn_may(question, move.kind());
            case Role::king:
                return sentences::king_may(question);
            default:
                return sentences::officer_may(question);
        }
    }

    /// A king was captured, so that nobody moves any more; only where that can be.
    template <class V>
    static Explanation decided(const Position<V>& position, const Question& question) {
        return not_your_turn(position, question, true);
    }

    /// The man is the opponent's; or nobody has a move left.
    template <class V>
    static Explanation not_your_turn(const Position<V>& position, const Question& question, bool is_over) {
        if (!is_over) return sentences::not_your_turn(question);
        const int side = static_cast<int>(position.turn());
        if (V::king_must_be_safe && position.is_check())
            return question.no("chess/5.1.1", "%c is checkmated, so the game is over", {side});
        return question.no(V::Reasons::stalemate_rule, "%c has no legal move left, so the game is a draw", {side});
    }

    /// Legal: castling.
    template <class V>
    static Explanation castles(const Position<V>& position, const Question& question, Move castle) {
        const Square rook = castling_way<V>(position.turn(), castle.to() > castle.from()).rook;
        return question.yes(
            V::Reasons::castling_rule,
            "the king castles to %s and the rook goes to %s: neither has moved, and nothing is in the way",
            {castle.to(), castling_rook_to(castle.from(), castle.to())}, question.between(castle.from(), rook));
    }

    /// The man moves in this way, but the own royal king would be attacked.
    template <class V>
    static Explanation unsafe(const Position<V>& position, const Question& question, Move move) {
        const Threat threat = detail::threat_after(position, move);
        if (move.kind() == MoveKind::castle) {
            return no_castling(question.no(V::Reasons::castling_rule,
                                           threat.king == move.to() ? "%m attacks %s, where the king would land"
                                                                    : "%m would attack the king on %s",
                                           {threat.attacker, threat.king}, {threat.king}));
        }
        const bool removes = move.kind() == MoveKind::en_passant || move.kind() == MoveKind::headbutt;
        return sentences::unsafe(question, V::Reasons::safety_rule(question, move, threat), threat, removes);
    }

    /// The rule that such a threat follows from.
    static constexpr std::string_view safety_rule(const Question&, Move, const Threat&) { return "chess/3.9.2"; }

    /// The man does not move in this way.
    template <class V>
    static Explanation refused(const Position<V>& position, const Question& question) {
        using Reasons = typename V::Reasons;
        if (question.from() == question.to()) return Reasons::stays(question);
        const Role role = question.man().role();
        if (role == Role::king && tries_castling<V>(question)) return Reasons::castling(position, question);
        if (question.is_own(question.to())) return Reasons::own_man(question);
        if (role == Role::pawn) return Reasons::pawn(position, question);
        return role == Role::king ? Reasons::king(position, question) : Reasons::officer(position, question);
    }

    /// `from` and `to` are the same.
    static Explanation stays(const Question& question) { return sentences::must_leave(question); }
    static Explanation own_man(const Question& question) { return sentences::own_man(question); }

    template <class V>
    static Explanation officer(const Position<V>&, const Question& question) {
        return sentences::officer_may_not(question);
    }

    template <class V>
    static Explanation king(const Position<V>&, const Question& question) {
        return sentences::king_may_not(question);
    }

    template <class V>
    static Explanation pawn(const Position<V>& position, const Question& question) {
        // A position does not tell a capture in passing that would be illegal from one whose time is over.
        const bool diagonal = question.sideways() == 1 && question.ahead() == 1 && question.same_level();
        const Move passing(question.from(), question.to(), MoveKind::en_passant);
        if (V::king_must_be_safe && diagonal) {
            const Square beside = V::victim(position, passing);
            const bool beside_pawn = question.is_enemy(beside) && question.at(beside).role() == Role::pawn;
            const bool on_rank = question.rank(beside) == rank_from_home<V>(!position.turn(), 3);
            if (beside_pawn && on_rank && !position.is_legal(passing)) {
                return V::Reasons::unsafe(position, question, passing);
            }
        }
        return sentences::pawn_may_not(question);
    }

    /// A king on its home goes sideways as far as only castling takes it.
    template <class V>
    static bool tries_castling(const Question& question) {
        const int steps = question.sideways();
        return question.from() == V::king_home[index(question.turn())] && question.ahead() == 0 &&
               question.same_level() && steps > 1 && steps >= V::castling_steps_min && steps <= V::castling_steps_max;
    }

    /// Castling to `to` is not there.
    template <class V>
    static Explanation castling(const Position<V>& position, const Question& question) {
        return no_castling(castling_fault(position, question));
    }

    /// What is missing for it, as a clause.
    template <class V>
    static Explanation castling_fault(const Position<V>& position, const Question& question) {
        using Reasons = typename V::Reasons;
        const auto& castling = castling_way<V>(position.turn(), question.to() > question.from());
        const Square home = question.from();
        const Square rook = castling.rook;
        if (!position.has_right(castling.right)) return Reasons::no_right(question, rook);
        const SquarePath way = question.between(home, rook);
        if (const Square man = question.first_man(way); man != no_square) {
            return question.no(Reasons::castling_rule, "%m stands between king and rook", {man},
                               Question::up_to(way, man));
        }
        if (const Square attacker = detail::attacker_on(position, home, home); attacker != no_square)
            return question.no(Reasons::castling_rule, "the king is in check from %m", {attacker}, {home});
        for (const Square passed : question.between()) {
            const Square attacker = detail::attacker_on(position, passed, home);
            if (attacker == no_square) continue;
            return question.no(Reasons::castling_rule, "%m attacks %s, which the king would pass", {attacker, passed},
                               {passed});
        }
        return question.no(Reasons::castling_rule, "the rook on %s takes no part in it", {rook}, way);
    }

    /// The right to castle with the rook of this home is gone, as a clause.
    static Explanation no_right(const Question& question, Square rook) {
        return right_gone(question, rook, ChessReasons::castling_rule);
    }

  protected:
    static Explanation right_gone(const Question& question, Square rook, std::string_view rule) {
        SquarePath way = question.between(question.from(), rook);
        if (question.at(rook).is(question.turn(), Role::rook))
            return question.no(rule, "the king or the rook on %s has moved", {rook}, way);
        return question.no(rule, "no rook of yours stands on %s", {rook}, way);
    }

    static Explanation no_castling(Explanation fault) {
        fault.text.insert(0, "you cannot castle: ");
        return fault;
    }
};

}  // namespace kingcraft

KINGCRAFT_SMALL_END
