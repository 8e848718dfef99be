// The second wasm module: a transposition table in a memory that is imported, so that the engines of several workers
// can share it. The first page of the memory is for control, see Control. Nothing here may need a stack, since it would
// lie in that memory too.

#include <cstring>

#include "search/transposition_bucket.hpp"
#include "transposition_functions.hpp"

#define KINGCRAFT_EXPORT(name) __attribute__((export_name(name)))

namespace kingcraft::bindings {

namespace {

/// The data in the first page of the memory, at `control_address`, since no object has address 0.
/// web/worker/table-memory.js knows its layout too. Threads read and write its fields at the same time.
struct Control {
    /// The number of the last search that was stopped.
    std::uint32_t stopped;
    std::uint32_t generation;
    /// Whether a search has begun since the table was empty.
    std::uint32_t is_used;
};

constexpr std::uint32_t control_address = 4096;
constexpr std::uint32_t page_size = 65536;
constexpr std::uint32_t bucket_bytes = bucket_size * sizeof(TranspositionSlot);

template <class T>
T* at(std::uint32_t address) {
    return reinterpret_cast<T*>(address);
}

Control& control() { return *at<Control>(control_address); }

template <class T>
T load(const T& shared) {
    return __atomic_load_n(&shared, __ATOMIC_RELAXED);
}
template <class T>
void store(T& shared, T value) {
    __atomic_store_n(&shared, value, __ATOMIC_RELAXED);
}

TranspositionSlot& slot_at(std::uint32_t bucket, std::uint32_t slot) {
    return *at<TranspositionSlot>(page_size + bucket * bucket_bytes + slot * sizeof(TranspositionSlot));
}

/// Half a slot may be of another thread; its check does not fit then.
TranspositionSlot load_slot(std::uint32_t bucket, std::uint32_t slot) {
    const TranspositionSlot& shared = slot_at(bucket, slot);
    return {load(shared.check), load(shared.data)};
}

auto loader(std::uint32_t bucket) {
    return [bucket](std::uint32_t slot) { return load_slot(bucket, slot); };
}

Words words_of(const TranspositionSlot& slot) { return Words{slot.check, slot.data}; }

}  // namespace

extern "C" {

KINGCRAFT_EXPORT("buckets") std::uint32_t table_buckets() {
    return (__builtin_wasm_memory_size(0) - 1) * (page_size / bucket_bytes);
}

KINGCRAFT_EXPORT("load") Words table_load(std::uint32_t bucket, std::uint32_t slot) {
    return words_of(load_slot(bucket, slot));
}

KINGCRAFT_EXPORT("find") Words table_find(std::uint32_t bucket, Words key) {
    return words_of(find_in_bucket(key[0], loader(bucket)));
}

KINGCRAFT_EXPORT("put")
void table_put(std::uint32_t bucket, Words key_and_data) {
    put_in_bucket({key_and_data[0], key_and_data[1]}, load(control().generation), loader(bucket),
                  [bucket](std::uint32_t i, const TranspositionSlot& slot) {
                      TranspositionSlot& shared = slot_at(bucket, i);
                      store(shared.check, slot.check);
                      store(shared.data, slot.data);
                  });
}

KINGCRAFT_EXPORT("clear") void table_clear() {
    // New memory is empty, and writing to it would make the machine find room for all of it at once.
    if (load(control().is_used) == 0) return;
    std::memset(at<void>(page_size), 0, (__builtin_wasm_memory_size(0) - 1) * page_size);
    store(control().generation, 0U);
    store(control().is_used, 0U);
}

KINGCRAFT_EXPORT("generation") std::uint32_t table_generation() { return load(control().generation); }

KINGCRAFT_EXPORT("setGeneration") void table_set_generation(std::uint32_t generation) {
    store(control().generation, generation);
    store(control().is_used, 1U);
}

KINGCRAFT_EXPORT("isStopped") bool table_is_stopped(std::uint32_t search) { return load(control().stopped) >= search; }
}

}  // namespace kingcraft::bindings
