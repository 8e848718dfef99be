// The search as JavaScript holds it: it has the clock, and steps for some milliseconds at a time. What can fail returns
// `=` or `!error`, see records.hpp.

#include <emscripten/bind.h>
#include <emscripten/emscripten.h>
#include <optional>
#include <utility>

#include "base/small.hpp"
#include "game/any_engine.hpp"
#include "game/run_bench.hpp"
#include "loaded_nets.hpp"
#include "loaded_tables.hpp"
#include "records.hpp"
#include "transposition_functions.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft::bindings {

namespace {

/// An engine with a table of this number of megabytes, see transposition_memory.cpp. The caller deletes it; null when
/// memory is short.
AnyEngine* new_engine(int megabytes) {
    auto created = AnyEngine::create(megabytes);
    return created ? std::move(created).value().release() : nullptr;
}

std::string reply(const std::optional<Error>& error) { return error ? failure(*error) : success(""); }

std::string set_position(AnyEngine& engine, const std::string& variant, const emscripten::val& fen,
                         const emscripten::val& moves) {
    std::optional<std::string> start;
    if (!fen.isUndefined()) start = fen.as<std::string>();
    return reply(engine.set_position(variant, start, emscripten::vecFromJSArray<std::string>(moves)));
}

template <class T>
std::optional<T> number(const emscripten::val& object, const char* key) {
    const emscripten::val value = object[key];
    if (value.isUndefined()) return std::nullopt;
    return static_cast<T>(value.as<double>());
}

std::optional<ClockLimit> clock_limit(const emscripten::val& clock) {
    if (clock.isUndefined()) return std::nullopt;
    return ClockLimit{number<std::int64_t>(clock, "remaining").value_or(0),
                      number<std::int64_t>(clock, "increment").value_or(0),
                      number<int>(clock, "movesToGo").value_or(0)};
}

/// The object has the fields of `Limits`; those that are undefined are not set.
std::string start(AnyEngine& engine, const emscripten::val& object) {
    Limits limits;
    limits.depth = number<int>(object, "depth");
    limits.nodes = number<std::uint64_t>(object, "nodes");
    limits.movetime = number<std::int64_t>(object, "movetime");
    limits.mate = number<int>(object, "mate");
    limits.clock = clock_limit(object["clock"]);
    if (limits.clock) limits.overhead = number<std::int64_t>(object["clock"], "overhead").value_or(limits.overhead);
    limits.multipv = number<int>(object, "multipv").value_or(limits.multipv);
    limits.level = number<int>(object, "level").value_or(limits.level);
    limits.seed = number<std::uint64_t>(object, "seed").value_or(limits.seed);
    limits.helper = number<int>(object, "helper").value_or(limits.helper);
    engine.set_tables(&loaded_tables_of(engine.variant()));
    engine.set_net(loaded_net_of(engine.variant()));
    const auto moves = emscripten::vecFromJSArray<std::string>(object["searchMoves"]);
    return reply(engine.start(limits, [] { return static_cast<std::int64_t>(emscripten_get_now()); }, moves));
}

/// Searches for this number of milliseconds, until another depth is completed, or until the search with this number is
/// stopped for all who share the table; false when the search is done.
bool step(AnyEngine& engine, double milliseconds, std::uint32_t search) {
    const double end = emscripten_get_now() + milliseconds;
    return engine.step([=] { return emscripten_get_now() < end && !table_is_stopped(search); });
}

/// The nodes of the bench, with the nets that are loaded; the table has to have room for that of a new engine.
double bench() {
    return static_cast<double>(run_bench(loaded_net_of, [](std::string_view, std::string_view, std::uint64_t) {}));
}

std::string report(const AnyEngine& engine) { return record(engine.report()); }

}  // namespace

EMSCRIPTEN_BINDINGS(kingcraft_engine) {
    emscripten::function("newEngine", &new_engine, emscripten::allow_raw_pointers());
    emscripten::function("bench", &bench);

    emscripten::class_<AnyEngine>("Engine")
        .function("setPosition", &set_position)
        .function("fen", &AnyEngine::fen)
        .function("start", &start)
        .function("clear", &AnyEngine::clear)
        .function("step", &step)
        .function("report", &report);
}

}  // namespace kingcraft::bindings

KINGCRAFT_SMALL_END
