#pragma once
// Where a transposition table lies: slots of two words, four to a cache line, for any number of threads at once.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

namespace kingcraft {

/// An entry as two words.
struct TableSlot {
    std::uint64_t check = 0;
    std::uint64_t data = 0;
};

/// The slots of one cache line.
using TableBucket = std::array<TableSlot, 4>;

/// Memory for buckets. A slot that is read while another thread writes it may be half old and half new, and that is all
/// that can happen. This is the seam for programs that keep the table elsewhere: what they define in place of
/// table_memory.cpp is linked instead.
class TableMemory {
  public:
    /// Empty slots, or nothing when there is not so much memory.
    static std::optional<TableMemory> create(std::uint64_t buckets);
    TableMemory(TableMemory&& other) noexcept : place_(std::exchange(other.place_, nullptr)) {}
    TableMemory& operator=(TableMemory&& other) noexcept {
        std::swap(place_, other.place_);
        return *this;
    }
    TableMemory(const TableMemory&) = delete;
    TableMemory& operator=(const TableMemory&) = delete;
    ~TableMemory();

    TableBucket load(std::uint64_t bucket) const;
    void store(std::uint64_t bucket, std::size_t slot, const TableSlot& value);
    /// Tells the processor that the bucket will be wanted soon.
    void prefetch(std::uint64_t bucket) const;

  private:
    explicit TableMemory(void* place) : place_(place) {}
    void* place_;
};

}  // namespace kingcraft
