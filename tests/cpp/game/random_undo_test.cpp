// Undo restores everything and redo plays everything again, on random games of every variant.

#include "game/describe.hpp"
#include "game/game.hpp"
#include "support/fault.hpp"
#include "support/game_test_case.hpp"
#include "support/position.hpp"
#include "support/random.hpp"

namespace kingcraft::test {
namespace {

constexpr int longest_game = 100;

/// Everything that a game reports about its position.
template <class V>
struct Moment {
    Position<V> position;
    std::string fen;
    std::string outcome;
    int repetitions;
    std::vector<Reason> claims;
    std::vector<std::string> moves;

    explicit Moment(const Game<V>& game)
        : position(game.position()),
          fen(fen_text(game.position())),
          outcome(outcome_name(game.outcome())),
          repetitions(game.repetitions()),
          claims(game.claims()),
          moves(ids<V>(game.moves())) {}
    bool operator==(const Moment&) const = default;
};

template <class V>
std::string undo_faults(std::uint64_t seed) {
    Random random(seed);
    Game<V> game(start_position<V>());
    std::vector<Moment<V>> moments{Moment<V>(game)};
    while (!game.moves().empty() && game.played() < longest_game) {
        const Move move = game.moves()[random.below(game.moves().size())];
        const Position<V> next = game.position().after(move);
        game.play(move, describe(game.position(), game.moves(), move, next), next);
        moments.emplace_back(game);
    }
    std::string faults;
    const std::size_t played = game.played();
    for (std::size_t i = played; i > 0; --i) {
        if (!game.undo() || !(Moment<V>(game) == moments[i - 1])) faults += "undo to " + moments[i - 1].fen + "\n";
    }
    if (game.undo()) faults += "undo at the start\n";
    for (std::size_t i = 1; i <= played; ++i) {
        if (!game.redo() || !(Moment<V>(game) == moments[i])) faults += "redo to " + moments[i].fen + "\n";
    }
    if (game.redo()) faults += "redo at the end\n";
    return faults;
}

}  // namespace

GAME_TEST_CASE("random games: undo restores everything, redo plays it again", "[random]") {
    for (int seed = 0; seed < random_game_count; ++seed) {
        INFO(TestType::id << ", seed " << seed);
        CHECK(undo_faults<TestType>(static_cast<std::uint64_t>(2000 + seed)) == "");
    }
}

}  // namespace kingcraft::test
