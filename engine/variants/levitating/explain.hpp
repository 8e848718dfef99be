#pragma once
// The reasons of Levitating Kings, by the rules of variants/levitating/rules.hpp.

#include "board/small.hpp"
#include "variants/chess/explain.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

struct LevitatingReasons : ChessReasons {
    static constexpr std::string_view castling_rule = "levitating/2";
    static constexpr std::string_view stalemate_rule = "levitating/stalemate";

    /// Rules 1 and 3: levitation, the king's capture, and a king left to be captured.
    template <class V>
    static Explanation may(const Position<V>& position, const Question& question, Move move) {
        Explanation answer = sentence(position, question, move);
        if (question.is_enemy(move.to()) && question.at(move.to()).role() == Role::king) {
            answer.rule = "levitating/1";
            question.add(answer, ", which wins the game", {});
            return answer;
        }
        const Position<V> next = position.after(move);
        const Square king = V::royal(next, position.turn());
        const auto attackers = next.attackers(king, !position.turn());
        if (attackers.empty()) return answer;
        if (move.kind() != MoveKind::levitation) answer.rule = "levitating/1";
        question.add(answer, "; %m may then capture your king, since there is no check in this game",
                     {attackers.first()});
        return answer;
    }

    /// Rule 1.
    template <class V>
    static Explanation decided(const Position<V>& position, const Question& question) {
        const bool white_lost = position.of(Color::white, Role::king).empty();
        return question.no("levitating/1", "%c's king has been captured, so the game is over",
                           {static_cast<int>(white_lost ? Color::white : Color::black)});
    }

    /// Rule 2: attacks do not matter.
    template <class V>
    static Explanation castles(const Position<V>& position, const Question& question, Move castle) {
        Explanation answer = ChessReasons::castles(position, question, castle);
        const Square home = castle.from();
        for (const Square square : {home, castling_rook_to(home, castle.to()), castle.to()}) {
            if (!position.is_attacked(square, !position.turn())) continue;
            question.add(answer, "; attacks do not matter in this game", {});
            break;
        }
        return answer;
    }

    /// Rule 3.
    static Explanation own_man(const Question& question) {
        const bool king = question.man().role() == Role::king;
        return king && question.in_line() ? no_levitation(question) : ChessReasons::own_man(question);
    }

    template <class V>
    static Explanation king(const Position<V>&, const Question& question) {
        return no_levitation(question);
    }

    /// The squares of castling may be those of a levitation, too.
    template <class V>
    static Explanation castling(const Position<V>& position, const Question& question) {
        Explanation fault = castling_fault(position, question);
        const Square rook = castling_way<V>(position.turn(), question.to() > question.from()).rook;
        if (!question.at(rook).is(question.turn(), Role::rook)) return no_levitation(question);
        if (question.is_own(question.line()[0])) return no_levitation(question);
        Explanation answer = no_levitation(question);
        answer.rule = fault.rule;
        answer.text += ", and you cannot castle: " + fault.text;
        return answer;
    }

    /// Rule 4.
    static Explanation no_right(const Question& question, Square rook) {
        if (!question.at(rook).is(question.turn(), Role::rook)) return right_gone(question, rook, castling_rule);
        return question.no("levitating/4", "the king has moved or levitated, or the rook on %s has moved", {rook},
                           question.between(question.from(), rook));
    }

  private:
    template <class V>
    static Explanation sentence(const Position<V>& position, const Question& question, Move move) {
        if (question.man().role() != Role::king) return ChessReasons::may(position, question, move);
        if (move.kind() != MoveKind::levitation) {
            Explanation answer = question.yes("chess/3.8.1", "the king steps to %s", {move.to()});
            question.add_capture(answer);
            return answer;
        }
        Explanation answer = question.yes("levitating/3", "the king levitates over ", {}, question.between());
        question.add_list(answer, answer.path);
        question.add(answer, " to %s", {move.to()});
        question.add_capture(answer);
        return answer;
    }

    /// Rule 3: why the king does not levitate to `to`.
    static Explanation no_levitation(const Question& question) {
        if (!question.in_line()) {
            return question.no("levitating/3", "%s and %s are not in one line, so the king cannot levitate there",
                               {question.from(), question.to()});
        }
        const SquarePath line = question.line();
        const Square first = line[0];
        if (question.is_enemy(first))
            return question.no("levitating/3", "%m is an enemy, and a king levitates only over its own pieces", {first},
                               {first});
        if (!question.is_own(first))
            return question.no("levitating/3", "%s is empty, so there is nothing to levitate over", {first}, {first});
        SquarePath row;
        for (std::size_t i = 0; i < line.size() && question.is_own(line[i]); ++i) row.push_back(line[i]);
        if (row.size() == line.size()) {
            return question.no("levitating/3",
                               "your pieces stand there up to the edge of the board, so the king has nowhere to land",
                               {}, row);
        }
        const Square landing = line[row.size()];
        row.push_back(landing);
        return question.no("levitating/3", "the king levitates to the first square behind your pieces, which is %s",
                           {landing}, row);
    }
};

}  // namespace kingcraft

KINGCRAFT_SMALL_END
