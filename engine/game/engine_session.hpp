#pragma once
// A game as the search sees it, behind an interface without templates. TypedSession implements it.

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "board/move.hpp"
#include "game/any_engine.hpp"
#include "search/net/net.hpp"
#include "search/transposition_table.hpp"
#include "variants/bench_positions.hpp"

namespace kingcraft {

/// The positions of a game and the search of the last one.
class EngineSession {
  public:
    virtual ~EngineSession() = default;
    virtual std::string_view variant() const = 0;
    virtual std::string fen() const = 0;
    virtual Material material() const = 0;
    /// Goes to another position of the variant, and keeps what searches have learned. Errors: fen, illegal_move,
    /// ambiguous_move.
    virtual std::optional<Error> set_game(std::optional<std::string_view> fen,
                                          const std::vector<std::string>& moves) = 0;
    /// The moves of the position that the texts mean. Errors: illegal_move, ambiguous_move.
    virtual Result<std::vector<Move>> find_moves(const std::vector<std::string>& texts) const = 0;
    /// Forgets what searches have learned.
    virtual void forget() = 0;
    /// The limits are those of the main search, beside which `helpers` others may run, or as many as there is memory
    /// for. The tables outlive them all; those of endgames are null for none, as the net.
    virtual void start(TranspositionTable& table, const Limits& limits, Now now, int helpers,
                       const EndgameTableStore* endgames, const Net* net) = 0;
    virtual void drop_search() = 0;
    virtual bool step(const GoOn* go_on, bool ends_with_depth) = 0;
    virtual int helpers() const = 0;
    virtual void help(int helper, const GoOn& go_on) = 0;
    virtual void ponder_hit() = 0;
    virtual bool is_done() const = 0;
    virtual EngineReport report() const = 0;
    virtual std::optional<AnyEngine::Division> divide(int depth, const GoOn& go_on) const = 0;
};

/// The search of a game.
struct SearchModule {
    std::string_view id;
    /// A session without a game yet.
    std::unique_ptr<EngineSession> (*new_session)();
    NetShape net_shape;
    std::span<const BenchPosition> bench;
};

/// That of the game with this id, or null.
const SearchModule* find_search_module(std::string_view id);

}  // namespace kingcraft
