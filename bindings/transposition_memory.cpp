// The table in the memory of the second wasm module, see transposition_functions.hpp. It takes the place of
// engine/search/transposition_memory.cpp. There is one such memory to an instance, so an instance can have one table at
// a time.

#include "search/transposition_memory.hpp"

#include "transposition_functions.hpp"

namespace kingcraft {

namespace {

TranspositionSlot slot_of(bindings::Words words) { return {words[0], words[1]}; }
std::uint32_t narrow(std::uint64_t value) { return static_cast<std::uint32_t>(value); }

}  // namespace

std::optional<TranspositionMemory> TranspositionMemory::create(std::uint64_t buckets) {
    if (buckets > bindings::table_buckets()) return std::nullopt;
    bindings::table_clear();
    return TranspositionMemory(nullptr, buckets);
}

TranspositionMemory::~TranspositionMemory() = default;

TranspositionSlot TranspositionMemory::load(std::uint64_t bucket, std::size_t slot) const {
    return slot_of(bindings::table_load(narrow(bucket), slot));
}

TranspositionSlot TranspositionMemory::find(std::uint64_t bucket, Key key) const {
    return slot_of(bindings::table_find(narrow(bucket), bindings::Words{key, 0}));
}

void TranspositionMemory::put(std::uint64_t bucket, const TranspositionUpdate& update) {
    bindings::table_put(narrow(bucket), bindings::Words{update.key, update.data});
}

void TranspositionMemory::clear() { bindings::table_clear(); }

unsigned TranspositionMemory::generation() const { return bindings::table_generation(); }
void TranspositionMemory::set_generation(unsigned generation) { bindings::table_set_generation(generation); }

/// Wasm has no such instruction.
void TranspositionMemory::prefetch(std::uint64_t) const {}

}  // namespace kingcraft
