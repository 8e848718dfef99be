#pragma once
// The entries of the transposition table as two words, and their buckets.

#include <cstddef>
#include <cstdint>
#include <limits>

#include "board/move.hpp"
#include "rules/zobrist.hpp"

namespace kingcraft {

/// How a stored score bounds the true one.
enum class Bound : std::uint8_t { none, upper, lower, exact };

/// Stands for an unknown static evaluation.
inline constexpr int no_evaluation = std::numeric_limits<std::int16_t>::min();

/// An entry as two words; all zero when empty.
struct TranspositionSlot {
    // The data, from the lowest bit on: move, bound, depth, score, evaluation.
    static constexpr int bound_shift = Move::bit_count;
    static constexpr int depth_shift = bound_shift + 2;
    static constexpr int score_shift = depth_shift + 8;
    static constexpr int evaluation_shift = score_shift + 16;
    static_assert(evaluation_shift + 16 == 64);
    static constexpr std::uint64_t move_mask = (std::uint64_t{1} << Move::bit_count) - 1;
    static constexpr std::uint64_t evaluation_mask = ~std::uint64_t{0} << evaluation_shift;
    static constexpr std::uint64_t bound_mask = 3;

    // The check: key xor data in the low 56 bits, then the generation. The highest bits of the key need no room, since
    // they follow from the bucket.
    static constexpr int generation_shift = 56;
    static constexpr std::uint64_t key_mask = (std::uint64_t{1} << generation_shift) - 1;
    static constexpr unsigned generation_mask = 255;

    std::uint64_t check = 0;
    std::uint64_t data = 0;

    constexpr Move move() const { return Move::from_bits(static_cast<std::uint32_t>(data & move_mask)); }
    constexpr Bound bound() const { return static_cast<Bound>(data >> bound_shift & bound_mask); }
    constexpr int depth() const { return static_cast<std::int8_t>(data >> depth_shift); }
    constexpr int score() const { return static_cast<std::int16_t>(data >> score_shift); }
    constexpr int evaluation() const { return static_cast<std::int16_t>(data >> evaluation_shift); }
    constexpr unsigned generation() const { return static_cast<unsigned>(check >> generation_shift); }

    constexpr bool is_empty() const { return bound() == Bound::none; }
    constexpr bool is_of(Key key) const { return ((check ^ data ^ key) & key_mask) == 0 && !is_empty(); }
};

/// A new entry: a slot before its key is mixed in.
struct TranspositionUpdate {
    Key key;
    /// As in the slot.
    std::uint64_t data;
};

/// The slots of a bucket, which fill a cache line.
inline constexpr std::size_t bucket_size = 4;

/// The value of a slot, in plies: an entry of an earlier search counts as shallower.
constexpr int worth(const TranspositionSlot& slot, unsigned generation) {
    constexpr unsigned plies_per_generation = 4;
    if (slot.is_empty()) return std::numeric_limits<int>::min();
    const unsigned age = (generation - slot.generation()) & TranspositionSlot::generation_mask;
    return slot.depth() - static_cast<int>(plies_per_generation * age);
}

/// The slot for an update of a position whose slot was `old`, which may be empty. The old move and evaluation stay when
/// the update has none.
constexpr TranspositionSlot renewed(const TranspositionSlot& old, const TranspositionUpdate& update,
                                    unsigned generation) {
    std::uint64_t data = update.data;
    if ((data & TranspositionSlot::move_mask) == 0) data |= old.data & TranspositionSlot::move_mask;
    if (TranspositionSlot{0, data}.evaluation() == no_evaluation && !old.is_empty())
        data = (data & ~TranspositionSlot::evaluation_mask) | (old.data & TranspositionSlot::evaluation_mask);
    const std::uint64_t check = ((update.key ^ data) & TranspositionSlot::key_mask) |
                                std::uint64_t{generation} << TranspositionSlot::generation_shift;
    return {check, data};
}

/// The slot of a position in a bucket, or an empty one. `load(i)` returns the slot with the index i.
template <class Load>
TranspositionSlot find_in_bucket(Key key, Load load) {
    for (std::size_t i = 0; i < bucket_size; ++i) {
        const TranspositionSlot slot = load(i);
        if (slot.is_of(key)) return slot;
    }
    return {};
}

/// Stores the update in the slot of the position, or in place of the least valuable slot. Calls `store(i, slot)` once.
template <class Load, class Store>
void put_in_bucket(const TranspositionUpdate& update, unsigned generation, Load load, Store store) {
    std::size_t place = 0;
    int least = std::numeric_limits<int>::max();
    for (std::size_t i = 0; i < bucket_size; ++i) {
        const TranspositionSlot slot = load(i);
        if (slot.is_of(update.key)) return store(i, renewed(slot, update, generation));
        const int here = worth(slot, generation);
        if (here >= least) continue;
        least = here;
        place = i;
    }
    store(place, renewed({}, update, generation));
}

}  // namespace kingcraft
