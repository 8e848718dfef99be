#pragma once
// The memory of a transposition table: buckets in cache lines, for any number of threads.

#include <cstdint>
#include <optional>
#include <utility>

#include "search/transposition_bucket.hpp"

namespace kingcraft {

/// Memory for buckets. A slot that is read while another thread writes it may be half old and half new. A program that
/// stores the table elsewhere links its own definitions instead of transposition_memory.cpp.
class TranspositionMemory {
  public:
    /// So many empty buckets, or nothing when memory is short.
    static std::optional<TranspositionMemory> create(std::uint64_t buckets);
    TranspositionMemory(TranspositionMemory&& other) noexcept
        : place_(std::exchange(other.place_, nullptr)), buckets_(other.buckets_), generation_(other.generation_) {}
    TranspositionMemory& operator=(TranspositionMemory&& other) noexcept {
        std::swap(place_, other.place_);
        std::swap(buckets_, other.buckets_);
        std::swap(generation_, other.generation_);
        return *this;
    }
    TranspositionMemory(const TranspositionMemory&) = delete;
    TranspositionMemory& operator=(const TranspositionMemory&) = delete;
    ~TranspositionMemory();

    std::uint64_t buckets() const { return buckets_; }
    TranspositionSlot load(std::uint64_t bucket, std::size_t slot) const;
    /// See find_in_bucket().
    TranspositionSlot find(std::uint64_t bucket, Key key) const;
    /// See put_in_bucket().
    void put(std::uint64_t bucket, const TranspositionUpdate& update);
    /// Empties all slots and sets the generation to 0.
    void clear();
    /// The number of the search, which marks older slots; 0 at first. It must not be set during a search.
    unsigned generation() const;
    void set_generation(unsigned generation);
    /// Loads the bucket into the cache of the processor.
    void prefetch(std::uint64_t bucket) const;

  private:
    TranspositionMemory(void* place, std::uint64_t buckets) : place_(place), buckets_(buckets) {}
    void* place_;
    std::uint64_t buckets_;
    unsigned generation_ = 0;
};

}  // namespace kingcraft
