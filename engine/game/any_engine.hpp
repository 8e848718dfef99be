#pragma once
// The search of any variant: text and plain data on this side, templates on the other. No clock and no threads in here.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "endgame/endgame_tables.hpp"
#include "search/limits.hpp"
#include "search/net/net.hpp"
#include "search/score.hpp"

namespace kingcraft {

/// One of the best moves with what follows it.
struct EngineLine {
    /// Plies searched in full, and in the longest line looked at.
    int depth = 0;
    int seldepth = 0;
    Score score;
    /// The score may be still higher; the search is about to find out.
    bool is_lower_bound = false;
    /// Coordinates of the moves, the line's own first; never empty.
    std::vector<std::string> pv;
};

/// The result of a search so far.
struct EngineReport {
    /// The move to play; empty only when there is no legal move.
    std::string best;
    /// The answer that is expected to it; empty when none is known.
    std::string ponder;
    /// Best first. Before the first move is searched, the evaluation of the position at depth 0.
    std::vector<EngineLine> lines;
    /// Where there is no legal move: a mate in 0 moves, or a draw.
    std::optional<Score> end;
    /// Of all threads.
    std::uint64_t nodes = 0;
    /// How many entries of a thousand in the table are of this search.
    int hashfull = 0;
    /// The move that is searched now, and its number among the moves of the position, from 1; empty between two.
    std::string current;
    std::size_t current_number = 0;
    /// The last depth that was completed, in plies.
    int depth = 0;
};

/// A search that is prepared once and runs in slices:
///
///     engine.set_position("tax");
///     engine.start({.movetime = 1000}, now);
///     while (engine.step(nodes)) show(engine.report());
///
/// A call that returns an error has changed nothing.
class AnyEngine {
  public:
    static constexpr std::string_view variant_default = "chess";
    static constexpr int hash_min = 1;
    static constexpr int hash_max = 4096;
    static constexpr int hash_default = 16;
    static constexpr int threads_max = 256;

    /// An engine with a transposition table of this many megabytes, set up with `variant_default`. Error: argument.
    static Result<std::unique_ptr<AnyEngine>> create(int hash_megabytes = hash_default);
    ~AnyEngine();

    /// Replaces the transposition table; the search under way ends. Error: argument.
    std::optional<Error> set_hash(int megabytes);
    /// How many threads will search together from the next start on, 1 at first: one of them calls `step`, each of the
    /// others `help`. Error: argument.
    std::optional<Error> set_threads(int count);
    /// Clears the transposition table and the histories; the search under way ends.
    void clear();

    /// The position after these moves, coordinates or SAN, from the start position or from a FEN; the search under way
    /// ends. Errors: variant, fen, illegal_move, ambiguous_move.
    std::optional<Error> set_position(std::string_view variant, std::optional<std::string_view> fen = std::nullopt,
                                      const std::vector<std::string>& moves = {});
    std::string_view variant() const;
    std::string fen() const;
    /// The pieces on the board.
    Material material() const;

    /// The endgame tables of the variant that searches at full strength use, from the next start on, until the variant
    /// changes; null for none. They must outlive their use.
    void set_tables(const EndgameTableStore* tables);
    /// The net of the variant that searches use, from the next start on, until the variant changes; null for none. It
    /// must outlive its use.
    void set_net(const Net* net);

    /// Why this text is no legal move of the position; nothing where it is one.
    std::optional<Error> move_fault(const std::string& move) const;

    /// Prepares a search of the position. `now` is needed for limits of time alone. A limit of nodes is shared out
    /// among the threads. `moves`, coordinates or SAN, are those to choose from, all when there are none. Errors:
    /// argument, illegal_move, ambiguous_move.
    std::optional<Error> start(const Limits& limits, Now now = {}, const std::vector<std::string>& moves = {});
    /// Searches on until another depth is completed, or `go_on`, asked every 1024 nodes, says no; returns false when
    /// the search is done.
    bool step(const GoOn& go_on);
    /// Searches on for about this many nodes; returns false when the search is done.
    bool step(std::uint64_t nodes);
    /// Searches until a limit is reached.
    void run();
    /// How many threads the search has in addition to the one that calls `step`; none below the highest
    /// level, since the lower ones are to see less.
    int helpers() const;
    /// How many it would have with memory for all of them.
    int helpers_wanted() const;
    /// Searches beside `step` until `go_on`, asked every 1024 nodes, says no. `helper` is from 1 to `helpers()`, each
    /// for one thread. Of all other functions only `step` and `report` may be called meanwhile.
    void help(int helper, const GoOn& go_on);
    /// The opponent played the move that was pondered on: time counts from now.
    void ponder_hit();
    bool is_done() const;
    EngineReport report() const;

    /// The coordinates of the legal moves, and for each the leaves of its tree of `depth` plies in all, 1 at least.
    /// None when `go_on`, asked every few ten thousand leaves, says no.
    using Division = std::vector<std::pair<std::string, std::uint64_t>>;
    std::optional<Division> divide(int depth, const GoOn& go_on) const;

  private:
    class State;
    explicit AnyEngine(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

}  // namespace kingcraft
