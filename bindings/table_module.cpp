// The second wasm module: a transposition table in a memory that is imported, so that the engines of several workers
// can share it. The first page of the memory is for control, see Control. Nothing here may need a stack, since it would
// lie in that memory too.

#include <cstring>

#include "search/transposition_bucket.hpp"
#include "table_functions.hpp"

#define KINGCRAFT_EXPORT(name) __attribute__((export_name(name)))

namespace kingcraft::bindings {

namespace {

/// What stands at the start of the memory. web/worker/table-memory.js knows its layout too.
struct Control {
    /// The number of the last search that was stopped.
    std::uint32_t stopped;
    std::uint32_t generation;
    /// Whether a search has begun since the table was empty.
    std::uint32_t is_used;
};

constexpr std::uint32_t page_size = 65536;
constexpr std::uint32_t bucket_bytes = bucket_size * sizeof(TranspositionSlot);

template <class T>
T* at(std::uint32_t address) {
    return reinterpret_cast<T*>(address);
}

volatile Control& control() { return *at<volatile Control>(0); }

/// A slot is read and written as a whole: what another thread may change must not be asked for twice.
volatile Words* slot_at(std::uint32_t bucket, std::uint32_t slot) {
    return at<volatile Words>(page_size + bucket * bucket_bytes + slot * sizeof(TranspositionSlot));
}

auto loader(std::uint32_t bucket) {
    return [bucket](std::uint32_t slot) {
        const Words words = *slot_at(bucket, slot);
        return TranspositionSlot{words[0], words[1]};
    };
}

Words words_of(const TranspositionSlot& slot) { return Words{slot.check, slot.data}; }

}  // namespace

extern "C" {

KINGCRAFT_EXPORT("buckets") std::uint32_t table_buckets() {
    return (__builtin_wasm_memory_size(0) - 1) * (page_size / bucket_bytes);
}

KINGCRAFT_EXPORT("load") Words table_load(std::uint32_t bucket, std::uint32_t slot) { return *slot_at(bucket, slot); }

KINGCRAFT_EXPORT("find") Words table_find(std::uint32_t bucket, Words key) {
    return words_of(find_in_bucket(key[0], loader(bucket)));
}

KINGCRAFT_EXPORT("put")
void table_put(std::uint32_t bucket, Words key_and_data) {
    put_in_bucket({key_and_data[0], key_and_data[1]}, control().generation, loader(bucket),
                  [bucket](std::uint32_t i, const TranspositionSlot& slot) { *slot_at(bucket, i) = words_of(slot); });
}

KINGCRAFT_EXPORT("clear") void table_clear() {
    // New memory is empty, and writing to it would make the machine find room for all of it at once.
    if (control().is_used == 0) return;
    std::memset(at<void>(page_size), 0, (__builtin_wasm_memory_size(0) - 1) * page_size);
    control().generation = 0;
    control().is_used = 0;
}

KINGCRAFT_EXPORT("generation") std::uint32_t table_generation() { return control().generation; }

KINGCRAFT_EXPORT("setGeneration") void table_set_generation(std::uint32_t generation) {
    control().generation = generation;
    control().is_used = 1;
}

KINGCRAFT_EXPORT("isStopped") bool table_is_stopped(std::uint32_t search) { return control().stopped >= search; }
}

}  // namespace kingcraft::bindings
