// Weights of a game that has none of its own yet.

#include "variants/weights.hpp"

#include <catch2/catch.hpp>

#include "variants/all.hpp"

namespace kingcraft::test {
namespace {

/// Chess on ten files, with the weights of eight.
struct WideChess : Chess {
    using Geometry = kingcraft::Geometry<10, 8>;
};

struct WeighedWideChess : WideChess {
    static constexpr const auto& weights = plain_weights<Geometry>;
};

static_assert(!Variant<WideChess>);
static_assert(Variant<WeighedWideChess>);

}  // namespace

TEST_CASE("plain weights count what pieces are usually worth, and a king nothing", "[weights]") {
    const auto& weights = WeighedWideChess::weights;
    CHECK(weights.value(Role::queen) == 900);
    CHECK(weights.value(Role::pawn) == 100);
    CHECK(weights.value(Role::king) == 0);
    CHECK(weights.tempo == Tapered{});
}

}  // namespace kingcraft::test
