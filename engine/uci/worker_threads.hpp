#pragma once
// Threads beside the main one: helpers of a search, and ranges of parallel work.

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

#include "base/memory.hpp"
#include "endgame/build_steps.hpp"
#include "game/any_engine.hpp"
#include "uci/new_thread.hpp"

namespace kingcraft::uci {

/// Runs the helpers of the search that the engine was started on, from construction until `stop`, as far as there are
/// threads and memory for them. The destructor waits for them to end.
class HelperThreads {
  public:
    explicit HelperThreads(AnyEngine& engine) {
        for (int helper = 1; helper <= engine.helpers() && has_memory(spare_memory); ++helper) {
            auto thread = new_thread([this, &engine, helper] { engine.help(helper, [this] { return !stop_; }); });
            if (!thread) break;
            threads_.push_back(std::move(*thread));
        }
    }
    ~HelperThreads() {
        stop();
        for (std::thread& thread : threads_) thread.join();
    }
    HelperThreads(const HelperThreads&) = delete;
    HelperThreads& operator=(const HelperThreads&) = delete;

    /// Tells the helpers to end, without waiting.
    void stop() { stop_ = true; }
    int count() const { return static_cast<int>(threads_.size()); }

  private:
    std::atomic<bool> stop_ = false;
    std::vector<std::thread> threads_;
};

/// Spreads numbers over threads in short ranges, so that no thread waits long for another one.
inline ParallelFor parallel_over_threads(int threads) {
    return [threads](std::size_t size, const RangeWork& work) {
        constexpr std::size_t range = std::size_t{1} << 14;
        std::atomic<std::size_t> next = 0;
        const auto run = [&] {
            for (std::size_t begin = next.fetch_add(range); begin < size; begin = next.fetch_add(range))
                work(begin, std::min(begin + range, size));
        };
        std::vector<std::thread> helpers;
        for (int helper = 1; helper < threads; ++helper) {
            auto thread = new_thread(run);
            if (!thread) break;
            helpers.push_back(std::move(*thread));
        }
        run();
        for (std::thread& helper : helpers) helper.join();
    };
}

}  // namespace kingcraft::uci
