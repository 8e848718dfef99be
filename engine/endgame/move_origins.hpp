#pragma once
// The squares from which each kind of piece ever moves to a square. They allow taking moves back without rules for it.

#include <array>
#include <atomic>
#include <cstdint>
#include <vector>

#include "board/square_set.hpp"
#include "endgame/board_facts.hpp"
#include "endgame/build_steps.hpp"

namespace kingcraft {

template <class G>
class EndgameOrigins {
    using Set = SquareSet<G>;

  public:
    explicit EndgameOrigins(std::size_t kinds) : by_kind_(kinds) {}

    /// Notes a move of a piece of this kind; several threads may do so at once.
    void note(std::size_t kind, Square from, Square to) {
        auto& word = by_kind_[kind][to][from / Set::word_bits];
        const std::uint64_t bit = std::uint64_t{1} << from % Set::word_bits;
        if ((word.load(std::memory_order_relaxed) & bit) == 0) word.fetch_or(bit, std::memory_order_relaxed);
    }

    /// Adds the mirror images of all notes, since the first pass sees only one image of a position.
    void add_images(const std::vector<Mirror>& images) {
        for (std::size_t kind = 0; kind < by_kind_.size(); ++kind) {
            std::array<Set, G::squares> noted;
            for (std::size_t to = 0; to < noted.size(); ++to) noted[to] = of(kind, static_cast<Square>(to));
            for (std::size_t to = 0; to < noted.size(); ++to) {
                for (const Square from : noted[to]) {
                    for (const Mirror& image : images) note(kind, image[from], image[to]);
                }
            }
        }
    }

    /// Saves or loads all notes.
    bool transfer(const Transfer& transfer) {
        for (BySquare& squares : by_kind_) {
            for (auto& words : squares) {
                for (auto& word : words) {
                    std::uint64_t bits = word.load(std::memory_order_relaxed);
                    if (!transfer(&bits, sizeof bits)) return false;
                    word.store(bits, std::memory_order_relaxed);
                }
            }
        }
        return true;
    }

    /// True when each piece of a kind, for which `may_stand` is asked, comes from squares on which it may be.
    template <class MayStand>
    bool are_possible(MayStand may_stand) const {
        for (std::size_t kind = 0; kind < by_kind_.size(); ++kind) {
            for (std::size_t to = 0; to < G::squares; ++to) {
                for (const Square from : of(kind, static_cast<Square>(to))) {
                    if (from >= G::squares || !may_stand(kind, from)) return false;
                }
            }
        }
        return true;
    }

    /// The squares from which a piece of this kind may have moved to this one.
    Set of(std::size_t kind, Square to) const {
        typename Set::Words words{};
        for (std::size_t i = 0; i < words.size(); ++i) words[i] = by_kind_[kind][to][i].load(std::memory_order_relaxed);
        return Set(words);
    }

  private:
    using BySquare = std::array<std::array<std::atomic<std::uint64_t>, Set::word_count>, G::squares>;
    std::vector<BySquare> by_kind_;
};

}  // namespace kingcraft
