#include "rules/explain/sentences.hpp"

#include "board/small.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft::sentences {

namespace {

std::string_view way_words(const Question& question) {
    if (question.on_diagonal()) return "along the diagonal";
    return question.sideways() == 0 ? "along the file" : "along the rank";
}

/// The article of a piece, and what it says.
struct Article {
    std::string_view rule;
    std::string_view not_in_line;
    bool straight;
    bool diagonal;
};

Article article(Role role) {
    switch (role) {
        case Role::bishop:
            return {"chess/3.2", "a bishop moves along diagonals, and %s and %s share none", false, true};
        case Role::rook:
            return {"chess/3.3", "a rook moves along files and ranks, and %s and %s share neither", true, false};
        case Role::queen:
            return {"chess/3.4", "a queen moves along files, ranks and diagonals, and %s and %s share none", true,
                    true};
        default:
            assert(role == Role::knight);
            return {"chess/3.6",
                    "a knight leaps two squares straight and one to the side, which does not lead from %s to %s", false,
                    false};
    }
}

Explanation pawn_ahead_may_not(const Question& question, int ahead) {
    const Square from = question.from();
    const Square to = question.to();
    const SquarePath way = question.between();
    if (ahead == 1) return question.no("chess/3.7.1", "a pawn captures diagonally only, so %m stops it", {to}, {to});
    if (ahead > 2) {
        return question.no("chess/3.7.2",
                           "a pawn goes one square ahead, or two from its first square, and %s is farther", {to}, way);
    }
    const int home = question.turn() == Color::white ? 1 : question.ranks() - 2;
    const Square start = question.square(question.file(from), home);
    if (start != from) {
        return question.no("chess/3.7.2", "a pawn goes two squares only from %s, and this one is on %s", {start, from},
                           way);
    }
    const Square blocker = question.first_man(way);
    if (blocker != no_square) return question.no("chess/3.7.2", "the pawn cannot pass %m", {blocker}, {blocker});
    return question.no("chess/3.7.2", "a pawn captures diagonally only, so %m stops its double step", {to},
                       {way[0], to});
}

}  // namespace

Explanation no_man(const Question& question) {
    return question.no("chess/1.2", "there is no piece on %s", {question.from()}, {question.from()});
}

Explanation not_your_turn(const Question& question) {
    return question.no("chess/1.2", "it is %c's turn", {static_cast<int>(question.turn())}, {question.from()});
}

Explanation own_man(const Question& question) {
    return question.no("chess/3.1", "your own %r stands on %s", {question.to(), question.to()}, {question.to()});
}

Explanation must_leave(const Question& question) {
    return question.no("chess/3.1", "%m has to move to another square", {question.from()});
}

Explanation pawn_may(const Question& question, MoveKind kind) {
    const Square to = question.to();
    switch (kind) {
        case MoveKind::double_step: {
            const Square passed = question.between()[0];
            return question.yes("chess/3.7.2", "the pawn is on its first square, and %s and %s are empty", {passed, to},
                                {passed});
        }
        case MoveKind::en_passant: {
            const Square victim = question.square(question.file(to), question.rank(question.from()));
            return question.yes("chess/3.7.4", "%m has just gone two squares, so your pawn may capture it in passing",
                                {victim}, {victim});
        }
        default:
            break;
    }
    if (question.is_enemy(to)) return question.yes("chess/3.7.3", "the pawn captures %m, diagonally ahead of it", {to});
    return question.yes("chess/3.7.1", "the square in front of the pawn, %s, is empty", {to});
}

Explanation pawn_may_not(const Question& question) {
    const Square to = question.to();
    const int ahead = question.ahead();
    const int sideways = question.sideways();
    if (ahead <= 0) return question.no("chess/3.7.1", "a pawn never moves backward or to the side", {});
    if (sideways == 0) return pawn_ahead_may_not(question, ahead);
    if (sideways > 1 || ahead > 1) {
        return question.no("chess/3.7.3",
                           "a pawn goes straight ahead or captures one square diagonally ahead, and %s is neither",
                           {to});
    }
    const int fifth_rank = question.turn() == Color::white ? 4 : question.ranks() - 5;
    const Square beside = question.square(question.file(to), question.rank(question.from()));
    if (question.rank(beside) == fifth_rank && question.is_enemy(beside) && question.at(beside).role() == Role::pawn) {
        return question.no("chess/3.7.4", "%m can be captured in passing only right after its double step", {beside},
                           {beside});
    }
    return question.no("chess/3.7.3", "a pawn goes diagonally only to capture, and %s is empty", {to}, {to});
}

Explanation promotes(const Question& question, std::string_view rule, const Role* roles, std::size_t count) {
    Explanation answer = question.yes(rule, "the pawn", {});
    if (question.is_enemy(question.to())) question.add(answer, " captures the %r,", {question.to()});
    question.add(answer, " reaches the last rank and becomes a ", {});
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0) answer.text += i + 1 < count ? ", " : " or ";
        question.add(answer, "%R", {static_cast<int>(roles[i])});
    }
    return answer;
}

Explanation officer_may(const Question& question) {
    const Square from = question.from();
    const Role role = question.man().role();
    Explanation answer = question.yes(article(role).rule, "the %r", {from}, question.between());
    if (role == Role::knight) {
        question.add(answer, " leaps from %s to %s", {from, question.to()});
    } else {
        answer.text += " moves ";
        answer.text += way_words(question);
        question.add(answer, " from %s to %s", {from, question.to()});
    }
    question.add_capture(answer);
    return answer;
}

Explanation officer_may_not(const Question& question) {
    const Article law = article(question.man().role());
    const bool reaches = question.in_line() && (question.on_diagonal() ? law.diagonal : law.straight);
    if (!reaches) return question.no(law.rule, law.not_in_line, {question.from(), question.to()});
    const SquarePath way = question.between();
    const Square blocker = question.first_man(way);
    if (blocker == no_square) {
        return question.no(law.rule, "the %r cannot go from %s to %s",
                           {question.from(), question.from(), question.to()});
    }
    return question.no("chess/3.5", "%m cannot go to %s: %m is in its way", {question.from(), question.to(), blocker},
                       Question::up_to(way, blocker));
}

Explanation king_may(const Question& question) {
    const Square to = question.to();
    if (question.is_enemy(to))
        return question.yes("chess/3.8.1", "the king steps to %s and captures the %r, which no enemy guards", {to, to});
    return question.yes("chess/3.8.1", "the king steps to %s, which no enemy attacks", {to});
}

Explanation king_may_not(const Question& question) {
    return question.no("chess/3.8.1", "the king moves one square at a time, and %s is farther than that from %s",
                       {question.to(), question.from()}, question.between());
}

Explanation unsafe(const Question& question, std::string_view rule, const Threat& threat, bool removes) {
    const Square to = question.to();
    const Square attacker = threat.attacker;
    SquarePath path = question.between(attacker, threat.king);
    // A jester comes to a square straight ahead of it by a bend.
    const bool straight =
        question.file(attacker) == question.file(threat.king) || question.rank(attacker) == question.rank(threat.king);
    if (straight && question.at(attacker).role() == Role::jester) path.shorten(0);
    path.push_back(threat.king);
    if (threat.kind == Threat::Kind::remaining) {
        return question.no(rule, "you are in check from %m, and this move does not end it", {attacker}, path);
    }
    if (threat.kind == Threat::Kind::opened) {
        if (removes) {
            return question.no(rule, "after this capture %m would attack the king on %s", {attacker, threat.king},
                               path);
        }
        return question.no(rule, "%m is pinned: without it, %m would attack the king on %s",
                           {question.from(), attacker, threat.king}, path);
    }
    if (question.is_enemy(to)) {
        return question.no(rule, "%m guards the %r on %s, so your king cannot capture it", {attacker, to, to}, path);
    }
    return question.no(rule, "%m attacks %s, so your king cannot go there", {attacker, to}, path);
}

}  // namespace kingcraft::sentences

KINGCRAFT_SMALL_END
