#pragma once
// The transposition table: what was found out about positions that came up before. Any number of threads may use one
// table without locks, since an entry says which position it is of: its key is stored xor what is known of it (Robert
// Hyatt and Tim Mann, "A lock-less transposition table implementation for parallel search", ICGA Journal 25, 2002), so
// that two halves that do not belong together belong to no position.

#include <cstdint>
#include <optional>

#include "search/table_memory.hpp"

namespace kingcraft {

struct TableEntry {
    /// The best move known; the default move when none is.
    Move move;
    /// From -32767 to 32767, like the evaluation.
    int score = 0;
    /// From -128 to 127.
    int depth = 0;
    Bound bound = Bound::none;
    /// What the position is worth without a search.
    int evaluation = no_evaluation;
    /// Whether the position lay on a principal variation.
    bool is_pv = false;
};

/// A fixed number of entries in buckets of four; in a full bucket the shallowest and oldest entry makes room.
class Table {
  public:
    /// An empty table of so many megabytes, 1 at least; nothing when there is not so much memory.
    static std::optional<Table> create(int megabytes);

    /// What is known of the position with this key.
    std::optional<TableEntry> probe(Key key) const;
    /// Replaces what is known of this position; a move or evaluation known before is kept when the new entry has none.
    void store(Key key, const TableEntry& entry);
    /// Fetches what is known of this position nearer, for a probe that is to come soon.
    void prefetch(Key key) const { memory_.prefetch(home(key)); }
    /// How many entries in a thousand, of a sample, were stored since `age` was last called.
    int hashfull() const;

    /// Which search it is, as the table counts them: 0 to 127, again and again.
    unsigned generation() const { return memory_.generation(); }
    /// Makes what is in the table older than what comes. No other thread may use the table meanwhile; nor in `clear`.
    void age();
    void clear();

  private:
    explicit Table(TableMemory memory) : memory_(std::move(memory)) {}

    /// The bucket of a key. Keys in one bucket agree in their highest bits.
    std::uint64_t home(Key key) const;

    TableMemory memory_;
};

}  // namespace kingcraft
