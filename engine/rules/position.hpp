#pragma once
// A position: one moment of a game, valid and small, copied to try a move.

#include <algorithm>
#include <array>
#include <cassert>
#include <concepts>
#include <span>

#include "board/attacks.hpp"
#include "board/move.hpp"
#include "board/square_set.hpp"
#include "rules/castling.hpp"
#include "rules/setup.hpp"
#include "rules/zobrist.hpp"

namespace kingcraft {

template <class V>
class Position;

/// The answer of chess' law of how a move may leave the board, which the move generator knows a quick way to.
struct KingSafety {
    bool is_safe;
    constexpr operator bool() const { return is_safe; }
};

/// True for a game with its own law. Each of its moves is played to find out.
template <class V>
concept HasOwnLegality = !requires(const Position<V>& next, Color mover) {
    { V::may_stand(next, mover) } -> std::same_as<KingSafety>;
};

template <class V>
class Position {
  public:
    using Geometry = typename V::Geometry;
    using Set = SquareSet<Geometry>;

    /// The setup must be valid: use `validate`.
    explicit Position(const Setup<V>& setup)
        : turn_(setup.turn),
          rights_(setup.rights),
          halfmove_clock_(setup.halfmove_clock),
          move_number_(setup.move_number),
          state_(setup.state) {
        for (int i = 0; i < Geometry::squares; ++i) {
            const auto square = static_cast<Square>(i);
            if (setup.board[square].exists()) put(setup.board[square], square);
        }
        key_ = computed_key();
        if (setup.en_passant != no_square) offer_en_passant(setup.en_passant);
    }

    /// The same as `Position(Setup)` with these pieces, no rights and fresh clocks, without a loop over the board. No
    /// two pieces share a square.
    Position(std::span<const PieceOnSquare> pieces, Color turn)
        : turn_(turn), rights_(0), halfmove_clock_(Setup<V>{}.halfmove_clock), move_number_(Setup<V>{}.move_number) {
        for (const auto& [piece, square] : pieces) put(piece, square);
        if (turn_ == Color::black) key_ ^= Zobrist<V>::black_to_move();
    }

    Piece at(Square square) const { return board_[square]; }
    /// The pieces by square.
    const std::array<Piece, Geometry::squares>& board() const { return board_; }
    Set occupied() const { return by_color_[0] | by_color_[1]; }
    const Set& of(Color color) const { return by_color_[index(color)]; }
    /// Only of a role of the game or of chess.
    const Set& of(Role role) const {
        assert(index(role) < by_role_.size());
        return by_role_[index(role)];
    }
    Set of(Color color, Role role) const { return of(color) & of(role); }

    Color turn() const { return turn_; }
    Rights rights() const { return rights_; }
    bool has_right(std::size_t right) const { return (rights_ & right_bit(right)) != 0; }
    /// The square on which a pawn may be captured in passing; `no_square` unless such a capture is legal.
    Square en_passant() const { return en_passant_; }
    int halfmove_clock() const { return halfmove_clock_; }
    int move_number() const { return move_number_; }
    /// The state of the game beside the board.
    const typename V::State& state() const { return state_; }
    /// Equal for equal placement, side, rights, legal en passant square and state.
    Key key() const { return key_; }

    /// The pieces of this colour that attack the square.
    Set attackers(Square square, Color by) const { return V::attackers(*this, square, by, occupied()); }
    bool is_attacked(Square square, Color by) const { return !attackers(square, by).empty(); }

    /// The square of the king of this side that must be safe, or `no_square`.
    Square royal(Color color) const { return V::royal(*this, color, of(color, Role::king)); }
    /// The same for the side to move after this plain move.
    Square royal_after(Move move) const {
        Set kings = of(turn_, Role::king);
        if (kings.contains(move.from())) kings = (kings - Set(move.from())) | Set(move.to());
        return V::royal(*this, turn_, kings);
    }

    /// True when the royal king of this side stands on an attacked square; false for a side without a king.
    bool is_check(Color color) const {
        const Square king = royal(color);
        return king != no_square && is_attacked(king, !color);
    }
    /// True when the side to move is in check.
    bool is_check() const { return is_check(turn_); }

    /// True when the king is not in check on `on` after it has left `from`, with all other pieces in place.
    /// A king that would not be the royal one there is never in check.
    bool king_is_safe_on(Square on, Square from) const {
        if (royal_after({from, on, MoveKind::step}) != on) return true;
        return V::attackers(*this, on, !turn_, (occupied() - Set(from)) | Set(on)).empty();
    }

    /// Legality by its plain definition: the pseudo-legal move is played, and then the game's law must allow the
    /// position.
    bool is_legal(Move pseudo_legal) const { return V::may_stand(after(pseudo_legal), turn_); }

    /// Plays a legal move of this position.
    void play(Move move) {
        place(move);
        pass_turn();
        if constexpr (has_state<V>) set_state(V::state_after(*this));
        if (move.kind() == MoveKind::double_step) {
            const int rank = (Geometry::rank(move.from()) + Geometry::rank(move.to())) / 2;
            offer_en_passant(Geometry::square(Geometry::file(move.to()), rank));
        }
    }

    /// The position after `play`.
    Position after(Move move) const {
        Position next = *this;
        next.play(move);
        return next;
    }

    /// The same position with the other side to move (a null move).
    void pass() {
        drop_en_passant();
        pass_turn();
    }

    /// The key computed from the whole position; always equal to `key()`.
    Key computed_key() const {
        Key key = turn_ == Color::black ? Zobrist<V>::black_to_move() : 0;
        for (const Square square : occupied()) key ^= Zobrist<V>::piece(at(square), square);
        for_each_right(rights_, [&](std::size_t right) { key ^= Zobrist<V>::right(right); });
        if (en_passant_ != no_square) key ^= Zobrist<V>::en_passant(en_passant_);
        if constexpr (has_state<V>) key ^= Zobrist<V>::state(state_.number());
        return key;
    }

    bool operator==(const Position&) const = default;

  private:
    void put(Piece piece, Square square) {
        board_[square] = piece;
        by_color_[index(piece.color())].insert(square);
        by_role_[index(piece.role())].insert(square);
        key_ ^= Zobrist<V>::piece(piece, square);
    }
    void remove(Square square) {
        const Piece piece = board_[square];
        board_[square] = Piece{};
        by_color_[index(piece.color())].erase(square);
        by_role_[index(piece.role())].erase(square);
        key_ ^= Zobrist<V>::piece(piece, square);
    }
    void relocate(Square from, Square to, Piece piece) {
        remove(from);
        put(piece, to);
    }

    /// Everything that a move changes on the board, and the clocks; the turn stays.
    void place(Move move) {
        const Square from = move.from();
        const Square to = move.to();
        assert(board_[from].exists() && board_[from].color() == turn_);
        drop_en_passant();
        const Set removed = V::removed(*this, move);
        const bool resets = !removed.empty() || board_[from].role() == Role::pawn;
        halfmove_clock_ = resets ? 0 : std::min(halfmove_clock_ + 1, last_clock);
        // A piece that captures in place keeps its right.
        Rights lost = from == to ? Rights{0} : lost_rights_[from];
        for (const Square square : removed) {
            remove(square);
            lost |= lost_rights_[square];
        }
        drop_rights(lost);
        if (!board_[from].exists()) return;
        const auto promotion = move.promotion();
        relocate(from, to, promotion ? Piece{turn_, *promotion} : board_[from]);
        if (move.kind() == MoveKind::castle) {
            const Square rook = castling_path<V>(turn_, to > from).rook;
            relocate(rook, castling_rook_to(from, to), board_[rook]);
        }
    }

    void pass_turn() {
        if (turn_ == Color::black) move_number_ = std::min(move_number_ + 1, last_clock);
        turn_ = !turn_;
        key_ ^= Zobrist<V>::black_to_move();
    }

    void set_state(const typename V::State& state) {
        key_ ^= Zobrist<V>::state(state_.number()) ^ Zobrist<V>::state(state.number());
        state_ = state;
    }

    void drop_en_passant() {
        if (en_passant_ == no_square) return;
        key_ ^= Zobrist<V>::en_passant(en_passant_);
        en_passant_ = no_square;
    }

    /// Sets the en passant square, only when a pawn of the side to move may legally capture there.
    void offer_en_passant(Square square) {
        for (const Square from : Attacks<Geometry>::pawn(!turn_, square) & of(turn_, Role::pawn)) {
            if (V::verdict(*this) || !is_legal(Move{from, square, MoveKind::en_passant})) continue;
            en_passant_ = square;
            key_ ^= Zobrist<V>::en_passant(square);
            return;
        }
    }

    void drop_rights(Rights lost) {
        const auto dropped = static_cast<Rights>(rights_ & lost);
        for_each_right(dropped, [&](std::size_t right) { key_ ^= Zobrist<V>::right(right); });
        rights_ = static_cast<Rights>(rights_ & ~dropped);
    }

    /// The rights that are lost when a piece leaves this square or is captured there.
    static constexpr std::array<Rights, Geometry::squares> make_lost_rights() {
        std::array<Rights, Geometry::squares> lost{};
        for (std::size_t i = 0; i < V::rights.size(); ++i) {
            const Right& right = V::rights[i];
            lost[right.home] |= right_bit(i);
            if (right.castles()) lost[king_home<V>[index(right.color)]] |= right_bit(i);
        }
        return lost;
    }
    static constexpr std::array<Rights, Geometry::squares> lost_rights_ = make_lost_rights();

    std::array<Piece, Geometry::squares> board_{};
    std::array<Set, color_count> by_color_{};
    std::array<Set, role_count<V>> by_role_{};
    Key key_ = 0;
    Color turn_;
    Rights rights_;
    Square en_passant_ = no_square;
    int halfmove_clock_;
    int move_number_;
    [[no_unique_address]] typename V::State state_{};
};

}  // namespace kingcraft
