#pragma once
// The reasons of Levitating Kings, by the rules of variants/levitating/rules.hpp.

#include "base/small.hpp"
#include "rules.hpp"
#include "variants/chess/explain.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

struct LevitatingReasons : ChessReasons {
    static constexpr std::string_view castling_rule = "levitating/2";

    /// Rules 1 and 3: levitation, the king's capture, and a king left to be captured.
    template <class V>
    static Explanation may(const Position<V>& position, const Question& question, Move move) {
        Explanation answer = king_or_other(position, question, move);
        if (question.is_enemy(move.to()) && question.at(move.to()).role() == Role::king) {
            answer.rule = "levitating/1";
            question.add_clause(answer, "levitating/wins", {});
            return answer;
        }
        const Position<V> next = position.after(move);
        const Square king = next.royal(position.turn());
        const auto attackers = next.attackers(king, !position.turn());
        if (attackers.empty()) return answer;
        if (move.kind() != Levitating::levitation) answer.rule = "levitating/1";
        question.add_clause(answer, "levitating/king-hangs attacker&", {attackers.first()});
        return answer;
    }

    /// Rule 1.
    template <class V>
    static Explanation decided(const Position<V>& position, const Question& question) {
        const bool white_lost = position.of(Color::white, Role::king).empty();
        return question.no(V::ending_rule(Reason::king_captured), "levitating/king-captured color!",
                           {static_cast<int>(white_lost ? Color::white : Color::black)});
    }

    /// Rule 2: attacks do not matter.
    template <class V>
    static Explanation castles(const Position<V>& position, const Question& question, Move castle) {
        Explanation answer = ChessReasons::castles(position, question, castle);
        const Square home = castle.from();
        for (const Square square : {home, castling_rook_to(home, castle.to()), castle.to()}) {
            if (!position.is_attacked(square, !position.turn())) continue;
            question.add_clause(answer, "levitating/attacks-ignored", {});
            break;
        }
        return answer;
    }

    /// Rule 3.
    static Explanation own_piece(const Question& question) {
        const bool king = question.piece().role() == Role::king;
        return king && question.in_line() ? no_levitation(question) : ChessReasons::own_piece(question);
    }

    template <class V>
    static Explanation king(const Position<V>&, const Question& question) {
        return no_levitation(question);
    }

    /// The squares of castling may be those of a levitation, too.
    template <class V>
    static Explanation castling(const Position<V>& position, const Question& question) {
        Explanation fault = castling_fault(position, question);
        const Square rook = castling_path<V>(position.turn(), question.to() > question.from()).rook;
        if (!question.at(rook).is(question.turn(), Role::rook)) return no_levitation(question);
        if (question.is_own(question.line()[0])) return no_levitation(question);
        Explanation answer = no_levitation(question);
        answer.rule = fault.rule;
        answer.message.add_clause(Message("and-no-castling").with("fault", fault.message));
        return answer;
    }

    /// Rule 4.
    static Explanation no_right(const Question& question, std::string_view rule, Square rook) {
        if (!question.at(rook).is(question.turn(), Role::rook)) return laws::right_gone(question, rule, rook);
        return question.no("levitating/4", "levitating/castling-moved rook@", {rook},
                           question.between(question.from(), rook));
    }

  private:
    template <class V>
    static Explanation king_or_other(const Position<V>& position, const Question& question, Move move) {
        if (question.piece().role() != Role::king) return ChessReasons::may(position, question, move);
        if (move.kind() != Levitating::levitation) {
            Explanation answer = question.yes("chess/3.8.1", "king-goes to@", {move.to()});
            question.add_capture(answer);
            return answer;
        }
        Explanation answer = question.yes("levitating/3", "levitating/levitates to@", {move.to()}, question.between());
        answer.message.add("over,", question.names_of(answer.path));
        question.add_capture(answer);
        return answer;
    }

    /// Rule 3: why the king does not levitate to `to`.
    static Explanation no_levitation(const Question& question) {
        if (!question.in_line()) {
            return question.no("levitating/3", "levitating/no-line from@ to@", {question.from(), question.to()});
        }
        const SquarePath line = question.line();
        const Square first = line[0];
        if (question.is_enemy(first)) return question.no("levitating/3", "levitating/enemy piece&", {first}, {first});
        if (!question.is_own(first))
            return question.no("levitating/3", "levitating/nothing-over square@", {first}, {first});
        SquarePath row;
        for (std::size_t i = 0; i < line.size() && question.is_own(line[i]); ++i) row.push_back(line[i]);
        if (row.size() == line.size()) {
            return question.no("levitating/3", "levitating/edge", {}, row);
        }
        const Square landing = line[row.size()];
        row.push_back(landing);
        return question.no("levitating/3", "levitating/landing square@", {landing}, row);
    }
};

}  // namespace kingcraft

KINGCRAFT_SMALL_END
