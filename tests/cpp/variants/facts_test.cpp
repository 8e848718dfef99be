// Facts of games: those that follow from others, and those by which search and explanations tell games apart.

#include "english/english.hpp"
#include "game_types.hpp"
#include "rules/explain/explain.hpp"
#include "search/net/net_inputs.hpp"
#include "search/search.hpp"
#include "support/catch2.hpp"
#include "support/position.hpp"
#include "support/random.hpp"
#include "variants/chess/explain.hpp"

namespace kingcraft::test {
namespace {

/// Chess in which neither side turns the board.
struct OneWayChess : Chess {
    static constexpr std::string_view id = "oneway";
    static constexpr bool flips_for_black = false;
};

/// Flying Chess that begins with pieces above, and with empty squares between pieces.
struct HighStart : Flying {
    static constexpr std::string_view id = "highstart";
    static constexpr std::string_view start_fen =
        "r3k2r/1p4pp/8/8/8/8/1P4PP/R3K2R|2n2b2/8/8/8/8/8/8/2N2B2 w KQkq - 0 1";
};

/// Chess that is over, as if by stalemate, when there are no queens.
struct QueensChess : Chess {
    static constexpr std::string_view id = "queens";
    template <class V>
    static std::optional<Outcome> verdict(const Position<V>& position) {
        if (!position.of(Role::queen).empty()) return std::nullopt;
        return Outcome{std::nullopt, Reason::stalemate};
    }
};

/// Chess that knows whether a side has passed: it counts the moves.
template <bool IsSound>
struct CountedChess : Chess {
    static constexpr std::string_view id = "counted";
    static constexpr bool null_move_is_sound = IsSound;
    static inline bool has_seen_pass = false;

    struct State {
        int moves = 0;

        bool operator==(const State&) const = default;
        int number() const { return moves; }
        std::string text() const { return std::to_string(moves); }
        static std::optional<State> read(std::string_view) { return std::nullopt; }
    };
    template <class V>
    static State state_after(const Position<V>& next) {
        return {next.state().moves + 1};
    }
    template <class V>
    static std::optional<Outcome> verdict(const Position<V>& position) {
        const bool is_whites_turn = position.state().moves % 2 == 0;
        has_seen_pass = has_seen_pass || is_whites_turn != (position.turn() == Color::white);
        return std::nullopt;
    }
};

template <class V>
bool passes_in_search() {
    TranspositionTable table = std::move(*TranspositionTable::create(1));
    SearchHistory<V> history;
    const auto search = std::make_unique<Search<V>>(table, history, std::vector{start_position<V>()}, nullptr, nullptr);
    search->start({.depth = 6}, {});
    search->step(nullptr);
    return V::has_seen_pass;
}

template <class V>
std::string roles_bound_to_a_color() {
    std::string letters;
    for (const Role role : V::roles) {
        if (is_color_bound<V>(role)) letters += letter<V>(role);
    }
    return letters;
}

}  // namespace

TEST_CASE("which pieces are bound to squares of a colour follows from how they move", "[facts]") {
    AllVariants::for_each([]<class V>() {
        INFO(V::id);
        if (is_of_repository(V::id)) CHECK(roles_bound_to_a_color<V>() == (V::id == "kingscourt" ? "BJ" : "B"));
        walk_random_game<V>(7, 120, [](const Position<V>& position, const MoveList& moves) {
            for (const Move move : moves) {
                if (!is_color_bound<V>(position.at(move.from()).role())) continue;
                INFO(fen_text(position) << " " << coordinates<V>(move));
                REQUIRE(V::Geometry::is_dark(move.from()) == V::Geometry::is_dark(move.to()));
            }
        });
    });
}

TEST_CASE("the start position says how many kings a side has, and from where they castle", "[facts]") {
    AllVariants::for_each([]<class V>() {
        using G = typename V::Geometry;
        const auto position = start_position<V>();
        INFO(V::id);
        CHECK(kings_max<V> == position.of(Color::white, Role::king).count());
        for (const Color color : {Color::white, Color::black}) {
            const Square home = king_home<V>[index(color)];
            CHECK(position.at(home).is(color, Role::king));
            if (is_of_repository(V::id)) CHECK(G::file(home) == (G::files == 12 ? 6 : 4));
        }
    });
}

TEST_CASE("the pieces of the start are those of its FEN", "[facts]") {
    const auto check = []<class V>() {
        INFO(V::id);
        const auto position = start_position<V>();
        for (const Color color : {Color::white, Color::black}) {
            for (const Role role : V::roles) CHECK(start_squares<V>({color, role}) == position.of(color, role));
        }
    };
    AllVariants::for_each(check);
    check.operator()<HighStart>();
}

TEST_CASE("Black sees the board turned only where the game flips for Black", "[facts]") {
    const Square square = Chess::Geometry::square(2, 1);
    const Square mirrored = Chess::Geometry::square(2, 6);
    const auto row = []<class V>(Color color, Square seen) {
        return NetInputs<V>::row(color, false, color, index(Role::knight), seen);
    };
    CHECK(row.operator()<Chess>(Color::black, mirrored) == row.operator()<Chess>(Color::white, square));
    CHECK(row.operator()<OneWayChess>(Color::black, square) == row.operator()<OneWayChess>(Color::white, square));
    CHECK(Chess::is_color_symmetric(start_position<Chess>()));
    CHECK_FALSE(OneWayChess::is_color_symmetric(start_position<OneWayChess>()));
}

TEST_CASE("a search passes only where that is sound", "[facts]") {
    CHECK(passes_in_search<CountedChess<true>>());
    CHECK_FALSE(passes_in_search<CountedChess<false>>());
}

TEST_CASE("a game that is over for a reason of all games says so in words", "[facts]") {
    const auto position = position_of<QueensChess>("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    const auto answer = explain(position, MoveList{}, Chess::Geometry::square(4, 1), Chess::Geometry::square(4, 2));
    CHECK(english(answer.message) == "The game is over (by stalemate).");
    for (const Reason reason : common_reasons) {
        const std::string text = english(Message("over-decided").with("reason=", reason.name));
        INFO(text);
        CHECK(text.find(std::string("(") + std::string(reason.name) + ")") == std::string::npos);
    }
}

}  // namespace kingcraft::test
