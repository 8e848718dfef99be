#pragma once
// English for a person at a terminal, and for the tests: the native program renders messages from the same templates as
// the package. No wasm module has this.

#include <string>
#include <string_view>

#include "base/result.hpp"

namespace kingcraft {

/// The message as a sentence.
std::string english(const Message& message);
inline std::string english(const Error& error) { return english(error.message); }

/// A message that only the native program has, as a whole sentence.
Message sentence(std::string_view text);

}  // namespace kingcraft
