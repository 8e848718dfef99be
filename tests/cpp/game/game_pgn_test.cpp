// Games to PGN and back, with the rules: moves are checked, variations too, and a fault leaves the game as it was.

#include <sstream>

#include "english/english.hpp"
#include "support/data.hpp"
#include "support/game.hpp"
#include "support/game_test_case.hpp"
#include "support/random.hpp"

namespace kingcraft::test {
namespace {

/// Plays a random game of at most this number of half-moves.
void play_at_random(AnyGame& game, std::uint64_t seed, int longest) {
    Random random(seed);
    for (int ply = 0; ply < longest; ++ply) {
        const auto moves = game.move_ids();
        if (moves.empty()) return;
        play(game, moves[random.below(moves.size())]);
    }
}

std::vector<std::string> history_ids(const AnyGame& game) {
    std::vector<std::string> texts;
    for (const MoveRecord& record : game.history()) texts.push_back(record.id);
    return texts;
}

/// The moves of a PGN, on one line.
std::string moves_of(const std::string& pgn) {
    std::istringstream words(pgn.substr(pgn.find("\n\n")));
    std::string line;
    for (std::string word; words >> word;) line += (line.empty() ? "" : " ") + word;
    return line;
}

}  // namespace

TEST_CASE("PGN as other programs write it is read", "[pgn]") {
    for (const Json& row : read_rows("pgn-tolerance.jsonl")) {
        INFO(text_at(row, "what") << ": " << text_at(row, "pgn"));
        const auto game = new_game(row.value("variant", "chess"));
        const auto error = game->load_pgn(text_at(row, "pgn"));
        if (row.contains("fault")) {
            REQUIRE(error.has_value());
            CHECK(std::to_string(error->line) + ":" + std::to_string(error->column) == text_at(row, "fault"));
            continue;
        }
        REQUIRE((error ? english(*error) : "") == "");
        CHECK(moves_of(game->pgn()) == text_at(row, "moves"));
        CHECK(game->pgn_notes().size() == row.value("notes", std::size_t{0}));
        if (row.contains("outcome")) CHECK(outcome_of(*game) == text_at(row, "outcome"));
        const std::string written = game->pgn();
        REQUIRE_FALSE(game->load_pgn(written).has_value());
        CHECK(game->pgn() == written);
    }
}

GAME_ID_TEST_CASE("random games: PGN gives the game back", "[random]") {
    for (int i = 0; i < random_game_count; ++i) {
        const auto seed = static_cast<std::uint64_t>(3000 + i);
        const auto game = new_game(game_id);
        play_at_random(*game, seed, 60);
        const auto loaded = new_game(game_id);
        INFO(game_id << ", seed " << seed << "\n" << game->pgn());
        const auto error = loaded->load_pgn(game->pgn());
        REQUIRE((error ? english(*error) : "") == "");
        CHECK(history_ids(*loaded) == history_ids(*game));
        CHECK(loaded->fen() == game->fen());
        CHECK(outcome_of(*loaded) == outcome_of(*game));
        CHECK(loaded->pgn() == game->pgn());
    }
}

TEST_CASE("PGN names the roster, the variant, the result and another start", "[pgn]") {
    const auto game = new_game("chess");
    play(*game, "f2f3 e7e5 g2g4 d8h4");
    CHECK(game->pgn() ==
          "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n"
          "[Result \"0-1\"]\n[Variant \"Chess\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n");
    const auto later = new_game("tax", "4k3/p7/8/8/8/8/2P3P1/R3K2R b KQ - 3 17");
    REQUIRE(later->resign(Color::black).ok());
    CHECK_THAT(later->pgn(), ContainsSubstring("[Variant \"Tax Chess\"]") && ContainsSubstring("[SetUp \"1\"]") &&
                                 ContainsSubstring("[FEN \"4k3/p7/8/8/8/8/2P3P1/R3K2R b KQ - 3 17\"]") &&
                                 EndsWith("\n\n1-0\n"));
    const auto loaded = new_game("tax");
    REQUIRE_FALSE(loaded->load_pgn(later->pgn()).has_value());
    CHECK(loaded->fen() == later->fen());
    CHECK(outcome_of(*loaded) == "white resignation");
}

TEST_CASE("a win without the tag Termination has no reason, one that was given has", "[pgn]") {
    for (const char* variant : {"chess", "levitating", "tax", "flying", "kingscourt", "twokings"}) {
        INFO(variant);
        const auto game = new_game(variant);
        REQUIRE_FALSE(game->load_pgn("[Variant \"" + std::string(variant) + "\"]\n\n1-0").has_value());
        CHECK(outcome_of(*game) == "white unknown");
        REQUIRE_FALSE(game->load_pgn(game->pgn()).has_value());
        CHECK(outcome_of(*game) == "white unknown");
        const auto given = new_game(variant);
        REQUIRE(given->resign(Color::white).ok());
        CHECK_THAT(given->pgn(), ContainsSubstring("[Termination \"resignation\"]"));
        REQUIRE_FALSE(game->load_pgn(given->pgn()).has_value());
        CHECK(outcome_of(*game) == "black resignation");
        game->undo();
        CHECK(game->pgn().find("Termination") == std::string::npos);
        REQUIRE(game->end({std::nullopt, Reason::unknown}).ok());
        REQUIRE_FALSE(given->load_pgn(game->pgn()).has_value());
        CHECK(outcome_of(*given) == "draw unknown");
    }
}

TEST_CASE("a draw whose last moves cannot be read has no reason", "[pgn]") {
    const std::pair<const char*, const char*> rows[] = {{"1. e4 e5 1/2-1/2", "draw agreement"},
                                                        {"1. e4 e5 2. -- 1/2-1/2", "draw unknown"}};
    for (const auto& [text, outcome] : rows) {
        INFO(text);
        const auto game = new_game("chess");
        REQUIRE_FALSE(game->load_pgn(text).has_value());
        CHECK(outcome_of(*game) == outcome);
    }
}

TEST_CASE("a claimed draw survives PGN", "[pgn]") {
    struct Row {
        const char* fen;
        const char* moves;
        Reason reason;
    };
    const Row rows[] = {
        {"4k3/8/8/8/8/8/8/R3K3 w - - 99 80", "a1a2", Reason::fifty_moves},
        {"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a2 e8d8 a2a1 d8e8 a1a2 e8d8 a2a1 d8e8", Reason::threefold_repetition},
    };
    for (const Row& row : rows) {
        INFO(row.fen << " " << row.moves);
        const auto game = new_game("chess", row.fen);
        play(*game, row.moves);
        REQUIRE(game->claim(row.reason).ok());
        const auto loaded = new_game("chess");
        REQUIRE_FALSE(loaded->load_pgn(game->pgn()).has_value());
        CHECK(outcome_of(*loaded) == outcome_of(*game));
    }
}

TEST_CASE("a draw on time survives PGN, also where a draw could be claimed", "[pgn]") {
    for (const char* fen : {"4k3/8/8/8/8/8/4p3/4K3 b - - 0 1", "4k3/8/8/8/8/8/4p3/4K3 b - - 100 80"}) {
        INFO(fen);
        const auto game = new_game("chess");
        REQUIRE_FALSE(game->load_pgn("[FEN \"" + std::string(fen) + "\"]\n[Termination \"time forfeit\"]\n\n1/2-1/2")
                          .has_value());
        CHECK(outcome_of(*game) == "draw time");
        const auto again = new_game("chess");
        REQUIRE_FALSE(again->load_pgn(game->pgn()).has_value());
        CHECK(outcome_of(*again) == "draw time");
    }
}

TEST_CASE("PGN move numbers begin with that of the FEN", "[pgn]") {
    const auto game = new_game("kingscourt", "r5k4r/12/12/12/12/12/12/R5K4R b ALal - 3 17");
    play(*game, "g8j8o g1c1o");
    CHECK_THAT(game->pgn(), EndsWith("\n\n17... O-Oj 18. O-O-Oc *\n"));
}

TEST_CASE("comments, NAGs and variations come back, and moves are rewritten as SAN", "[pgn]") {
    const auto game = new_game("chess");
    const auto error = game->load_pgn(
        "[Event \"E\"]\n[Annotator \"A\"]\n\n{before} 1.e2e4! {pawn} (1.d2d4 {queen's} d5 (1...Ng8f6 2.c4) 2.c2c4 $13) "
        "e5\n"
        "2. Nf3 ; a line\nNc6 {end} 1/2-1/2");
    REQUIRE((error ? english(*error) : "") == "");
    CHECK(game->pgn() ==
          "[Event \"E\"]\n[Annotator \"A\"]\n[Result \"1/2-1/2\"]\n[Variant \"Chess\"]\n\n"
          "{before} 1. e4 $1 {pawn} (1. d4 {queen's} 1... d5 (1... Nf6 2. c4) 2. c4 $13)\n"
          "1... e5 2. Nf3 {a line} 2... Nc6 {end} 1/2-1/2\n");
    CHECK(outcome_of(*game) == "draw agreement");
    const auto again = new_game("chess");
    REQUIRE_FALSE(again->load_pgn(game->pgn()).has_value());
    CHECK(again->pgn() == game->pgn());
    CHECK_FALSE(game->undo());
    CHECK(game->undo());
    CHECK(game->redo());
    CHECK_THAT(game->pgn(), EndsWith("{a line} 2... Nc6 {end} *\n"));
}

TEST_CASE("the moves of every game survive PGN", "[pgn]") {
    struct Row {
        const char* variant;
        const char* fen;
        const char* moves;
        const char* written;
    };
    const Row rows[] = {
        {"levitating", "8/8/8/8/4k3/4P3/4P3/4K3 w - - 0 1", "e1e4", "1. Kxe4# 1-0"},
        {"flying", "4k3/8/8/8/8/8/P7/R3K3|8/8/8/8/8/8/n7/n7 w Q - 0 1", "a1a1 e8e7 a2a2 e7e6 a1a1^ e6e5 a1^b1^",
         "1. Ra1x^ Ke7 2. a2x^ Ke6 3. Ra1^ Ke5 4. Rb1^ *"},
        {"tax", "4k3/p7/8/8/6P1/8/6P1/4K2R w K - 0 1", "e1g1", "1. Kg1 *"},
        {"tax", "4k3/p7/8/8/6P1/8/6P1/4K2R w K - 0 1", "e1g1o", "1. O-O *"},
        {"kingscourt", "6k5/12/12/12/12/6c5/12/6K5 w - - 0 1", "g1g3", "1. Kxg3 1/2-1/2"},
        {"twokings", "7k/8/8/8/8/2p5/1q6/KK6 w - - 0 1", "b1b2", "1. Kbxb2 *"},
    };
    for (const Row& row : rows) {
        const auto game = new_game(row.variant, row.fen);
        play(*game, row.moves);
        INFO(row.variant << " " << row.fen);
        CHECK_THAT(game->pgn(), EndsWith(std::string("\n\n") + row.written + "\n"));
        const auto loaded = new_game(row.variant);
        REQUIRE_FALSE(loaded->load_pgn(game->pgn()).has_value());
        CHECK(history_ids(*loaded) == history_ids(*game));
    }
}

TEST_CASE("a note names the rights that were left out", "[pgn]") {
    const auto game = new_game("chess");
    for (const auto& [rights, note] :
         {std::pair("K", "The right \"K\" of"), std::pair("KQ", "The set of rights \"KQ\" of"),
          std::pair("KQkq", "The set of rights \"KQkq\" of")}) {
        INFO(rights);
        const auto error = game->load_pgn("[FEN \"4k3/8/8/8/8/8/8/4K3 w " + std::string(rights) + " - 0 1\"]\n\n*");
        REQUIRE((error ? english(*error) : "") == "");
        REQUIRE(game->pgn_notes().size() == 1);
        CHECK_THAT(english(game->pgn_notes().front().message), ContainsSubstring(note));
    }
}

TEST_CASE("PGN against the rules is refused with line and column, and changes nothing", "[pgn]") {
    struct Row {
        const char* what;
        const char* text;
        int line;
        int column;
        const char* error;
    };
    const Row rows[] = {
        {"an illegal move", "1. e4 e5 2. Ke3", 1, 13, "\"Ke3\" is not a legal move"},
        {"a number without a space before an illegal move", "1.e4 e5 2.Ke3", 1, 11, "\"Ke3\" is not a legal move"},
        {"no move at all", "1. e4\n\n  e9", 3, 3, "\"e9\" is not a move"},
        {"a move after mate", "1. f3 e5 2. g4 Qh4# 3. a3", 1, 24,
         "\"a3\" cannot be played: the game is over (checkmate)"},
        {"an illegal move in a variation", "1. e4 e5\n2. Nf3 (2. Ke3 d6) d6", 2, 12, "\"Ke3\" is not a legal move"},
        {"an illegal move in a variation inside", "1. e4 (1. d4 (1. e5)) e5", 1, 18, "\"e5\" is not a legal move"},
        {"a FEN tag with a fault", "[FEN \"x\"]\n\n1. e4", 1, 1, "FEN tag"},
        {"a FEN tag without kings", "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4", 1, 1, "FEN tag"},
        {"another variant", "[Variant \"Tax Chess\"]\n\n1. e4", 1, 1, "\"Tax Chess\""},
        {"an ambiguous move", "[FEN \"4k3/8/8/8/8/1N6/8/1N2K3 w - - 0 1\"]\n\n1. Nd2", 3, 4, "can mean"},
    };
    const auto game = new_game("chess");
    play(*game, "d2d4 d7d5");
    const std::string before = game->pgn();
    for (const Row& row : rows) {
        INFO(row.what << ": " << row.text);
        const auto error = game->load_pgn(row.text);
        REQUIRE(error.has_value());
        CHECK(error->code == ErrorCode::pgn);
        CHECK_THAT(english(*error), ContainsSubstring(row.error));
        CHECK(std::pair(error->line, error->column) == std::pair(row.line, row.column));
        CHECK(game->pgn() == before);
    }
}

}  // namespace kingcraft::test
