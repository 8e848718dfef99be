#include "variants/chess/laws.hpp"

#include "base/small.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft::laws {

namespace {

/// The article of a piece, and the pattern of what it says where the piece does not go.
struct Article {
    std::string_view rule;
    const char* not_in_line;
    bool straight;
    bool diagonal;
};

Article article(Role role) {
    switch (role) {
        case Role::bishop:
            return {"chess/3.2", "bishop-lines from@ to@", false, true};
        case Role::rook:
            return {"chess/3.3", "rook-lines from@ to@", true, false};
        case Role::queen:
            return {"chess/3.4", "queen-lines from@ to@", true, true};
        case Role::knight:
            return {"chess/3.6", "knight-leap from@ to@", false, false};
        default:
            // The laws of chess do not know how the pieces of other games move.
            return {"chess/3.1", "no-move piece& to@", false, false};
    }
}

const char* movement(const Question& question) {
    if (!question.in_line()) return "leaps piece& to@";
    if (question.on_diagonal()) return "moves-on-diagonal piece& to@";
    return question.sideways() == 0 ? "moves-on-file piece& to@" : "moves-on-rank piece& to@";
}

Explanation pawn_ahead_may_not(const Question& question, int ahead) {
    const Square from = question.from();
    const Square to = question.to();
    const SquarePath path = question.between();
    if (ahead == 1) return question.no("chess/3.7.1", "pawn-stopped piece&", {to}, {to});
    if (ahead > 2) {
        return question.no("chess/3.7.2", "pawn-too-far square@", {to}, path);
    }
    const int home = question.turn() == Color::white ? 1 : question.ranks() - 2;
    const Square start = question.square(question.file(from), home);
    if (start != from) {
        return question.no("chess/3.7.2", "pawn-double-home home@ square@", {start, from}, path);
    }
    const Square blocker = question.first_piece(path);
    if (blocker != no_square) return question.no("chess/3.7.2", "pawn-blocked piece&", {blocker}, {blocker});
    return question.no("chess/3.7.2", "pawn-double-stopped piece&", {to}, {path[0], to});
}

}  // namespace

Explanation no_piece(const Question& question) {
    return question.no("chess/1.2", "square-empty square@", {question.from()}, {question.from()});
}

Explanation not_your_turn(const Question& question) {
    return question.no("chess/1.2", "other-turn color!", {static_cast<int>(question.turn())}, {question.from()});
}

Explanation own_piece(const Question& question) {
    return question.no("chess/3.1", "own-piece piece&", {question.to()}, {question.to()});
}

Explanation must_leave(const Question& question) {
    return question.no("chess/3.1", "same-square piece&", {question.from()});
}

Explanation pawn_may(const Question& question, MoveKind kind) {
    const Square to = question.to();
    switch (kind) {
        case MoveKind::double_step: {
            const Square passed = question.between()[0];
            return question.yes("chess/3.7.2", "pawn-double-step passed@ to@", {passed, to}, {passed});
        }
        case MoveKind::en_passant: {
            const Square captured = question.square(question.file(to), question.rank(question.from()));
            return question.yes("chess/3.7.4", "pawn-en-passant piece&", {captured}, {captured});
        }
        default:
            break;
    }
    if (question.is_enemy(to)) return question.yes("chess/3.7.3", "pawn-captures piece&", {to});
    return question.yes("chess/3.7.1", "pawn-step to@", {to});
}

Explanation pawn_may_not(const Question& question) {
    const Square to = question.to();
    const int ahead = question.ahead();
    const int sideways = question.sideways();
    if (ahead <= 0) return question.no("chess/3.7.1", "pawn-backward", {});
    if (sideways == 0) return pawn_ahead_may_not(question, ahead);
    if (sideways > 1 || ahead > 1) {
        return question.no("chess/3.7.3", "pawn-direction square@", {to});
    }
    const int fifth_rank = question.turn() == Color::white ? 4 : question.ranks() - 5;
    const Square beside = question.square(question.file(to), question.rank(question.from()));
    if (question.rank(beside) == fifth_rank && question.is_enemy(beside) && question.at(beside).role() == Role::pawn) {
        return question.no("chess/3.7.4", "pawn-en-passant-late piece&", {beside}, {beside});
    }
    return question.no("chess/3.7.3", "pawn-diagonal-empty square@", {to}, {to});
}

Explanation promotes(const Question& question, std::string_view rule, std::string_view roles) {
    const bool captures = question.is_enemy(question.to());
    Explanation answer = captures ? question.yes(rule, "pawn-captures-promotes captured&", {question.to()})
                                  : question.yes(rule, "pawn-promotes", {});
    answer.message.add("pieces,", roles);
    return answer;
}

Explanation piece_may(const Question& question) {
    Explanation answer = question.yes(article(question.piece().role()).rule, movement(question),
                                      {question.from(), question.to()}, question.between());
    question.add_capture(answer);
    return answer;
}

Explanation piece_may_not(const Question& question) {
    const Square from = question.from();
    const Square to = question.to();
    const Article law = article(question.piece().role());
    const bool reaches = question.in_line() && (question.on_diagonal() ? law.diagonal : law.straight);
    if (!reaches) return question.no(law.rule, law.not_in_line, {from, to});
    const SquarePath path = question.between();
    const Square blocker = question.first_piece(path);
    if (blocker == no_square) return question.no(law.rule, "no-move piece& to@", {from, to});
    return question.no("chess/3.5", "blocked piece& to@ blocker&", {from, to, blocker}, Question::up_to(path, blocker));
}

Explanation king_may(const Question& question) {
    const Square to = question.to();
    if (question.is_enemy(to)) return question.yes("chess/3.8.1", "king-captures piece&", {to});
    return question.yes("chess/3.8.1", "king-steps to@", {to});
}

Explanation king_may_not(const Question& question) {
    return question.no("chess/3.8.1", "king-too-far from@ to@", {question.from(), question.to()}, question.between());
}

Explanation unsafe(const Question& question, std::string_view rule, const Threat& threat, SquarePath path,
                   bool removes) {
    const Square to = question.to();
    const Square attacker = threat.attacker;
    path.push_back(threat.king);
    switch (threat.kind) {
        case Threat::Kind::remaining:
            return question.no(rule, "check-remains attacker&", {attacker}, path);
        case Threat::Kind::opened:
            if (removes) return question.no(rule, "capture-opens attacker& king@", {attacker, threat.king}, path);
            return question.no(rule, "pinned attacker& king@ piece&", {attacker, threat.king, question.from()}, path);
        default:
            return question.no(rule, question.is_enemy(to) ? "guarded attacker& piece&" : "attacked attacker& square@",
                               {attacker, to}, path);
    }
}

Explanation castles(const Question& question, std::string_view rule, Square rook, Square rook_to) {
    return question.yes(rule, "castles king@ rook@", {question.to(), rook_to}, question.between(question.from(), rook));
}

Explanation right_gone(const Question& question, std::string_view rule, Square rook) {
    const bool stands = question.at(rook).is(question.turn(), Role::rook);
    return question.no(rule, stands ? "castling-moved rook@" : "castling-no-rook rook@", {rook},
                       question.between(question.from(), rook));
}

Explanation no_castling(Explanation fault) {
    Message message("castling-refused");
    message.add("fault", fault.message);
    fault.message = std::move(message);
    return fault;
}

}  // namespace kingcraft::laws

KINGCRAFT_SMALL_END
