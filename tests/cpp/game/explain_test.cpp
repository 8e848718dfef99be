// Why moves are legal or not: on positions made for it (explain.jsonl of each game), and on every pair of squares of
// many others, where the answer must at least agree with the legal moves and be well formed.

#include <algorithm>
#include <set>

#include "english/english.hpp"
#include "game_types.hpp"
#include "notation/fen.hpp"
#include "support/catch2.hpp"
#include "support/data.hpp"
#include "support/fault.hpp"
#include "support/game.hpp"
#include "support/random.hpp"
#include "variants/chess/laws.hpp"

namespace kingcraft::test {
namespace {

constexpr std::size_t positions_wanted = is_second_look ? 8 : 200;

std::vector<Json> explain_rows(std::string_view variant) { return read_rows("explain.jsonl", variant); }

std::string joined(const std::vector<std::string>& texts) {
    std::string all;
    for (const std::string& text : texts) all += (all.empty() ? "" : " ") + text;
    return all;
}

/// The rules that the rows answer with, and those of results that the players give, which have their own test.
const std::set<std::string, std::less<>>& explained_rules() {
    static const std::set<std::string, std::less<>> rules = [] {
        std::set<std::string, std::less<>> found{"chess/5.2.3", "chess/6.9", "chess/9.2", "chess/9.3"};
        for (const VariantInfo& info : variant_infos()) {
            for (const Json& row : explain_rows(info.id)) found.insert(text_at(row, "rule"));
        }
        return found;
    }();
    return rules;
}

bool is_explained_rule(std::string_view rule) { return explained_rules().count(rule) == 1; }

std::vector<std::string> square_names(const VariantInfo& info) {
    std::vector<std::string> names;
    for (int level = 0; level < info.shape.levels; ++level) {
        for (int rank = 0; rank < info.shape.ranks; ++rank) {
            for (int file = 0; file < info.shape.files; ++file) {
                names.push_back({static_cast<char>('a' + file), static_cast<char>('1' + rank)});
                if (level > 0) names.back() += '^';
            }
        }
    }
    return names;
}

/// The fault in the form of an answer.
std::string form_faults(const VariantInfo& info, const std::set<std::string>& board, const ExplanationRecord& answer) {
    std::string faults;
    const std::string text = english(answer.message);
    if (text.size() < 10 || text.back() != '.' || text.find_first_of("%!\t\n") != std::string::npos)
        faults += "no sentence: \"" + text + "\"\n";
    const bool begins_with_square = text.size() > 2 && board.count(text.substr(0, 2)) == 1;
    if (!begins_with_square && (text.empty() || text[0] < 'A' || text[0] > 'Z'))
        faults += "no capital: \"" + text + "\"\n";
    // These stand in the engine for a condition that it has not found.
    for (const char* vague : {"cannot go from", "cannot fly from", "takes no part"}) {
        if (text.find(vague) != std::string::npos) faults += "no reason: \"" + text + "\"\n";
    }
    const bool known =
        answer.rule.substr(0, 6) == "chess/" || answer.rule.substr(0, info.id.size() + 1) == std::string(info.id) + "/";
    if (!known || !is_explained_rule(answer.rule)) faults += "unknown rule: " + std::string(answer.rule) + "\n";
    for (const std::string& square : answer.path) {
        if (board.count(square) == 0) faults += "no square: " + square + "\n";
    }
    return faults;
}

/// The first fault among all pairs of squares of a position, if there is one.
std::string position_faults(const VariantInfo& info, const std::vector<std::string>& names, const std::string& fen) {
    const auto game = new_game(info.id, fen);
    const std::set<std::string> board(names.begin(), names.end());
    for (const std::string& from : names) {
        const auto moves = game->moves_from(from);
        if (!moves) return english(moves.error());
        std::set<std::string> targets;
        for (const MoveRecord& move : moves.value()) targets.insert(move.to);
        for (const std::string& to : names) {
            const auto answer = game->explain(from, to);
            if (!answer) return from + " " + to + ": " + english(answer.error());
            std::string faults = form_faults(info, board, answer.value());
            if (answer.value().legal != (targets.count(to) == 1)) faults += "legal: " + english(answer.value().message);
            if (!faults.empty()) return from + " " + to + ": " + faults;
        }
    }
    return "";
}

std::string row_faults(std::string_view variant, const Json& row) {
    const auto game = new_game(variant, text_at(row, "fen"));
    const auto answer = game->explain(text_at(row, "from"), text_at(row, "to"));
    if (!answer) return english(answer.error());
    const ExplanationRecord& got = answer.value();
    return difference("legal", row.at("legal").get<bool>() ? "yes" : "no", got.legal ? "yes" : "no") +
           difference("rule", text_at(row, "rule"), std::string(got.rule)) +
           difference("text", text_at(row, "text"), english(got.message)) +
           difference("path", joined(texts_at(row, "path")), joined(got.path));
}

/// The answer for a move of a game that the players have ended.
std::string answer_of(const AnyGame& game) {
    const auto answer = game.explain("e2", "e4");
    if (!answer) return english(answer.error());
    return std::string(answer.value().legal ? "legal " : "") + std::string(answer.value().rule) + " " +
           english(answer.value().message);
}

std::string answer_after_pgn(const std::string& pgn) {
    const auto game = new_game("chess");
    if (const auto error = game->load_pgn(pgn)) throw std::runtime_error(english(*error));
    return answer_of(*game);
}

}  // namespace

TEST_CASE("explanations of made positions", "[explain]") {
    for (const VariantInfo& info : variant_infos()) {
        const auto rows = explain_rows(info.id);
        if (is_of_repository(info.id)) CHECK(rows.size() >= 25);
        for (const Json& row : rows) {
            INFO(text_at(row, "rule") << ": " << info.id << " " << text_at(row, "fen") << ", " << text_at(row, "from")
                                      << " to " << text_at(row, "to"));
            CHECK(row_faults(info.id, row) == "");
        }
    }
}

TEST_CASE("every pair of squares has an explanation that agrees with the legal moves", "[explain]") {
    for (const VariantInfo& info : variant_infos()) {
        const auto names = square_names(info);
        const auto rows = read_rows("positions.jsonl", info.id);
        if (is_of_repository(info.id)) REQUIRE(rows.size() >= positions_wanted);
        const std::size_t count = std::min(rows.size(), positions_wanted);
        for (std::size_t i = 0; i < count; ++i) {
            const std::string fen = text_at(rows[i * rows.size() / count], "fen");
            INFO(info.id << " " << fen);
            CHECK(position_faults(info, names, fen) == "");
        }
    }
}

TEST_CASE("an explanation after the end names the rule that the outcome names", "[explain]") {
    for (const VariantInfo& info : variant_infos()) {
        const auto names = square_names(info);
        std::set<std::string_view> reasons;
        for (const Json& row : read_rows("positions.jsonl", info.id)) {
            const auto game = new_game(info.id, text_at(row, "fen"));
            const auto outcome = game->outcome();
            if (!outcome || !game->moves().empty()) continue;
            INFO(info.id << " " << text_at(row, "fen"));
            for (const std::string& from : names) {
                const auto answer = game->explain(from, from == names[0] ? names[1] : names[0]);
                REQUIRE(answer.ok());
                // Of an empty square and of a piece that cannot go there, something else is said.
                if (english(answer.value().message).find("so the game is") == std::string::npos) continue;
                CHECK(answer.value().rule == game->ending_rule(outcome->reason));
                reasons.insert(outcome->reason.name);
            }
        }
        INFO(info.id);
        if (!is_of_repository(info.id)) continue;
        CHECK(reasons.count(info.id == "levitating" ? "king-captured" : "checkmate") == 1);
    }
}

TEST_CASE("a result that the players gave has the rule of the game", "[explain]") {
    const std::pair<const char*, const char*> rows[] = {{"chess", "chess/5.1.1"},       {"tax", "chess/5.1.1"},
                                                        {"flying", "chess/5.1.1"},      {"levitating", "levitating/1"},
                                                        {"kingscourt", "kingscourt/7"}, {"twokings", "twokings/3"}};
    for (const auto& [variant, rule] : rows) {
        INFO(variant);
        auto game = new_game(variant);
        REQUIRE(game->resign(Color::white));
        CHECK(answer_of(*game) == std::string(rule) + " White has resigned, so the game is over.");
        game = new_game(variant);
        REQUIRE(game->forfeit_on_time(Color::white));
        CHECK(answer_of(*game).substr(0, 10) == "chess/6.9 ");
        CHECK(game->ending_rule(Reason::time) == "chess/6.9");
    }
}

TEST_CASE("a piece that the laws of chess do not know is taken for no other", "[explain]") {
    using G = KingsCourt::Geometry;
    const auto position = parse_fen<KingsCourt>(KingsCourt::start_fen).value();
    const Question question(position, G::square(1, 0), G::square(2, 2));
    const Explanation refused = laws::piece_may_not(question);
    CHECK(refused.rule == "chess/3.1");
    CHECK(english(refused.message) == "The jester cannot go from b1 to c3.");
    const Explanation allowed = laws::piece_may(question);
    CHECK(allowed.rule == "chess/3.1");
    CHECK(english(allowed.message) == "The jester leaps from b1 to c3.");
}

TEST_CASE("a piece whose way is free is said not to go there, where a game forbids it", "[explain]") {
    using G = Chess::Geometry;
    const auto position = parse_fen<Chess>("4k3/8/8/8/8/8/8/R3K3 w - - 0 1").value();
    const Explanation refused = laws::piece_may_not(Question(position, G::square(0, 0), G::square(0, 4)));
    CHECK(refused.rule == "chess/3.3");
    CHECK(english(refused.message) == "The rook cannot go from a1 to a5.");
}

TEST_CASE("no move is legal after a result that the players gave", "[explain]") {
    auto game = new_game("chess");
    REQUIRE(game->resign(Color::black));
    CHECK(answer_of(*game) == "chess/5.1.1 Black has resigned, so the game is over.");
    game = new_game("chess");
    REQUIRE(game->agree_draw());
    CHECK(answer_of(*game) == "chess/5.2.3 The players agreed to a draw, so the game is over.");
    game = new_game("chess");
    play(*game, "g1f3 g8f6 f3g1 f6g8", 2);
    REQUIRE(game->claim(Reason::threefold_repetition));
    CHECK(answer_of(*game) ==
          "chess/9.2 A draw was claimed after the position occurred three times, so the game is over.");
    game = new_game("chess", "4k3/8/8/8/8/8/4P3/4K3 w - - 100 80");
    REQUIRE(game->claim(Reason::fifty_moves));
    CHECK(answer_of(*game) ==
          "chess/9.3 A draw was claimed after fifty moves without a capture or a pawn move, so the game is over.");
    CHECK(answer_after_pgn("[Termination \"time forfeit\"]\n\n1. d4 d5 1-0") ==
          "chess/6.9 Black has lost on time, so the game is over.");
    CHECK(answer_after_pgn("[Termination \"time forfeit\"]\n\n1. d4 d5 1/2-1/2") ==
          "chess/6.9 Time ran out against a side that could not win, so the game is over.");
    CHECK(answer_after_pgn("1. d4 d5 1-0") ==
          "chess/5.1.1 The game has a result without a reason, so the game is over.");
    CHECK(answer_after_pgn("[Termination \"unknown\"]\n\n1. d4 d5 1/2-1/2") ==
          "chess/5.2.3 The game has a result without a reason, so the game is over.");
}

TEST_CASE("a game that is drawn by the rules can be played on", "[explain]") {
    const auto game = new_game("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    REQUIRE(outcome_of(*game) == "draw insufficient-material");
    CHECK(game->explain("e1", "e2").value().legal);
}

TEST_CASE("the squares of an explanation are squares of the board", "[explain]") {
    const auto game = new_game("chess");
    for (const std::string name : {"", "e", "e9", "i4", "e4^", "E4", "e4 "}) {
        const auto from = game->explain(name, "e4");
        REQUIRE_FALSE(from.ok());
        CHECK(from.error().code == ErrorCode::argument);
        const auto to = game->explain("e2", name);
        REQUIRE_FALSE(to.ok());
        CHECK(to.error().code == ErrorCode::argument);
    }
}

}  // namespace kingcraft::test
