// Correction history: what a search found counts for positions that are like the one searched, and for no others.

#include "search/correction_history.hpp"

#include "support/catch2.hpp"
#include "support/position.hpp"
#include "variants/chess/rules.hpp"

namespace kingcraft::test {
namespace {

constexpr std::string_view searched_fen = "r3k3/1pp5/8/8/8/8/5PP1/4K2R w - - 0 1";

struct Likeness {
    std::string_view what;
    std::string_view fen;
    bool is_like;
};

constexpr std::array likenesses{
    Likeness{"the same position", searched_fen, true},
    Likeness{"the same pawns", "3rk3/1pp5/8/8/8/8/5PP1/R3K3 w - - 5 9", true},
    Likeness{"the same white pieces", "3rk3/2pp4/8/8/8/8/4PP2/4K2R w - - 0 1", true},
    Likeness{"the same black pieces", "r3k3/2pp4/8/8/8/8/4PP2/R3K3 w - - 0 1", true},
    Likeness{"the other side to move", "r3k3/1pp5/8/8/8/8/5PP1/4K2R b - - 0 1", false},
    Likeness{"nothing the same", "3rk3/2pp4/8/8/8/8/4PP2/R3K3 w - - 0 1", false},
};

}  // namespace

TEST_CASE("a correction counts where the pawns or the pieces of one side are the same", "[search]") {
    constexpr int evaluation = 40;
    for (const int difference : {200, -200}) {
        CorrectionHistory corrections;
        corrections.update(position_of<Chess>(searched_fen), difference, 6);
        for (const auto& [what, fen, is_like] : likenesses) {
            const int corrected = corrections.corrected(position_of<Chess>(fen), evaluation);
            INFO(what << ": " << fen << ", " << difference << " found, " << evaluation << " became " << corrected);
            CHECK((corrected > evaluation) == (is_like && difference > 0));
            CHECK((corrected < evaluation) == (is_like && difference < 0));
        }
        corrections.clear();
        CHECK(corrections.corrected(position_of<Chess>(searched_fen), evaluation) == evaluation);
    }
}

TEST_CASE("corrections add up to less than a pawn, and make no forced win", "[search]") {
    CorrectionHistory corrections;
    const auto position = position_of<Chess>(searched_fen);
    for (int i = 0; i < 1000; ++i) corrections.update(position, 20'000, 60);
    CHECK(corrections.corrected(position, 0) > 50);
    CHECK(corrections.corrected(position, 0) < 100);
    CHECK_FALSE(is_decisive(corrections.corrected(position, counted_score - 1)));
    for (int i = 0; i < 1000; ++i) corrections.update(position, -20'000, 60);
    CHECK(corrections.corrected(position, 0) < -50);
    CHECK(corrections.corrected(position, 0) > -100);
    CHECK_FALSE(is_decisive(corrections.corrected(position, 1 - counted_score)));
}

}  // namespace kingcraft::test
