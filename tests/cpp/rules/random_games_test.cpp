// Properties of every position that a game can reach, tested on random games of every variant.

#include <algorithm>
#include <utility>

#include "english/english.hpp"
#include "support/fault.hpp"
#include "support/game_test_case.hpp"
#include "support/legality.hpp"
#include "support/mirror.hpp"
#include "support/position.hpp"
#include "support/random.hpp"

namespace kingcraft::test {
namespace {

constexpr int longest_game = 160;

template <class V>
std::vector<std::string> square_names(const SquareSet<typename V::Geometry>& squares) {
    std::vector<std::string> names;
    for (const Square square : squares) names.push_back(square_name<typename V::Geometry>(square));
    return names;
}

/// Where `attackers` and `attacks_of` contradict each other.
template <class V>
std::string attack_faults(const Position<V>& position) {
    using G = typename V::Geometry;
    std::array<std::array<SquareSet<G>, G::squares>, color_count> attackers{};
    for (const Square from : position.occupied()) {
        const Piece piece = position.at(from);
        for (const Square to : V::attacks_of(position, piece, from)) attackers[index(piece.color())][to].insert(from);
    }
    std::string faults;
    for (int i = 0; i < G::squares; ++i) {
        const auto square = static_cast<Square>(i);
        for (const Color color : {Color::white, Color::black}) {
            const auto& expected = attackers[index(color)][square];
            const auto got = V::attackers(position, square, color, position.occupied());
            if (got == expected) continue;
            faults += list_difference(std::string(name(color)) + " attackers of " + square_name<G>(square),
                                      square_names<V>(expected), square_names<V>(got));
        }
    }
    return faults;
}

/// Where the moves of the mirrored position are not the mirrored moves.
template <class V>
std::string mirror_faults(const Position<V>& position, const MoveList& moves) {
    const auto other = mirrored(position);
    MoveList expected;
    for (const Move move : moves) expected.push(mirrored_move<V>(move));
    MoveList got;
    generate_legal(other, got);
    return list_difference("mirrored moves", ids<V>(expected), ids<V>(got)) +
           difference("mirrored check", position.is_check() ? "yes" : "no", other.is_check() ? "yes" : "no");
}

/// Where the sets of squares and the key differ from what the board says.
template <class V>
std::string board_faults(const Position<V>& position) {
    using G = typename V::Geometry;
    std::string faults;
    int pieces = 0;
    for (int i = 0; i < G::squares; ++i) {
        const auto square = static_cast<Square>(i);
        const Piece piece = position.at(square);
        pieces += piece.exists() ? 1 : 0;
        if (piece.exists() && !position.of(piece.color(), piece.role()).contains(square)) {
            faults += "the sets lack the piece on " + square_name<G>(square) + "\n";
        }
    }
    int in_sets = 0;
    for (const Role role : V::roles) in_sets += position.of(role).count();
    faults += difference("pieces in the sets of roles", std::to_string(pieces), std::to_string(in_sets));
    faults += difference("pieces in the sets of colours", std::to_string(pieces),
                         std::to_string(position.occupied().count()));
    return faults + difference("key", std::to_string(position.computed_key()), std::to_string(position.key()));
}

/// The squares where `king_is_safe_on` and the position with the king on that square disagree.
template <class V>
std::string safety_faults(const Position<V>& position) {
    using G = typename V::Geometry;
    Setup<V> setup;
    for (const Square square : position.occupied()) setup.board[square] = position.at(square);
    setup.turn = position.turn();
    setup.rights = position.rights();
    std::string faults;
    for (const Square from : position.of(position.turn(), Role::king)) {
        const Piece king = std::exchange(setup.board[from], Piece{});
        for (const Square on : ~position.occupied()) {
            setup.board[on] = king;
            const Position<V> there(setup);
            const bool safe = there.royal(position.turn()) != on || !there.is_check();
            if (safe != position.king_is_safe_on(on, from))
                faults += square_name<G>(from) + " to " + square_name<G>(on) + (safe ? " is safe\n" : " is not safe\n");
            setup.board[on] = Piece{};
        }
        setup.board[from] = king;
    }
    return faults;
}

/// Where the tactical moves are not the legal ones that capture or promote, and all that are special.
template <class V>
std::string tactical_faults(const Position<V>& position, const MoveList& moves) {
    MoveList special;
    MoveSink<V> sink(position, special);
    if (!V::verdict(position)) detail::push_special_moves(position, sink);
    MoveList expected;
    for (const Move move : moves) {
        const bool is_special = std::find(special.begin(), special.end(), move) != special.end();
        if (is_special || move.promotion() || position.at(move.to()).exists()) expected.push(move);
    }
    MoveList got;
    generate_tactical(position, got);
    return list_difference("tactical moves", ids<V>(expected), ids<V>(got));
}

/// Walks all random games and checks what `faults(position, moves)` finds in each position.
template <class V, class Faults>
void check_random_games(Faults faults) {
    for (int game = 0; game < random_game_count; ++game) {
        walk_random_game<V>(static_cast<std::uint64_t>(game), longest_game,
                            [&](const Position<V>& position, const MoveList& moves) {
                                const std::string found = faults(position, moves);
                                if (found.empty()) return;
                                INFO(V::id << ", seed " << game << ", " << fen_text(position));
                                CHECK(found == "");
                            });
    }
    SUCCEED();
}

}  // namespace

GAME_TEST_CASE("random games: board, sets and key agree", "[random]") {
    using V = TestType;
    check_random_games<V>([](const Position<V>& position, const MoveList&) { return board_faults(position); });
}

GAME_TEST_CASE("random games: attackers are attacks read backward", "[random]") {
    using V = TestType;
    check_random_games<V>([](const Position<V>& position, const MoveList&) { return attack_faults(position); });
}

GAME_TEST_CASE("random games: king_is_safe_on agrees with the position with the king on that square", "[random]") {
    using V = TestType;
    check_random_games<V>([](const Position<V>& position, const MoveList&) { return safety_faults(position); });
}

TEST_CASE("random games: a tax king attacks as far as the pawns of each file pay for", "[random]") {
    using G = Tax::Geometry;
    check_random_games<Tax>([](const Position<Tax>& position, const MoveList&) {
        std::string faults;
        for (const Square king : position.of(Role::king)) {
            const Color color = position.at(king).color();
            SquareSet<G> paid;
            for (int file = 0; file < G::files; ++file) {
                int paying = 0;
                for (int rank = 0; rank < G::ranks; ++rank)
                    paying += position.at(G::square(file, rank)).is(color, Role::pawn) ? 1 : 0;
                const Direction step = Tax::direction_of_file(color, file);
                for (Square to = G::step(king, step); paying > 0 && to != no_square; to = G::step(to, step)) {
                    paid.insert(to);
                    paying = position.at(to).exists() ? 0 : paying - 1;
                }
            }
            faults += list_difference("attacks of " + square_name<G>(king), square_names<Tax>(paid),
                                      square_names<Tax>(Tax::attacks_of(position, position.at(king), king)));
        }
        return faults;
    });
}

GAME_TEST_CASE("random games: a FEN gives the position back", "[random]") {
    using V = TestType;
    check_random_games<V>([](const Position<V>& position, const MoveList&) {
        const auto read = parse_fen<V>(fen_text(position));
        if (!read) return english(read.error());
        return std::string(read.value() == position ? "" : "another position");
    });
}

GAME_TEST_CASE("random games: the fast generator finds the moves that are legal by definition", "[random]") {
    using V = TestType;
    check_random_games<V>(legality_faults<V>);
}

GAME_TEST_CASE("random games: tactical moves are captures, promotions and special moves", "[random]") {
    using V = TestType;
    check_random_games<V>(tactical_faults<V>);
}

GAME_TEST_CASE("random games: mirrored positions have mirrored moves", "[random]") {
    using V = TestType;
    check_random_games<V>([](const Position<V>& position, const MoveList& moves) {
        return V::is_color_symmetric(position) ? mirror_faults(position, moves) : std::string();
    });
}

GAME_TEST_CASE("random games: a null move twice changes nothing but en passant and the number", "[random]") {
    using V = TestType;
    check_random_games<V>([](const Position<V>& position, const MoveList&) {
        auto passed = position;
        passed.pass();
        std::string faults =
            difference("key after a null move", std::to_string(passed.computed_key()), std::to_string(passed.key()));
        passed.pass();
        return faults + difference("placement", placement_text(position), placement_text(passed)) +
               difference(
                   "key",
                   position.en_passant() == no_square ? std::to_string(position.key()) : std::to_string(passed.key()),
                   std::to_string(passed.key()));
    });
}

}  // namespace kingcraft::test
