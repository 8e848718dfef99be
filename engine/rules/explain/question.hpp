#pragma once
// The question that an explanation answers, "may the man on this square go to that one?", as far as it is the same in
// every variant: what stands where, how the two squares lie to each other, and words for it all. It is no template, so
// that the sentences stand in the program only once.

#include <array>
#include <cstdint>
#include <initializer_list>
#include <utility>

#include "rules/explain/explanation.hpp"
#include "rules/position.hpp"

namespace kingcraft {

class Question {
  public:
    /// What is filled into a sentence, see `fill`.
    using Values = std::initializer_list<int>;

    template <class V>
    Question(const Position<V>& position, Square from, Square to)
        : files_(V::Geometry::files), ranks_(V::Geometry::ranks), turn_(position.turn()), from_(from), to_(to) {
        static_assert(V::Geometry::squares <= squares_max);
        for (const Square square : position.occupied()) board_[square] = position.at(square);
    }

    Square from() const { return from_; }
    Square to() const { return to_; }
    Color turn() const { return turn_; }
    Piece at(Square square) const { return board_[square]; }
    /// The man that is asked about.
    Piece man() const { return at(from_); }
    bool is_own(Square square) const { return at(square).exists() && at(square).color() == turn_; }
    bool is_enemy(Square square) const { return at(square).exists() && at(square).color() != turn_; }

    int ranks() const { return ranks_; }
    int file(Square square) const { return square % files_; }
    int rank(Square square) const { return square % level_size() / files_; }
    int level(Square square) const { return square / level_size(); }
    bool is_on_board(int file, int rank) const { return file >= 0 && file < files_ && rank >= 0 && rank < ranks_; }
    Square square(int file, int rank, int level = 0) const;

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
    [[gnu::noinline]] Square first_man(const SquarePath& path) const;
    /// The squares up to this one, which is the last.
    [[gnu::noinline]] static SquarePath up_to(SquarePath path, Square last);

    /// The answers. The sentence begins with a small letter and has no full stop, which `finish` puts right.
    [[gnu::noinline]] Explanation yes(std::string_view rule, std::string_view pattern, Values values,
                                      const SquarePath& path = {}) const;
    [[gnu::noinline]] Explanation no(std::string_view rule, std::string_view pattern, Values values,
                                     const SquarePath& path = {}) const;
    /// Adds to the sentence.
    [[gnu::noinline]] void add(Explanation& answer, std::string_view pattern, Values values) const;
    /// Adds "e2", "e2 and e3", or "d1, c1 and b1".
    [[gnu::noinline]] void add_list(Explanation& answer, const SquarePath& path) const;
    /// Adds that the man on `to` is captured, where one stands there.
    [[gnu::noinline]] void add_capture(Explanation& answer) const;
    /// A capital at the beginning, unless a square is named there, and the full stop.
    static void finish(Explanation& answer);

    /// The pattern with the values in place of `%` and a letter: `s` a square, `m` a man by its square ("the rook on
    /// c8"), `r` its role alone, `R` a role, `n` a number in words, `f` a file, `d` a direction as its side sees it,
    /// `c` a colour.
    [[gnu::noinline]] std::string fill(std::string_view pattern, Values values) const;

  private:
    int level_size() const { return files_ * ranks_; }
    /// The way one step leads from one square toward another in line with it.
    void step(Square from, Square to, int& files, int& ranks) const;
    /// Adds one value to a text.
    [[gnu::noinline]] void put(std::string& text, char kind, int value) const;

    static constexpr int squares_max = 128;
    std::array<Piece, squares_max> board_{};
    int files_;
    int ranks_;
    Color turn_;
    Square from_;
    Square to_;
};

}  // namespace kingcraft
