// The facts of a game about its position, for boards and screens: royal kings, rays, attacks, rights, a pass, the rule
// of the end.

#include <sstream>

#include "support/catch2.hpp"
#include "support/data.hpp"
#include "support/game.hpp"

namespace kingcraft::test {
namespace {

std::string squares_text(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

/// `K castling h1 e1, B first-move b1`: with the king's square after the rook's.
std::string rights_text(std::span<const RightRecord> rights) {
    std::string text;
    for (const RightRecord& right : rights) {
        text += (text.empty() ? "" : ", ") + std::string(1, right.letter) + " " + std::string(name(right.kind)) + " ";
        text += square_name(right.file, right.rank, 0);
        if (right.kind == RightKind::castling) text += " " + square_name(right.king_file, right.rank, 0);
    }
    return text;
}

}  // namespace

TEST_CASE("the kings that count", "[any-game]") {
    struct Row {
        const char* variant;
        const char* fen;
        const char* white;
        const char* black;
    };
    const Row rows[] = {
        {"chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1", "e8"},
        {"levitating", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1", "e8"},
        {"levitating", "8/8/8/8/8/8/8/4K3 w - - 0 1", "", ""},
        {"flying", "4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/8/8 w - - 0 1", "e1", "e8"},
        {"kingscourt", "11k/12/12/12/12/12/12/11K w - - 0 1", "l1", "l8"},
        {"twokings", "rnbqkknr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKKNR w KQkq - 0 1", "e1", "e8"},
        {"twokings", "5k2/8/8/8/K7/8/K7/4k3 w - - 0 1", "a2", "e1"},
        {"twokings", "7k/8/8/8/8/8/8/1K5K w - - 0 1", "b1", "h8"},
    };
    for (const Row& row : rows) {
        INFO(row.variant << " " << row.fen);
        const auto game = new_game(row.variant, row.fen);
        CHECK(squares_text(game->royals(Color::white)) == row.white);
        CHECK(squares_text(game->royals(Color::black)) == row.black);
    }
}

TEST_CASE("what both sides have lost, and who has more", "[any-game]") {
    struct Row {
        const char* variant;
        const char* fen;
        const char* moves;
        const char* captured;
        int balance;
    };
    const Row rows[] = {
        {"chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "", "", 0},
        {"chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2e4 d7d5 e4d5 d8d5 b1c3 c8h3 c3d5",
         "qPp", 9},
        // A game from a FEN: nothing was captured yet, but White has more.
        {"chess", "4k3/8/8/8/8/8/4P3/4K2R w - - 0 1", "", "", 6},
        // A pawn becomes a queen, which is captured as a queen.
        {"chess", "rn2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8q a8b8", "Qn", -5},
        {"chess", "4k3/8/8/4pP2/8/8/8/4K3 w - e6 0 1", "f5e6", "p", 1},
        {"flying", "4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/8/4r3 w - - 0 1", "e1e1", "r", 0},
        {"levitating", "4k3/8/8/8/8/8/8/4RK2 w - - 0 1", "e1e8", "k", 5},
        {"twokings", "4k3/8/8/8/8/8/6k1/K5RK w - - 0 1", "h1g2", "k", 8},
        {"kingscourt", "11k/12/12/12/12/c11/J11/11K w - - 0 1", "", "", -5},
    };
    for (const Row& row : rows) {
        INFO(row.variant << " " << row.fen << " " << row.moves);
        const auto game = new_game(row.variant, row.fen);
        std::istringstream moves(row.moves);
        for (std::string move; moves >> move;) REQUIRE(game->move(move));
        const MaterialRecord material = game->material();
        CHECK(material.captured == row.captured);
        CHECK(material.balance == row.balance);
        while (game->undo()) continue;
        CHECK(game->material().captured.empty());
    }
}

TEST_CASE("rays of kings whose pawns pay for them", "[any-game]") {
    struct Row {
        const char* variant;
        const char* fen;
        const char* square;
        const char* rays;
    };
    const char* const taxed = "4k3/1pp3p1/8/2K3p1/8/3P2P1/1P4P1/8 w - - 0 1";
    const Row rows[] = {
        // b: south-west, d: north-west, g: east; the numbers are those of the pawns, also beyond the edge.
        {"tax", "4k3/8/8/2K5/8/3P2P1/1P4P1/8 w - - 0 1", "c5", "b4 1, b6 1, e5 2"},
        {"tax", taxed, "c5", "b4 1, b6 1, e5 2"},
        // Black's directions are turned: b: north-west, c: west, g: east.
        {"tax", taxed, "e8", "d8 1, g8 2"},
        {"tax", "4k3/8/8/8/8/2P5/2P1P3/1K6 w - - 0 1", "b1", "a1 2, b2 1"},
        {"tax", "4k3/8/8/8/8/8/2P1P3/4K3 w - - 0 1", "c2", ""},
        {"tax", "4k3/8/8/8/8/8/2P1P3/4K3 w - - 0 1", "a5", ""},
        // The pawns of the a-file pay for the way back.
        {"tax", "4k3/8/8/2K5/P7/P6P/P7/8 w - - 0 1", "c5", "c2 3, d4 1"},
        {"tax", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1", ""},
        {"chess", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e1", ""},
        {"flying", "4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/8/8 w - - 0 1", "e1", ""},
    };
    for (const Row& row : rows) {
        INFO(row.variant << " " << row.fen << " " << row.square);
        const auto game = new_game(row.variant, row.fen);
        std::string rays;
        const auto found = game->rays(row.square);
        for (const RayRecord& ray : found.value())
            rays += (rays.empty() ? "" : ", ") + ray.to + " " + std::to_string(ray.count);
        CHECK(rays == row.rays);
        CHECK(game->rays("z9").error().code == ErrorCode::argument);
    }
}

TEST_CASE("the rights of a game and of a position", "[any-game]") {
    const std::string corners = "K castling h1 e1, Q castling a1 e1, k castling h8 e8, q castling a8 e8";
    const std::string court =
        "A castling a1 g1, B first-move b1, K first-move k1, L castling l1 g1, a castling a8 g8, b first-move b8, "
        "k first-move k8, l castling l8 g8";
    for (const VariantInfo& info : variant_infos()) {
        INFO(info.id);
        if (is_of_repository(info.id)) CHECK(rights_text(info.rights) == (info.id == "kingscourt" ? court : corners));
        CHECK(rights_text(new_game(info.id)->rights()) == rights_text(info.rights));
    }
    struct Row {
        const char* variant;
        const char* fen;
        const char* moves;
        const char* rights;
    };
    const Row rows[] = {
        {"chess", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "", "K castling h1 e1, Q castling a1 e1"},
        {"chess", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "h1h2", "Q castling a1 e1"},
        {"chess", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1e2", ""},
        {"levitating", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "a1a8", "K castling h1 e1, k castling h8 e8"},
        {"kingscourt", "1j4k4r/12/12/12/12/12/12/RJ4K5 w ABbl - 0 1", "b1d3",
         "A castling a1 g1, b first-move b8, l castling l8 g8"},
        {"kingscourt", "1j4k4r/12/12/12/12/12/12/RJ4K5 w ABbl - 0 1", "g1g2",
         "B first-move b1, b first-move b8, l castling l8 g8"},
    };
    for (const Row& row : rows) {
        INFO(row.variant << " " << row.fen << " " << row.moves);
        const auto game = new_game(row.variant, row.fen);
        play(*game, row.moves);
        CHECK(rights_text(game->rights()) == row.rights);
    }
}

TEST_CASE("the squares that a piece attacks", "[any-game]") {
    struct Row {
        const char* variant;
        const char* fen;
        const char* square;
        const char* attacks;
    };
    const char* const plain = "4k3/8/8/8/8/3p4/4P3/R3K3 b - - 0 1";
    const Row rows[] = {
        {"chess", plain, "e2", "d3 f3"},
        {"chess", plain, "a1", "b1 c1 d1 e1 a2 a3 a4 a5 a6 a7 a8"},
        {"chess", plain, "d3", "c2 e2"},
        {"chess", "4k3/8/8/8/8/8/1b6/4K3 w - - 0 1", "b2", "a1 c1 a3 c3 d4 e5 f6 g7 h8"},
        {"chess", plain, "h4", ""},
        {"flying", "4k3/8/8/8/8/8/4P3/4K3|8/8/8/8/8/8/8/8 w - - 0 1", "e2", "d3 f3 e2^"},
    };
    for (const Row& row : rows) {
        INFO(row.variant << " " << row.fen << " " << row.square);
        const auto game = new_game(row.variant, row.fen);
        CHECK(squares_text(game->attacks(row.square).value()) == row.attacks);
        CHECK(game->attacks("z9").error().code == ErrorCode::argument);
    }
}

TEST_CASE("how many kings each side of a game has", "[any-game]") {
    for (const VariantInfo& info : variant_infos()) {
        INFO(info.id);
        REQUIRE(info.role_counts.size() == 1);
        CHECK(info.role_counts[0].role == Role::king);
        CHECK(info.role_counts[0].min == 1);
        if (is_of_repository(info.id)) CHECK(info.role_counts[0].max == (info.id == "twokings" ? 2 : 1));
    }
}

TEST_CASE("a pass gives the turn to the other side where that is sound", "[any-game]") {
    struct Row {
        const char* variant;
        const char* fen;
        /// The FEN after the pass, or the code of the error.
        const char* passed;
    };
    const Row rows[] = {
        {"chess", "4k3/8/8/8/8/8/4P3/4K3 w - - 3 9", "4k3/8/8/8/8/8/4P3/4K3 b - - 3 9"},
        {"chess", "4k3/8/8/8/8/8/4P3/4K3 b - - 3 9", "4k3/8/8/8/8/8/4P3/4K3 w - - 3 10"},
        {"chess", "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 2", "r3k2r/8/8/3pP3/8/8/8/R3K2R b KQkq - 0 2"},
        {"chess", "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "illegal-move"},
        {"chess", "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "illegal-move"},
        // Drawn by its rules; the players may play on.
        {"chess", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "7k/5Q2/6K1/8/8/8/8/8 w - - 0 2"},
        {"chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 b - - 0 1"},
        {"twokings", "4k3/8/8/8/8/8/5r2/K4K2 w - - 0 1", "4k3/8/8/8/8/8/5r2/K4K2 b - - 0 1"},
        {"twokings", "4k3/8/8/8/8/8/r7/K4K2 w - - 0 1", "illegal-move"},
        {"levitating", "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "4k3/8/8/8/8/8/4r3/4K3 b - - 0 1"},
        {"levitating", "8/8/8/8/8/8/4r3/4K3 w - - 0 1", "game-over"},
        {"kingscourt", "6k5/12/12/12/12/12/12/1J4K5 w B - 0 1", "6k5/12/12/12/12/12/12/1J4K5 b B - 0 1"},
    };
    for (const Row& row : rows) {
        INFO(row.variant << " " << row.fen);
        const auto game = new_game(row.variant, row.fen);
        const auto passed = game->pass();
        CHECK((passed ? passed.value() : std::string(name(passed.error().code))) == row.passed);
        CHECK(game->fen() == row.fen);
        if (passed) CHECK_FALSE(check_fen(row.variant, passed.value()).has_value());
    }
    const auto given_up = new_game("chess");
    REQUIRE(given_up->resign(Color::white).ok());
    CHECK(given_up->pass().error().code == ErrorCode::game_over);
}

TEST_CASE("the rule by which a game ends", "[any-game]") {
    for (const VariantInfo& info : variant_infos()) {
        const auto game = new_game(info.id);
        INFO(info.id);
        CHECK(game->ending_rule(Reason::resignation).empty());
        CHECK(game->ending_rule(Reason::unknown).empty());
        if (!is_of_repository(info.id)) continue;
        CHECK(game->ending_rule(Reason::agreement) == "chess/5.2.3");
        CHECK(game->ending_rule(Reason::time) == "chess/6.9");
        CHECK(game->ending_rule(Reason::fifty_moves) == "chess/9.3");
    }
    const auto rule = [](const char* variant, Reason reason) {
        return std::string(new_game(variant)->ending_rule(reason));
    };
    CHECK(rule("tax", Reason::checkmate) == "chess/5.1.1");
    CHECK(rule("twokings", Reason::checkmate) == "twokings/3");
    CHECK(rule("kingscourt", Reason::checkmate) == "kingscourt/7");
    CHECK(rule("levitating", Reason::king_captured) == "levitating/1");
    CHECK(rule("levitating", Reason::stalemate) == "levitating/stalemate");
    CHECK(rule("flying", Reason::stalemate) == "chess/5.2.1");
    CHECK(rule("flying", Reason::insufficient_material) == "flying/insufficient-material");
    CHECK(rule("chess", Reason::insufficient_material) == "chess/5.2.2");
    CHECK(rule("chess", Reason::fivefold_repetition) == "chess/9.6");
    CHECK(rule("chess", Reason::seventy_five_moves) == "chess/9.6");
}

}  // namespace kingcraft::test
