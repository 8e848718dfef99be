#pragma once
// The transposition table: what was found out about positions that came up before.

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>

#include "board/move.hpp"
#include "rules/zobrist.hpp"

namespace kingcraft {

/// What a stored score says of the true one.
enum class Bound : std::uint8_t { none, upper, lower, exact };

struct TableEntry {
    /// The best move known; the default move when none is.
    Move move;
    int score = 0;
    int depth = 0;
    Bound bound = Bound::none;
};

/// A fixed number of entries in buckets of four; in a full bucket the shallowest and oldest entry makes room.
class Table {
  public:
    /// Nothing when there is not so much memory.
    static std::optional<Table> create(int megabytes);

    /// What is known of the position with this key.
    std::optional<TableEntry> probe(Key key) const;
    /// Replaces what is known of this position; a move known before is kept when the new entry has none.
    void store(Key key, const TableEntry& entry);
    /// Makes what is in the table older than what comes.
    void age();
    void clear();

  private:
    struct Slot {
        Key key;
        std::uint32_t move;
        std::int16_t score;
        std::int8_t depth;
        /// The bound in the low two bits, the generation above them.
        std::uint8_t bound_and_generation;
    };
    static constexpr int bucket_size = 4;
    struct Bucket {
        Slot slots[bucket_size];
    };
    struct Free {
        void operator()(Bucket* memory) const { std::free(memory); }
    };

    Table(std::unique_ptr<Bucket[], Free> buckets, std::uint64_t count) : buckets_(std::move(buckets)), count_(count) {}

    Bucket& bucket(Key key) const;
    /// How much a slot is worth keeping.
    int worth(const Slot& slot) const;

    std::unique_ptr<Bucket[], Free> buckets_;
    std::uint64_t count_;
    std::uint8_t generation_ = 0;
};

}  // namespace kingcraft
