// Conversations in the protocol.

#include <algorithm>

#include "game/any_game.hpp"
#include "support/catch2.hpp"
#include "uci/conversation.hpp"

namespace kingcraft::uci {
namespace {

bool has(const std::vector<std::string>& lines, const std::string& line) {
    return std::find(lines.begin(), lines.end(), line) != lines.end();
}

}  // namespace

TEST_CASE("the engine introduces itself", "[uci]") {
    Conversation talk;
    const auto lines = talk.answer("uci");
    CHECK(has(lines, "id name Kingcraft"));
    std::string variants = "option name UCI_Variant type combo default chess";
    for (const VariantInfo& info : variant_infos()) variants += " var " + std::string(info.id);
    CHECK(has(lines, variants));
    CHECK(has(lines, "option name Hash type spin default 16 min 1 max 4096"));
    CHECK(has(lines, "option name Clear Hash type button"));
    CHECK(has(lines, "option name Move Overhead type spin default 30 min 0 max 5000"));
    CHECK(has(lines, "option name Ponder type check default false"));
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
        {"chess",
         "position\tfen \xEF\xBB\xBF"
         "4k3/8/8/8/8/8/4P3/4K3\tw\r",
         "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"},
        {"chess", "position fen 4k3/8/8/8/8/8/8/4K2R\xC2\xA0w H moves e1g1", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"},
        {"twokings", "\xEF\xBB\xBFposition startpos", "rnbqkknr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKKNR w KQkq - 0 1"},
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
        "setoption name Ponder value maybe",
        "setoption name Move Overhead value -1",
        "setoption name Move Overhead value 5001",
        "setoption value 5",
        "ponderhit",
        "\x01\x7f",
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

TEST_CASE("every go gets a best move", "[uci]") {
    const std::vector<std::string> lines{
        "go depth 127",
        "go depth 0",
        "go mate 0",
        "go mate 100",
        "go wtime 40 winc -1",
        "go searchmoves depth 3",
        "go depth x nodes 10",
        "go searchmoves e2e4 depth 2",
        "go searchmoves e7e5 nonsense depth 3",
    };
    Conversation talk;
    talk.say("position startpos moves e2e4");
    for (const std::string& line : lines) {
        INFO(line);
        talk.heard();
        talk.say(line);
        CHECK(talk.await("info string ").rfind("info string ", 0) == 0);
        talk.say("stop");
        CHECK(talk.await("bestmove ").rfind("bestmove ", 0) == 0);
    }
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

TEST_CASE("stop ends an infinite search with one bestmove", "[uci]") {
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

TEST_CASE("a move pondered on without a limit is thought about until stop, or the end of the input", "[uci]") {
    Conversation talk;
    talk.say("position fen 7k/8/6K1/8/8/8/8/R7 w - - 0 1");
    talk.say("go ponder");
    talk.await("info depth");
    talk.say("ponderhit");
    const auto lines = talk.heard();
    CHECK(std::none_of(lines.begin(), lines.end(), [](const auto& line) { return line.rfind("bestmove", 0) == 0; }));
    CHECK(talk.answer("stop").back() == "bestmove a1a8");
    talk.say("position startpos");
    talk.say("go ponder");
    talk.say("ponderhit");
    talk.hang_up();
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
    talk.say("go perft 3");
    talk.await("Nodes a second: ");
    const auto lines = talk.heard();
    CHECK(has(lines, "e2e4: 600"));
    CHECK(has(lines, "Nodes: 8902"));
}

TEST_CASE("a long perft is stopped, and ended by quit", "[uci]") {
    Conversation talk;
    talk.say("go perft 12");
    CHECK(talk.answer("isready").back() == "readyok");
    CHECK(talk.answer("stop") == std::vector<std::string>{"info string The count was stopped."});
    talk.say("go perft 12");
    CHECK_FALSE(talk.say("quit"));
}

TEST_CASE("only the moves that are named are searched", "[uci]") {
    Conversation talk;
    talk.say("go depth 4 searchmoves h2h3 a2a3");
    const std::string best = talk.await("bestmove");
    CHECK((best.rfind("bestmove h2h3", 0) == 0 || best.rfind("bestmove a2a3", 0) == 0));
    talk.heard();
    talk.say("setoption name Threads value 2");
    talk.say("go searchmoves Na3 depth 3");
    CHECK(talk.await("bestmove").rfind("bestmove b1a3", 0) == 0);
}

TEST_CASE("a mate in so many moves ends the search", "[uci]") {
    Conversation talk;
    talk.say("position fen 7k/8/8/8/8/8/1R6/R5K1 w - - 0 1");
    talk.say("go mate 2");
    talk.await("bestmove");
    const auto lines = talk.heard();
    CHECK(std::any_of(lines.begin(), lines.end(),
                      [](const auto& line) { return line.find(" score mate 2 ") != std::string::npos; }));
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

TEST_CASE("a new game drops the running search", "[uci]") {
    Conversation talk;
    talk.say("go infinite");
    CHECK(talk.answer("ucinewgame").back().rfind("bestmove ", 0) == 0);
    talk.say("go depth 2");
    CHECK(talk.await("bestmove").size() > 9);
}

}  // namespace kingcraft::uci
