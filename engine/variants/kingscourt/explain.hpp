#pragma once
// The reasons of King's Court, by the rules of variants/kingscourt/rules.hpp.

#include "base/small.hpp"
#include "rules.hpp"
#include "variants/chess/explain.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

struct KingsCourtReasons : ChessReasons {
    static constexpr std::string_view promotion_rule = "kingscourt/1";
    static constexpr std::string_view castling_rule = "kingscourt/5";

    /// Rules 2, 3, 4 and 6.
    template <class V>
    static Explanation may(const Position<V>& position, const Question& question, Move move) {
        const Role role = question.piece().role();
        Explanation answer;
        if (role == KingsCourt::chancellor) {
            answer = chancellor_may(question);
        } else if (role == KingsCourt::jester) {
            answer = jester_may(position, question, move);
        } else if (move.kind() == KingsCourt::flight) {
            answer = question.yes("kingscourt/6", "kingscourt/flies to@", {move.to()}, question.between());
        } else {
            return ChessReasons::may(position, question, move);
        }
        question.add_capture(answer);
        return answer;
    }

    /// Rules 4 and 6: an unmoved jester attacks the squares that it can jump to; the end of a flight must be safe.
    static std::string_view safety_rule(const Question& question, Move move, const Threat& threat) {
        if (move.kind() == KingsCourt::flight) return "kingscourt/6";
        const SquarePath path = question.between(threat.attacker, threat.king);
        const bool diagonal = question.file(threat.attacker) != question.file(threat.king) &&
                              question.rank(threat.attacker) != question.rank(threat.king);
        const Square passed = question.first_piece(path);
        const bool jumps = question.at(threat.attacker).role() == KingsCourt::jester && diagonal &&
                           passed != no_square && passed != question.from();
        return jumps ? "kingscourt/4" : ChessReasons::safety_rule(question, move, threat);
    }

    /// A jester reaches a square straight ahead of it by a bend.
    static SquarePath attack_path(const Question& question, const Threat& threat) {
        const bool straight = question.file(threat.attacker) == question.file(threat.king) ||
                              question.rank(threat.attacker) == question.rank(threat.king);
        if (straight && question.at(threat.attacker).role() == KingsCourt::jester) return {};
        return ChessReasons::attack_path(question, threat);
    }

    template <class V>
    static Explanation piece(const Position<V>& position, const Question& question) {
        if (question.piece().role() == KingsCourt::chancellor) return chancellor(question);
        if (question.piece().role() == KingsCourt::jester) return jester(question);
        return ChessReasons::piece(position, question);
    }

    /// Rule 6: no flight.
    template <class V>
    static Explanation king(const Position<V>& position, const Question& question) {
        if (question.distance() != 2 || !question.in_line()) return ChessReasons::king(position, question);
        if (!chancellor_gives_check(position)) {
            return question.no("kingscourt/6", "kingscourt/no-flight", {}, question.between());
        }
        const SquarePath path = question.between();
        if (question.at(path[0]).exists())
            return question.no("kingscourt/6", "kingscourt/flight-blocked blocker&", {path[0]}, path);
        return question.no("kingscourt/6", "kingscourt/flight-capture piece&", {question.to()}, {question.to()});
    }

    /// In check by a chancellor, a king's move over two squares is taken as a flight.
    template <class V>
    static Explanation castling(const Position<V>& position, const Question& question) {
        if (question.distance() > 2 || !chancellor_gives_check(position))
            return ChessReasons::castling(position, question);
        return question.is_own(question.to()) ? own_piece(question) : king(position, question);
    }

  private:
    template <class V>
    static bool chancellor_gives_check(const Position<V>& position) {
        const Square royal = position.royal(position.turn());
        return position.attackers(royal, !position.turn()).intersects(position.of(KingsCourt::chancellor));
    }

    /// Rule 2.
    static Explanation chancellor_may(const Question& question) {
        return question.yes(
            "kingscourt/2",
            question.in_line() ? "kingscourt/chancellor-line from@ to@" : "kingscourt/chancellor-leaps from@ to@",
            {question.from(), question.to()}, question.between());
    }
    static Explanation chancellor(const Question& question) {
        const SquarePath path = question.between();
        if (question.distance() > 2) {
            return question.no("kingscourt/2", "kingscourt/chancellor-too-far from@ to@",
                               {question.from(), question.to()});
        }
        return question.no("kingscourt/2", "kingscourt/chancellor-blocked blocker&", {question.first_piece(path)},
                           path);
    }

    /// Rules 3 and 4.
    template <class V>
    static Explanation jester_may(const Position<V>& position, const Question& question, Move move) {
        const Square from = move.from();
        const Square to = move.to();
        if (move.kind() == MoveKind::jump) {
            return question.yes(question.is_enemy(to) ? "kingscourt/4" : "kingscourt/3",
                                "kingscourt/jester-jumps piece& to@", {question.first_piece(question.between()), to},
                                question.between());
        }
        if (move.kind() == MoveKind::step)
            return question.yes("kingscourt/3", "kingscourt/jester-step from@ to@", {from, to});
        const Square bend = V::path(position, move).first();
        return question.yes("kingscourt/3", "kingscourt/jester-two-steps over@ to@", {bend, to}, {bend});
    }
    static Explanation jester(const Question& question) {
        const Square from = question.from();
        const Square to = question.to();
        const int sideways = question.sideways();
        const int ahead = question.ahead() < 0 ? -question.ahead() : question.ahead();
        if ((sideways + ahead) % 2 != 0) {
            return question.no("kingscourt/3", "kingscourt/jester-color square@", {to});
        }
        if (question.distance() > 2) {
            return question.no("kingscourt/3", "kingscourt/jester-too-far from@ to@", {from, to});
        }
        const SquarePath taken = bends(question);
        if (sideways == ahead) {
            return question.no("kingscourt/3", "kingscourt/jester-moved blocker&", {taken[0]}, taken);
        }
        if (taken.size() == 1)
            return question.no("kingscourt/3", "kingscourt/jester-blocked blocker&", {taken[0]}, taken);
        return question.no("kingscourt/3", "kingscourt/jester-blocked-twice blocker& other&", {taken[0], taken[1]},
                           taken);
    }

    /// The squares of the board that a jester's two steps can bend on.
    static SquarePath bends(const Question& question) {
        const SquarePath straight = question.between();
        if (question.on_diagonal()) return straight;
        SquarePath path;
        const int file = question.file(straight[0]);
        const int rank = question.rank(straight[0]);
        const bool upright = question.sideways() == 0;
        for (const int side : {-1, 1}) {
            const int bend_file = upright ? file + side : file;
            const int bend_rank = upright ? rank : rank + side;
            if (question.is_on_board(bend_file, bend_rank)) path.push_back(question.square(bend_file, bend_rank));
        }
        return path;
    }
};

}  // namespace kingcraft

KINGCRAFT_SMALL_END
