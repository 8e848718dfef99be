#pragma once
// An entry of the transposition table as two words, and the buckets in which entries lie.

#include <cstddef>
#include <cstdint>
#include <limits>

#include "board/move.hpp"
#include "rules/zobrist.hpp"

namespace kingcraft {

/// What a stored score says of the true one.
enum class Bound : std::uint8_t { none, upper, lower, exact };

/// Stands for a static evaluation that is not known.
inline constexpr int no_evaluation = std::numeric_limits<std::int16_t>::min();

/// An entry as two words; all zero when empty.
struct TableSlot {
    // The data, from the lowest bit on: move, bound, depth, score, evaluation.
    static constexpr int bound_shift = Move::bit_count;
    static constexpr int depth_shift = bound_shift + 2;
    static constexpr int score_shift = depth_shift + 8;
    static constexpr int evaluation_shift = score_shift + 16;
    static_assert(evaluation_shift + 16 == 64);
    static constexpr std::uint64_t move_mask = (std::uint64_t{1} << Move::bit_count) - 1;
    static constexpr std::uint64_t evaluation_mask = ~std::uint64_t{0} << evaluation_shift;
    static constexpr std::uint64_t bound_mask = 3;

    // The check: in the low 56 bits key xor data, above them whether the entry is of a principal variation, and the
    // generation. The bits that this takes from the key are told by the bucket.
    static constexpr int pv_shift = 56;
    static constexpr int generation_shift = pv_shift + 1;
    static constexpr std::uint64_t key_mask = (std::uint64_t{1} << pv_shift) - 1;
    static constexpr unsigned generation_mask = 127;

    std::uint64_t check = 0;
    std::uint64_t data = 0;

    constexpr Move move() const { return Move::from_bits(static_cast<std::uint32_t>(data & move_mask)); }
    constexpr Bound bound() const { return static_cast<Bound>(data >> bound_shift & bound_mask); }
    constexpr int depth() const { return static_cast<std::int8_t>(data >> depth_shift); }
    constexpr int score() const { return static_cast<std::int16_t>(data >> score_shift); }
    constexpr int evaluation() const { return static_cast<std::int16_t>(data >> evaluation_shift); }
    constexpr bool is_pv() const { return (check >> pv_shift & 1) != 0; }
    constexpr unsigned generation() const { return static_cast<unsigned>(check >> generation_shift); }

    constexpr bool is_empty() const { return bound() == Bound::none; }
    constexpr bool is_of(Key key) const { return ((check ^ data ^ key) & key_mask) == 0 && !is_empty(); }
};

/// What is to be stored: a slot before its key is mixed in.
struct TableNews {
    Key key;
    /// Like that of the slot.
    std::uint64_t data;
    bool is_pv;
};

/// Slots in a bucket, which fill a cache line.
inline constexpr std::size_t bucket_size = 4;

/// How much a slot is worth keeping: an entry of the search before counts as some plies shallower.
constexpr int worth(const TableSlot& slot, unsigned generation) {
    constexpr unsigned plies_per_generation = 4;
    if (slot.is_empty()) return std::numeric_limits<int>::min();
    const unsigned age = (generation - slot.generation()) & TableSlot::generation_mask;
    return slot.depth() - static_cast<int>(plies_per_generation * age);
}

/// The slot for what is new of a position that had the slot `old`, maybe an empty one: a move or evaluation that is not
/// known any more stays as it was.
constexpr TableSlot renewed(const TableSlot& old, const TableNews& news, unsigned generation) {
    std::uint64_t data = news.data;
    if ((data & TableSlot::move_mask) == 0) data |= old.data & TableSlot::move_mask;
    if (TableSlot{0, data}.evaluation() == no_evaluation && !old.is_empty())
        data = (data & ~TableSlot::evaluation_mask) | (old.data & TableSlot::evaluation_mask);
    const std::uint64_t check = ((news.key ^ data) & TableSlot::key_mask) |
                                std::uint64_t{news.is_pv} << TableSlot::pv_shift |
                                std::uint64_t{generation} << TableSlot::generation_shift;
    return {check, data};
}

/// The slot of a position among those of a bucket, or an empty one. `load(i)` gives the slot with the index i.
template <class Load>
TableSlot find_in_bucket(Key key, Load load) {
    for (std::size_t i = 0; i < bucket_size; ++i) {
        const TableSlot slot = load(i);
        if (slot.is_of(key)) return slot;
    }
    return {};
}

/// Stores what is new where the position has a slot, else in place of what is worth least. `store(i, slot)` is called
/// once.
template <class Load, class Store>
void put_in_bucket(const TableNews& news, unsigned generation, Load load, Store store) {
    std::size_t place = 0;
    int least = std::numeric_limits<int>::max();
    for (std::size_t i = 0; i < bucket_size; ++i) {
        const TableSlot slot = load(i);
        if (slot.is_of(news.key)) return store(i, renewed(slot, news, generation));
        const int here = worth(slot, generation);
        if (here >= least) continue;
        least = here;
        place = i;
    }
    store(place, renewed({}, news, generation));
}

}  // namespace kingcraft
