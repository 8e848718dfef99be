#pragma once
// How much work something takes, counted and not timed: clang's instrumentation for fuzzers (SanitizerCoverage, its
// trace-cmp) calls a function at each comparison of the engine's code, the address sanitizer one at each allocation,
// and the linker lets us count what is searched and copied.

#include <cstddef>

namespace kingcraft::test {

/// The comparisons that this thread has made so far, and the bytes that it was given, has searched and has copied.
std::size_t work_done();

/// How much work it is to do something.
template <class Work>
std::size_t counted_work(const Work& work) {
    const std::size_t before = work_done();
    work();
    return work_done() - before;
}

}  // namespace kingcraft::test
