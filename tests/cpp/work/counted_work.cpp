#include "work/counted_work.hpp"

#include <cstdint>
#include <cstring>

namespace {

thread_local std::size_t count = 0;

}  // namespace

std::size_t kingcraft::test::work_done() { return count; }

extern "C" {

void __sanitizer_cov_trace_cmp1(std::uint8_t, std::uint8_t) { ++count; }
void __sanitizer_cov_trace_cmp2(std::uint16_t, std::uint16_t) { ++count; }
void __sanitizer_cov_trace_cmp4(std::uint32_t, std::uint32_t) { ++count; }
void __sanitizer_cov_trace_cmp8(std::uint64_t, std::uint64_t) { ++count; }
void __sanitizer_cov_trace_const_cmp1(std::uint8_t, std::uint8_t) { ++count; }
void __sanitizer_cov_trace_const_cmp2(std::uint16_t, std::uint16_t) { ++count; }
void __sanitizer_cov_trace_const_cmp4(std::uint32_t, std::uint32_t) { ++count; }
void __sanitizer_cov_trace_const_cmp8(std::uint64_t, std::uint64_t) { ++count; }
void __sanitizer_cov_trace_switch(std::uint64_t, std::uint64_t*) { ++count; }
void __sanitizer_malloc_hook(const volatile void*, std::size_t size) { count += size; }

// The linker calls these instead of the functions without `__wrap_`.
const void* __real_memchr(const void* from, int byte, std::size_t size);
void* __real___asan_memcpy(void* to, const void* from, std::size_t size);
void* __real___asan_memmove(void* to, const void* from, std::size_t size);

const void* __wrap_memchr(const void* from, int byte, std::size_t size) {
    const void* found = __real_memchr(from, byte, size);
    count += found == nullptr
                 ? size
                 : static_cast<std::size_t>(static_cast<const char*>(found) - static_cast<const char*>(from));
    return found;
}
void* __wrap___asan_memcpy(void* to, const void* from, std::size_t size) {
    count += size;
    return __real___asan_memcpy(to, from, size);
}
void* __wrap___asan_memmove(void* to, const void* from, std::size_t size) {
    count += size;
    return __real___asan_memmove(to, from, size);
}
}
