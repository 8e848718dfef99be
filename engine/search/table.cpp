#include "search/table.hpp"

#include <algorithm>
#include <cassert>

namespace kingcraft {

namespace {

// The data word, from the lowest bit on: move, bound, depth, score, evaluation.
constexpr int bound_shift = Move::bit_count;
constexpr int depth_shift = bound_shift + 2;
constexpr int score_shift = depth_shift + 8;
constexpr int evaluation_shift = score_shift + 16;
static_assert(evaluation_shift + 16 == 64);
constexpr std::uint64_t move_mask = (std::uint64_t{1} << Move::bit_count) - 1;
constexpr std::uint64_t bound_mask = 3;

// The check word: in the low 56 bits key xor data, above them whether the entry is of a principal variation, and the
// generation. The bits that this takes from the key are told by the bucket.
constexpr int pv_shift = 56;
constexpr int generation_shift = pv_shift + 1;
constexpr std::uint64_t key_mask = (std::uint64_t{1} << pv_shift) - 1;
constexpr std::uint64_t generation_mask = 127;

/// An entry of the search before counts as this many plies shallower.
constexpr int plies_per_generation = 4;

template <class T>
std::uint64_t field(int value, int shift) {
    assert(static_cast<T>(value) == value);
    return std::uint64_t{static_cast<std::make_unsigned_t<T>>(value)} << shift;
}

std::uint64_t pack(const TableEntry& entry) {
    return entry.move.bits() | static_cast<std::uint64_t>(entry.bound) << bound_shift |
           field<std::int8_t>(entry.depth, depth_shift) | field<std::int16_t>(entry.score, score_shift) |
           field<std::int16_t>(entry.evaluation, evaluation_shift);
}

Bound bound_of(const TableSlot& slot) { return static_cast<Bound>(slot.data >> bound_shift & bound_mask); }
int depth_of(const TableSlot& slot) { return static_cast<std::int8_t>(slot.data >> depth_shift); }
std::uint64_t generation_of(const TableSlot& slot) { return slot.check >> generation_shift; }

TableEntry unpack(const TableSlot& slot) {
    return {Move::from_bits(static_cast<std::uint32_t>(slot.data & move_mask)),
            static_cast<std::int16_t>(slot.data >> score_shift),
            depth_of(slot),
            bound_of(slot),
            static_cast<std::int16_t>(slot.data >> evaluation_shift),
            (slot.check >> pv_shift & 1) != 0};
}

bool is_of(const TableSlot& slot, Key key) {
    return ((slot.check ^ slot.data ^ key) & key_mask) == 0 && bound_of(slot) != Bound::none;
}

}  // namespace

std::optional<Table> Table::create(int megabytes) {
    constexpr std::uint64_t bytes_per_megabyte = 1U << 20;
    const std::uint64_t count = static_cast<std::uint64_t>(megabytes) * bytes_per_megabyte / sizeof(TableBucket);
    auto memory = TableMemory::create(count);
    if (!memory) return std::nullopt;
    return Table(std::move(*memory), count);
}

std::uint64_t Table::home(Key key) const {
    constexpr int half = 32;
    return (key >> half) * count_ >> half;
}

std::optional<TableEntry> Table::probe(Key key) const {
    for (const TableSlot& slot : memory_.load(home(key))) {
        if (is_of(slot, key)) return unpack(slot);
    }
    return std::nullopt;
}

int Table::worth(const TableSlot& slot) const {
    if (bound_of(slot) == Bound::none) return std::numeric_limits<int>::min();
    const std::uint64_t age = (generation_ - generation_of(slot)) & generation_mask;
    return depth_of(slot) - plies_per_generation * static_cast<int>(age);
}

void Table::store(Key key, const TableEntry& entry) {
    const std::uint64_t bucket = home(key);
    const TableBucket slots = memory_.load(bucket);
    const auto known =
        std::find_if(slots.begin(), slots.end(), [&](const TableSlot& slot) { return is_of(slot, key); });
    const auto by_worth = [this](const TableSlot& a, const TableSlot& b) { return worth(a) < worth(b); };
    const auto place = known != slots.end() ? known : std::min_element(slots.begin(), slots.end(), by_worth);
    TableEntry kept = entry;
    if (known != slots.end()) {
        const TableEntry old = unpack(*known);
        if (!kept.move.exists()) kept.move = old.move;
        if (kept.evaluation == no_evaluation) kept.evaluation = old.evaluation;
    }
    const std::uint64_t data = pack(kept);
    const std::uint64_t check = ((key ^ data) & key_mask) | std::uint64_t{kept.is_pv} << pv_shift |
                                std::uint64_t{generation_} << generation_shift;
    memory_.store(bucket, static_cast<std::size_t>(place - slots.begin()), {check, data});
}

int Table::hashfull() const {
    constexpr std::uint64_t sample = 250;
    static_assert(sample * std::tuple_size_v<TableBucket> == 1000);
    int used = 0;
    for (std::uint64_t bucket = 0; bucket < sample; ++bucket) {
        for (const TableSlot& slot : memory_.load(bucket)) {
            used += bound_of(slot) != Bound::none && generation_of(slot) == generation_ ? 1 : 0;
        }
    }
    return used;
}

void Table::age() { generation_ = static_cast<std::uint8_t>((generation_ + 1) & generation_mask); }

void Table::clear() {
    for (std::uint64_t bucket = 0; bucket < count_; ++bucket) {
        for (std::size_t slot = 0; slot < std::tuple_size_v<TableBucket>; ++slot) memory_.store(bucket, slot, {});
    }
    generation_ = 0;
}

}  // namespace kingcraft
