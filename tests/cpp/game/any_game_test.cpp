// A game through the interface that every front end uses.

#include "game/any_game.hpp"

#include <algorithm>
#include <limits>
#include <set>

#include "english/english.hpp"
#include "support/catch2.hpp"
#include "support/data.hpp"
#include "support/game.hpp"

namespace kingcraft::test {
namespace {

/// A move's record as one line: piece, kind, captures, promotion, rook's squares, path; absent parts are left out.
std::string line_of(const MoveRecord& record) {
    std::string line = std::string(1, record.piece) + " " + std::string(record.kind);
    for (const auto& [piece, square] : record.captured) line += " x" + std::string(1, piece) + square;
    if (record.promotion != 0) line += std::string(" =") + record.promotion;
    if (record.rook) line += " rook " + record.rook->from + record.rook->to;
    if (!record.path.empty()) line += " over";
    for (const std::string& square : record.path) line += " " + square;
    return line;
}

}  // namespace

TEST_CASE("there are six games in the repository, and each game has its facts", "[any-game]") {
    std::string ids;
    for (const VariantInfo& info : variant_infos()) {
        if (is_of_repository(info.id)) ids += std::string(info.id) + " ";
        const auto game = new_game(info.id);
        INFO(info.id);
        CHECK(game->variant() == info.id);
        CHECK(game->fen() == info.start_fen);
        CHECK(game->start_fen() == info.start_fen);
        CHECK(game->turn() == Color::white);
        if (is_of_repository(info.id)) {
            CHECK(game->board().size() == (info.shape.files == 12 ? 48 : 32));
            CHECK(info.shape.levels == (info.id == "flying" ? 2 : 1));
            CHECK(info.shape.ranks == 8);
        }
        CHECK_FALSE(info.name.empty());
        std::set<Role> on_board;
        for (const PlacedPiece& placed : game->board())
            on_board.insert(piece_from_letter(info.role_facts, placed.letter).role());
        for (const Role role : on_board) CHECK(std::count(info.roles.begin(), info.roles.end(), role) == 1);
        if (is_of_repository(info.id)) CHECK(on_board.size() == info.roles.size());
        CHECK_FALSE(check_fen(info.id, info.start_fen).has_value());
        CHECK(check_fen(info.id, "x").has_value());
    }
    CHECK(ids == "chess levitating tax flying kingscourt twokings ");
}

TEST_CASE("an unknown variant is refused", "[any-game]") {
    for (const std::string& id :
         std::vector<std::string>{"", "Chess", "chess ", "king's court", std::string(1'000'000, 'x')}) {
        const auto game = AnyGame::create(id);
        REQUIRE_FALSE(game.ok());
        CHECK(game.error().code == ErrorCode::variant);
        CHECK(english(game.error()).size() < 200);
        const auto error = check_fen(id, "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        REQUIRE(error.has_value());
        CHECK(error->code == ErrorCode::variant);
    }
    std::string known;
    for (const VariantInfo& info : variant_infos()) known += (known.empty() ? "" : ", ") + std::string(info.id);
    CHECK_THAT(english(AnyGame::create("x").error()), ContainsSubstring(known.substr(0, known.rfind(", "))));
    const auto game = AnyGame::create("chess", "x");
    REQUIRE_FALSE(game.ok());
    CHECK(game.error().code == ErrorCode::fen);
}

TEST_CASE("a move's record has everything about it", "[any-game]") {
    struct Row {
        const char* variant;
        const char* fen;
        const char* move;
        const char* record;
    };
    const Row rows[] = {
        {"chess", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4", "P double over e3"},
        {"chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "P en-passant xpd5"},
        {"chess", "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8r", "P step xnb8 =R"},
        {"chess", "4k3/8/8/8/n7/8/8/R3K3 w - - 0 1", "a1a4", "R slide xna4 over a2 a3"},
        {"chess", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "K castle rook a1d1 over d1"},
        {"chess", "4k2r/8/8/8/8/8/8/4K3 b k - 0 1", "e8g8", "k castle rook h8f8 over f8"},
        {"levitating", "4k3/8/8/8/7P/2N1P3/PPPPQPPR/R1B1KBN1 w - - 0 1", "e1b4", "K levitation over d2 c3"},
        {"levitating", "8/8/8/8/4k3/4P3/4P3/4K3 w - - 0 1", "e1e4", "K levitation xke4 over e2 e3"},
        {"tax", "k7/6P1/8/6P1/K2n4/8/6P1/8 w - - 0 1", "a4d4", "K slide xnd4 over b4 c4"},
        {"tax", "k7/6P1/8/6P1/K7/8/6P1/8 w - - 0 1", "a4b4", "K step"},
        {"tax", "k7/6P1/8/6P1/K7/8/6P1/6N1 w - - 0 1", "g1f3", "N step"},
        {"tax", "4k3/p7/8/8/6P1/8/6P1/4K2R w K - 0 1", "e1g1o", "K castle rook h1f1 over f1"},
        {"flying", "k7/8/8/8/4R3/8/8/K7|8/8/8/8/4n3/8/8/8 w - - 0 1", "e4e4", "R headbutt xne4^"},
        {"flying", "k7/8/8/8/4R3/8/8/K7|8/8/8/8/4n3/8/8/8 w - - 0 1", "e4e4^", "R level xne4^"},
        {"flying", "k7/8/8/8/4R3/8/8/K7|8/8/8/8/8/8/8/4n3 w - - 0 1", "e4e1^", "R level xne1^ over e3 e2"},
        {"flying", "1k6/8/8/8/4n3/8/8/K7|8/8/8/8/8/8/8/1B6 w - - 0 1", "b1^e4", "B level xne4 over c2^ d3^"},
        {"flying", "1k6/8/8/8/8/8/8/K7|8/8/8/8/8/8/8/1N6 w - - 0 1", "b1^c3", "N level"},
        {"kingscourt", "6k5/12/12/12/12/7c4/12/6K5 w - - 0 1", "g1e3", "K flight over f2"},
        {"kingscourt", "6k5/12/12/12/12/12/2P9/1J4K5 w B - 0 1", "b1d3", "J jump over c2"},
        {"kingscourt", "6k5/12/12/12/12/12/12/1J4K5 w B - 0 1", "b1d3", "J slide over c2"},
        {"kingscourt", "6k5/12/12/4p7/5J6/12/12/6K5 w - - 0 1", "f4f6", "J slide over g5"},
        {"kingscourt", "6k5/12/12/12/5C6/12/12/6K5 w - - 0 1", "f4h6", "C slide over g5"},
        {"kingscourt", "6k5/12/12/12/5C6/12/12/6K5 w - - 0 1", "f4g6", "C step"},
        {"kingscourt", "1k10/12/12/12/12/12/12/R5K4R w AL - 0 1", "g1k1o", "K castle rook l1j1 over h1 i1 j1"},
        {"kingscourt", "1k10/12/12/12/12/12/12/R5K4R w AL - 0 1", "g1f1o", "K castle rook a1g1"},
    };
    for (const Row& row : rows) {
        INFO(row.variant << " " << row.fen << ", " << row.move);
        const auto game = new_game(row.variant, row.fen);
        const auto move = game->move(row.move);
        REQUIRE((move ? "" : english(move.error())) == "");
        CHECK(move.value()->id == row.move);
        CHECK(line_of(*move.value()) == row.record);
    }
}

TEST_CASE("moves, attackers and squares by name", "[any-game]") {
    const auto game = new_game("flying", "4k3/8/8/8/8/8/8/R3K3|8/8/8/8/8/8/n7/8 w - - 0 1");
    const auto from = game->moves_from("a1");
    REQUIRE(from.ok());
    CHECK(from.value().size() == 22);
    CHECK(game->moves_from("b1").value().empty());
    CHECK(game->attackers("a2^", Color::white).value() == std::vector<std::string>{"a1"});
    CHECK(game->attackers("a2", Color::black).value() == std::vector<std::string>{"a2^"});
    for (const char* square : {"", "a9", "i1", "a1^^", "A1", "a1 "}) {
        INFO(square);
        CHECK(game->moves_from(square).error().code == ErrorCode::argument);
        CHECK(game->attackers(square, Color::white).error().code == ErrorCode::argument);
    }
    CHECK(game->move_ids().size() == game->moves().size());
}

TEST_CASE("a board as text", "[any-game]") {
    CHECK(new_game("chess")->ascii() ==
          "8 r n b q k b n r\n7 p p p p p p p p\n6 . . . . . . . .\n5 . . . . . . . .\n4 . . . . . . . .\n"
          "3 . . . . . . . .\n2 P P P P P P P P\n1 R N B Q K B N R\n  a b c d e f g h\n");
}

TEST_CASE("the SAN of the legal moves, in their order", "[any-game]") {
    for (const VariantInfo& info : variant_infos()) {
        INFO(info.id);
        const auto game = new_game(info.id);
        std::vector<std::string> sans;
        for (const MoveRecord& record : game->moves()) sans.push_back(record.san);
        CHECK(game->sans() == sans);
    }
}

TEST_CASE("a copy has all of a game, and goes its own way", "[any-game]") {
    for (const VariantInfo& info : variant_infos()) {
        INFO(info.id);
        const auto game = new_game(info.id);
        for (int ply = 0; ply < 4; ++ply) play(*game, game->move_ids().front());
        game->set_comment(2, "both");
        game->undo();
        const auto copy = game->copy();
        CHECK(copy->pgn() == game->pgn());
        CHECK(copy->start_fen() == game->start_fen());
        CHECK(copy->move_ids() == game->move_ids());
        CHECK(copy->redo());
        const std::string before = game->pgn();
        copy->set_comment(2, "the copy");
        play(*copy, copy->move_ids().front());
        CHECK(copy->resign(Color::white).ok());
        CHECK(game->pgn() == before);
        CHECK_FALSE(game->outcome().has_value());
        CHECK(game->redo());
    }
}

TEST_CASE("comments are set, read and forgotten with their move", "[any-game]") {
    const auto text_of = [](const AnyGame& game) {
        std::string text;
        for (std::size_t ply = 0; ply <= game.history().size(); ++ply) text += game.comment(ply) + "|";
        return text;
    };
    const auto game = new_game("tax");
    play(*game, "e2e4 e7e5");
    game->set_comment(2, " two\n\twords ");
    game->set_comment(0, "start");
    CHECK(text_of(*game) == "start||two words|");
    game->undo();
    CHECK(text_of(*game) == "start||");
    game->redo();
    CHECK(text_of(*game) == "start||two words|");
    game->undo();
    play(*game, "d7d5");
    CHECK(text_of(*game) == "start|||");
    game->set_comment(0, "");
    CHECK(text_of(*game) == "|||");
    CHECK_FALSE(game->load_pgn("{a} {b} 1. e4 {c} (1. d4 {d}) {} {e} *").has_value());
    CHECK(text_of(*game) == "a b|c e|");
    for (const std::size_t ply : {std::size_t{2}, std::numeric_limits<std::size_t>::max()}) {
        game->set_comment(ply, "after the last move");
        CHECK(game->comment(ply).empty());
    }
}

TEST_CASE("a refused move changes nothing", "[any-game]") {
    const auto game = new_game("chess");
    play(*game, "e2e4");
    const std::string before = game->pgn() + game->fen();
    for (const char* text : {"", "e2e4", "Ke2", "zz", "e7e5q"}) {
        const auto move = game->move(text);
        REQUIRE_FALSE(move.ok());
        CHECK(move.error().code == ErrorCode::illegal_move);
        CHECK(game->pgn() + game->fen() == before);
    }
}

}  // namespace kingcraft::test
