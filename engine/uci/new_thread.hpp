#pragma once
// A thread, where there is one to be had.

#include <functional>
#include <optional>
#include <thread>

namespace kingcraft::uci {

/// A thread that does the work; nothing where the system gives no more of them.
std::optional<std::thread> new_thread(std::function<void()> work);

}  // namespace kingcraft::uci
