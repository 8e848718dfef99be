#pragma once
// The reasons of Tax Chess, by the rules of variants/tax/rules.hpp.

#include "base/small.hpp"
#include "variants/chess/explain.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

struct TaxReasons : ChessReasons {
    static constexpr std::string_view castling_rule = "tax/6";

    /// Rules 1, 2, 3 and 5: what pays for the king's move.
    template <class V>
    static Explanation may(const Position<V>& position, const Question& question, Move move) {
        const Square enemy = position.royal(!position.turn());
        if (question.piece().role() != Role::king) {
            const auto removed = V::removed(position, move);
            if (removed.empty() || !pays_for_check(position, enemy, removed.first()))
                return ChessReasons::may(position, question, move);
            const Square captured = removed.first();
            return question.yes("tax/5", "tax/pays-for-check piece& king&", {captured, enemy}, {captured});
        }
        const Payment paid = payment(position, question.turn(), move.from(), move.to());
        // The enemy king guarded this square until the pawn that paid for it was taken.
        if (V::attacks_of(position, position.at(enemy), enemy).contains(move.to())) {
            return question.yes("tax/5", "tax/pays-for-guard piece& king&", {move.to(), enemy}, {move.to()});
        }
        Explanation answer = question.no("tax/1", "tax/reach pawns# file$", {paid.pawns, paid.file});
        answer.legal = true;
        answer.path = question.between();
        if (question.distance() > 1) {
            answer.rule = "tax/3";
            question.add_clause(answer, position.is_check() ? "tax/out-of-check" : "tax/over-safe-squares", {});
        }
        if (question.is_enemy(move.to())) {
            answer.rule = "tax/2";
            question.add_clause(answer, "tax/captures piece&", {move.to()});
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
        Explanation answer =
            laws::unsafe(question, remains ? "tax/7" : "tax/4", threat, attack_path(question, threat), false);
        answer.message.prefix_key("tax/");
        answer.message.add("pawns#", paid.pawns);
        answer.message.add("file=", paid.file_letter());
        return answer;
    }

    /// Rule 2.
    static Explanation own_piece(const Question& question) {
        if (question.piece().role() != Role::king || !question.in_line()) return ChessReasons::own_piece(question);
        return question.no("tax/2", "tax/own-piece piece&", {question.to()}, {question.to()});
    }

    /// Rules 1, 2 and 3.
    template <class V>
    static Explanation king(const Position<V>& position, const Question& question) {
        const Square from = question.from();
        const Square to = question.to();
        if (!question.in_line()) return question.no("tax/1", "tax/lines from@ to@", {from, to});
        const Payment paid = payment(position, question.turn(), from, to);
        if (paid.pawns == 0) {
            return no_pawn(question, "tax/1", "tax/no-pawn file$", paid);
        }
        if (paid.pawns < question.distance()) {
            Explanation answer = question.no("tax/1", "tax/reach-only pawns# file$", {paid.pawns, paid.file});
            answer.path = question.line();
            answer.path.shorten(static_cast<std::size_t>(paid.pawns));
            return answer;
        }
        const SquarePath path = question.between();
        if (const Square blocker = question.first_piece(path); blocker != no_square) {
            return question.no("tax/2",
                               question.is_own(blocker) ? "tax/own-blocker piece&" : "tax/enemy-blocker piece&",
                               {blocker}, Question::up_to(path, blocker));
        }
        for (const Square passed : path) {
            const Square attacker = detail::attacker_on(position, passed, from);
            if (attacker == no_square) continue;
            return question.no("tax/3", "tax/passes attacker& square@", {attacker, passed}, {passed});
        }
        return question.no("tax/1", "no-move piece& to@", {from, to});
    }

    /// Rule 6; the king's slide may have the same squares.
    template <class V>
    static Explanation castling(const Position<V>& position, const Question& question) {
        const bool higher = question.to() > question.from();
        const auto& path = castling_path<V>(position.turn(), higher);
        const bool means_to_castle = question.at(path.rook).is(question.turn(), Role::rook);
        if (question.is_own(question.to())) {
            if (!means_to_castle) return own_piece(question);
            return question.no("tax/2", "tax/own-piece-castling piece&", {question.to()}, {question.to()});
        }
        Explanation answer = king(position, question);
        if (!means_to_castle) return answer;
        const Payment paid = payment(position, question.turn(), question.from(), question.to());
        if (paid.pawns == 0) {
            return no_pawn(question, castling_rule, "tax/no-pawn-castling file$", paid);
        }
        if (answer.rule == "tax/3" && position.has_right(path.right)) {
            question.add_clause(answer, "tax/slides-or-castles", {});
            return answer;
        }
        const Explanation fault = castling_fault(position, question);
        answer.rule = castling_rule;
        answer.message.add_clause(Message("and-no-castling").with("fault", fault.message));
        return answer;
    }

  private:
    /// Rule 1: the file that pays for a direction, the direction as White sees it, and the pawns there.
    struct Payment {
        int file = 0;
        int direction = 0;
        int pawns = 0;
        std::string_view file_letter() const {
            return std::string_view("abcdefgh").substr(static_cast<std::size_t>(file), 1);
        }
    };

    /// For the king's path from one square to another in line.
    template <class V>
    static Payment payment(const Position<V>& position, Color color, Square from, Square to) {
        const auto direction = direction_between<typename V::Geometry>(from, to);
        Payment paid;
        for (int file = 0; file < V::Geometry::files; ++file) {
            if (direction != V::direction_of_file(color, file)) continue;
            paid = {file, static_cast<int>(V::paid_direction[static_cast<std::size_t>(file)]),
                    V::reach(position, color, file)};
        }
        return paid;
    }

    /// True when the king on `enemy` gives check and what a legal move captures on `captured` is on the file that pays
    /// for it: no capture but that of a pawn there ends such a check.
    template <class V>
    static bool pays_for_check(const Position<V>& position, Square enemy, Square captured) {
        const Square royal = position.royal(position.turn());
        if (!V::attacks_of(position, position.at(enemy), enemy).contains(royal)) return false;
        return payment(position, !position.turn(), enemy, royal).file == V::Geometry::file(captured);
    }

    /// No pawn pays for the king's direction.
    static Explanation no_pawn(const Question& question, std::string_view rule, const char* pattern,
                               const Payment& paid) {
        constexpr std::array<std::string_view, direction_count> directions{"forward",  "forward-h",  "h", "backward-h",
                                                                           "backward", "backward-a", "a", "forward-a"};
        Explanation answer = question.no(rule, pattern, {paid.file}, question.between());
        answer.message.add("direction=", directions[static_cast<std::size_t>(paid.direction)]);
        return answer;
    }
};

}  // namespace kingcraft

KINGCRAFT_SMALL_END
