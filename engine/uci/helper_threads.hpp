#pragma once
// The threads that search beside the one that thinks.

#include <atomic>
#include <thread>
#include <vector>

#include "game/any_engine.hpp"

namespace kingcraft::uci {

/// Runs the helpers of the search that the engine was started on, from construction until they are stopped; the
/// destructor waits for them to end.
class HelperThreads {
  public:
    explicit HelperThreads(AnyEngine& engine) {
        for (int helper = 1; helper <= engine.helpers(); ++helper) {
            threads_.emplace_back([this, &engine, helper] { engine.help(helper, [this] { return !stop_; }); });
        }
    }
    ~HelperThreads() {
        stop();
        for (std::thread& thread : threads_) thread.join();
    }
    HelperThreads(const HelperThreads&) = delete;
    HelperThreads& operator=(const HelperThreads&) = delete;

    /// Tells them to end, without waiting for it.
    void stop() { stop_ = true; }

  private:
    std::atomic<bool> stop_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace kingcraft::uci
