#include "search/transposition_table.hpp"

#include <cassert>
#include <type_traits>

#include "base/split_mix.hpp"

namespace kingcraft {

namespace {

template <class T>
std::uint64_t field(int value, int shift) {
    assert(static_cast<T>(value) == value);
    return std::uint64_t{static_cast<std::make_unsigned_t<T>>(value)} << shift;
}

std::uint64_t pack(const TranspositionEntry& entry) {
    return entry.move.bits() | static_cast<std::uint64_t>(entry.bound) << TranspositionSlot::bound_shift |
           field<std::int8_t>(entry.depth, TranspositionSlot::depth_shift) |
           field<std::int16_t>(entry.score, TranspositionSlot::score_shift) |
           field<std::int16_t>(entry.evaluation, TranspositionSlot::evaluation_shift);
}

}  // namespace

std::optional<TranspositionTable> TranspositionTable::create(int megabytes) {
    constexpr std::uint64_t buckets_per_megabyte = (1U << 20) / (bucket_size * sizeof(TranspositionSlot));
    auto memory = TranspositionMemory::create(static_cast<std::uint64_t>(megabytes) * buckets_per_megabyte);
    if (!memory) return std::nullopt;
    return TranspositionTable(std::move(*memory));
}

std::uint64_t TranspositionTable::home(Key key) const {
    constexpr int half = 32;
    return (key >> half) * memory_.buckets() >> half;
}

std::optional<TranspositionEntry> TranspositionTable::probe(Key key) const {
    key = masked(key);
    const TranspositionSlot slot = memory_.find(home(key), key);
    if (slot.is_empty()) return std::nullopt;
    return TranspositionEntry{slot.move(), slot.score(), slot.depth(), slot.bound(), slot.evaluation()};
}

void TranspositionTable::store(Key key, const TranspositionEntry& entry) {
    key = masked(key);
    memory_.put(home(key), {key, pack(entry)});
}

int TranspositionTable::hashfull() const {
    constexpr std::uint64_t buckets = 250;
    static_assert(buckets * bucket_size == 1000);
    int used = 0;
    for (std::uint64_t bucket = 0; bucket < buckets; ++bucket) {
        for (std::size_t i = 0; i < bucket_size; ++i) {
            const TranspositionSlot slot = memory_.load(bucket, i);
            used += !slot.is_empty() && slot.generation() == memory_.generation() ? 1 : 0;
        }
    }
    return used;
}

void TranspositionTable::set_variant(std::string_view id) {
    // FNV-1a (Fowler, Noll, Vo) of 32 bits. The others choose the bucket.
    std::uint32_t hash = 0x811C9DC5;
    for (const char c : id) hash = (hash ^ static_cast<unsigned char>(c)) * 0x01000193;
    variant_mask_ = hash;
}

void TranspositionTable::age(bool forget) {
    memory_.set_generation((memory_.generation() + 1) & TranspositionSlot::generation_mask);
    search_mask_ = forget ? golden_step * (memory_.generation() + Key{1}) : 0;
}

void TranspositionTable::clear() { memory_.clear(); }

}  // namespace kingcraft
