// The native program: a UCI engine, and a few commands.

#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <mutex>
#include <new>
#include <string>

#include "english/english.hpp"
#include "uci/commands.hpp"
#include "uci/protocol.hpp"
#include "uci/standard_streams.hpp"

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace {

using namespace kingcraft;

/// A position with the most moves that are read fits in half of it.
constexpr std::size_t line_max = std::size_t{1} << 20;

void write_out(const std::string& line) {
    static std::mutex mutex;
    const std::lock_guard lock(mutex);
    write_line(line);
}

void write_progress(const std::string& line) { std::cerr << line << std::endl; }

int fail(const Error& error) {
    std::cerr << "kingcraft: " << english(error) << '\n';
    return 1;
}

/// Large allocations check first whether there is enough memory; this is for all others.
void end_without_memory() {
    std::fputs("kingcraft: There is not enough memory.\n", stderr);
    std::_Exit(1);
}

/// All threads take memory from one heap. glibc would reserve 64 megabytes of addresses for each, which a limit counts:
/// what had been found free by has_memory() would be gone a moment later.
void share_one_heap() {
#ifdef __GLIBC__
    mallopt(M_ARENA_MAX, 1);
#endif
}

}  // namespace

int main(int count, char** words) {
    share_one_heap();
    hear_of_closed_pipes();
    std::set_new_handler(end_without_memory);
    const std::vector<std::string> arguments(words + 1, words + count);
    if (!arguments.empty()) {
        const auto fault = uci::run_command(arguments, write_out, write_progress);
        return fault ? fail(*fault) : 0;
    }
    auto engine = AnyEngine::create();
    if (!engine) return fail(engine.error());
    uci::Protocol protocol(std::move(engine).value(), write_out);
    while (const auto line = read_line(std::cin, line_max)) {
        if (line->is_too_long) {
            write_out("info string The line is longer than " + std::to_string(line_max) + " characters.");
        } else if (!protocol.handle(line->text)) {
            return 0;
        }
    }
    protocol.end_of_input();
    return 0;
}
