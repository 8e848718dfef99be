// A game that only this test has: a board of 10 × 8, a king that leaps like a knight, and chancellors. All else is
// inherited from chess.

#include "endgame/endgame_tables.hpp"
#include "english/english.hpp"
#include "game/variant_info.hpp"
#include "rules/variant.hpp"
#include "search/evaluation.hpp"
#include "search/static_exchange.hpp"
#include "support/catch2.hpp"
#include "support/plain_perft.hpp"
#include "support/position.hpp"
#include "support/random.hpp"
#include "variants/chess/rules.hpp"

namespace kingcraft::test {
namespace {

struct Leapers : Chess {
    static constexpr std::string_view id = "leapers";
    using Geometry = kingcraft::Geometry<10, 8>;
    static constexpr Role chancellor = own_role(0);
    static constexpr std::array own_roles{RoleFacts{chancellor, "chancellor", 'C', 3, 700}};
    static constexpr std::array roles{Role::king,   Role::queen,  chancellor, Role::rook,
                                      Role::bishop, Role::knight, Role::pawn};
    static constexpr std::array points{0, 9, 25, 5, 3, 3, 1};
    static constexpr std::array promotions{Role::queen, chancellor, Role::rook, Role::bishop, Role::knight};
    static constexpr std::string_view start_fen =
        "rcnbqkbncr/pppppppppp/10/10/10/10/PPPPPPPPPP/RCNBQKBNCR w KQkq - 0 1";
    static constexpr std::array rights = corner_castling_rights<Geometry>;

    /// Kings leap like knights; chancellors go like rooks and knights. No other rule says how they attack.
    static constexpr auto moves = with_moves(Chess::moves, Moves{Role::king, "N"}, Moves{chancellor, "RN"});
};

static_assert(Variant<Leapers>);

struct Tableless : Leapers {
    static constexpr bool has_tables = false;
};

/// Chess on a board whose last rank has two digits.
struct TallChess : Chess {
    static constexpr std::string_view id = "tall";
    using Geometry = kingcraft::Geometry<10, 10>;
    static constexpr std::string_view start_fen =
        "rnbqknbnrr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBQKNBNRR w - - 0 1";
    static constexpr std::array<Right, 0> rights{};
};

static_assert(Variant<TallChess>);

}  // namespace

TEST_CASE("a new game has the roles of its list", "[new-game]") {
    CHECK(has_role<Leapers>(Leapers::chancellor));
    CHECK_FALSE(has_role<Leapers>(own_role(1)));
    const auto refused = parse_fen<Leapers>("5k4/10/10/10/10/10/10/J4K4 w - - 0 1");
    REQUIRE_FALSE(refused.ok());
    CHECK(fen_text(start_position<Leapers>()) == Leapers::start_fen);
}

TEST_CASE("the pieces of a new game are listed by their points, however many", "[new-game]") {
    const std::array listed{Leapers::chancellor, Role::queen, Role::rook, Role::bishop,
                            Role::knight,        Role::pawn,  Role::king};
    CHECK(roles_by_points<Leapers> == listed);
}

TEST_CASE("the fast generator of a new game agrees with the plain definition of legality", "[new-game]") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        walk_random_game<Leapers>(seed, 80, [](const Position<Leapers>& position, const MoveList& moves) {
            INFO(fen_text(position));
            CHECK(count_legal(position) == moves.size());
            CHECK(plain_perft(position, 1) == moves.size());
        });
    }
}

TEST_CASE("moves and positions on ten ranks are read back as they are written", "[new-game]") {
    bool tenth_rank_named = false;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        walk_random_game<TallChess>(seed, 200, [&](const Position<TallChess>& position, const MoveList& moves) {
            INFO(fen_text(position));
            CHECK(fen_text(position_of<TallChess>(fen_text(position))) == fen_text(position));
            for (const Move move : moves) {
                for (const std::string& text : {coordinates<TallChess>(move), san_text(position, moves, move)}) {
                    INFO(text);
                    const auto found = find_move(position, moves, text);
                    REQUIRE(found.ok());
                    CHECK(found.value() == move);
                    tenth_rank_named = tenth_rank_named || (text[0] == 'R' && text[1] == '1' && text[2] == '0');
                }
            }
        });
    }
    CHECK(tenth_rank_named);
}

TEST_CASE("the evaluation of a new game has a value for every piece", "[new-game]") {
    for (const char missing : {'q', 'c', 'r', 'b', 'n', 'p'}) {
        Setup<Leapers> setup = parse_setup<Leapers>(Leapers::start_fen).value();
        setup.rights = 0;
        const auto found = std::find_if(setup.board.begin(), setup.board.end(), [&](Piece piece) {
            return piece.exists() && fen_letter<Leapers>(piece) == missing;
        });
        const int value = piece_value<Leapers>(found->role());
        *found = Piece{};
        INFO(missing);
        CHECK(value > 0);
        CHECK(plain_evaluation(validate(setup).value()) > value * 2 / 3);
    }
}

TEST_CASE("static exchange evaluation of a new game has a value for every piece", "[new-game]") {
    // The pawn on d5 is guarded by a chancellor: a rook must not take it.
    const auto position = position_of<Leapers>("5k4/3c6/10/3p6/10/10/3R6/4K5 w - - 0 1");
    const Move capture(Leapers::Geometry::square(3, 1), Leapers::Geometry::square(3, 4), MoveKind::slide);
    CHECK_FALSE(see_ge(position, capture, 0));
}

TEST_CASE("a new game may have no endgame tables", "[new-game]") {
    REQUIRE(parse_material<Leapers>("KRvK"));
    const auto refused = parse_material<Tableless>("KRvK");
    REQUIRE_FALSE(refused);
    CHECK(english(refused.error()).ends_with("This game has no endgame tables."));
    CHECK(table_materials<Leapers>(3).size() > 0);
    CHECK(table_materials<Tableless>(3).empty());
}

}  // namespace kingcraft::test
