// The transposition table in the program's own memory.

#include "search/transposition_memory.hpp"

#include <array>
#include <atomic>
#include <cstdlib>
#include <memory>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace kingcraft {

namespace {

/// With relaxed access a race of two threads for a word is defined, at no more cost than plain access.
struct SharedSlot {
    std::atomic<std::uint64_t> check;
    std::atomic<std::uint64_t> data;

    TranspositionSlot load() const {
        return {check.load(std::memory_order_relaxed), data.load(std::memory_order_relaxed)};
    }
    void store(const TranspositionSlot& slot) {
        check.store(slot.check, std::memory_order_relaxed);
        data.store(slot.data, std::memory_order_relaxed);
    }
};
struct alignas(bucket_size * sizeof(TranspositionSlot)) SharedBucket {
    std::array<SharedSlot, bucket_size> slots;
};

SharedBucket& bucket_at(void* place, std::uint64_t bucket) { return static_cast<SharedBucket*>(place)[bucket]; }

/// Asks for large pages: a search jumps through the table, and with small ones the processor looks up an address at
/// every step. Without them all works the same.
void advise_large_pages([[maybe_unused]] void* place, [[maybe_unused]] std::size_t bytes) {
#ifdef __linux__
    madvise(place, bytes, MADV_HUGEPAGE);
#endif
}

}  // namespace

std::optional<TranspositionMemory> TranspositionMemory::create(std::uint64_t buckets) {
    constexpr std::size_t large_page = std::size_t{1} << 21;
    if (buckets > (SIZE_MAX - large_page) / sizeof(SharedBucket)) return std::nullopt;
    const auto size = static_cast<std::size_t>(buckets);
    const std::size_t bytes = (size * sizeof(SharedBucket) + large_page - 1) & ~(large_page - 1);
    // Built without exceptions, operator new would end the program when memory is short.
    void* const place = std::aligned_alloc(large_page, bytes);
    if (place == nullptr) return std::nullopt;
    advise_large_pages(place, bytes);
    std::uninitialized_value_construct_n(static_cast<SharedBucket*>(place), size);
    return TranspositionMemory(place, buckets);
}

TranspositionMemory::~TranspositionMemory() { std::free(place_); }

TranspositionSlot TranspositionMemory::load(std::uint64_t bucket, std::size_t slot) const {
    return bucket_at(place_, bucket).slots[slot].load();
}

TranspositionSlot TranspositionMemory::find(std::uint64_t bucket, Key key) const {
    const auto& slots = bucket_at(place_, bucket).slots;
    return find_in_bucket(key, [&](std::size_t i) { return slots[i].load(); });
}

void TranspositionMemory::put(std::uint64_t bucket, const TranspositionUpdate& update) {
    auto& slots = bucket_at(place_, bucket).slots;
    put_in_bucket(
        update, generation_, [&](std::size_t i) { return slots[i].load(); },
        [&](std::size_t i, const TranspositionSlot& slot) { slots[i].store(slot); });
}

void TranspositionMemory::clear() {
    for (std::uint64_t bucket = 0; bucket < buckets_; ++bucket) {
        for (SharedSlot& slot : bucket_at(place_, bucket).slots) slot.store({});
    }
    generation_ = 0;
}

unsigned TranspositionMemory::generation() const { return generation_; }
void TranspositionMemory::set_generation(unsigned generation) { generation_ = generation; }

void TranspositionMemory::prefetch(std::uint64_t bucket) const { __builtin_prefetch(&bucket_at(place_, bucket)); }

}  // namespace kingcraft
