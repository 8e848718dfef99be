// Moves as people and programs write them: what is read as which move, and what is refused and how.

#include "notation/find_move.hpp"

#include "english/english.hpp"
#include "game_types.hpp"
#include "support/catch2.hpp"
#include "support/position.hpp"

namespace kingcraft::test {
namespace {

struct Row {
    std::string variant;
    std::string fen;
    std::string text;
    /// The coordinates of the move meant, or the code of the error.
    std::string expected;
};

/// The coordinates of the move that the text means in this position, or the code of the error.
std::string meaning(const Row& row) {
    std::string found = "no such variant";
    AllVariants::with(row.variant, [&]<class V>() {
        const auto position = position_of<V>(row.fen);
        MoveList moves;
        generate_legal(position, moves);
        const auto move = find_move(position, moves, row.text);
        found = move ? coordinates<V>(move.value()) : std::string(name(move.error().code));
    });
    return found;
}

void check(const std::vector<Row>& rows) {
    for (const Row& row : rows) {
        INFO(row.variant << " " << row.fen << ", " << row.text);
        CHECK(meaning(row) == row.expected);
    }
}

const std::string start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const std::string knights = "4k3/8/8/8/8/1N6/8/1N2KN2 w - - 0 1";
const std::string pawns = "4k3/4P3/8/2pp4/4P3/8/8/4K3 w - - 0 1";
const std::string castling = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";

}  // namespace

TEST_CASE("texts that are no move are refused", "[find-move]") {
    check({{"chess", start, "", "illegal-move"},
           {"chess", start, "e2e5", "illegal-move"},
           {"chess", start, "e7e5", "illegal-move"},
           {"chess", start, "e9", "illegal-move"},
           {"chess", start, "e2", "illegal-move"},
           {"chess", start, "e2e4q", "illegal-move"},
           {"chess", start, "e2e4o", "illegal-move"},
           {"chess", start, " e2e4", "illegal-move"},
           {"chess", start, "e2--e4", "illegal-move"},
           {"chess", start, "-e4", "illegal-move"},
           {"chess", start, "e2-e4-", "illegal-move"},
           {"chess", start, "0000", "illegal-move"},
           {"chess", start, "--", "illegal-move"},
           {"chess", start, "E2E4", "illegal-move"},
           {"chess", start, "x", "illegal-move"},
           {"chess", start, "=Q", "illegal-move"},
           {"chess", start, "+#!?", "illegal-move"},
           {"chess", start, "O-O", "illegal-move"},
           {"chess", start, "O-O-O-O", "illegal-move"},
           {"chess", castling, "O-Oi", "illegal-move"},
           {"chess", castling, "O-Oz", "illegal-move"},
           {"chess", start, "Ce4", "illegal-move"},
           {"chess", start, "e4^", "illegal-move"},
           {"chess", start, "\xC3\xA9\xC3\xA9", "illegal-move"},
           {"chess", start, std::string("e2e4\0", 5), "illegal-move"},
           {"chess", start, "Nf3x^", "illegal-move"},
           {"flying", "4k3/8/8/8/8/8/8/R3K3|8/8/8/8/8/8/8/8 w - - 0 1", "x^", "illegal-move"}});
}

TEST_CASE("coordinates are two squares and no more than one letter", "[find-move]") {
    const auto from = [](std::string_view text) { return read_coordinates<Chess::Geometry>(text).from; };
    for (const char* const text : {"e2e4", "e2-e4", "e2xe4", "e2e4q"}) {
        INFO(text);
        CHECK(from(text) != no_square);
    }
    for (const char* const text : {"", "e", "e2", "e2-", "e2q", "e2--e4", "e2e4qq", "e4e"}) {
        INFO(text);
        CHECK(from(text) == no_square);
    }
}

TEST_CASE("a move has many spellings", "[find-move]") {
    const std::string rook = "4k3/8/8/8/2R5/8/8/4K3 w - - 0 1";
    const std::string passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    const std::string promoting = "8/4P3/8/8/8/8/8/k3K3 w - - 0 1";
    check({{"chess", start, "e2-e4", "e2e4"},
           {"chess", start, "g1-f3", "g1f3"},
           {"chess", start, "Ng1-f3!?", "g1f3"},
           {"chess", start, "Ng1–f3", "g1f3"},
           {"chess", start, "♘f3", "g1f3"},
           {"chess", start, "♙e4", "e2e4"},
           {"chess", castling, "♔d1", "e1d1"},
           {"chess", castling, "♚d1", "e1d1"},
           {"chess", start, "e2e4+", "e2e4"},
           {"chess", rook, "Rc4-d4", "c4d4"},
           {"chess", passing, "exd6e.p.", "e5d6"},
           {"chess", passing, "exd6ep", "e5d6"},
           {"chess", passing, "e5×d6", "e5d6"},
           {"chess", passing, "e5xd6", "e5d6"},
           {"chess", promoting, "e8=q", "e7e8q"},
           {"chess", promoting, "e8q", "e7e8q"},
           {"chess", promoting, "e7-e8=N", "e7e8n"},
           {"chess", promoting, "e7-e8", "ambiguous-move"},
           {"chess", promoting, "e7e8+", "ambiguous-move"},
           {"chess", castling, "o-o", "e1g1"},
           {"chess", castling, "O‑O‑O", "e1c1"},
           {"chess", castling, "0–0", "e1g1"},
           {"chess", castling, "e1-g1", "e1g1"},
           {"chess", castling, "OO", "illegal-move"},
           {"flying", "4k3/8/8/8/8/8/8/R3K3|8/8/8/8/8/8/8/8 w - - 0 1", "Ra1-a2^", "a1a2^"},
           {"flying", "4k3/8/8/8/8/8/8/R3K3|8/8/8/8/8/8/8/8 w - - 0 1", "a1-a2", "a1a2"},
           {"kingscourt", "12/4P7/12/12/12/12/12/k5K5 w - - 0 1", "e8=c", "e7e8c"}});
}

TEST_CASE("what is wrong with a move is said in words", "[find-move]") {
    struct Said {
        std::string fen;
        std::string text;
        std::string expected;
    };
    const std::string promoting = "8/4P3/8/8/8/8/8/k3K3 w - - 0 1";
    const std::string no_move = " is not a move in coordinates or SAN.";
    const std::string needs_piece = " promotes a pawn; add the letter of the new piece.";
    const Said rows[] = {{castling, "O-Oa", "\"O-Oa\" is not a legal move here."},
                         {castling, "O-Oi", "\"O-Oi\"" + no_move},
                         {castling, "O-Oz", "\"O-Oz\"" + no_move},
                         {promoting, "e7e8", "\"e7e8\"" + needs_piece},
                         {promoting, "e7-e8", "\"e7-e8\"" + needs_piece}};
    for (const auto& [fen, text, expected] : rows) {
        INFO(fen << ", " << text);
        const auto position = position_of<Chess>(fen);
        MoveList moves;
        generate_legal(position, moves);
        const auto move = find_move(position, moves, text);
        REQUIRE_FALSE(move.ok());
        CHECK(english(move.error()) == expected);
    }
}

TEST_CASE("a long text is quoted in part", "[find-move]") {
    const auto position = start_position<Chess>();
    MoveList moves;
    generate_legal(position, moves);
    for (const char c : {'x', 'e', '1', '^', '+', 'O'}) {
        const auto move = find_move(position, moves, std::string(1'000'000, c));
        REQUIRE_FALSE(move.ok());
        CHECK(english(move.error()).size() < 200);
    }
}

TEST_CASE("SAN names as much of the origin as needed", "[find-move]") {
    check({{"chess", knights, "Nd2", "ambiguous-move"},
           {"chess", knights, "Nbd2", "ambiguous-move"},
           {"chess", knights, "N1d2", "ambiguous-move"},
           {"chess", knights, "Nfd2", "f1d2"},
           {"chess", knights, "N3d2", "b3d2"},
           {"chess", knights, "Nb1d2", "b1d2"},
           {"chess", knights, "Nb1xd2", "b1d2"},
           {"chess", knights, "Ncd2", "illegal-move"},
           {"chess", knights, "Nb1", "illegal-move"},
           {"chess", knights, "Nb1^d2", "illegal-move"},
           {"chess", knights, "Na1", "b3a1"}});
}

TEST_CASE("a pawn's capture names its file, a promotion its piece", "[find-move]") {
    check({{"chess", pawns, "exd5", "e4d5"},
           {"chess", pawns, "ed5", "e4d5"},
           {"chess", pawns, "e4xd5", "e4d5"},
           {"chess", pawns, "d5", "illegal-move"},
           {"chess", pawns, "xd5", "illegal-move"},
           {"chess", pawns, "dxc5", "illegal-move"},
           {"chess", "3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "exd8=Q", "e7d8q"},
           {"chess", "3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "ed8N+", "e7d8n"},
           {"chess", "3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "exd8", "ambiguous-move"},
           {"chess", "3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8", "ambiguous-move"},
           {"chess", "3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8k", "illegal-move"},
           {"chess", "3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "exd8=K", "illegal-move"},
           {"chess", "3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "exd8=C", "illegal-move"},
           {"chess", "3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "exd8=", "illegal-move"},
           {"chess", "8/4P3/8/8/8/8/8/k3K3 w - - 0 1", "e8", "ambiguous-move"},
           {"chess", "8/4P3/8/8/8/8/8/k3K3 w - - 0 1", "e8R!?", "e7e8r"},
           {"kingscourt", "12/4P7/12/12/12/12/12/k5K5 w - - 0 1", "e8=J", "e7e8j"},
           {"kingscourt", "12/4P7/12/12/12/12/12/k5K5 w - - 0 1", "e7e8c", "e7e8c"}});
}

TEST_CASE("castling has many spellings", "[find-move]") {
    check({{"chess", castling, "O-O", "e1g1"},
           {"chess", castling, "0-0", "e1g1"},
           {"chess", castling, "O-O-O", "e1c1"},
           {"chess", castling, "0-0-0+", "e1c1"},
           {"chess", castling, "e1g1", "e1g1"},
           {"chess", castling, "e1g1o", "e1g1"},
           {"chess", castling, "e1h1", "e1g1"},
           {"chess", castling, "e1a1", "e1c1"},
           {"chess", castling, "d1h1", "illegal-move"},
           {"chess", castling, "e1f1o", "illegal-move"},
           {"chess", castling, "Kg1", "illegal-move"},
           {"levitating", castling, "e1c1o", "e1c1"},
           {"flying", "4k3/8/8/8/8/8/8/R3K2R|8/8/8/8/8/8/8/8 w KQ - 0 1", "e1h1", "e1g1"},
           {"flying", "4k3/8/8/8/8/8/8/R3K2R|8/8/8/8/8/8/8/8 w KQ - 0 1", "e1h1^", "illegal-move"},
           {"twokings", "7k/8/8/8/8/7K/8/R3K2R w KQ - 0 1", "e1g1o", "e1g1"}});
}

TEST_CASE("a king's slide and castling with the same squares have different texts", "[find-move]") {
    const std::string both = "4k3/8/8/8/6P1/8/6P1/4K2R w K - 0 1";
    const std::string slide = "4k3/8/8/8/6P1/8/6P1/4K2R w - - 0 1";
    const std::string castle = "4k3/8/8/8/8/8/6P1/4K2R w K - 0 1";
    check({{"tax", both, "e1g1", "e1g1"},
           {"tax", both, "e1g1o", "e1g1o"},
           {"tax", both, "e1h1", "e1g1o"},
           {"tax", both, "Kg1", "e1g1"},
           {"tax", both, "O-O", "e1g1o"},
           {"tax", slide, "e1g1o", "illegal-move"},
           {"tax", slide, "O-O", "illegal-move"},
           {"tax", castle, "e1g1", "illegal-move"},
           {"tax", castle, "Kg1", "illegal-move"},
           {"tax", castle, "e1g1o", "e1g1o"}});
}

TEST_CASE("castling over several distances names the king's file", "[find-move]") {
    const std::string all = "1k10/12/12/12/12/12/12/R5K4R w AL - 0 1";
    const std::string one = "k6r4/12/12/12/12/12/12/6K4R w L - 0 1";
    const std::string single = "k7r3/12/12/12/12/12/12/6K4R w L - 0 1";
    check({{"kingscourt", all, "O-O", "ambiguous-move"},
           {"kingscourt", all, "O-Oj", "g1j1o"},
           {"kingscourt", all, "0-0-0c", "g1c1o"},
           {"kingscourt", all, "O-O-Oj", "illegal-move"},
           {"kingscourt", all, "O-Og", "illegal-move"},
           {"kingscourt", all, "g1l1", "ambiguous-move"},
           {"kingscourt", all, "g1l1o", "ambiguous-move"},
           {"kingscourt", all, "g1h1", "g1h1"},
           {"kingscourt", all, "g1h1o", "g1h1o"},
           {"kingscourt", all, "g1j1", "illegal-move"},
           {"kingscourt", one, "O-O", "illegal-move"},
           {"kingscourt", single, "O-O", "g1h1o"},
           {"kingscourt", single, "g1l1", "g1h1o"}});
}

TEST_CASE("levels and headbutts", "[find-move]") {
    const std::string below = "k7/8/8/8/4R3/8/8/K7|8/8/8/8/4n3/8/8/8 w - - 0 1";
    const std::string rooks = "1k6/8/8/8/8/8/8/R3K3|8/8/8/8/8/8/8/R7 w - - 0 1";
    check({{"flying", below, "e4e4", "e4e4"},
           {"flying", below, "e4e4^", "e4e4^"},
           {"flying", below, "Re4x^", "e4e4"},
           {"flying", below, "Rxe4^", "e4e4^"},
           {"flying", below, "Re4^", "e4e4^"},
           {"flying", below, "Re4xe4^", "e4e4^"},
           {"flying", below, "Re4", "illegal-move"},
           {"flying", below, "Rx^", "illegal-move"},
           {"flying", below, "Ke4x^", "illegal-move"},
           {"flying", below, "e4^e4", "illegal-move"},
           {"flying", rooks, "Ra1a2^", "a1a2^"},
           {"flying", rooks, "Ra1^a2^", "a1^a2^"},
           {"flying", rooks, "Raa2^", "ambiguous-move"},
           {"flying", rooks, "Ra2^", "ambiguous-move"},
           {"flying", rooks, "Ra2", "a1a2"}});
}

TEST_CASE("SAN disambiguates two kings as other pieces", "[find-move]") {
    const std::string kings = "7k/8/8/8/8/2p5/1q6/KK6 w - - 0 1";
    check({{"twokings", kings, "Kaxb2", "a1b2"},
           {"twokings", kings, "Kbb2", "b1b2"},
           {"twokings", kings, "Kxb2", "ambiguous-move"}});
}

}  // namespace kingcraft::test
