// How a game ends: by the rules, by a claim, by the players; and what holds after it.

#include "support/catch2.hpp"
#include "support/game.hpp"

namespace kingcraft::test {
namespace {

constexpr const char* to_and_fro = "g1f3 g8f6 f3g1 f6g8";

/// The code of what went wrong, or "" when nothing did.
template <class T>
std::string error_of(const Result<T>& result) {
    return result ? "" : std::string(name(result.error().code));
}

}  // namespace

TEST_CASE("a position that comes up for the third time may be claimed, at the fifth the game is drawn", "[ending]") {
    const auto game = new_game("chess");
    play(*game, to_and_fro);
    CHECK(claims_of(*game) == "");
    play(*game, to_and_fro);
    CHECK(claims_of(*game) == " threefold-repetition");
    CHECK(outcome_of(*game) == "");
    play(*game, "e2e4");
    CHECK(claims_of(*game) == "");
    game->undo();
    play(*game, to_and_fro);
    CHECK(claims_of(*game) == " threefold-repetition");
    play(*game, "g1f3 g8f6 f3g1");
    CHECK(outcome_of(*game) == "");
    play(*game, "f6g8");
    CHECK(outcome_of(*game) == "draw fivefold-repetition");
    CHECK(claims_of(*game) == "");
    game->undo();
    CHECK(outcome_of(*game) == "");
}

TEST_CASE("positions are the same when placement, side, rights and the legal en passant square are", "[ending]") {
    struct Row {
        const char* what;
        const char* variant;
        const char* fen;
        const char* first;
        const char* again;
        int times;
        const char* claims;
    };
    const char* const kings = "e1d1 e8d8 d1e1 d8e8";
    const Row rows[] = {
        {"en passant was legal the first time", "chess", "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1",
         "e2e4 e8d8 e1d1 d8e8 d1e1", "e8d8 e1d1 d8e8 d1e1", 1, ""},
        {"without the first time it is the third", "chess", "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1",
         "e2e4 e8d8 e1d1 d8e8 d1e1", "e8d8 e1d1 d8e8 d1e1", 2, " threefold-repetition"},
        {"a double step that no pawn can take", "chess", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4 e8d8 e1d1 d8e8 d1e1",
         "e8d8 e1d1 d8e8 d1e1", 1, " threefold-repetition"},
        {"a double step that only a pinned pawn could take", "chess", "8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1",
         "e2e4 a4a3 e1d1 a3a4 d1e1", "a4a3 e1d1 a3a4 d1e1", 1, " threefold-repetition"},
        {"the start had a castling right", "chess", "4k3/8/8/8/8/8/P7/4K2R w K - 0 1", "", kings, 2, ""},
        {"without the start it is the third", "chess", "4k3/8/8/8/8/8/P7/4K2R w K - 0 1", "", kings, 3,
         " threefold-repetition"},
        {"the start had a jester's jump", "kingscourt", "6k5/12/12/12/12/12/P11/1J4K5 w B - 0 1", "",
         "b1c2 g8f8 c2b1 f8g8", 2, ""},
        {"the same squares on another level", "flying", "4k3/8/8/8/8/8/P7/R3K3|8/8/8/8/8/8/8/8 w - - 0 1",
         "a1a1^ e8d8 a1^a1 d8e8", "a1a1^ e8d8 a1^b1^ d8e8 b1^b1 e8d8 b1a1 d8e8", 1, " threefold-repetition"},
    };
    for (const Row& row : rows) {
        const auto game = new_game(row.variant, row.fen);
        play(*game, row.first);
        play(*game, row.again, row.times);
        INFO(row.variant << ", " << row.what << ": " << game->fen());
        CHECK(claims_of(*game) == row.claims);
    }
}

TEST_CASE("fifty moves may be claimed, seventy-five end the game, a mate comes first", "[ending]") {
    struct Row {
        const char* what;
        const char* variant;
        const char* fen;
        const char* moves;
        const char* claims;
        const char* outcome;
    };
    const Row rows[] = {
        {"99 half-moves", "chess", "4k3/8/8/8/8/8/P7/4K3 w - - 98 80", "e1d1", "", ""},
        {"100 half-moves", "chess", "4k3/8/8/8/8/8/P7/4K3 w - - 99 80", "e1d1", " fifty-moves", ""},
        {"a pawn's move starts the count again", "chess", "4k3/8/8/8/8/8/P7/4K3 w - - 99 80", "a2a3", "", ""},
        {"a capture starts the count again", "chess", "4k3/8/8/8/8/8/P2n4/4K3 w - - 99 80", "e1d2", "", ""},
        {"149 half-moves", "chess", "4k3/8/8/8/8/8/P7/4K3 w - - 148 80", "e1d1", " fifty-moves", ""},
        {"150 half-moves", "chess", "4k3/8/8/8/8/8/P7/4K3 w - - 149 80", "e1d1", "", "draw seventy-five-moves"},
        {"mate with the 75th move", "chess", "7k/8/6K1/8/8/8/8/R7 w - - 149 80", "a1a8", "", "white checkmate"},
        {"mate by a king with the 75th move", "tax", "8/8/8/3k4/8/5K2/3P4/8 w - - 149 80", "f3e4", "",
         "white checkmate"},
        {"stalemate with the 75th move", "chess", "7k/8/8/6Q1/8/8/8/K7 w - - 149 80", "g5g6", "", "draw stalemate"},
        {"a king's capture starts the count again and wins", "levitating", "4k3/8/8/8/8/8/8/4RK2 w - - 149 80", "e1e8",
         "", "white king-captured"},
        {"a headbutt starts the count again", "flying", "4k3/8/8/8/8/8/8/R3K3|8/8/8/8/8/8/8/n7 w - - 149 80", "a1a1",
         "", ""},
    };
    for (const Row& row : rows) {
        const auto game = new_game(row.variant, row.fen);
        play(*game, row.moves);
        INFO(row.variant << ", " << row.what << ": " << game->fen());
        CHECK(claims_of(*game) == row.claims);
        CHECK(outcome_of(*game) == row.outcome);
    }
}

TEST_CASE("a drawn position still has its moves", "[ending]") {
    const auto game = new_game("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    CHECK(outcome_of(*game) == "draw insufficient-material");
    CHECK(game->moves().size() == 5);
    CHECK(game->move("e1d1").ok());
}

TEST_CASE("a claim must hold", "[ending]") {
    const auto game = new_game("chess");
    for (const Reason reason :
         {Reason::threefold_repetition, Reason::fifty_moves, Reason::checkmate, Reason::agreement}) {
        INFO(reason.name);
        CHECK(error_of(game->claim(reason)) == "claim");
        CHECK(outcome_of(*game) == "");
    }
    play(*game, to_and_fro, 2);
    CHECK(error_of(game->claim(Reason::fifty_moves)) == "claim");
    CHECK(error_of(game->claim(Reason::threefold_repetition)) == "");
    CHECK(outcome_of(*game) == "draw threefold-repetition");
    CHECK(error_of(game->claim(Reason::threefold_repetition)) == "game-over");
    CHECK(error_of(game->move("e2e4")) == "game-over");
}

TEST_CASE("players end the game once", "[ending]") {
    const auto resigned = new_game("tax");
    play(*resigned, "e2e4");
    CHECK(error_of(resigned->resign(Color::white)) == "");
    CHECK(outcome_of(*resigned) == "black resignation");
    CHECK(error_of(resigned->resign(Color::black)) == "game-over");
    CHECK(error_of(resigned->agree_draw()) == "game-over");
    CHECK(error_of(resigned->move("e7e5")) == "game-over");
    CHECK(outcome_of(*resigned) == "black resignation");
    CHECK_FALSE(resigned->redo());

    const auto agreed = new_game("flying");
    CHECK(error_of(agreed->agree_draw()) == "");
    CHECK(outcome_of(*agreed) == "draw agreement");

    const auto mated = new_game("chess");
    play(*mated, "f2f3 e7e5 g2g4 d8h4");
    CHECK(outcome_of(*mated) == "black checkmate");
    CHECK(error_of(mated->resign(Color::black)) == "game-over");
    CHECK(error_of(mated->agree_draw()) == "game-over");
    CHECK(error_of(mated->move("a2a3")) == "illegal-move");
}

TEST_CASE("a result that the players gave is taken back alone, then moves are", "[ending]") {
    const auto give = GENERATE(0, 1, 2, 3);
    const auto game = new_game("chess");
    play(*game, to_and_fro, 2);
    const auto given = give == 0   ? game->resign(Color::white)
                       : give == 1 ? game->agree_draw()
                       : give == 2 ? game->claim(Reason::threefold_repetition)
                                   : game->forfeit_on_time(Color::black);
    REQUIRE(given);
    INFO(given.value().reason.name);
    const std::string over = outcome_of(*game);
    CHECK_FALSE(game->undo());
    CHECK(outcome_of(*game) == "");
    CHECK(game->history().size() == 8);
    CHECK_FALSE(game->redo());
    CHECK(outcome_of(*game) == over);
    CHECK_FALSE(game->undo());
    CHECK(game->undo());
    CHECK(game->history().size() == 7);
    CHECK(game->redo());
    CHECK(outcome_of(*game) == "");
    CHECK_FALSE(game->redo());
    CHECK(outcome_of(*game) == over);
    CHECK_FALSE(game->redo());
    CHECK(outcome_of(*game) == over);
}

TEST_CASE("a new result forgets what could be redone, a new move a result too", "[ending]") {
    const auto game = new_game("chess");
    play(*game, "e2e4 e7e5");
    game->undo();
    REQUIRE(game->resign(Color::black));
    CHECK_FALSE(game->redo());
    CHECK(game->history().size() == 1);
    game->undo();
    play(*game, "c7c5");
    CHECK_FALSE(game->redo());
    CHECK(outcome_of(*game) == "");
}

TEST_CASE("time runs out: the other side wins, or the game is drawn where it cannot win", "[ending]") {
    struct Row {
        const char* variant;
        const char* fen;
        Color color;
        const char* outcome;
    };
    const Row rows[] = {
        {"chess", "4k3/8/8/8/8/8/8/R3K3 b - - 0 1", Color::black, "white time"},
        {"chess", "4k3/8/8/8/8/8/8/R3K3 b - - 0 1", Color::white, "draw time"},
        {"levitating", "4k3/8/8/8/8/8/8/R3K3 b - - 0 1", Color::white, "black time"},
    };
    for (const Row& row : rows) {
        const auto game = new_game(row.variant, row.fen);
        INFO(row.variant << " " << row.fen << ", time of " << name(row.color));
        REQUIRE(game->forfeit_on_time(row.color));
        CHECK(outcome_of(*game) == row.outcome);
        CHECK(error_of(game->forfeit_on_time(row.color)) == "game-over");
        CHECK(error_of(game->move("e8e7")) == "game-over");
        const auto copy = new_game(row.variant);
        REQUIRE_FALSE(copy->load_pgn(game->pgn()));
        CHECK(outcome_of(*copy) == row.outcome);
        copy->undo();
        CHECK(copy->pgn().find("time forfeit") == std::string::npos);
        CHECK(copy->pgn().find("[Result \"*\"]") != std::string::npos);
    }
}

TEST_CASE("after the end only the winner can win", "[ending]") {
    const auto game = new_game("chess");
    CHECK(game->can_win(Color::white));
    CHECK(game->can_win(Color::black));
    play(*game, "f2f3 e7e5 g2g4 d8h4");
    CHECK_FALSE(game->can_win(Color::white));
    CHECK(game->can_win(Color::black));
    CHECK(error_of(game->forfeit_on_time(Color::black)) == "game-over");
    game->undo();
    REQUIRE(game->agree_draw());
    CHECK_FALSE(game->can_win(Color::black));
}

TEST_CASE("a new move forgets what could be redone", "[ending]") {
    const auto game = new_game("chess");
    CHECK_FALSE(game->undo());
    play(*game, "e2e4 e7e5 g1f3");
    game->undo();
    game->undo();
    play(*game, "c7c5");
    CHECK_FALSE(game->redo());
    CHECK(game->history().size() == 2);
}

}  // namespace kingcraft::test
