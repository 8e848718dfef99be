// The evaluation: fair to both sides, and what is worth more counts more, with the net of the game and without it.

#include "search/evaluation.hpp"

#include "support/game_test_case.hpp"
#include "support/mirror.hpp"
#include "support/nets.hpp"
#include "support/position.hpp"
#include "support/random.hpp"
#include "support/tables.hpp"

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

/// How many positions of a king and a pawn against a king there are, and in how many of them the evaluation says the
/// same as the table: a draw is worth little, and a win much.
struct Agreement {
    int positions = 0;
    int agree = 0;
};

template <class V>
Agreement agreement_with_table() {
    EndgameTables<V> tables;
    add_table(tables, "KPvK");
    NetEvaluator<V> evaluator(nullptr);
    Agreement found;
    Setup<V> setup;
    for (int pawn = 0; pawn < V::Geometry::squares; ++pawn) {
        for (int king = 0; king < V::Geometry::squares; ++king) {
            for (int lone = 0; lone < V::Geometry::squares; ++lone) {
                if (pawn == king || pawn == lone || king == lone) continue;
                setup.board = {};
                setup.board[static_cast<std::size_t>(pawn)] = {Color::white, Role::pawn};
                setup.board[static_cast<std::size_t>(king)] = {Color::white, Role::king};
                setup.board[static_cast<std::size_t>(lone)] = {Color::black, Role::king};
                for (const Color turn : {Color::white, Color::black}) {
                    setup.turn = turn;
                    const auto position = validate(setup);
                    if (!position) continue;
                    const bool is_won = !tables.probe(position.value())->is_draw();
                    const int worth = std::abs(evaluate(position.value(), evaluator, 0));
                    ++found.positions;
                    found.agree += (worth > 400) == is_won && (worth < 20) == !is_won ? 1 : 0;
                }
            }
        }
    }
    return found;
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

TEST_CASE("a king and a pawn against a king are worth what the table says, most of the time", "[evaluation]") {
    const auto [positions, agree] = agreement_with_table<Chess>();
    INFO(agree << " of " << positions);
    CHECK(100 * agree >= 94 * positions);
}

GAME_TEST_CASE("every piece but a single king has a value", "[evaluation]") {
    for (const Role role : TestType::roles) {
        INFO(TestType::id << " " << letter<TestType>(role));
        const bool priceless = role == Role::king && kings_max<TestType> == 1;
        CHECK((piece_value<TestType>(role) > 0) != priceless);
    }
}

}  // namespace kingcraft::test
