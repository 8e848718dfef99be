// Conversations in the protocol.

#include "uci/protocol.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <condition_variable>
#include <mutex>

namespace kingcraft::uci {
namespace {

/// The program, spoken to by a test.
class Conversation {
  public:
    Conversation()
        : protocol_(std::move(AnyEngine::create(1)).value(), [this](const std::string& line) { hear(line); }) {}

    /// False after `quit`.
    bool say(const std::string& line) { return protocol_.handle(line); }
    void hang_up() { protocol_.end_of_input(); }

    /// The lines heard since the last time.
    std::vector<std::string> heard() {
        const std::lock_guard lock(mutex_);
        return std::exchange(lines_, {});
    }
    /// What is heard after a line, all of which comes at once.
    std::vector<std::string> answer(const std::string& line) {
        heard();
        say(line);
        return heard();
    }
    /// Waits for a line that begins so, and returns it.
    std::string await(const std::string& begin) {
        std::unique_lock lock(mutex_);
        std::string found;
        news_.wait(lock, [&] {
            for (const std::string& line : lines_) {
                if (line.rfind(begin, 0) == 0) found = line;
            }
            return !found.empty();
        });
        return found;
    }

  private:
    void hear(const std::string& line) {
        const std::lock_guard lock(mutex_);
        lines_.push_back(line);
        news_.notify_all();
    }

    std::mutex mutex_;
    std::condition_variable news_;
    std::vector<std::string> lines_;
    Protocol protocol_;
};

bool has(const std::vector<std::string>& lines, const std::string& line) {
    return std::find(lines.begin(), lines.end(), line) != lines.end();
}

}  // namespace

TEST_CASE("the engine introduces itself", "[uci]") {
    Conversation talk;
    const auto lines = talk.answer("uci");
    CHECK(has(lines, "id name Kingcraft"));
    CHECK(has(lines,
              "option name UCI_Variant type combo default chess var chess var levitating var tax var flying var "
              "kingscourt var twokings"));
    CHECK(has(lines, "option name Hash type spin default 16 min 1 max 4096"));
    CHECK(has(lines, "option name MultiPV type spin default 1 min 1 max 256"));
    CHECK(has(lines, "option name Threads type spin default 1 min 1 max 256"));
    CHECK(has(lines, "option name Skill Level type spin default 10 min 1 max 10"));
    CHECK(lines.back() == "uciok");
    CHECK(talk.answer("isready") == std::vector<std::string>{"readyok"});
}

TEST_CASE("a position is set up and shown", "[uci]") {
    struct Row {
        std::string variant;
        std::string position;
        std::string fen;
    };
    const std::vector<Row> rows{
        {"chess", "position startpos moves e2e4 e7e5", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"},
        {"chess", "position  fen 4k3/8/8/8/8/8/4P3/4K3 w - -  moves e2e4", "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1"},
        {"tax", "position fen 4k3/8/8/8/8/8/2P3P1/R3K2R w KQ - 0 1 moves e1g1o", "4k3/8/8/8/8/8/2P3P1/R4RK1 b - - 1 1"},
        {"twokings", "position startpos", "rnbqkknr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKKNR w KQkq - 0 1"},
        {"flying", "position startpos moves f1f1^",
         "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQK1NR|8/8/8/8/8/8/8/5B2 b KQkq - 1 1"},
    };
    Conversation talk;
    for (const Row& row : rows) {
        INFO(row.variant << " " << row.position);
        CHECK(talk.answer("setoption name UCI_Variant value " + row.variant).empty());
        CHECK(talk.answer(row.position).empty());
        const auto shown = talk.answer("d");
        CHECK(has(shown, "Variant: " + row.variant));
        CHECK(has(shown, "FEN: " + row.fen));
    }
}

TEST_CASE("bad input is answered with a sentence and changes nothing", "[uci]") {
    const std::vector<std::string> bad_lines{
        "foo",
        "position",
        "position here",
        "position startpos e2e4",
        "position fen",
        "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
        "position startpos moves e2e5",
        "position startpos moves e2e4 e2e4",
        "setoption",
        "setoption name",
        "setoption name Style value wild",
        "setoption name Hash",
        "setoption name Hash value much",
        "setoption name Hash value 0",
        "setoption name Hash value 99999999999999999999",
        "setoption name MultiPV value 257",
        "setoption name Threads value 257",
        "setoption name Skill Level value 11",
        "setoption name UCI_Variant value nochess",
        "go depth x",
        "go perft 13",
        std::string(100000, 'x'),
    };
    Conversation talk;
    talk.say("setoption name UCI_Variant value levitating");
    talk.say("position startpos moves e2e4");
    const auto before = talk.answer("d");
    for (const std::string& line : bad_lines) {
        const auto lines = talk.answer(line);
        INFO(line.substr(0, 60));
        REQUIRE(lines.size() == 1);
        CHECK(lines[0].rfind("info string ", 0) == 0);
        CHECK(lines[0].size() < 400);
        CHECK(talk.answer("d") == before);
    }
    CHECK(talk.answer("").empty());
    CHECK(talk.answer("  \t ").empty());
}

TEST_CASE("a search tells its lines and the best move", "[uci]") {
    Conversation talk;
    talk.say("setoption name MultiPV value 2");
    talk.say("position fen 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
    talk.say("go depth 3");
    CHECK(talk.await("bestmove") == "bestmove a1a8");
    const auto lines = talk.heard();
    const auto begins = [&](const std::string& with) {
        return std::any_of(lines.begin(), lines.end(), [&](const auto& line) { return line.rfind(with, 0) == 0; });
    };
    CHECK(begins("info depth 3 seldepth "));
    CHECK(std::any_of(lines.begin(), lines.end(), [](const auto& line) {
        return line.find(" multipv 1 score mate 1 ") != std::string::npos && line.find(" pv a1a8") != std::string::npos;
    }));
    CHECK(std::any_of(lines.begin(), lines.end(),
                      [](const auto& line) { return line.find(" multipv 2 ") != std::string::npos; }));
    CHECK(lines.back() == "bestmove a1a8");
}

TEST_CASE("stop ends an endless search, which is told once", "[uci]") {
    Conversation talk;
    for (const std::string go : {"go infinite", "go", "go ponder wtime 1000 btime 1000", "go infinite depth 1"}) {
        INFO(go);
        talk.heard();
        talk.say(go);
        CHECK(talk.answer("isready").back() == "readyok");
        talk.say("stop");
        const auto lines = talk.heard();
        CHECK(std::count_if(lines.begin(), lines.end(),
                            [](const auto& line) { return line.rfind("bestmove ", 0) == 0; }) == 1);
        CHECK(talk.answer("stop").empty());
    }
}

TEST_CASE("the best move of an endless search waits for stop", "[uci]") {
    Conversation talk;
    talk.say("position fen 7k/8/6K1/8/8/8/8/R7 w - - 0 1");
    talk.say("go infinite");
    talk.await("info depth");
    const auto lines = talk.heard();
    CHECK(std::none_of(lines.begin(), lines.end(), [](const auto& line) { return line.rfind("bestmove", 0) == 0; }));
    CHECK(talk.answer("stop").back() == "bestmove a1a8");
}

TEST_CASE("a move pondered on is played after ponderhit", "[uci]") {
    Conversation talk;
    talk.say("position startpos moves e2e4 e7e5");
    talk.say("go ponder movetime 1");
    talk.say("ponderhit");
    CHECK(talk.await("bestmove").size() > std::string("bestmove ").size());
}

TEST_CASE("without a legal move the best move is none", "[uci]") {
    Conversation talk;
    talk.say("position fen 7k/5KQ1/8/8/8/8/8/8 b - - 0 1");
    talk.say("go depth 3");
    CHECK(talk.await("bestmove") == "bestmove (none)");
}

TEST_CASE("perft is divided by move", "[uci]") {
    Conversation talk;
    const auto lines = talk.answer("go perft 3");
    CHECK(has(lines, "e2e4: 600"));
    CHECK(has(lines, "Nodes: 8902"));
}

TEST_CASE("quit ends the conversation, even in a search", "[uci]") {
    Conversation talk;
    CHECK(talk.say("go infinite"));
    CHECK_FALSE(talk.say("quit"));
}

TEST_CASE("when the input ends, a limited search is finished and an endless one stopped", "[uci]") {
    Conversation limited;
    limited.say("go depth 3");
    limited.hang_up();
    CHECK(limited.heard().back().rfind("bestmove ", 0) == 0);
    Conversation endless;
    endless.say("go infinite");
    endless.hang_up();
    CHECK(endless.heard().back().rfind("bestmove ", 0) == 0);
}

TEST_CASE("a new game forgets the search under way", "[uci]") {
    Conversation talk;
    talk.say("go infinite");
    CHECK(talk.answer("ucinewgame").back().rfind("bestmove ", 0) == 0);
    talk.say("go depth 2");
    CHECK(talk.await("bestmove").size() > 9);
}

}  // namespace kingcraft::uci
