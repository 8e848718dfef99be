#pragma once
// Whether memory can be had: without exceptions, what asks for more than there is ends the program.

#include <cstddef>
#include <cstdlib>

namespace kingcraft {

/// Whether so many bytes can be had at this moment.
inline bool has_memory(std::size_t bytes) {
    // Volatile, since compilers leave out what is freed unused.
    void* volatile const memory = std::malloc(bytes);
    std::free(memory);
    return memory != nullptr;
}

/// What must be left for the rest when something takes as much memory as there is.
inline constexpr std::size_t spare_memory = std::size_t{1} << 25;

}  // namespace kingcraft
