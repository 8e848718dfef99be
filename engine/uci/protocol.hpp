#pragma once
// The Universal Chess Interface (Rudolf Huber and Stefan Meyer-Kahlen, 2000): lines in, lines out.

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "game/any_tables.hpp"
#include "uci/options.hpp"
#include "uci/thinker.hpp"

namespace kingcraft::uci {

class Protocol {
  public:
    /// `output` is called from two threads, with one line at a time.
    Protocol(std::unique_ptr<AnyEngine> engine, Output output);

    /// Obeys one line; false when it is `quit`. What is wrong with a line is told in an `info string`.
    bool handle(std::string_view line);
    /// There is no more input: a search that has a limit comes to its end, another one is stopped.
    void end_of_input();

  private:
    using Words = std::vector<std::string>;
    void identify() const;
    /// Obeys what wants the engine for itself; false when there is no such command.
    bool run(const std::string& command, const Words& words);
    void set_option(const Words& words);
    void set_position(const Words& words);
    /// Hands the engine the tables of the folder for its position, as far as there is time, and shortens that.
    void take_tables(Limits& limits);
    void go(const Words& words);
    void ponder_hit();
    void show() const;
    void complain(const Error& error) const;

    /// Those of the options' folder and the engine's variant, since a search first asked for them.
    std::unique_ptr<AnyTables> tables_;
    std::unique_ptr<AnyEngine> engine_;
    Output output_;
    Options options_;
    bool ponders_ = false;
    Thinker thinker_;
};

}  // namespace kingcraft::uci
