#pragma once
// Long work on numbered positions, which the caller may spread over threads.

#include <cstddef>
#include <functional>

namespace kingcraft {

/// Work on the numbers from `begin` up to, not including, `end`.
using RangeWork = std::function<void(std::size_t begin, std::size_t end)>;
/// Has the work done on all numbers below `size`, in ranges that may run at the same time.
using ShareOut = std::function<void(std::size_t size, const RangeWork& work)>;
/// Copies memory to where it is kept, or back from there. Returns false when that fails.
using Transfer = std::function<bool(void* memory, std::size_t bytes)>;

}  // namespace kingcraft
