#pragma once
// A position as data that may be invalid, with the rights and the roles of a game. `validate` makes a Position of it.

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <utility>

#include "board/geometry.hpp"
#include "board/piece.hpp"
#include "board/square_set.hpp"

namespace kingcraft {

/// What a right allows: to castle with the piece, while it and the king are at home; or a special first move of the
/// piece.
enum class RightKind : std::uint8_t { castling, first_move };

constexpr std::string_view name(RightKind kind) { return kind == RightKind::castling ? "castling" : "first-move"; }

/// A move that only a piece may make that has not moved.
struct Right {
    char letter;
    Color color;
    Role role;
    Square home;
    RightKind kind = RightKind::castling;

    constexpr bool castles() const { return kind == RightKind::castling; }
};

/// A set of rights: bit i stands for `V::rights[i]`.
using Rights = std::uint8_t;

constexpr Rights right_bit(std::size_t index) { return static_cast<Rights>(1U << index); }

/// Calls a function with the index of each right in a set.
template <class Function>
constexpr void for_each_right(Rights rights, Function function) {
    for (; rights != 0; rights &= static_cast<Rights>(rights - 1)) {
        function(static_cast<std::size_t>(std::countr_zero(rights)));
    }
}

/// Both clocks stop counting here.
inline constexpr int last_clock = 9999;

/// True for the roles of the game.
template <class V>
constexpr bool has_role(Role role) {
    return std::find(V::roles.begin(), V::roles.end(), role) != V::roles.end();
}

/// The squares of a game's board.
template <class V>
using SquaresOf = SquareSet<typename V::Geometry>;

/// The squares of such pieces in the start position.
template <class V>
constexpr SquaresOf<V> start_squares(Piece piece) {
    using G = typename V::Geometry;
    SquareSet<G> squares;
    int level = 0;
    int rank = G::ranks - 1;
    int file = 0;
    int free_files = 0;
    for (const char letter : V::start_fen.substr(0, V::start_fen.find(' '))) {
        if (letter >= '0' && letter <= '9') {
            free_files = 10 * free_files + letter - '0';
            continue;
        }
        file += std::exchange(free_files, 0);
        if (letter == '/' || letter == '|') {
            rank = letter == '/' ? rank - 1 : G::ranks - 1;
            level += letter == '|' ? 1 : 0;
            file = 0;
            continue;
        }
        if (piece_from_letter<V>(letter) == piece) squares.insert(G::square(file, rank, level));
        ++file;
    }
    return squares;
}

/// All pieces of the start position, each as many times as its role counts.
template <class V, class Weight>
constexpr int pieces_at_start(Weight weight) {
    int sum = 0;
    for (const char letter : V::start_fen.substr(0, V::start_fen.find(' '))) {
        if (const Piece piece = piece_from_letter<V>(letter); piece.exists()) sum += weight(piece.role());
    }
    return sum;
}

/// The most kings that a side may have: those of the start.
template <class V>
inline constexpr int kings_max = start_squares<V>({Color::white, Role::king}).count();

/// Where the king of each colour castles from.
template <class V>
inline constexpr std::array king_home{start_squares<V>({Color::white, Role::king}).first(),
                                      start_squares<V>({Color::black, Role::king}).first()};

/// A piece and its square.
struct PieceOnSquare {
    Piece piece;
    Square square;
};

/// The state of a game whose positions have nothing beside the board, the rights and the clocks.
struct NoState {
    bool operator==(const NoState&) const = default;
};

/// True for a game whose positions have a state of its own, such as a count of checks.
template <class V>
inline constexpr bool has_state = !std::is_same_v<typename V::State, NoState>;

template <class V>
struct Setup {
    std::array<Piece, V::Geometry::squares> board{};
    Color turn = Color::white;
    Rights rights = 0;
    Square en_passant = no_square;
    /// Half-moves since the last capture or pawn move, 0 to 9999.
    int halfmove_clock = 0;
    /// The number of the move to be played, 0 to 9999.
    int move_number = 1;
    [[no_unique_address]] typename V::State state{};
};

}  // namespace kingcraft
