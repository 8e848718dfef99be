// Positions that neither side can win: what the rules of each game name as insufficient material, and that the game
// ends there, and only there.

#include "support/game_test_case.hpp"
#include "support/placed.hpp"
#include "support/position.hpp"

namespace kingcraft::test {
namespace {

/// The pieces that a side may have beside its king: none, one, or two.
template <class V>
std::vector<std::vector<Role>> small_sides() {
    std::vector<Role> roles;
    for (const Role role : V::roles) {
        if (role != Role::king || kings_max<V> > 1) roles.push_back(role);
    }
    std::vector<std::vector<Role>> sides{{}};
    for (std::size_t i = 0; i < roles.size(); ++i) {
        sides.push_back({roles[i]});
        for (std::size_t j = 0; j <= i; ++j) {
            const bool has_two_more_kings = roles[i] == Role::king && roles[j] == Role::king;
            if (!has_two_more_kings) sides.push_back({roles[i], roles[j]});
        }
    }
    return sides;
}

/// The fault in a position's report on the end of the game; "" for none.
template <class V>
std::string fault_of_end(const Position<V>& position) {
    MoveList moves;
    generate_legal(position, moves);
    const std::string outcome = outcome_name(position_outcome(position, moves));
    const bool is_over = outcome == "draw insufficient-material";
    if (V::can_win(position, Color::white) || V::can_win(position, Color::black))
        return is_over ? "is over, and can be won" : "";
    if (!is_over && outcome != "draw stalemate") return "nobody can win, and it is not over: " + outcome;
    for (const Move move : moves) {
        const auto next = position.after(move);
        if (V::can_win(next, Color::white) || V::can_win(next, Color::black))
            return "nobody can win, until " + coordinates<V>(move);
    }
    return "";
}

}  // namespace

TEST_CASE("the rules say which material is too little to win", "[dead]") {
    struct Row {
        const char* variant;
        const char* what;
        const char* placement;
        const char* outcome;
    };
    constexpr const char* insufficient = "draw insufficient-material";
    const Row rows[] = {
        {"chess", "two kings", "4k3/8/8/8/8/8/8/4K3", insufficient},
        {"chess", "a knight", "4k3/8/8/8/8/8/8/4KN2", insufficient},
        {"chess", "a knight against a knight", "4k1n1/8/8/8/8/8/8/4KN2", ""},
        {"chess", "two knights", "4k3/8/8/8/8/8/8/4KNN1", ""},
        {"chess", "bishops of one color on both sides", "4kb2/8/8/8/8/8/8/2B1K1B1", insufficient},
        {"chess", "bishops of two colors", "2b1k3/8/8/8/8/8/8/2B1K3", ""},
        {"chess", "a bishop and a knight", "4k1n1/8/8/8/8/8/8/2B1K3", ""},
        {"chess", "a pawn", "4k3/8/8/8/8/8/4P3/4K3", ""},
        {"levitating", "two kings", "4k3/8/8/8/8/8/8/4K3", ""},
        {"levitating", "a knight", "4k3/8/8/8/8/8/8/4KN2", ""},
        {"tax", "two kings, which cannot move", "4k3/8/8/8/8/8/8/4K3", "draw stalemate"},
        {"tax", "a knight against a pawn", "4k3/4p3/8/8/8/8/8/4KN2", ""},
        {"tax", "a pawn against a king that cannot move", "4k3/8/8/8/8/8/4P3/4K3", "draw stalemate"},
        {"flying", "two kings", "4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/8/8", insufficient},
        {"flying", "a knight", "4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/8/2N5", insufficient},
        {"flying", "bishops over two colors", "4k3/8/8/8/8/8/8/2B1K3|4b3/8/8/8/8/8/8/4B3", ""},
        {"flying", "bishops over one color, on both levels", "4kb2/8/8/8/8/8/8/2B1K3|8/8/8/8/8/8/8/4B3", insufficient},
        {"flying", "a rook", "4k3/8/8/8/8/8/8/4K3|8/8/8/8/8/8/8/2R5", ""},
        {"kingscourt", "two kings", "6k5/12/12/12/12/12/12/6K5", insufficient},
        {"kingscourt", "a knight", "6k5/12/12/12/12/12/12/6KN4", insufficient},
        {"kingscourt", "bishops and jesters of one color", "3j2k5/12/12/12/12/12/12/4B1K1J3", insufficient},
        {"kingscourt", "jesters of two colors", "2j3k5/12/12/12/12/12/12/6K1J3", ""},
        {"kingscourt", "a chancellor", "6k5/12/12/12/12/12/12/6K1C3", ""},
        {"twokings", "two kings", "4k3/8/8/8/8/8/8/4K3", insufficient},
        {"twokings", "three kings", "3kk3/8/8/8/8/8/8/4K3", ""},
        {"twokings", "three kings and a knight", "3kk3/8/8/8/8/8/8/4KN2", ""},
        {"twokings", "a knight", "4k3/8/8/8/8/8/8/4KN2", insufficient},
        {"twokings", "bishops of one color", "4kb2/8/8/8/8/8/8/2B1K3", insufficient},
    };
    for (const Row& row : rows) {
        INFO(row.variant << ": " << row.what << ", " << row.placement);
        const std::string fen = std::string(row.placement) + " b - - 0 1";
        CHECK(AllVariants::with(row.variant, [&]<class V>() {
            CHECK(outcome_name(position_outcome(position_of<V>(fen))) == row.outcome);
        }));
    }
}

GAME_TEST_CASE("the game ends where neither side can win, and nowhere else for want of material", "[dead]") {
    constexpr int tries = is_second_look ? 2 : 20;
    Random random(11);
    const auto sides = small_sides<TestType>();
    for (const auto& white : sides) {
        for (const auto& black : sides) {
            for (int i = 0; i < tries; ++i) {
                std::vector<PieceOnSquare> pieces;
                for (const Color color : {Color::white, Color::black}) {
                    place_anywhere<TestType>(pieces, Piece{color, Role::king}, random);
                    for (const Role role : color == Color::white ? white : black)
                        place_anywhere<TestType>(pieces, Piece{color, role}, random);
                }
                const auto position = placed<TestType>(pieces, static_cast<Color>(random.below(color_count)));
                if (TestType::king_must_be_safe && position.is_check(!position.turn())) continue;
                INFO(TestType::id << " " << fen_text(position));
                CHECK(fault_of_end(position) == "");
            }
        }
    }
    for (int seed = 0; seed < random_game_count; ++seed) {
        walk_random_game<TestType>(static_cast<std::uint64_t>(seed), 300, [](const auto& position, const MoveList&) {
            INFO(TestType::id << " " << fen_text(position));
            CHECK(fault_of_end(position) == "");
        });
    }
}

}  // namespace kingcraft::test
