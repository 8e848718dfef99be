// The evaluation: fair to both sides, and what is worth more counts more.

#include "search/evaluation.hpp"

#include <catch2/catch.hpp>

#include "support/mirror.hpp"
#include "support/position.hpp"
#include "support/random.hpp"
#include "tune/evaluation_trace.hpp"
#include "variants/all.hpp"

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

/// The evaluation, made from the counts of a trace and the weights by their names.
template <class V>
int evaluate_trace(const Position<V>& position, const tune::Trace<V>& trace) {
    std::array<TermSum, color_count> sums;
    std::size_t at = 0;
    const auto add = [&](const auto& self, const auto& term) -> void {
        if constexpr (std::is_same_v<decltype(term), const Tapered&>) {
            for (const Color color : {Color::white, Color::black}) {
                sums[index(color)].add(term, trace[index(color)].counts()[at]);
                sums[index(color)].add_danger(term, trace[index(color)].danger()[at]);
            }
            ++at;
        } else {
            for (const auto& part : term) self(self, part);
        }
    };
    V::weights.for_each_term(V::weights, [&](std::string_view, const auto& term) { add(add, term); });
    const int worth = blend(position, sums[0].total() - sums[1].total());
    return position.turn() == Color::white ? worth : -worth;
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("a mirrored position is worth the same to the side to move", "[evaluation]", AllVariants) {
    for (int game = 0; game < mirrored_games; ++game) {
        walk_random_game<TestType>(static_cast<std::uint64_t>(game), longest_mirrored,
                                   [](const Position<TestType>& position, const MoveList&) {
                                       if (!keeps_royalty_in_mirror(position)) return;
                                       const int expected = evaluate(position);
                                       const int got = evaluate(mirrored(position));
                                       if (got == expected) return;
                                       INFO(TestType::id << " " << fen_text(position));
                                       CHECK(got == expected);
                                   });
    }
    CHECK(evaluate(start_position<TestType>()) == evaluate(mirrored(start_position<TestType>())));
}

TEMPLATE_LIST_TEST_CASE("the fit sees the evaluation that plays", "[evaluation]", AllVariants) {
    for (int game = 0; game < mirrored_games; ++game) {
        walk_random_game<TestType>(static_cast<std::uint64_t>(game), longest_mirrored,
                                   [](const Position<TestType>& position, const MoveList&) {
                                       const int expected = evaluate(position);
                                       const int got = evaluate_trace(position, tune::trace(position));
                                       if (got == expected) return;
                                       INFO(TestType::id << " " << fen_text(position));
                                       CHECK(got == expected);
                                   });
    }
}

TEMPLATE_LIST_TEST_CASE("the side with more is better", "[evaluation]", AllVariants) {
    // Black lacks one piece of the start position.
    const std::string fen(TestType::start_fen);
    for (const char missing : {'q', 'r', 'n', 'b', 'p'}) {
        Setup<TestType> setup = parse_setup<TestType>(fen).value();
        setup.rights = 0;
        for (Piece& piece : setup.board) {
            if (!piece.exists() || piece.fen_letter() != missing) continue;
            piece = Piece{};
            break;
        }
        // The pawn is one on the edge, whose loss opens a file for a rook; half of its worth must remain.
        INFO(TestType::id << " without " << missing);
        CHECK(evaluate(validate(setup).value()) > piece_value<TestType>(piece_from_letter(missing).role()) / 2);
    }
}

TEMPLATE_LIST_TEST_CASE("every piece but a single king has a value", "[evaluation]", AllVariants) {
    for (const Role role : TestType::roles) {
        INFO(TestType::id << " " << letter(role));
        const bool priceless = role == Role::king && TestType::kings_max == 1;
        CHECK((piece_value<TestType>(role) > 0) != priceless);
    }
}

}  // namespace kingcraft::test
