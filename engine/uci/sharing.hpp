#pragma once
// Long work on numbered positions, spread over threads.

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

#include "endgame/sharing.hpp"

namespace kingcraft::uci {

/// Deals the numbers out in short ranges, so that no thread waits long for another one.
inline ShareOut share_over_threads(int threads) {
    return [threads](std::size_t size, const RangeWork& work) {
        constexpr std::size_t range = std::size_t{1} << 14;
        std::atomic<std::size_t> next = 0;
        const auto run = [&] {
            for (std::size_t begin = next.fetch_add(range); begin < size; begin = next.fetch_add(range))
                work(begin, std::min(begin + range, size));
        };
        std::vector<std::thread> helpers;
        for (int helper = 1; helper < threads; ++helper) helpers.emplace_back(run);
        run();
        for (std::thread& helper : helpers) helper.join();
    };
}

}  // namespace kingcraft::uci
