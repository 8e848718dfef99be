#pragma once
// The endgame tables of any variant in a folder, behind an interface without templates.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "endgame/build_steps.hpp"
#include "endgame/endgame_tables.hpp"
#include "search/limits.hpp"

namespace kingcraft {

/// The cost of building a table.
struct TablePlan {
    std::string material;
    /// True when the folder has a file of it that is not empty: there is nothing to build.
    bool is_there;
    /// How many numbers the table has.
    std::uint64_t size;
    /// The memory that building it takes, with the tables that it depends on.
    std::uint64_t bytes;
};

/// The content of a table.
struct TableFacts {
    std::string material;
    std::uint64_t size;
    /// The size of its file.
    std::uint64_t bytes;
    /// By the side to move.
    std::array<EndgameCount, color_count> counts;
    /// How many of those are cursed: won or lost, but drawn with the fifty-move rule.
    std::array<std::uint64_t, color_count> cursed;
    int longest;
    /// A position that takes that long; empty if all are drawn.
    std::string longest_fen;
    std::uint64_t milliseconds;
};

/// Receives the FEN of a position, and its value for the side to move.
using PositionReport = std::function<void(const std::string& fen, EndgameValue value)>;

/// Milliseconds of a monotonic clock.
using Clock = std::function<std::int64_t()>;

/// The tables of one game in one folder. A call that returns an error has changed nothing.
class AnyTables {
  public:
    /// Error: variant.
    static Result<std::unique_ptr<AnyTables>> create(std::string_view variant, std::string_view folder);
    virtual ~AnyTables() = default;

    /// The names of the materials of this many pieces that have their own table.
    virtual std::vector<std::string> materials(int pieces) const = 0;
    /// True when the folder has something of the name of this table, sound or not.
    virtual bool is_there(std::string_view material) const = 0;
    /// The table of this material and all that it depends on; each comes after those that it depends on. Error:
    /// argument.
    virtual Result<std::vector<TablePlan>> plan(std::string_view material) const = 0;
    /// How long it may take to build this table on one thread, in milliseconds, by a sample; the tables that it depends
    /// on must be there. Error: argument.
    virtual Result<std::uint64_t> estimate(std::string_view material, const Clock& clock) = 0;
    /// Builds this table and writes it; the tables that it depends on must be there. Intermediate results are stored
    /// in the folder every half minute, and a later call continues with them. Error: argument.
    virtual std::optional<Error> build(std::string_view material, const ParallelFor& parallel_for,
                                       const PassReport& report, const Clock& clock) = 0;
    /// Takes the tables of the folder that follow from this material by captures and promotions, unless they are too
    /// many for that to happen soon: their own first, and the rest another time once `go_on`, asked before each, says
    /// no. Returns what is wrong with those that are there but not sound, once for each.
    virtual std::vector<Error> take_for(const Material& material, const GoOn& go_on) = 0;
    /// The tables that are loaded or built; valid as long as this object.
    virtual const EndgameTableStore& tables() const = 0;
    /// Error: argument, when the table is not there or not sound.
    virtual Result<TableFacts> facts(std::string_view material) = 0;
    /// Reports all positions of the table, of mirror images only one. Error: argument, when it is not there or not
    /// sound.
    virtual std::optional<Error> list(std::string_view material, const PositionReport& report) = 0;
    /// Compares this number of values of the table, or all, with the values after their moves. Returns the
    /// FEN of a position where they differ, if there is one. Error: argument.
    virtual Result<std::optional<std::string>> verify(std::string_view material, std::uint64_t samples,
                                                      const ParallelFor& parallel_for) = 0;
};

/// The tables of a game.
struct TablesModule {
    std::string_view id;
    std::unique_ptr<AnyTables> (*in_folder)(std::string_view folder);
};

}  // namespace kingcraft
