// The table in the program's own memory.

#include "search/table_memory.hpp"

#include <array>
#include <atomic>
#include <cstdlib>
#include <memory>

namespace kingcraft {

namespace {

/// Relaxed access makes the race of two threads for a word a defined one, and costs no more than a plain access.
struct SharedSlot {
    std::atomic<std::uint64_t> check;
    std::atomic<std::uint64_t> data;

    TableSlot load() const { return {check.load(std::memory_order_relaxed), data.load(std::memory_order_relaxed)}; }
    void store(const TableSlot& slot) {
        check.store(slot.check, std::memory_order_relaxed);
        data.store(slot.data, std::memory_order_relaxed);
    }
};
struct alignas(bucket_size * sizeof(TableSlot)) SharedBucket {
    std::array<SharedSlot, bucket_size> slots;
};

SharedBucket& bucket_at(void* place, std::uint64_t bucket) { return static_cast<SharedBucket*>(place)[bucket]; }

}  // namespace

std::optional<TableMemory> TableMemory::create(std::uint64_t buckets) {
    if (buckets > SIZE_MAX / sizeof(SharedBucket)) return std::nullopt;
    const auto size = static_cast<std::size_t>(buckets);
    // operator new ends the program where memory runs out when it is built without exceptions.
    void* const place = std::aligned_alloc(alignof(SharedBucket), size * sizeof(SharedBucket));
    if (place == nullptr) return std::nullopt;
    std::uninitialized_value_construct_n(static_cast<SharedBucket*>(place), size);
    return TableMemory(place, buckets);
}

TableMemory::~TableMemory() { std::free(place_); }

TableSlot TableMemory::load(std::uint64_t bucket, std::size_t slot) const {
    return bucket_at(place_, bucket).slots[slot].load();
}

TableSlot TableMemory::find(std::uint64_t bucket, Key key) const {
    const auto& slots = bucket_at(place_, bucket).slots;
    return find_in_bucket(key, [&](std::size_t i) { return slots[i].load(); });
}

void TableMemory::put(std::uint64_t bucket, const TableNews& news) {
    auto& slots = bucket_at(place_, bucket).slots;
    put_in_bucket(
        news, generation_, [&](std::size_t i) { return slots[i].load(); },
        [&](std::size_t i, const TableSlot& slot) { slots[i].store(slot); });
}

void TableMemory::clear() {
    for (std::uint64_t bucket = 0; bucket < buckets_; ++bucket) {
        for (SharedSlot& slot : bucket_at(place_, bucket).slots) slot.store({});
    }
    generation_ = 0;
}

unsigned TableMemory::generation() const { return generation_; }
void TableMemory::set_generation(unsigned generation) { generation_ = generation; }

void TableMemory::prefetch(std::uint64_t bucket) const { __builtin_prefetch(&bucket_at(place_, bucket)); }

}  // namespace kingcraft
