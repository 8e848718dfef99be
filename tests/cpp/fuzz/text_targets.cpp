// Text from outside: FEN, moves and PGN. What is read and written reads the same, and what is refused changes nothing.

#include "fuzz/fuzz_input.hpp"

namespace kingcraft::fuzz {
namespace {

/// Asks everything that a page may ask of a position.
void ask_all(const AnyGame& game, Input& input) {
    const std::vector<PlacedPiece> board = game.board();
    game.ascii();
    game.rights();
    game.claims();
    game.material();
    for (const Color color : {Color::white, Color::black}) {
        game.royals(color);
        game.can_win(color);
    }
    if (board.empty()) return;
    const auto choose = [&] { return board[input.choose(std::min<std::size_t>(board.size(), 256))].square; };
    const std::string from = choose();
    const std::string to = choose();
    expect("a square of the board is explained", bool(game.explain(from, to)), from + to);
    expect("a square of the board has rays", bool(game.rays(from)), from);
    expect("a square of the board is attacked or not", bool(game.attackers(to, game.turn())), to);
    if (const auto passed = game.pass())
        expect("a position after a pass can be set up", bool(AnyGame::create(game.variant(), passed.value())),
               passed.value());
}

/// Each legal move is found by its id and by its SAN, and taking it back restores the position.
void check_notation(AnyGame& game) {
    if (game.outcome()) return;
    const std::string fen = game.fen();
    for (const MoveRecord& move : game.moves()) {
        for (const std::string& text : {move.id, move.san}) {
            const auto played = game.move(text);
            expect("a legal move is found by " + text, bool(played), fen);
            expect_equal("a move found by " + text + " in " + fen, move.id, played.value()->id);
            game.undo();
        }
    }
    expect_equal("the position after all moves were taken back", fen, game.fen());
}

}  // namespace

void fuzz_fen(std::string_view variant, Input& input) {
    const std::string text(input.rest());
    const auto game = AnyGame::create(variant, text);
    const auto fault = check_fen(variant, text);
    expect("the check of a FEN agrees with its use", fault.has_value() == !game, text);
    if (!game) return static_cast<void>(text_of(game.error()));
    const std::string fen = game.value()->fen();
    const auto again = AnyGame::create(variant, fen);
    expect("a FEN that was written is read", bool(again), fen);
    expect_equal("a FEN that was read again", fen, again.value()->fen());
    expect_equal("the moves of " + fen, joined(game.value()->move_ids()), joined(again.value()->move_ids()));
    ask_all(*game.value(), input);
    check_notation(*game.value());
}

void fuzz_moves(std::string_view variant, Input& input) {
    constexpr std::size_t plies_max = 24;
    const auto game = new_game(variant);
    for (std::size_t plies = input.choose(plies_max); plies > 0 && play_chosen(*game, input); --plies) {
    }
    ask_all(*game, input);
    const std::string fen = game->fen();
    const std::string ids = joined(game->move_ids());
    const auto played = game->move(input.rest());
    if (played) {
        expect("a move that was played was legal",
               (" " + ids).find(" " + played.value()->id + " ") != std::string::npos,
               played.value()->id + " in " + fen);
        expect("a move can be taken back", game->undo(), played.value()->id);
    } else {
        text_of(played.error());
    }
    expect_equal("the position behind a move", fen, game->fen());
    expect_equal("its moves", ids, joined(game->move_ids()));
    check_notation(*game);
}

void fuzz_pgn(std::string_view variant, Input& input) {
    const auto game = new_game(variant);
    const std::string before = game->pgn();
    const std::string text(input.rest());
    if (const auto fault = game->load_pgn(text)) {
        text_of(*fault);
        expect_equal("the game after a PGN was refused", before, game->pgn());
        return;
    }
    const std::string written = game->pgn();
    const auto again = new_game(variant);
    if (const auto fault = again->load_pgn(written))
        expect_equal("a PGN that was written is read", "", english(*fault) + "\n" + written);
    expect_equal("a PGN that was read again", written, again->pgn());
    expect_equal("its position", game->fen(), again->fen());
}

}  // namespace kingcraft::fuzz
