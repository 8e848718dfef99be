#pragma once
// Random keys by which positions are told apart (Albert Zobrist, 1970). Made at compile time from a fixed seed, so that
// the same position has the same key in every build.

#include <array>
#include <cstdint>

#include "board/piece.hpp"
#include "rules/setup.hpp"

namespace kingcraft {

using Key = std::uint64_t;

template <class G>
class Zobrist {
  public:
    static Key piece(Piece piece, Square square) {
        return tables_.piece[index(piece.color())][index(piece.role())][square];
    }
    static Key right(std::size_t right) { return tables_.right[right]; }
    static Key en_passant(Square square) { return tables_.en_passant[square]; }
    static Key black_to_move() { return tables_.black_to_move; }

  private:
    struct Tables {
        std::array<std::array<std::array<Key, G::squares>, role_count>, color_count> piece;
        std::array<Key, 8 * sizeof(Rights)> right;
        std::array<Key, G::squares> en_passant;
        Key black_to_move;
    };

    /// SplitMix64 (Sebastiano Vigna, public domain).
    static constexpr Key next(Key& state) {
        Key z = state += 0x9E3779B97F4A7C15;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
        return z ^ (z >> 31);
    }

    static constexpr Tables make_tables() {
        Tables tables{};
        Key state = 0x4B696E67;
        for (auto& color : tables.piece) {
            for (auto& role : color) {
                for (auto& key : role) key = next(state);
            }
        }
        for (auto& key : tables.right) key = next(state);
        for (auto& key : tables.en_passant) key = next(state);
        tables.black_to_move = next(state);
        return tables;
    }

    static constexpr Tables tables_ = make_tables();
};

}  // namespace kingcraft
