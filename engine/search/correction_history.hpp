#pragma once
// Correction history: by how much searches differed from the static evaluation where the pawns, or the pieces of one
// side, stood the same. Other positions with them are evaluated with that in mind.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "base/split_mix.hpp"
#include "rules/position.hpp"
#include "search/history_value.hpp"
#include "search/margins.hpp"
#include "search/score.hpp"

namespace kingcraft {

class CorrectionHistory {
  public:
    /// Forgets everything.
    void clear() { tables_ = std::make_unique<Tables>(); }

    /// The static evaluation of a position with its correction, in hundredths of a pawn for the side to move.
    template <class V>
    int corrected(const Position<V>& position, int evaluation) const {
        const auto [pawns, white, black] = entries(position);
        const int sum =
            margins::pawn_correction * pawns->value() + margins::piece_correction * (white->value() + black->value());
        return std::clamp(evaluation + sum / Value::limit, 1 - counted_score, counted_score - 1);
    }

    /// Notes that a search of this depth found a score so much above the corrected evaluation.
    template <class V>
    void update(const Position<V>& position, int difference, int depth) {
        constexpr int step_max = Value::limit / 4;
        const int step = std::clamp(difference * depth / 8, -step_max, step_max);
        for (Value* const value : entries(position)) value->update(step);
    }

  private:
    using Value = HistoryValue<1 << 10>;
    static constexpr int index_bits = 14;
    using Table = std::array<Value, std::size_t{1} << index_bits>;
    /// The pawns, White's pieces, and Black's.
    static constexpr std::size_t kinds = 3;
    /// By side to move.
    using Tables = std::array<std::array<Table, kinds>, color_count>;

    /// By role, and by the word of a set: odd numbers of random bits.
    static constexpr std::size_t words_max = 2;
    static constexpr auto multipliers = [] {
        std::array<std::array<std::uint64_t, words_max>, roles_max> multipliers{};
        std::uint64_t random = 1;
        for (auto& of_role : multipliers) {
            for (std::uint64_t& multiplier : of_role) multiplier = split_mix_64(random) | 1;
        }
        return multipliers;
    }();

    /// The contribution of a set to a hash. The products of all sets can be computed at the same time.
    template <class Set>
    static std::uint64_t product(const Set& set, Role role) {
        std::uint64_t sum = 0;
        std::size_t at = 0;
        for (const std::uint64_t word : set.words()) sum += word * multipliers[index(role)][at++];
        return sum;
    }

    template <class V>
    std::array<Value*, kinds> entries(const Position<V>& position) const {
        std::array<std::uint64_t, kinds> hashes{};
        for (const Color color : {Color::white, Color::black}) {
            hashes[0] = hashes[0] * golden_step + product(position.of(color, Role::pawn), Role::pawn);
            std::uint64_t& pieces = hashes[1 + static_cast<std::size_t>(index(color))];
            for (const Role role : V::roles) {
                if (role != Role::pawn) pieces += product(position.of(color, role), role);
            }
        }
        auto& of_side = (*tables_)[static_cast<std::size_t>(index(position.turn()))];
        std::array<Value*, kinds> found{};
        for (std::size_t i = 0; i < kinds; ++i)
            found[i] = &of_side[i][(hashes[i] ^ hashes[i] >> 32) * golden_step >> (64 - index_bits)];
        return found;
    }

    std::unique_ptr<Tables> tables_ = std::make_unique<Tables>();
};

}  // namespace kingcraft
