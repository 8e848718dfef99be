#pragma once
// The transposition table: results of positions searched before. Any number of threads may use one table without locks:
// the key is stored xor the data (Robert Hyatt and Tim Mann, "A lock-less transposition table implementation for
// parallel search", ICGA Journal 25, 2002), so two halves of different entries match no position.

#include <cstdint>
#include <optional>
#include <string_view>

#include "search/transposition_memory.hpp"

namespace kingcraft {

struct TranspositionEntry {
    /// The best move, or the default move.
    Move move;
    /// From -32767 to 32767, like the evaluation.
    int score = 0;
    /// From -128 to 127.
    int depth = 0;
    Bound bound = Bound::none;
    /// The static evaluation.
    int evaluation = no_evaluation;
};

/// A fixed number of entries in buckets of four. A full bucket replaces its shallowest and oldest entry.
class TranspositionTable {
  public:
    /// An empty table of so many megabytes, at least 1; nothing when memory is short.
    static std::optional<TranspositionTable> create(int megabytes);

    /// The entry of the position with this key.
    std::optional<TranspositionEntry> probe(Key key) const;
    /// Replaces the entry of this position. The old move and evaluation stay when the new entry has none.
    void store(Key key, const TranspositionEntry& entry);
    /// Loads the bucket of this position into the cache, for a probe that follows.
    void prefetch(Key key) const { memory_.prefetch(home(masked(key))); }
    /// The entries stored since the last `age`, per thousand of a sample.
    int hashfull() const;

    /// From now on finds what was stored for this variant: equal positions of two variants have the same key.
    void set_variant(std::string_view id);
    /// The number of the search, from 0 to 255, then from 0 again.
    unsigned generation() const { return memory_.generation(); }
    /// Makes all entries older than those that follow. With `forget` the search that follows finds none of them, and
    /// others find none of its own. No other thread may use the table during this or `clear`.
    void age(bool forget = false);
    void clear();

  private:
    explicit TranspositionTable(TranspositionMemory memory) : memory_(std::move(memory)) {}

    Key masked(Key key) const { return key ^ variant_mask_ ^ search_mask_; }
    /// The bucket of a key. Keys in one bucket agree in their highest bits.
    std::uint64_t home(Key key) const;

    TranspositionMemory memory_;
    Key variant_mask_ = 0;
    Key search_mask_ = 0;
};

}  // namespace kingcraft
