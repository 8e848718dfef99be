// Searches on several threads. The thread sanitizer runs these tests too.

#include <algorithm>
#include <mutex>

#include "support/game_test_case.hpp"
#include "uci/thinker.hpp"

namespace kingcraft::uci {
namespace {

/// An engine that thinks on several threads, and what it says.
class ThreadedEngine {
  public:
    ThreadedEngine(std::string_view variant, int threads) {
        REQUIRE_FALSE(engine_->set_position(variant));
        REQUIRE_FALSE(engine_->set_threads(threads));
    }

    void start(const Limits& limits, bool waits) {
        REQUIRE_FALSE(engine_->start(limits, milliseconds_now));
        thinker_.start(*engine_, waits);
    }
    void stop() { thinker_.stop(); }
    void finish() { thinker_.finish(); }

    /// The last line since the last time; asked for when nothing is searched.
    std::string last_line() {
        const std::lock_guard lock(mutex_);
        return std::exchange(last_line_, {});
    }
    /// The first move of the last best line that was reported.
    std::string last_reported() {
        const std::lock_guard lock(mutex_);
        const std::string begin = " pv ";
        const std::size_t at = last_line_of_moves_.find(begin) + begin.size();
        return last_line_of_moves_.substr(at, last_line_of_moves_.find(' ', at) - at);
    }
    bool can_play(std::string_view variant, const std::string& move) {
        return !engine_->set_position(variant, std::nullopt, {move});
    }
    std::uint64_t nodes() const { return engine_->report().nodes; }

  private:
    void hear(const std::string& line) {
        const std::lock_guard lock(mutex_);
        last_line_ = line;
        if (line.find(" pv ") != std::string::npos) last_line_of_moves_ = line;
    }

    std::mutex mutex_;
    std::string last_line_;
    std::string last_line_of_moves_;
    std::unique_ptr<AnyEngine> engine_ = std::move(AnyEngine::create(1)).value();
    Thinker thinker_{[this](const std::string& line) { hear(line); }};
};

/// The move in `bestmove e2e4 ponder e7e5`.
std::string best_move(const std::string& line) {
    const std::string begin = "bestmove ";
    if (line.rfind(begin, 0) != 0) return {};
    return line.substr(begin.size(), line.find(' ', begin.size()) - begin.size());
}

}  // namespace

GAME_ID_TEST_CASE("several threads find a move in every game", "[threads]") {
    for (const int threads : {2, 4}) {
        ThreadedEngine engine(game_id, threads);
        engine.start({.depth = 5}, false);
        engine.finish();
        const std::string line = engine.last_line();
        INFO(game_id << " on " << threads << " threads: " << line);
        CHECK(engine.can_play(game_id, best_move(line)));
    }
}

GAME_ID_TEST_CASE("several threads are stopped at any moment", "[threads]") {
    ThreadedEngine engine(game_id, 3);
    for (int round = 0; round < 5; ++round) {
        engine.start({}, true);
        engine.stop();
        const std::string line = engine.last_line();
        INFO(game_id << ", round " << round << ": " << line);
        CHECK_FALSE(best_move(line).empty());
    }
}

GAME_ID_TEST_CASE("the move of several threads is the one that they reported last", "[threads]") {
    ThreadedEngine engine(game_id, 3);
    for (const std::uint64_t nodes : {3000U, 9000U, 27000U}) {
        engine.start({.nodes = nodes}, false);
        engine.finish();
        INFO(game_id << ", " << nodes << " nodes");
        CHECK(best_move(engine.last_line()) == engine.last_reported());
    }
}

TEST_CASE("several threads hold a limit of nodes", "[threads]") {
    for (const std::uint64_t nodes : {1U, 1000U, 20000U}) {
        ThreadedEngine engine("chess", 4);
        engine.start({.nodes = nodes}, false);
        engine.finish();
        INFO("limit " << nodes << ": " << engine.nodes());
        CHECK(engine.nodes() <= std::max<std::uint64_t>(nodes, 4));
        CHECK_FALSE(best_move(engine.last_line()).empty());
    }
}

}  // namespace kingcraft::uci
