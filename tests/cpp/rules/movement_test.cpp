// Games that only this test has, with pieces that no game has: their notation is all that is written of how they move.

#include "rules/movement.hpp"

#include <string>

#include "rules/perft.hpp"
#include "rules/variant.hpp"
#include "support/catch2.hpp"
#include "support/fault.hpp"
#include "support/legality.hpp"
#include "support/mirror.hpp"
#include "support/plain_perft.hpp"
#include "support/position.hpp"
#include "support/random.hpp"
#include "variants/chess/rules.hpp"

namespace kingcraft::test {
namespace {

/// Ten files, with the roles of chess and two more.
struct TenFiles : Chess {
    static constexpr std::string_view id = "tenfiles";
    static constexpr Role chancellor = own_role(0);
    static constexpr Role jester = own_role(1);
    static constexpr std::array own_roles{RoleFacts{chancellor, "chancellor", 'C', 3, 700},
                                          RoleFacts{jester, "jester", 'J', 1, 250}};
    using Geometry = kingcraft::Geometry<10, 8>;
    static constexpr std::array roles{Role::king,   Role::queen,  chancellor, Role::rook,
                                      Role::bishop, Role::knight, jester,     Role::pawn};
    static constexpr std::array points{0, 9, 9, 5, 3, 3, 3, 1};
    static constexpr std::array promotions{Role::queen, chancellor, Role::rook, Role::bishop, Role::knight, jester};
    static constexpr std::string_view start_fen =
        "rjcnqkbncr/pppppppppp/10/10/10/10/PPPPPPPPPP/RJCNQKBNCR w KQkq - 0 1";
    static constexpr std::array rights = corner_castling_rights<Geometry>;
};

/// Chess with chancellors instead of queens. Where quick legality does not know that a chancellor slides, its moves are
/// counted right up to three plies, and wrong from the fourth: a pawn leaves the line between a chancellor and the
/// king.
struct Chancellors : Chess {
    static constexpr std::string_view id = "chancellors";
    static constexpr Role chancellor = own_role(0);
    static constexpr std::array own_roles{RoleFacts{chancellor, "chancellor", 'C', 3, 700}};
    static constexpr std::array roles{Role::king, chancellor, Role::rook, Role::bishop, Role::knight, Role::pawn};
    static constexpr std::array promotions{chancellor, Role::rook, Role::bishop, Role::knight};
    static constexpr std::string_view start_fen = "rnbckbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBCKBNR w KQkq - 0 1";
    static constexpr auto moves = with_moves(Chess::moves, Moves{chancellor, "RN"});
};

/// Limited lines and unions.
struct Sliders : TenFiles {
    static constexpr auto moves =
        with_moves(Chess::moves, Moves{Role::king, "KN"}, Moves{Role::queen, "NQ2"}, Moves{chancellor, "RN"},
                   Moves{Role::rook, "R3"}, Moves{Role::bishop, "BW"}, Moves{jester, "W2F3"});
};

/// Repeated leaps, some of them along lines.
struct Riders : TenFiles {
    static constexpr auto moves =
        with_moves(Chess::moves, Moves{Role::queen, "RDD"}, Moves{chancellor, "NN"}, Moves{Role::rook, "DDW"},
                   Moves{Role::bishop, "AAF"}, Moves{Role::knight, "C2N2"}, Moves{jester, "HZG"});
};

/// Directions, and captures on other squares than moves.
struct Lancers : TenFiles {
    static constexpr auto moves =
        with_moves(Chess::moves, Moves{Role::queen, "mRcB"}, Moves{chancellor, "fRbBrW2"}, Moves{Role::rook, "fsRbW"},
                   Moves{Role::bishop, "flbrBrW"}, Moves{Role::knight, "fhNbsWmD"}, Moves{jester, "mNNcfFFlN"});
};

/// Repeated leaps of some directions only, from the shortest to the longest.
struct Arrows : TenFiles {
    static constexpr auto moves =
        with_moves(Chess::moves, Moves{Role::queen, "fDDbAAW"}, Moves{chancellor, "fNNbW"}, Moves{Role::rook, "fsDDW"},
                   Moves{Role::bishop, "GGF"}, Moves{Role::knight, "bNNfN"}, Moves{jester, "flGGbrGGW"});
};

static_assert(Variant<Chancellors> && Variant<Sliders> && Variant<Riders> && Variant<Lancers> && Variant<Arrows>);

/// The squares that a piece attacks, leap by leap.
template <class V>
SquareSet<typename V::Geometry> walked(const Reach& reach, Color color, Square from, const Position<V>& position) {
    using G = typename V::Geometry;
    SquareSet<G> squares;
    for (int files = -longest_leap; files <= longest_leap; ++files) {
        for (int ranks = -longest_leap; ranks <= longest_leap; ++ranks) {
            const int ahead = color == Color::white ? ranks : -ranks;
            for (int step = 1; step <= reach.at(leap_index(files, ranks)); ++step) {
                const Square to =
                    G::square_or_none(G::file(from) + step * files, G::rank(from) + step * ahead, G::level(from));
                if (to == no_square) break;
                squares.insert(to);
                if (position.at(to).exists()) break;
            }
        }
    }
    return squares;
}

template <class V>
std::string names(const SquareSet<typename V::Geometry>& squares) {
    std::string text;
    for (const Square square : squares) text += square_name<typename V::Geometry>(square) + " ";
    return text;
}

/// Where attacks and targets are not those of a walk, or `attackers` is not the reverse.
template <class V>
std::string movement_faults(const Position<V>& position) {
    using G = typename V::Geometry;
    std::array<std::array<SquareSet<G>, G::squares>, color_count> attackers{};
    std::string faults;
    for (const Square from : position.occupied()) {
        const Piece piece = position.at(from);
        const std::string what = std::string(name<V>(piece.role())) + " on " + square_name<G>(from);
        const auto [captures, moves] = with_role<V>(piece.role(), [&]<Role R>() {
            return std::pair(walked<V>(movement<V, R>.captures, piece.color(), from, position),
                             walked<V>(movement<V, R>.moves, piece.color(), from, position));
        });
        faults += difference(what + " attacks", names<V>(captures), names<V>(V::attacks_of(position, piece, from)));
        for (const Square to : captures) attackers[index(piece.color())][to].insert(from);
        if (piece.role() == Role::pawn) continue;
        const auto targets = (captures & position.of(!piece.color())) | (moves - position.occupied());
        faults += difference(what + " may move to", names<V>(targets), names<V>(V::targets(position, piece, from)));
    }
    for (int i = 0; i < G::squares; ++i) {
        const auto square = static_cast<Square>(i);
        for (const Color color : {Color::white, Color::black}) {
            faults += difference("attackers of " + square_name<G>(square), names<V>(attackers[index(color)][square]),
                                 names<V>(V::attackers(position, square, color, position.occupied())));
        }
    }
    return faults;
}

/// Where a move passes a piece, or slides over nothing.
template <class V>
std::string path_faults(const Position<V>& position, const MoveList& moves) {
    std::string faults;
    for (const Move move : moves) {
        if (move.kind() == MoveKind::castle) continue;
        const auto path = V::path(position, move);
        if (path.intersects(position.occupied()) || (move.kind() == MoveKind::step && !path.empty()))
            faults += coordinates<V>(move) + " passes " + names<V>(path) + "\n";
    }
    return faults;
}

template <class V>
std::string path_text(std::string_view fen, std::string_view id) {
    const auto position = position_of<V>(fen);
    MoveList moves;
    generate_legal(position, moves);
    for (const Move move : moves) {
        if (coordinates<V>(move) == id) return names<V>(V::path(position, move));
    }
    return "no move";
}

}  // namespace

TEMPLATE_TEST_CASE("pieces move as their notation says, and legality needs no other rule", "[movement]", Sliders,
                   Riders, Lancers, Arrows) {
    constexpr std::uint64_t games = is_second_look ? 10 : 60;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        walk_random_game<TestType>(seed, 120, [](const Position<TestType>& position, const MoveList& moves) {
            INFO(fen_text(position));
            CHECK(movement_faults(position) == "");
            CHECK(legality_faults(position, moves) == "");
            CHECK(path_faults(position, moves) == "");
        });
    }
}

TEMPLATE_TEST_CASE("Black moves as White does, down the board", "[movement]", Sliders, Riders, Lancers, Arrows) {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        walk_random_game<TestType>(seed, 80, [](const Position<TestType>& position, const MoveList& moves) {
            INFO(fen_text(position));
            MoveList got;
            generate_legal(mirrored(position), got);
            MoveList expected;
            for (const Move move : moves) expected.push(mirrored_move<TestType>(move));
            CHECK(ids<TestType>(got) == ids<TestType>(expected));
        });
    }
}

TEST_CASE("a slider that is no chess piece pins without a rule of its own", "[movement]") {
    const auto position = start_position<Chancellors>();
    for (const int depth : {3, 4}) {
        INFO(depth);
        CHECK(perft(position, depth) == plain_perft(position, depth));
    }
}

TEST_CASE("a rider's check ends where it is interrupted", "[movement]") {
    // The nightrider on a7 checks the king on d1 by way of b5 and c3.
    const auto position = position_of<Riders>("9k/c9/10/10/1R3R4/10/10/3K6 w - - 0 1");
    MoveList moves;
    generate_legal(position, moves);
    CHECK(legality_faults(position, moves) == "");
    const auto found = ids<Riders>(moves);
    CHECK(std::count(found.begin(), found.end(), "f4f5") == 0);
    CHECK(std::count(found.begin(), found.end(), "b4b5") == 1);
    CHECK(path_text<Riders>("9k/c9/10/10/10/10/10/4K5 b - - 0 1", "a7c3") == "b5 ");
    CHECK(path_text<Riders>("9k/q9/10/10/10/10/10/4K5 b - - 0 1", "a7a5") == "a6 ");
    // A piece on a6 leaves the leaps.
    CHECK(path_text<Riders>("9k/q9/p9/10/10/10/10/4K5 b - - 0 1", "a7a3") == "a5 ");
    CHECK(path_text<Riders>("9k/j9/10/10/10/10/10/4K5 b - - 0 1", "a7a4").empty());
}

TEST_CASE("one piece can end the checks of a rider and of a slider", "[movement]") {
    // The rook on e7 leaps by way of e5 and e3, the queen on e4 slides by way of e3 and e2.
    const auto position = position_of<Riders>("k9/4r5/10/10/4q5/10/3B6/4K5 w - - 0 1");
    CHECK(position.attackers(position.of(Color::white, Role::king).first(), Color::black).count() == 2);
    MoveList moves;
    generate_legal(position, moves);
    CHECK(legality_faults(position, moves) == "");
    const auto found = ids<Riders>(moves);
    CHECK(std::count(found.begin(), found.end(), "d2e3") == 1);
}

TEST_CASE("a game knows of its notation what differs on the squares", "[movement]") {
    CHECK(divergent_roles<Chess> == std::array{Role::pawn});
    CHECK(divergent_roles<Lancers> == std::array{Role::queen, Role::knight, Lancers::jester, Role::pawn});
    CHECK(moves_are_left_right_symmetric<Riders>);
    CHECK_FALSE(moves_are_left_right_symmetric<Lancers>);
    CHECK_FALSE(Lancers::is_left_right_symmetric(start_position<Lancers>()));
    CHECK(Chess::is_left_right_symmetric(start_position<Chess>()));
}

TEST_CASE("lines without limit slide over one square, limited ones step", "[movement]") {
    using G = TenFiles::Geometry;
    const auto kind = [](Role role, int file, int rank) {
        return kind_by_notation<Sliders>(Piece{Color::white, role}, G::square(4, 4), G::square(file, rank));
    };
    CHECK(kind(TenFiles::chancellor, 4, 5) == MoveKind::slide);
    CHECK(kind(TenFiles::chancellor, 5, 6) == MoveKind::step);
    CHECK(kind(Role::queen, 4, 5) == MoveKind::step);
    CHECK(kind(Role::queen, 4, 6) == MoveKind::slide);
    CHECK(kind(Role::bishop, 4, 5) == MoveKind::step);
    CHECK(kind(Role::bishop, 5, 5) == MoveKind::slide);
    CHECK(kind(Role::knight, 5, 6) == MoveKind::step);
    const auto rook_kind = [](Color color, int rank) {
        return kind_by_notation<Lancers>(Piece{color, Role::rook}, G::square(4, 4), G::square(4, rank));
    };
    CHECK(rook_kind(Color::white, 5) == MoveKind::slide);
    CHECK(rook_kind(Color::white, 3) == MoveKind::step);
    CHECK(rook_kind(Color::black, 5) == MoveKind::step);
    CHECK(rook_kind(Color::black, 3) == MoveKind::slide);
}

TEST_CASE("the files of a board are all of its squares, and so are its ranks", "[movement]") {
    using G = TenFiles::Geometry;
    SquareSet<G> files;
    for (int file = 0; file < G::files; ++file) {
        const auto squares = detail::file_squares<G>(file);
        CHECK(squares.count() == G::ranks);
        files |= squares;
    }
    CHECK(files == ~SquareSet<G>{});
    SquareSet<G> ranks;
    for (int rank = 0; rank < G::ranks; ++rank) {
        const auto squares = detail::rank_squares<G>(rank);
        CHECK(squares.count() == G::files);
        ranks |= squares;
    }
    CHECK(ranks == ~SquareSet<G>{});
}

}  // namespace kingcraft::test
