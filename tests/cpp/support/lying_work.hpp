#pragma once
// Lies in the files of unfinished work on endgame tables.

#include <cstring>
#include <vector>

#include "endgame/build_steps.hpp"

namespace kingcraft::test {

/// Other bytes in one of the pieces of memory that are saved: at `at`, in units of `size`, the lowest ones of a number.
struct Lie {
    std::size_t piece;
    std::size_t at;
    std::uint64_t number;
    std::size_t size;
};

/// The pieces that a file of work has: the time in milliseconds, what the builder of a table saves first, and its
/// cells.
enum WorkPiece : std::size_t { work_time, work_pass, work_en_passant_count, work_en_passant, work_cells, work_origins };

/// Passes memory on with these lies in it. Both must outlive what is returned.
inline Transfer with_lies(const std::vector<Lie>& lies, const Transfer& transfer) {
    return [&lies, &transfer, piece = std::size_t{0}](void* memory, std::size_t size) mutable {
        for (const Lie& lie : lies) {
            if (lie.piece != piece || size < lie.size) continue;
            const std::size_t at = lie.at * lie.size % (size - lie.size + 1);
            std::memcpy(static_cast<char*>(memory) + at, &lie.number, lie.size);
        }
        ++piece;
        return transfer(memory, size);
    };
}

}  // namespace kingcraft::test
