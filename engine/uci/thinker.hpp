#pragma once
// The search on its own thread, so that the protocol can be answered meanwhile.

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "uci/search_report.hpp"

namespace kingcraft::uci {

/// Does not own the engine. While it thinks, nothing else may use the engine. Where there is no thread to be had, it
/// thinks at once, for a second at most.
class Thinker {
  public:
    explicit Thinker(Output output) : output_(std::move(output)) {}
    ~Thinker() { stop(); }
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;

    /// Runs the search that the engine was started on. Writes `info` lines and, at the end, `bestmove`. With `waits`,
    /// the latter waits for `stop` or `ponder_hit`.
    void start(AnyEngine& engine, bool waits);
    /// Runs perft on the engine's position and writes the counts, unless it is stopped.
    void count(const AnyEngine& engine, int depth);
    /// Ends the search, if there is one; returns after the best move is written.
    void stop();
    /// Waits for the search to end.
    void finish();
    /// The move was played that the search supposed; with `waits`, the best move waits for `stop` all the same.
    void ponder_hit(bool waits);
    /// When the last best move was written, in milliseconds of the engine's clock. Asked for when nothing is searched.
    std::int64_t ended_at() const { return ended_at_; }

  private:
    void run(const std::function<void()>& work);
    /// True when a search without its own thread has lasted long enough.
    bool is_over() const;
    void think(AnyEngine& engine);
    /// Returns the last report, as it was written.
    EngineReport search(AnyEngine& engine);
    void wait_until_wanted();

    Output output_;
    std::thread thread_;
    std::mutex mutex_;
    std::condition_variable wanted_;
    /// When a search without its own thread ends.
    std::optional<std::int64_t> ends_at_;
    std::int64_t ended_at_ = 0;
    std::atomic<bool> stop_ = false;
    std::atomic<bool> hit_ = false;
    std::atomic<bool> waits_ = false;
};

}  // namespace kingcraft::uci
