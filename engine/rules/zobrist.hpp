#pragma once
// Random keys that identify positions (Albert Zobrist, 1970). They are made from a fixed seed, so a position has the
// same key in every build.

#include <array>
#include <cstdint>

#include "base/split_mix.hpp"
#include "board/piece.hpp"
#include "rules/setup.hpp"

namespace kingcraft {

using Key = std::uint64_t;

/// The keys of games with such a board and so many roles.
template <class G, std::size_t Roles>
class ZobristKeys {
  public:
    static Key piece(Piece piece, Square square) {
        return tables_.piece[index(piece.color())][index(piece.role())][square];
    }
    static Key right(std::size_t right) { return tables_.right[right]; }
    static Key en_passant(Square square) { return tables_.en_passant[square]; }
    static Key black_to_move() { return tables_.black_to_move; }
    /// The key of a game's own state with this number; 0 for the number 0.
    static Key state(std::uint64_t number) {
        Key seed = number;
        return number == 0 ? 0 : split_mix_64(seed);
    }

  private:
    struct Tables {
        std::array<std::array<std::array<Key, G::squares>, Roles>, color_count> piece;
        std::array<Key, 8 * sizeof(Rights)> right;
        std::array<Key, G::squares> en_passant;
        Key black_to_move;
    };

    static Tables make_tables() noexcept {
        Tables tables{};
        Key state = 0x4B696E67;
        const auto draw_roles = [&](std::size_t begin, std::size_t end) {
            for (auto& color : tables.piece) {
                for (std::size_t role = begin; role < end; ++role) {
                    for (int square = 0; square < G::squares; ++square) {
                        const Key key = split_mix_64(state);
                        if (role < Roles) color[role][static_cast<std::size_t>(square)] = key;
                    }
                }
            }
        };
        // The keys of later roles are drawn last, so that a new role changes no other key.
        constexpr std::size_t first_roles = 8;
        draw_roles(0, first_roles);
        for (auto& key : tables.right) key = split_mix_64(state);
        for (auto& key : tables.en_passant) key = split_mix_64(state);
        tables.black_to_move = split_mix_64(state);
        draw_roles(first_roles, Roles);
        return tables;
    }

    // Made when the program starts, which takes some microseconds. Random numbers do not compress: stored in the wasm,
    // they would be a tenth of it as a page fetches it. So no variable outside of functions may hold a position.
    static inline const Tables tables_ = make_tables();
};

template <class V>
using Zobrist = ZobristKeys<typename V::Geometry, role_count<V>>;

}  // namespace kingcraft
