#pragma once
// Whether memory can be had: without exceptions, what asks for more than there is ends the program.

#include <cstddef>
#include <cstdlib>

namespace kingcraft {

/// Whether so many bytes can be had at this moment. Wasm is not asked: what it once had for the question stays with it.
inline bool has_memory([[maybe_unused]] std::size_t bytes) {
#ifdef __EMSCRIPTEN__
    return true;
#else
    // Volatile, since compilers leave out what is freed unused.
    void* volatile const memory = std::malloc(bytes);
    std::free(memory);
    return memory != nullptr;
#endif
}

/// The memory to leave for everything else when one user takes all that is free.
inline constexpr std::size_t spare_memory = std::size_t{1} << 25;

}  // namespace kingcraft
