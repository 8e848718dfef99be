#pragma once
// Where a transposition table lies: buckets in cache lines, for any number of threads at once.

#include <cstdint>
#include <optional>
#include <utility>

#include "search/table_bucket.hpp"

namespace kingcraft {

/// Memory for buckets. A slot that is read while another thread writes it may be half old and half new, and that is all
/// that can happen. This is the seam for programs that keep the table elsewhere: what they define in place of
/// table_memory.cpp is linked instead.
class TableMemory {
  public:
    /// So many empty buckets, or nothing when there is not so much memory.
    static std::optional<TableMemory> create(std::uint64_t buckets);
    TableMemory(TableMemory&& other) noexcept
        : place_(std::exchange(other.place_, nullptr)), buckets_(other.buckets_), generation_(other.generation_) {}
    TableMemory& operator=(TableMemory&& other) noexcept {
        std::swap(place_, other.place_);
        std::swap(buckets_, other.buckets_);
        std::swap(generation_, other.generation_);
        return *this;
    }
    TableMemory(const TableMemory&) = delete;
    TableMemory& operator=(const TableMemory&) = delete;
    ~TableMemory();

    std::uint64_t buckets() const { return buckets_; }
    TableSlot load(std::uint64_t bucket, std::size_t slot) const;
    /// See find_in_bucket().
    TableSlot find(std::uint64_t bucket, Key key) const;
    /// See put_in_bucket().
    void put(std::uint64_t bucket, const TableNews& news);
    /// Empties all slots, and begins again with the generation 0.
    void clear();
    /// Which search it is, so that older slots can be told; 0 at first. Nobody may search while it is set.
    unsigned generation() const;
    void set_generation(unsigned generation);
    /// Tells the processor that the bucket will be wanted soon.
    void prefetch(std::uint64_t bucket) const;

  private:
    TableMemory(void* place, std::uint64_t buckets) : place_(place), buckets_(buckets) {}
    void* place_;
    std::uint64_t buckets_;
    unsigned generation_ = 0;
};

}  // namespace kingcraft
