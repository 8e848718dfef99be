#include "search/table.hpp"

#include <cstring>

namespace kingcraft {

namespace {

constexpr std::uint8_t bound_mask = 3;
constexpr int generation_shift = 2;
constexpr std::uint8_t generation_mask = 63;
/// An entry of the search before counts as this many plies shallower.
constexpr int plies_per_generation = 4;

}  // namespace

std::optional<Table> Table::create(int megabytes) {
    constexpr std::uint64_t bytes_per_megabyte = 1U << 20;
    const std::uint64_t bytes = static_cast<std::uint64_t>(megabytes) * bytes_per_megabyte;
    if (bytes > SIZE_MAX) return std::nullopt;
    // malloc, since operator new ends the program where memory runs out when it is built without exceptions.
    auto* const memory = static_cast<Bucket*>(std::malloc(static_cast<std::size_t>(bytes)));
    if (memory == nullptr) return std::nullopt;
    Table table(std::unique_ptr<Bucket[], Free>(memory), bytes / sizeof(Bucket));
    table.clear();
    return table;
}

Table::Bucket& Table::bucket(Key key) const {
    constexpr int half = 32;
    return buckets_[static_cast<std::size_t>((key >> half) * count_ >> half)];
}

std::optional<TableEntry> Table::probe(Key key) const {
    for (const Slot& slot : bucket(key).slots) {
        const auto bound = static_cast<Bound>(slot.bound_and_generation & bound_mask);
        if (slot.key == key && bound != Bound::none)
            return TableEntry{Move::from_bits(slot.move), slot.score, slot.depth, bound};
    }
    return std::nullopt;
}

int Table::worth(const Slot& slot) const {
    if ((slot.bound_and_generation & bound_mask) == 0) return -plies_per_generation * (generation_mask + 1);
    const int generation = slot.bound_and_generation >> generation_shift;
    const int age = (generation_ - generation) & generation_mask;
    return slot.depth - plies_per_generation * age;
}

void Table::store(Key key, const TableEntry& entry) {
    Bucket& home = bucket(key);
    Slot* place = &home.slots[0];
    for (Slot& slot : home.slots) {
        if (slot.key == key) {
            place = &slot;
            break;
        }
        if (worth(slot) < worth(*place)) place = &slot;
    }
    const bool keeps_move = place->key == key && !entry.move.exists();
    *place = {key, keeps_move ? place->move : entry.move.bits(), static_cast<std::int16_t>(entry.score),
              static_cast<std::int8_t>(entry.depth),
              static_cast<std::uint8_t>(static_cast<unsigned>(entry.bound) | static_cast<unsigned>(generation_)
                                                                                 << generation_shift)};
}

void Table::age() { generation_ = static_cast<std::uint8_t>((generation_ + 1) & generation_mask); }

void Table::clear() {
    std::memset(static_cast<void*>(buckets_.get()), 0, static_cast<std::size_t>(count_) * sizeof(Bucket));
    generation_ = 0;
}

}  // namespace kingcraft
