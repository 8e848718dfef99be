#pragma once
// The reasons of orthodox chess, and what every variant inherits: which condition of a move holds or fails. A variant
// overrides the questions that its rules answer in another way.

#include <algorithm>
#include <string>

#include "base/small.hpp"
#include "rules/explain/explain.hpp"
#include "rules/outcome.hpp"
#include "variants/chess/laws.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

struct ChessReasons {
    static constexpr std::string_view promotion_rule = "chess/3.7.5";
    static constexpr std::string_view castling_rule = "chess/3.8.2";
    /// The rule that says how a move may leave the board.
    static constexpr std::string_view legality_rule = "chess/3.9.2";

    /// Nothing stands on `from`.
    static Explanation no_piece(const Question& question) { return laws::no_piece(question); }

    /// Legal: castling, a plain move, or both with the same squares.
    template <class V>
    static Explanation allowed(const Position<V>& position, const Question& question, Move plain, Move castle) {
        using Reasons = typename V::Reasons;
        if (!plain.exists()) return Reasons::castles(position, question, castle);
        Explanation answer = Reasons::may(position, question, plain);
        if (castle.exists()) {
            answer.rule = Reasons::castling_rule;
            question.add_clause(answer, "castles-too rook@", {castling_rook_to(castle.from(), castle.to())});
        }
        return answer;
    }

    /// A legal move that is no castling.
    template <class V>
    static Explanation may(const Position<V>&, const Question& question, Move move) {
        if (move.promotion()) {
            return laws::promotes(question, V::Reasons::promotion_rule, promotion_names<V>());
        }
        switch (question.piece().role()) {
            case Role::pawn:
                return laws::pawn_may(question, move.kind());
            case Role::king:
                return laws::king_may(question);
            default:
                return laws::piece_may(question);
        }
    }

    /// The position has a result of itself, so no move may follow; only in games where that is possible.
    template <class V>
    static Explanation decided(const Position<V>& position, const Question& question) {
        const Reason reason = V::verdict(position)->reason;
        Explanation answer = question.no(V::ending_rule(reason), "over-decided", {});
        answer.message.add("reason=", reason.name);
        return answer;
    }

    /// The piece is the opponent's, or the side to move has no move left.
    template <class V>
    static Explanation not_your_turn(const Position<V>& position, const Question& question, bool is_over) {
        if (!is_over) return laws::not_your_turn(question);
        const int side = static_cast<int>(position.turn());
        if (V::king_must_be_safe && position.is_check())
            return question.no(V::ending_rule(Reason::checkmate), "checkmated color!", {side});
        return question.no(V::ending_rule(Reason::stalemate), "stalemated color!", {side});
    }

    /// Legal: castling.
    template <class V>
    static Explanation castles(const Position<V>& position, const Question& question, Move castle) {
        const Square rook = castling_path<V>(position.turn(), castle.to() > castle.from()).rook;
        return laws::castles(question, V::Reasons::castling_rule, rook, castling_rook_to(castle.from(), castle.to()));
    }

    /// The piece moves like this, but the own royal king would be attacked, or another law be broken.
    template <class V>
    static Explanation unsafe(const Position<V>& position, const Question& question, Move move) {
        if (HasOwnLegality<V> && !position.after(move).is_check(position.turn()))
            return question.no(V::Reasons::legality_rule, "law-broken to@", {move.to()});
        const Threat threat = detail::threat_after(position, move);
        if (move.kind() == MoveKind::castle) {
            return laws::no_castling(question.no(
                V::Reasons::castling_rule,
                threat.king == move.to() ? "castling-lands attacker& square@" : "castling-exposes attacker& square@",
                {threat.attacker, threat.king}, {threat.king}));
        }
        const SquaresOf<V> goal(move.to());
        return laws::unsafe(question, V::Reasons::safety_rule(question, move, threat), threat,
                            V::Reasons::attack_path(question, threat), !(V::removed(position, move) - goal).empty());
    }

    /// The rule that such a threat follows from.
    static constexpr std::string_view safety_rule(const Question&, Move, const Threat&) { return "chess/3.9.2"; }

    /// The squares between the attacker and the king.
    static SquarePath attack_path(const Question& question, const Threat& threat) {
        return question.between(threat.attacker, threat.king);
    }

    /// The piece does not move like this.
    template <class V>
    static Explanation refused(const Position<V>& position, const Question& question) {
        using Reasons = typename V::Reasons;
        if (question.from() == question.to()) return Reasons::stays(question);
        const Role role = question.piece().role();
        if (role == Role::king && tries_castling<V>(question)) return Reasons::castling(position, question);
        if (question.is_own(question.to())) return Reasons::own_piece(question);
        if (role == Role::pawn) return Reasons::pawn(position, question);
        return role == Role::king ? Reasons::king(position, question) : Reasons::piece(position, question);
    }

    /// `from` and `to` are the same.
    static Explanation stays(const Question& question) { return laws::must_leave(question); }
    static Explanation own_piece(const Question& question) { return laws::own_piece(question); }

    template <class V>
    static Explanation piece(const Position<V>&, const Question& question) {
        return laws::piece_may_not(question);
    }

    template <class V>
    static Explanation king(const Position<V>&, const Question& question) {
        return laws::king_may_not(question);
    }

    template <class V>
    static Explanation pawn(const Position<V>& position, const Question& question) {
        // A position has no square for an en passant capture that is illegal, nor for one that is too late.
        const bool diagonal = question.sideways() == 1 && question.ahead() == 1 && question.same_level();
        const Move passing(question.from(), question.to(), MoveKind::en_passant);
        if (diagonal) {
            const Square beside = question.square(question.file(question.to()), question.rank(question.from()));
            const bool beside_pawn = question.is_enemy(beside) && question.at(beside).role() == Role::pawn;
            const bool on_rank = question.rank(beside) == rank_from_home<V>(!position.turn(), 3);
            if (beside_pawn && on_rank && !position.is_legal(passing)) {
                return V::Reasons::unsafe(position, question, passing);
            }
        }
        return laws::pawn_may_not(question);
    }

    /// A king at home moves sideways to a square that only castling reaches.
    template <class V>
    static bool tries_castling(const Question& question) {
        const int steps = question.sideways();
        const Square rook = castling_path<V>(question.turn(), question.to() > question.from()).rook;
        return rook != no_square && question.from() == king_home<V>[index(question.turn())] && question.ahead() == 0 &&
               question.same_level() && steps >= std::max(2, V::castling_steps.least) &&
               steps <= V::castling_steps.most;
    }

    /// Castling to `to` is not there.
    template <class V>
    static Explanation castling(const Position<V>& position, const Question& question) {
        return laws::no_castling(castling_fault(position, question));
    }

    /// The missing condition, as a clause.
    template <class V>
    static Explanation castling_fault(const Position<V>& position, const Question& question) {
        using Reasons = typename V::Reasons;
        const auto& castling = castling_path<V>(position.turn(), question.to() > question.from());
        const Square home = question.from();
        const Square rook = castling.rook;
        if (!position.has_right(castling.right)) return Reasons::no_right(question, Reasons::castling_rule, rook);
        const SquarePath path = question.between(home, rook);
        if (const Square blocker = question.first_piece(path); blocker != no_square) {
            return question.no(Reasons::castling_rule, "castling-blocked piece&", {blocker},
                               Question::up_to(path, blocker));
        }
        if (const Square attacker = detail::attacker_on(position, home, home); attacker != no_square)
            return question.no(Reasons::castling_rule, "castling-check attacker&", {attacker}, {home});
        for (const Square passed : question.between()) {
            const Square attacker = detail::attacker_on(position, passed, home);
            if (attacker == no_square) continue;
            return question.no(Reasons::castling_rule, "castling-passes attacker& square@", {attacker, passed},
                               {passed});
        }
        return question.no(Reasons::castling_rule, "castling-other-rook rook@", {rook}, path);
    }

    /// A clause: the right to castle with the rook of this home is lost.
    static Explanation no_right(const Question& question, std::string_view rule, Square rook) {
        return laws::right_gone(question, rule, rook);
    }

  private:
    template <class V>
    static std::string promotion_names() {
        std::string names;
        for (const Role role : V::promotions) names += (names.empty() ? "" : ",") + std::string(name<V>(role));
        return names;
    }
};

}  // namespace kingcraft

KINGCRAFT_SMALL_END
