#include "uci/thinker.hpp"

#include <algorithm>
#include <chrono>

#include "uci/helper_threads.hpp"
#include "uci/info.hpp"
#include "uci/perft.hpp"

namespace kingcraft::uci {

std::int64_t milliseconds_now() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

void Thinker::start(AnyEngine& engine, bool waits) {
    stop();
    stop_ = false;
    hit_ = false;
    waits_ = waits;
    thread_ = std::thread([this, &engine] { think(engine); });
}

void Thinker::count(const AnyEngine& engine, int depth) {
    stop();
    stop_ = false;
    waits_ = false;
    thread_ = std::thread([this, &engine, depth] {
        write_perft(
            engine, depth, [this] { return !stop_; }, output_);
    });
}

void Thinker::stop() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    wanted_.notify_all();
    finish();
}

void Thinker::finish() {
    if (thread_.joinable()) thread_.join();
}

void Thinker::ponder_hit() {
    {
        const std::lock_guard lock(mutex_);
        hit_ = true;
        waits_ = false;
    }
    wanted_.notify_all();
}

void Thinker::think(AnyEngine& engine) {
    // They may still be on their way out when the move is told, which shall not be late for their sake.
    HelperThreads helpers(engine);
    const EngineReport report = search(engine);
    helpers.stop();
    wait_until_wanted();
    const std::string ponder = report.ponder.empty() ? "" : " ponder " + report.ponder;
    output_("bestmove " + (report.best.empty() ? "(none)" : report.best) + ponder);
}

EngineReport Thinker::search(AnyEngine& engine) {
    // After so many looks at the flags the search pauses, for its news to be written.
    constexpr int looks_per_slice = 32;
    // Where nothing new is found for so many milliseconds, the search tells how it goes on.
    constexpr std::int64_t longest_silence = 1000;
    int looks = 0;
    const GoOn go_on = [&] {
        if (hit_.exchange(false)) engine.ponder_hit();
        return !stop_ && ++looks % looks_per_slice != 0;
    };
    const std::int64_t started = milliseconds_now();
    std::vector<std::string> told;
    std::int64_t last_told = 0;
    EngineReport report = engine.report();
    bool more = true;
    while (more && !stop_) {
        more = engine.step(go_on);
        report = engine.report();
        const std::int64_t elapsed = milliseconds_now() - started;
        auto news = lines_of(report);
        if (news == told && elapsed - last_told < longest_silence) continue;
        if (news == told) {
            output_(progress_line(report, elapsed));
        } else {
            for (const std::string& line : info_lines(report, elapsed)) output_(line);
        }
        told = std::move(news);
        last_told = elapsed;
    }
    return report;
}

void Thinker::wait_until_wanted() {
    std::unique_lock lock(mutex_);
    wanted_.wait(lock, [this] { return stop_ || !waits_; });
}

}  // namespace kingcraft::uci
