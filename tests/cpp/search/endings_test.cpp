// Endings: a lead that does not win is worth little, and a lone king is mated in time.

#include "game/any_engine.hpp"
#include "support/catch2.hpp"
#include "support/nets.hpp"
#include "support/random.hpp"

namespace kingcraft::test {
namespace {

constexpr std::uint64_t nodes_a_move = 20'000;
/// Fifty moves of each side, after which the other one may claim a draw.
constexpr int plies_max = 99;

/// A position in which one side has more, and whether that is enough.
struct Ending {
    std::string_view variant;
    std::string_view fen;
    bool is_drawn;
};

constexpr std::array endings{
    // Two knights against a lone king.
    Ending{"chess", "8/8/8/4k3/8/8/3NN3/4K3 w - - 0 1", true},
    Ending{"chess", "4k3/3nn3/8/8/4K3/8/8/8 b - - 0 1", true},
    Ending{"kingscourt", "12/12/12/6k5/12/12/5NN5/6K5 w - - 0 1", true},
    Ending{"twokings", "8/8/8/4k3/8/8/3NN3/4K3 w - - 0 1", true},
    Ending{"flying", "8/8/8/4k3/8/8/3NN3/4K3|8/8/8/8/8/8/8/8 w - - 0 1", false},
    Ending{"levitating", "8/8/8/4k3/8/8/3NN3/4K3 w - - 0 1", false},
    Ending{"chess", "8/8/8/4k3/8/8/3NB3/4K3 w - - 0 1", false},
    // A bishop that does not reach the square of promotion, with the other king there; and one that does, or a king
    // that is far.
    Ending{"chess", "1k6/8/P7/K7/8/8/8/2B5 w - - 0 1", true},
    Ending{"chess", "2b5/8/8/8/k7/p7/8/1K6 b - - 0 1", true},
    Ending{"chess", "5b2/8/8/8/k7/p7/8/1K6 b - - 0 1", false},
    Ending{"chess", "1k6/8/P7/K7/8/8/8/5B2 w - - 0 1", false},
    Ending{"chess", "8/8/P7/K7/8/6k1/8/2B5 w - - 0 1", false},
    Ending{"chess", "1k6/8/P7/KP6/8/8/8/2B5 w - - 0 1", false},
    Ending{"kingscourt", "10k1/12/11P/11K/12/12/12/2B9 w - - 0 1", false},
    Ending{"kingscourt", "10k1/12/11P/11K/12/12/12/5B6 w - - 0 1", true},
    // Philidor's position.
    Ending{"chess", "4k3/R7/8/4K3/4P3/7r/8/8 b - - 0 1", true},
    // A rook against a bishop, and a queen, where kings are captured: the first is a draw in the endgame table.
    Ending{"levitating", "8/8/8/4k3/1b6/8/8/K4R2 w - - 0 1", true},
    Ending{"levitating", "8/8/8/4k3/1b6/8/8/K4Q2 w - - 0 1", false},
    // A queen against a rook, once the pawn is promoted.
    Ending{"chess", "8/8/1KP5/3r4/8/8/8/k7 w - - 0 1", false},
    // A bishop more, and no way through.
    Ending{"chess", "8/8/1p1p1k2/pPpPp1p1/P1P1PpP1/5P2/8/3B2K1 w - - 0 1", true},
};

/// The search's score of a position for the side to move, in hundredths of a pawn.
int score_of(const Ending& ending) {
    const auto engine = std::move(AnyEngine::create(1)).value();
    REQUIRE_FALSE(engine->set_position(ending.variant, ending.fen));
    engine->set_net(net_of_repository(ending.variant));
    REQUIRE_FALSE(engine->start({.depth = 15}));
    engine->run();
    const Score score = engine->report().lines.at(0).score;
    constexpr int mate = 10'000;
    if (score.unit == Score::Unit::mate) return score.value > 0 ? mate : -mate;
    return score.value;
}

/// The plies to the end when the engine plays both sides; more than `plies_max` where there is none.
int plies_to_end(std::string_view variant, std::string_view fen) {
    const auto engine = std::move(AnyEngine::create(1)).value();
    std::vector<std::string> moves;
    for (int plies = 0; plies <= plies_max; ++plies) {
        REQUIRE_FALSE(engine->set_position(variant, fen, moves));
        engine->set_net(net_of_repository(variant));
        REQUIRE_FALSE(engine->start({.nodes = nodes_a_move}));
        engine->run();
        const std::string best = engine->report().best;
        if (best.empty()) return plies;
        moves.push_back(best);
    }
    return plies_max + 1;
}

struct LoneKing {
    std::string_view variant;
    std::string_view fen;
};

constexpr std::array lone_kings{
    LoneKing{"twokings", "8/8/8/4k3/8/8/8/KK6 w - - 0 1"},
    LoneKing{"chess", "8/8/8/4k3/8/8/8/KNB5 w - - 0 1"},
    LoneKing{"chess", "k7/8/8/8/8/8/8/KNB5 w - - 0 1"},
    LoneKing{"kingscourt", "12/12/12/8k3/12/12/12/KNB9 w - - 0 1"},
};

/// In a second look the first alone, the quickest.
constexpr std::size_t lone_kings_played = is_second_look ? 1 : lone_kings.size();

}  // namespace

TEST_CASE("a lead that does not win is worth little", "[search]") {
    constexpr int little = 100;
    for (const Ending& ending : endings) {
        const int score = score_of(ending);
        INFO(ending.variant << " " << ending.fen << (ending.is_drawn ? ", drawn" : ", won") << ": " << score);
        CHECK((std::abs(score) < little) == ending.is_drawn);
    }
}

TEST_CASE("a lone king is mated within fifty moves", "[search]") {
    for (std::size_t i = 0; i < lone_kings_played; ++i) {
        const auto& [variant, fen] = lone_kings[i];
        INFO(variant << " " << fen);
        CHECK(plies_to_end(variant, fen) <= plies_max);
    }
}

}  // namespace kingcraft::test
