// The native program: a UCI engine, and a few commands.

#include <iostream>
#include <mutex>
#include <string>

#include "english/english.hpp"
#include "uci/commands.hpp"
#include "uci/protocol.hpp"

namespace {

void write_line(const std::string& line) {
    static std::mutex mutex;
    const std::lock_guard lock(mutex);
    std::cout << line << std::endl;
}

void write_progress(const std::string& line) { std::cerr << line << std::endl; }

int fail(const kingcraft::Error& error) {
    std::cerr << "kingcraft: " << kingcraft::english(error) << '\n';
    return 1;
}

}  // namespace

int main(int count, char** words) {
    using namespace kingcraft;
    const std::vector<std::string> arguments(words + 1, words + count);
    if (!arguments.empty()) {
        const auto fault = uci::run_command(arguments, write_line, write_progress);
        return fault ? fail(*fault) : 0;
    }
    auto engine = AnyEngine::create();
    if (!engine) return fail(engine.error());
    uci::Protocol protocol(std::move(engine).value(), write_line);
    for (std::string line; std::getline(std::cin, line);) {
        if (!protocol.handle(line)) return 0;
    }
    protocol.end_of_input();
    return 0;
}
