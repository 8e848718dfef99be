#pragma once
// A test that speaks the protocol with the engine.

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <regex>
#include <string>
#include <utility>
#include <vector>

#include "uci/protocol.hpp"

namespace kingcraft::uci {

/// True when one of the lines has this text in it.
inline bool says(const std::vector<std::string>& lines, const std::string& text) {
    return std::any_of(lines.begin(), lines.end(),
                       [&](const std::string& line) { return line.find(text) != std::string::npos; });
}

/// The program, spoken to by a test.
class Conversation {
  public:
    Conversation()
        : protocol_(std::move(AnyEngine::create(1)).value(), [this](const std::string& line) { hear(line); }) {}

    /// False after `quit`.
    bool say(const std::string& line) { return protocol_.handle(line); }
    void hang_up() { protocol_.end_of_input(); }

    /// The lines heard since the last time.
    std::vector<std::string> heard() {
        const std::lock_guard lock(mutex_);
        return std::exchange(lines_, {});
    }
    /// The output after a line, all of which comes at once.
    std::vector<std::string> answer(const std::string& line) {
        heard();
        say(line);
        return heard();
    }
    /// Waits for a line that begins so, and returns it.
    std::string await(const std::string& begin) {
        std::unique_lock lock(mutex_);
        std::string found;
        received_.wait(lock, [&] {
            for (const std::string& line : lines_) {
                if (line.rfind(begin, 0) == 0) found = line;
            }
            return !found.empty();
        });
        return found;
    }

    /// Waits for a line that the pattern describes, after those that were waited for before. Returns what came instead
    /// when a best move is among it; empty when the line came.
    std::string await_match(const std::regex& pattern) {
        std::unique_lock lock(mutex_);
        for (std::string others;;) {
            received_.wait(lock, [&] { return awaited_ < lines_.size(); });
            const std::string& line = lines_[awaited_++];
            const bool is_best = line.starts_with("bestmove");
            if (is_best) since_ = awaited_;
            if (std::regex_match(line, pattern)) return "";
            others += line + "\n";
            if (is_best) return others;
        }
    }
    /// A line that begins so, since the last best move that was waited for, or empty.
    std::string line_that_begins(const std::string& begin) {
        const std::lock_guard lock(mutex_);
        for (std::size_t i = since_; i < lines_.size(); ++i) {
            if (lines_[i].starts_with(begin)) return lines_[i];
        }
        return "";
    }

  private:
    void hear(const std::string& line) {
        const std::lock_guard lock(mutex_);
        lines_.push_back(line);
        received_.notify_all();
    }

    std::mutex mutex_;
    std::condition_variable received_;
    std::vector<std::string> lines_;
    std::size_t awaited_ = 0;
    std::size_t since_ = 0;
    Protocol protocol_;
};

}  // namespace kingcraft::uci
