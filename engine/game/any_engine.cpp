#include "game/any_engine.hpp"

#include <algorithm>

#include "base/memory.hpp"
#include "base/small.hpp"
#include "game/engine_session.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

namespace {

Error argument_error(Message message) { return {ErrorCode::argument, std::move(message)}; }
Error argument_error(std::string_view key) { return argument_error(Message(key)); }

/// The limit is one of those that the form `limit` of the languages knows.
Error range_error(std::string_view limit, int value, int least, int most) {
    return argument_error(
        Message("limit-range").with("limit=", limit).with("value#", value).with("least#", least).with("most#", most));
}

/// The fault in the limits, or nothing.
std::optional<Error> check_limits(const Limits& limits) {
    if (limits.depth && (*limits.depth < 1 || *limits.depth > depth_max))
        return range_error("depth", *limits.depth, 1, depth_max);
    if (limits.nodes && *limits.nodes == 0) return argument_error("limit-nodes");
    if (limits.movetime && *limits.movetime < 0) return argument_error("limit-movetime");
    if (limits.clock && (limits.clock->increment < 0 || limits.clock->moves_to_go < 0))
        return argument_error("limit-clock");
    if (limits.overhead < 0) return argument_error("limit-overhead");
    if (limits.mate && *limits.mate < 1) return argument_error("limit-mate");
    if (limits.multipv < 1 || limits.multipv > multipv_max) return range_error("lines", limits.multipv, 1, multipv_max);
    if (limits.level < level_min || limits.level > level_max)
        return range_error("level", limits.level, level_min, level_max);
    return std::nullopt;
}

Result<TranspositionTable> make_table(int megabytes) {
    if (megabytes < AnyEngine::hash_min || megabytes > AnyEngine::hash_max) {
        return range_error("hash", megabytes, AnyEngine::hash_min, AnyEngine::hash_max);
    }
    constexpr std::size_t megabyte = std::size_t{1} << 20;
    const bool fits = has_memory(static_cast<std::size_t>(megabytes) * megabyte + spare_memory);
    auto table = fits ? TranspositionTable::create(megabytes) : std::nullopt;
    if (!table) return argument_error(Message("hash-memory").with("megabytes#", megabytes));
    return std::move(*table);
}

/// The limits of one of these threads in a search with these limits.
Limits share_of(Limits limits, int threads) {
    if (limits.nodes) limits.nodes = std::max<std::uint64_t>(*limits.nodes / static_cast<std::uint64_t>(threads), 1);
    return limits;
}

/// A session of the variant, without a game yet; null when there is no such variant.
std::unique_ptr<EngineSession> make_session(std::string_view variant) {
    const SearchModule* search = find_search_module(variant);
    return search ? search->new_session() : nullptr;
}

}  // namespace

class AnyEngine::State {
  public:
    TranspositionTable table;
    std::unique_ptr<EngineSession> session;
    int threads = 1;
    int helpers_wanted = 0;
    const EndgameTableStore* endgames = nullptr;
    const Net* net = nullptr;
};

AnyEngine::AnyEngine(std::unique_ptr<State> state) : state_(std::move(state)) {}
AnyEngine::~AnyEngine() = default;

Result<std::unique_ptr<AnyEngine>> AnyEngine::create(int hash_megabytes) {
    auto table = make_table(hash_megabytes);
    if (!table) return table.error();
    auto session = make_session(variant_default);
    session->set_game(std::nullopt, {});
    std::unique_ptr<State> state(new State{std::move(table).value(), std::move(session)});
    return std::unique_ptr<AnyEngine>(new AnyEngine(std::move(state)));
}

std::optional<Error> AnyEngine::set_hash(int megabytes) {
    auto table = make_table(megabytes);
    if (!table) return table.error();
    state_->session->drop_search();
    state_->table = std::move(table).value();
    return std::nullopt;
}

std::optional<Error> AnyEngine::set_threads(int count) {
    if (count < 1 || count > threads_max) return range_error("threads", count, 1, threads_max);
    state_->threads = count;
    return std::nullopt;
}

void AnyEngine::clear() {
    state_->session->drop_search();
    state_->session->forget();
    state_->table.clear();
}

std::optional<Error> AnyEngine::set_position(std::string_view variant, std::optional<std::string_view> fen,
                                             const std::vector<std::string>& moves) {
    if (variant == state_->session->variant()) return state_->session->set_game(fen, moves);
    auto session = make_session(variant);
    if (!session) return Error{ErrorCode::variant, Message("variant-unknown").with("variant=", shown(variant))};
    if (auto fault = session->set_game(fen, moves)) return fault;
    state_->session = std::move(session);
    state_->endgames = nullptr;
    state_->net = nullptr;
    return std::nullopt;
}

std::string_view AnyEngine::variant() const { return state_->session->variant(); }
std::string AnyEngine::fen() const { return state_->session->fen(); }
Material AnyEngine::material() const { return state_->session->material(); }

void AnyEngine::set_tables(const EndgameTableStore* tables) { state_->endgames = tables; }
void AnyEngine::set_net(const Net* net) { state_->net = net; }

std::optional<Error> AnyEngine::move_fault(const std::string& move) const {
    const auto found = state_->session->find_moves({move});
    return found ? std::nullopt : std::optional(found.error());
}

std::optional<Error> AnyEngine::start(const Limits& limits, Now now, const std::vector<std::string>& moves) {
    if (auto fault = check_limits(limits)) return fault;
    if ((limits.movetime || limits.clock) && !now) return argument_error("limit-no-clock");
    auto chosen = state_->session->find_moves(moves);
    if (!chosen) return chosen.error();
    const int threads = limits.level == level_max ? state_->threads : 1;
    state_->table.set_variant(state_->session->variant());
    // A helper in another program shares the age of the table with the rest of it.
    if (limits.helper == 0) state_->table.age(limits.level < level_max);
    Limits share = share_of(limits, threads);
    share.moves = std::move(chosen).value();
    state_->helpers_wanted = threads - 1;
    state_->session->start(state_->table, share, std::move(now), threads - 1, state_->endgames, state_->net);
    return std::nullopt;
}

bool AnyEngine::step(const GoOn& go_on) { return state_->session->step(&go_on, true); }

bool AnyEngine::step(std::uint64_t nodes) {
    std::uint64_t searched = 0;
    const GoOn go_on = [&] { return (searched += poll_interval) < nodes; };
    return state_->session->step(&go_on, false);
}

void AnyEngine::run() { state_->session->step(nullptr, false); }

int AnyEngine::helpers() const { return state_->session->helpers(); }
int AnyEngine::helpers_wanted() const { return state_->helpers_wanted; }
void AnyEngine::help(int helper, const GoOn& go_on) { state_->session->help(helper, go_on); }

void AnyEngine::ponder_hit() { state_->session->ponder_hit(); }
bool AnyEngine::is_done() const { return state_->session->is_done(); }
EngineReport AnyEngine::report() const {
    EngineReport report = state_->session->report();
    report.hashfull = state_->table.hashfull();
    return report;
}

std::optional<AnyEngine::Division> AnyEngine::divide(int depth, const GoOn& go_on) const {
    return state_->session->divide(depth, go_on);
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
