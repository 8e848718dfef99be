// The table in the program's own memory.

#include "search/table_memory.hpp"

#include <atomic>
#include <cstdlib>
#include <memory>

namespace kingcraft {

namespace {

/// Relaxed access makes the race of two threads for a word a defined one, and costs no more than a plain access.
struct SharedSlot {
    std::atomic<std::uint64_t> check;
    std::atomic<std::uint64_t> data;
};
struct alignas(64) SharedBucket {
    std::array<SharedSlot, std::tuple_size_v<TableBucket>> slots;
};
static_assert(sizeof(SharedBucket) == sizeof(TableBucket));

SharedBucket* buckets(void* place) { return static_cast<SharedBucket*>(place); }

}  // namespace

std::optional<TableMemory> TableMemory::create(std::uint64_t count) {
    if (count > SIZE_MAX / sizeof(SharedBucket)) return std::nullopt;
    const auto size = static_cast<std::size_t>(count);
    // operator new ends the program where memory runs out when it is built without exceptions.
    void* const place = std::aligned_alloc(alignof(SharedBucket), size * sizeof(SharedBucket));
    if (place == nullptr) return std::nullopt;
    std::uninitialized_value_construct_n(buckets(place), size);
    return TableMemory(place);
}

TableMemory::~TableMemory() { std::free(place_); }

TableBucket TableMemory::load(std::uint64_t bucket) const {
    const auto& slots = buckets(place_)[bucket].slots;
    TableBucket loaded;
    for (std::size_t i = 0; i < slots.size(); ++i) {
        loaded[i] = {slots[i].check.load(std::memory_order_relaxed), slots[i].data.load(std::memory_order_relaxed)};
    }
    return loaded;
}

void TableMemory::store(std::uint64_t bucket, std::size_t slot, const TableSlot& value) {
    SharedSlot& place = buckets(place_)[bucket].slots[slot];
    place.check.store(value.check, std::memory_order_relaxed);
    place.data.store(value.data, std::memory_order_relaxed);
}

void TableMemory::prefetch(std::uint64_t bucket) const { __builtin_prefetch(buckets(place_) + bucket); }

}  // namespace kingcraft
