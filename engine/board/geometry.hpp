#pragma once
// The shape of a board: files × ranks × levels. Every other number about squares follows from it.

#include <array>
#include <cstdint>
#include <string>

namespace kingcraft {

/// A square as an index: file + files · rank + files · ranks · level, so a1 is 0 and a1^ follows the ground level's
/// last square.
enum Square : std::uint8_t { no_square = 255 };

/// The eight directions of a king's step, clockwise from up the board.
enum class Direction : std::uint8_t { north, north_east, east, south_east, south, south_west, west, north_west };

inline constexpr int direction_count = 8;
inline constexpr std::array<int, direction_count> file_step{0, 1, 1, 1, 0, -1, -1, -1};
inline constexpr std::array<int, direction_count> rank_step{1, 1, 0, -1, -1, -1, 0, 1};

/// The direction with this index, 0 to 7; odd indices are the diagonals.
constexpr Direction direction(int index) { return static_cast<Direction>(index); }

/// The rank's number as players write it, from 1.
inline std::string rank_name(int rank) { return std::to_string(rank + 1); }

/// The square's name: file letter, rank number, and a caret on the upper level (`b5^`).
inline std::string square_name(int file, int rank, int level) {
    // Written character by character: the ids of all legal moves are asked for at every move of a game.
    std::array<char, 4> text{static_cast<char>('a' + file)};
    std::size_t length = 1;
    const int number = rank + 1;
    if (number > 9) text[length++] = static_cast<char>('0' + number / 10);
    text[length++] = static_cast<char>('0' + number % 10);
    if (level > 0) text[length++] = '^';
    return std::string(text.data(), length);
}

/// The shape of a board as data, for code that is the same for all of them.
struct BoardShape {
    int files;
    int ranks;
    int levels;

    constexpr int level_size() const { return files * ranks; }
    constexpr int squares() const { return level_size() * levels; }
    constexpr int file(int square) const { return square % files; }
    constexpr int rank(int square) const { return square % level_size() / files; }
    constexpr int level(int square) const { return square / level_size(); }
    constexpr Square square(int file, int rank, int level = 0) const {
        return static_cast<Square>(file + files * rank + level_size() * level);
    }
    constexpr bool is_dark(int square) const { return (file(square) + rank(square)) % 2 == 0; }
    std::string name(int square) const { return square_name(file(square), rank(square), level(square)); }
};

/// The same at compile time.
template <int Files, int Ranks, int Levels = 1>
struct Geometry {
    static constexpr int files = Files;
    static constexpr int ranks = Ranks;
    static constexpr int levels = Levels;
    static constexpr BoardShape shape{Files, Ranks, Levels};
    static constexpr int level_size = Files * Ranks;
    static constexpr int squares = level_size * Levels;
    // A file is a letter and fits four bits, as a rank does; a square fits seven, and sets have two words.
    static_assert(Files < 16 && Ranks < 16 && Levels <= 2 && squares <= 128);

    static constexpr int file(Square square) { return square % files; }
    static constexpr int rank(Square square) { return square % level_size / files; }
    static constexpr int level(Square square) { return square / level_size; }

    static constexpr Square square(int file, int rank, int level = 0) {
        return static_cast<Square>(file + files * rank + level_size * level);
    }

    /// The square at this place, or `no_square` off the board.
    static constexpr Square square_or_none(int file, int rank, int level = 0) {
        const bool inside = file >= 0 && file < files && rank >= 0 && rank < ranks && level >= 0 && level < levels;
        return inside ? square(file, rank, level) : no_square;
    }

    /// The neighbour of `square` on its level, or `no_square` beyond the edge.
    static constexpr Square step(Square square, Direction direction) {
        const auto index = static_cast<std::size_t>(direction);
        return square_or_none(file(square) + file_step[index], rank(square) + rank_step[index], level(square));
    }

    /// The square straight above, or `no_square` from the top level.
    static constexpr Square above(Square square) {
        return square_or_none(file(square), rank(square), level(square) + 1);
    }

    /// The square straight below, or `no_square` from the ground.
    static constexpr Square below(Square square) {
        return square_or_none(file(square), rank(square), level(square) - 1);
    }

    /// True when a1 and `square` have the same colour; a square keeps the colour of its file and rank on every level.
    static constexpr bool is_dark(Square square) { return (file(square) + rank(square)) % 2 == 0; }
};

template <class G>
std::string square_name(Square square) {
    return square_name(G::file(square), G::rank(square), G::level(square));
}

}  // namespace kingcraft
