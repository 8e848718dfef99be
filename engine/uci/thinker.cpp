#include "uci/thinker.hpp"

#include <algorithm>

#include "uci/worker_threads.hpp"

namespace kingcraft::uci {

void Thinker::start(AnyEngine& engine, bool waits) {
    stop();
    stop_ = false;
    hit_ = false;
    waits_ = waits;
    run([this, &engine] { think(engine); });
}

void Thinker::count(const AnyEngine& engine, int depth) {
    stop();
    stop_ = false;
    waits_ = false;
    run([this, &engine, depth] { write_perft(engine, depth, [this] { return !stop_ && !is_over(); }, output_); });
}

void Thinker::run(const std::function<void()>& work) {
    // Where nobody can be heard meanwhile, nobody waits longer.
    constexpr std::int64_t longest_alone = 1000;
    ends_at_.reset();
    if (auto thread = new_thread(work)) {
        thread_ = std::move(*thread);
        return;
    }
    output_("info string There is no thread to think on: the answer comes after a second at most.");
    ends_at_ = milliseconds_now() + longest_alone;
    work();
}

bool Thinker::is_over() const { return ends_at_ && milliseconds_now() >= *ends_at_; }

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

void Thinker::ponder_hit(bool waits) {
    {
        const std::lock_guard lock(mutex_);
        hit_ = true;
        waits_ = waits;
    }
    wanted_.notify_all();
}

void Thinker::think(AnyEngine& engine) {
    // The helpers may still run when the move is written; the move must not wait for them.
    HelperThreads helpers(engine);
    if (helpers.count() < engine.helpers_wanted()) {
        output_("info string There are threads and memory for " + std::to_string(helpers.count()) + " of " +
                std::to_string(engine.helpers_wanted()) + " helpers only.");
    }
    const EngineReport report = search(engine);
    helpers.stop();
    wait_until_wanted();
    const std::string ponder = report.ponder.empty() ? "" : " ponder " + report.ponder;
    ended_at_ = milliseconds_now();
    output_("bestmove " + (report.best.empty() ? "(none)" : report.best) + ponder);
}

EngineReport Thinker::search(AnyEngine& engine) {
    // After so many calls the search pauses, so that new results can be written.
    constexpr int calls_per_slice = 32;
    // After so many milliseconds without a new result, the search reports its progress.
    constexpr std::int64_t longest_silence = 1000;
    int calls = 0;
    const GoOn go_on = [&] {
        if (hit_.exchange(false)) engine.ponder_hit();
        return !stop_ && ++calls % calls_per_slice != 0;
    };
    const std::int64_t started = milliseconds_now();
    std::vector<std::string> reported;
    std::int64_t last_reported = 0;
    EngineReport report = engine.report();
    bool more = true;
    while (more && !stop_ && !is_over()) {
        more = engine.step(go_on);
        report = engine.report();
        const std::int64_t elapsed = milliseconds_now() - started;
        auto lines = lines_of(report);
        if (lines == reported && elapsed - last_reported < longest_silence) continue;
        if (lines == reported) {
            output_(progress_line(report, elapsed));
        } else {
            for (const std::string& line : info_lines(report, elapsed)) output_(line);
        }
        reported = std::move(lines);
        last_reported = elapsed;
    }
    // Stopped at once, or without a move: clients expect a score in front of the best move.
    if (reported.empty()) {
        for (const std::string& line : info_lines(report, milliseconds_now() - started)) output_(line);
    }
    return report;
}

void Thinker::wait_until_wanted() {
    std::unique_lock lock(mutex_);
    wanted_.wait(lock, [this] { return stop_ || !waits_ || ends_at_; });
}

}  // namespace kingcraft::uci
