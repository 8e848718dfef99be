// Games of any legal moves: the fast generator against the plain definition of legality, and every move taken back.

#include "fuzz/fuzz_input.hpp"
#include "game_types.hpp"
#include "support/position.hpp"

namespace kingcraft::fuzz {
namespace {

/// Compares the moves of a position with those after which no king that must be safe is attacked.
template <class V>
void check_legality(const Position<V>& position) {
    MoveList quick;
    generate_legal(position, quick);
    MoveList plain;
    generate_pseudo_legal(position, plain);
    plain.filter([&](Move move) { return position.is_legal(move); });
    const std::string fen = fen_text(position);
    expect_equal("the legal moves of " + fen, joined(test::ids<V>(plain)), joined(test::ids<V>(quick)));
    expect("their number", count_legal(position) == plain.size(), fen);
}

template <class V>
void play(Input& input) {
    constexpr int plies_max = 120;
    const auto game = new_game(V::id);
    Position<V> position = start_position<V>();
    std::vector<std::string> fens;
    for (int ply = 0; ply < plies_max && !input.is_empty(); ++ply) {
        check_legality(position);
        fens.push_back(game->fen());
        if (!play_chosen(*game, input)) break;
        position = test::after(position, {game->history().back().id});
        expect_equal("the position of the game", fen_text(position), game->fen());
        expect("the key that moves bring forward is that of the position",
               position.key() == test::position_of<V>(game->fen()).key(), game->fen());
        if (game->outcome()) break;
    }
    while (game->undo()) {
        const std::size_t played = game->history().size();
        expect_equal("the position after a move was taken back", fens[played], game->fen());
    }
}

}  // namespace

void fuzz_play(std::string_view variant, Input& input) {
    AllVariants::with(variant, [&]<class V>() { play<V>(input); });
}

}  // namespace kingcraft::fuzz
