#pragma once
// The value of every position of a few pieces, found by trying everything ply by ply: no symmetry, no index, no moves
// taken back, and captures and promotions like any other move.

#include <algorithm>
#include <optional>
#include <vector>

#include "rules/validate.hpp"

namespace kingcraft::test {

/// The positions of up to so many pieces, each on a square, captured or promoted; no en passant, no rights.
template <class V>
class BruteForce {
    using G = typename V::Geometry;

  public:
    explicit BruteForce(const std::vector<Piece>& pieces) {
        std::size_t keys = color_count;
        for (const Piece piece : pieces) {
            pieces_.push_back({piece, roles_of(piece)});
            keys *= pieces_.back().states();
        }
        plies_.assign(keys, unknown);
        first_.assign(keys + 1, 0);
        for (std::size_t key = 0; key < keys; ++key) {
            add_position(key);
            first_[key + 1] = successors_.size();
        }
        int last_change = 0;
        for (int plies = 1; plies <= last_change + 2; ++plies) {
            for (const std::size_t key : going_on_) {
                if (plies_[key] == unknown && is_decided_in(key, plies)) last_change = plies_[key] = plies;
            }
        }
    }

    /// Calls `visit(position, plies)` for every legal position; `plies` are those to the end, -1 for a draw.
    template <class Visit>
    void for_each(Visit visit) const {
        for (const std::size_t key : going_on_) visit(Position<V>(*setup(key)), plies_[key]);
    }

    /// Calls `visit(position, holds)` for every legal position that is won or lost: whether it still is when so many
    /// plies without a capture or a pawn move make a draw, and none have been made.
    template <class Visit>
    void for_each_with_count(int claimable, Visit visit) const {
        std::vector<Result> fresh = results_at_claim();
        for (bool changed = true; changed;) {
            std::vector<Result> at_count = results_at_claim();
            for (int count = claimable; count > 0; --count) at_count = one_ply_before(at_count, fresh);
            changed = at_count != fresh;
            fresh = std::move(at_count);
        }
        for (const std::size_t key : going_on_) {
            if (plies_[key] != unknown) visit(Position<V>(*setup(key)), fresh[key] != Result::draw);
        }
    }

  private:
    /// For the side to move.
    enum class Result : std::uint8_t { draw, win, loss };

    static constexpr int unknown = -1;
    static constexpr std::size_t board = G::squares;

    /// A piece is captured, or has one of its roles on one of the squares.
    struct PieceStates {
        Piece piece;
        std::vector<Role> roles;

        std::size_t states() const { return 1 + board * roles.size(); }
    };

    static std::vector<Role> roles_of(Piece piece) {
        std::vector<Role> roles{piece.role()};
        if (piece.role() == Role::pawn) roles.insert(roles.end(), V::promotions.begin(), V::promotions.end());
        return roles;
    }

    /// None where two pieces have the same square.
    std::optional<Setup<V>> setup(std::size_t key) const {
        Setup<V> setup;
        setup.turn = static_cast<Color>(key % color_count);
        key /= color_count;
        for (const PieceStates& piece : pieces_) {
            const std::size_t state = key % piece.states();
            key /= piece.states();
            if (state == 0) continue;
            Piece& place = setup.board[(state - 1) % board];
            if (place.exists()) return std::nullopt;
            place = Piece{piece.piece.color(), piece.roles[(state - 1) / board]};
        }
        return setup;
    }

    std::size_t key(const Position<V>& position) const {
        auto left = position.occupied();
        std::size_t key = 0;
        std::size_t unit = color_count;
        for (const PieceStates& piece : pieces_) {
            for (std::size_t i = 0; i < piece.roles.size(); ++i) {
                const auto found = left & position.of(piece.piece.color(), piece.roles[i]);
                if (found.empty()) continue;
                key += unit * (1 + i * board + found.first());
                left.erase(found.first());
                break;
            }
            unit *= piece.states();
        }
        return key + index(position.turn());
    }

    void add_position(std::size_t key) {
        const auto placed = setup(key);
        if (!placed) return;
        const auto read = validate(*placed);
        // Equal pieces that have changed places are the same position.
        if (!read || this->key(read.value()) != key) return;
        MoveList moves;
        generate_legal(read.value(), moves);
        const auto outcome = position_outcome(read.value(), moves);
        if (moves.empty() && outcome->winner) plies_[key] = 0;
        if (!V::verdict(read.value())) going_on_.push_back(key);
        for (const Move move : moves) {
            const Position<V> next = read.value().after(move);
            successors_.push_back(static_cast<std::uint32_t>(this->key(next)));
            resets_.push_back(next.halfmove_clock() == 0);
        }
    }

    /// By key, when the draw can be claimed: only the end of the game takes precedence.
    std::vector<Result> results_at_claim() const {
        std::vector<Result> results(plies_.size(), Result::draw);
        for (std::size_t key = 0; key < plies_.size(); ++key) {
            if (plies_[key] == 0) results[key] = Result::loss;
        }
        return results;
    }

    /// By key, from the results after moves with which the count goes on, and after those that reset it.
    std::vector<Result> one_ply_before(const std::vector<Result>& going_on, const std::vector<Result>& fresh) const {
        std::vector<Result> results = results_at_claim();
        for (const std::size_t key : going_on_) {
            bool wins = false;
            bool loses = first_[key] < first_[key + 1];
            for (std::size_t i = first_[key]; i < first_[key + 1]; ++i) {
                const Result after = (resets_[i] ? fresh : going_on)[successors_[i]];
                wins = after == Result::loss;
                if (wins) break;
                loses = loses && after == Result::win;
            }
            if (wins || loses) results[key] = wins ? Result::win : Result::loss;
        }
        return results;
    }

    /// True when a move leads to a loss of one ply less (odd plies), or all moves lead to wins that take less (even
    /// plies).
    bool is_decided_in(std::size_t key, int plies) const {
        const auto* const first = successors_.data() + first_[key];
        const auto* const last = successors_.data() + first_[key + 1];
        if (plies % 2 == 1) return std::any_of(first, last, [&](auto next) { return plies_[next] == plies - 1; });
        const auto is_win = [&](auto next) { return plies_[next] % 2 == 1 && plies_[next] < plies; };
        return first != last && std::all_of(first, last, is_win);
    }

    std::vector<PieceStates> pieces_;
    std::vector<std::size_t> going_on_;
    /// By key.
    std::vector<int> plies_;
    /// By key, where the keys of the positions after its moves begin in `successors_`.
    std::vector<std::size_t> first_;
    std::vector<std::uint32_t> successors_;
    /// The same for whether these moves capture or move a pawn.
    std::vector<bool> resets_;
};

}  // namespace kingcraft::test
