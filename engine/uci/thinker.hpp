#pragma once
// The search on a thread of its own, so that the protocol can be answered meanwhile.

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

#include "game/any_engine.hpp"

namespace kingcraft::uci {

/// Writes one line.
using Output = std::function<void(const std::string& line)>;

/// Owns no engine: while it thinks, nobody else may touch the one it was given.
class Thinker {
  public:
    explicit Thinker(Output output) : output_(std::move(output)) {}
    ~Thinker() { stop(); }
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;

    /// Runs the search that the engine was started on, writing `info` lines and at the end `bestmove`. With `waits`,
    /// that one is kept back until `stop` or `ponder_hit`.
    void start(AnyEngine& engine, bool waits);
    /// Counts the moves of the engine's position, and writes them unless it is stopped.
    void count(const AnyEngine& engine, int depth);
    /// Ends the search, if there is one; returns when the best move is told.
    void stop();
    /// Lets the search come to its own end, and returns then.
    void finish();
    void ponder_hit();
    /// True when the search goes on until it is stopped.
    bool waits() const { return waits_; }

  private:
    void think(AnyEngine& engine);
    /// Returns what the search has come to, as it was told.
    EngineReport search(AnyEngine& engine);
    void wait_until_wanted();

    Output output_;
    std::thread thread_;
    std::mutex mutex_;
    std::condition_variable wanted_;
    std::atomic<bool> stop_ = false;
    std::atomic<bool> hit_ = false;
    std::atomic<bool> waits_ = false;
};

/// The milliseconds of a clock that only goes forward.
std::int64_t milliseconds_now();

}  // namespace kingcraft::uci
