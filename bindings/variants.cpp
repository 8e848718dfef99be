// The list of the games, the check of a FEN, and the memory in use.

#include <emscripten/bind.h>
#include <malloc.h>

#include "records.hpp"

namespace kingcraft::bindings {

namespace {

std::string list_variants() { return records(variant_infos()); }

std::string validate_fen(const std::string& variant, const std::string& fen) {
    const std::optional<Error> error = check_fen(variant, fen);
    return error ? failure(*error) : success("");
}

/// Bytes that the allocator has given out.
double memory_in_use() { return static_cast<double>(mallinfo().uordblks); }

}  // namespace

EMSCRIPTEN_BINDINGS(kingcraft_variants) {
    emscripten::function("variants", &list_variants);
    emscripten::function("validateFen", &validate_fen);
    emscripten::function("memoryInUse", &memory_in_use);
}

}  // namespace kingcraft::bindings
