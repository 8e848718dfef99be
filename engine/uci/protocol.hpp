#pragma once
// The Universal Chess Interface (Rudolf Huber and Stefan Meyer-Kahlen, 2000): lines in, lines out.

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/any_tables.hpp"
#include "search/net/net.hpp"
#include "uci/client_delay.hpp"
#include "uci/thinker.hpp"
#include "uci/uci_options.hpp"

namespace kingcraft::uci {

class Protocol {
  public:
    /// `output` is called from two threads, with one line at a time.
    Protocol(std::unique_ptr<AnyEngine> engine, Output output);

    /// Handles one line; false for `quit`. Errors are reported as `info string`.
    bool handle(std::string_view line);
    /// Handles the end of input. Waits for what the last `go` asked for where `depth`, `nodes`, `movetime` or `perft`
    /// bounds it; stops any other search.
    void end_of_input();

  private:
    using Words = std::vector<std::string>;
    void identify() const;
    /// Runs a command that needs the engine to be idle; false when there is no such command.
    bool run(const std::string& command, const Words& words);
    void set_option(const Words& words);
    void set_position(const Words& words);
    /// Reads the net of a file, which is of the game that it names. Error: argument, variant.
    std::optional<Error> load_net(const std::string& path);
    /// The net that searches of the engine's variant use; null for none.
    const Net* chosen_net() const;
    /// Loads the endgame tables for the position while time allows, and subtracts the time spent.
    void load_tables(Limits& limits);
    void go(const Words& words);
    void ponder_hit();
    void show() const;
    /// Reports the tables that were found to be wrong since the last time.
    void report_distrusted();
    void report_error(const Error& error) const;

    /// The tables of the options' folder for the engine's variant; null until a search needs them.
    std::unique_ptr<AnyTables> tables_;
    /// Those of them that were reported to be wrong.
    std::vector<Material> distrusted_;
    struct NetOfFile {
        std::string variant;
        Net net;
    };
    /// The net of the option's file.
    std::optional<NetOfFile> net_;
    std::unique_ptr<AnyEngine> engine_;
    Output output_;
    Options options_;
    bool ponders_ = false;
    /// The last search has no limit: it goes on after `ponderhit` too, until it is stopped.
    bool infinite_ = false;
    /// Depth, nodes or time of their own bound what is searched or counted.
    bool is_bounded_ = true;
    /// When the last search was asked for, in milliseconds of the engine's clock.
    std::int64_t asked_at_ = 0;
    ClientDelay delay_;
    Thinker thinker_;
};

}  // namespace kingcraft::uci
