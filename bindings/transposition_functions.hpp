#pragma once
// The functions of the module with the table that the engine's module calls. The calls go from wasm to wasm, and
// JavaScript could not make them: it has no vectors.

#include <cstdint>

namespace kingcraft::bindings {

/// Two words, in a type that wasm passes as one value.
using Words = std::uint64_t __attribute__((vector_size(16)));

extern "C" {

/// How many buckets the memory has room for.
std::uint32_t table_buckets();
/// Check and data of a slot.
Words table_load(std::uint32_t bucket, std::uint32_t slot);
/// Check and data of the slot of this key, which is the first word, or of an empty one.
Words table_find(std::uint32_t bucket, Words key);
/// Stores the data, the second word, of this key, the first.
void table_put(std::uint32_t bucket, Words key_and_data);
/// Empties all slots; no search may run meanwhile.
void table_clear();
/// Which search it is, for all that share the table.
std::uint32_t table_generation();
void table_set_generation(std::uint32_t generation);
/// True when the search with this number, or a later one, was stopped.
bool table_is_stopped(std::uint32_t search);
}

}  // namespace kingcraft::bindings
