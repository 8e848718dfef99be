// Compiled with exceptions, as no other file of the program: std::thread has no other way to say that there is no
// thread.

#include "uci/new_thread.hpp"

#include <system_error>
#include <utility>

namespace kingcraft::uci {

std::optional<std::thread> new_thread(std::function<void()> work) {
    try {
        return std::thread(std::move(work));
    } catch (const std::system_error&) {
        return std::nullopt;
    }
}

}  // namespace kingcraft::uci
