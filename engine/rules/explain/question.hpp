#pragma once
// The question that an explanation answers, "may the piece on this square go to that one?", as far as it is the same in
// every variant: the pieces on the squares, how the two squares lie to each other, and messages about them. It is
// not a template, so that the program has its code only once.

#include <array>
#include <cstdint>
#include <initializer_list>
#include <utility>

#include "rules/explain/explanation.hpp"
#include "rules/position.hpp"

namespace kingcraft {

class Question {
  public:
    /// The values of a message, see `fill`.
    using Values = std::initializer_list<int>;

    template <class V>
    Question(const Position<V>& position, Square from, Square to)
        : shape_(V::Geometry::shape), roles_(role_facts<V>), turn_(position.turn()), from_(from), to_(to) {
        static_assert(V::Geometry::squares <= squares_max);
        for (const Square square : position.occupied()) board_[square] = position.at(square);
    }

    Square from() const { return from_; }
    Square to() const { return to_; }
    Color turn() const { return turn_; }
    Piece at(Square square) const { return board_[square]; }
    /// The piece that is asked about.
    Piece piece() const { return at(from_); }
    bool is_own(Square square) const { return at(square).exists() && at(square).color() == turn_; }
    bool is_enemy(Square square) const { return at(square).exists() && at(square).color() != turn_; }

    int ranks() const { return shape_.ranks; }
    int file(Square square) const { return shape_.file(square); }
    int rank(Square square) const { return shape_.rank(square); }
    int level(Square square) const { return shape_.level(square); }
    bool is_on_board(int file, int rank) const {
        return file >= 0 && file < shape_.files && rank >= 0 && rank < shape_.ranks;
    }
    Square square(int file, int rank, int level = 0) const { return shape_.square(file, rank, level); }

    /// How far `to` lies from `from`: files to the side, and ranks ahead as its side sees them; levels left aside.
    int sideways() const;
    int ahead() const;
    /// In king's steps.
    int distance() const;
    bool same_level() const { return level(from_) == level(to_); }
    /// True when a queen's line leads from one to the other, levels left aside.
    bool in_line() const;
    bool on_diagonal() const { return in_line() && sideways() != 0 && ahead() != 0; }
    /// True for two squares straight above each other.
    bool is_vertical() const { return distance() == 0; }

    /// The squares from `from` toward `to`, on to the edge of the board, on the level of `from`; only in line.
    [[gnu::noinline]] SquarePath line() const;
    /// The squares strictly between them, of the level of `from`; none when they are not in line.
    SquarePath between() const;
    [[gnu::noinline]] SquarePath between(Square from, Square to) const;
    /// The first of the squares that is occupied, or `no_square`.
    [[gnu::noinline]] Square first_piece(const SquarePath& path) const;
    /// The squares up to this one, which is the last.
    [[gnu::noinline]] static SquarePath up_to(SquarePath path, Square last);

    /// The answers; `fill` says what a pattern is.
    [[gnu::noinline]] Explanation yes(std::string_view rule, const char* pattern, Values values,
                                      const SquarePath& path = {}) const;
    [[gnu::noinline]] Explanation no(std::string_view rule, const char* pattern, Values values,
                                     const SquarePath& path = {}) const;
    /// Adds a clause to the message.
    [[gnu::noinline]] void add_clause(Explanation& answer, const char* pattern, Values values) const;
    /// Adds that the piece on `to` is captured, if there is one.
    [[gnu::noinline]] void add_capture(Explanation& answer) const;

    /// The message of a pattern: its key, then the names of its values with blanks between them, each followed
    /// by a sign: `@` a square, `&` the piece on a square, `#` a number, `!` a colour, `$` a file.
    [[gnu::noinline]] Message fill(const char* pattern, Values values) const;
    /// The name of a square.
    [[gnu::noinline]] std::string name_of(Square square) const { return shape_.name(square); }
    /// The names of squares with commas between them.
    [[gnu::noinline]] std::string names_of(const SquarePath& path) const;

  private:
    /// How many files and ranks one step leads from one square toward another in line with it.
    std::pair<int, int> step(Square from, Square to) const;
    /// One value as a message has it, without its name.
    std::string value_text(char sign, int value) const;

    static constexpr int squares_max = 128;
    std::array<Piece, squares_max> board_{};
    BoardShape shape_;
    RoleList roles_;
    Color turn_;
    Square from_;
    Square to_;
};

}  // namespace kingcraft
