// The evaluation: fair to both sides, and what is worth more counts more, with the net of the game and without it.

#include "search/evaluation.hpp"

#include "support/game_test_case.hpp"
#include "support/mirror.hpp"
#include "support/nets.hpp"
#include "support/position.hpp"
#include "support/random.hpp"

namespace kingcraft::test {
namespace {

constexpr int mirrored_games = 25;
constexpr int longest_mirrored = 120;

/// A mirror exchanges low ranks with high ones, and with that the royalty of two kings on one file.
template <class V>
bool keeps_royalty_in_mirror(const Position<V>& position) {
    using G = typename V::Geometry;
    for (const Color color : {Color::white, Color::black}) {
        std::array<int, G::files> kings{};
        for (const Square king : position.of(color, Role::king)) {
            if (++kings[static_cast<std::size_t>(G::file(king))] > 1) return false;
        }
    }
    return true;
}

/// The evaluators of a game: with its net in the repository, and with none.
template <class V>
std::array<NetEvaluator<V>, 2> evaluators() {
    return {NetEvaluator<V>(net_of_repository(V::id)), NetEvaluator<V>(nullptr)};
}

}  // namespace

GAME_TEST_CASE("a mirrored position is worth the same to the side to move", "[evaluation]") {
    auto all = evaluators<TestType>();
    for (int game = 0; game < mirrored_games; ++game) {
        walk_random_game<TestType>(static_cast<std::uint64_t>(game), longest_mirrored,
                                   [&](const Position<TestType>& position, const MoveList&) {
                                       if (!keeps_royalty_in_mirror(position) || is_dead(position)) return;
                                       for (auto& evaluator : all) {
                                           const int expected = evaluate(position, evaluator, 0);
                                           const int got = evaluate(mirrored(position), evaluator, 1);
                                           INFO(TestType::id << " " << fen_text(position));
                                           CHECK(got == expected);
                                       }
                                   });
    }
    const auto start = start_position<TestType>();
    for (auto& evaluator : all) CHECK(evaluate(start, evaluator, 0) == evaluate(mirrored(start), evaluator, 1));
}

GAME_TEST_CASE("the side with more is better", "[evaluation]") {
    auto all = evaluators<TestType>();
    // Black lacks one piece of the start position.
    const std::string fen(TestType::start_fen);
    for (const Role role : TestType::roles) {
        if (role == Role::king) continue;
        const Piece missing{Color::black, role};
        Setup<TestType> setup = parse_setup<TestType>(fen).value();
        setup.rights = 0;
        for (Piece& piece : setup.board) {
            if (piece != missing) continue;
            piece = Piece{};
            break;
        }
        const auto position = validate(setup).value();
        for (auto& evaluator : all) {
            // The pawn is one on the edge, whose loss opens a file for a rook; half of its worth must remain. Nets have
            // seen few games that begin so: with them a quarter.
            const int worth = piece_value<TestType>(role);
            INFO(TestType::id << " without " << fen_letter<TestType>(missing)
                              << (evaluator.exists() ? ", with its net" : ", without a net"));
            CHECK(evaluate(position, evaluator, 0) >= (evaluator.exists() ? worth / 4 + 1 : worth / 2));
        }
    }
}

GAME_TEST_CASE("every piece but a single king has a value", "[evaluation]") {
    for (const Role role : TestType::roles) {
        INFO(TestType::id << " " << letter<TestType>(role));
        const bool priceless = role == Role::king && kings_max<TestType> == 1;
        CHECK((piece_value<TestType>(role) > 0) != priceless);
    }
}

}  // namespace kingcraft::test
