// One conversation through every command, as a client would lead it.

#include "support/catch2.hpp"
#include "uci/conversation.hpp"

namespace kingcraft::uci {
namespace {

/// The client's line, and the beginning of the reply that it waits for; nothing if it sends the next line at once.
struct Step {
    std::string say;
    std::string awaited;
};

const std::vector<Step> script{
    {"hello", "info string Unknown command \"hello\"."},
    {"uci", "uciok"},
    {"debug on", ""},
    {"debug off", ""},
    {"register later", ""},
    {"stop", ""},
    {"setoption name Hash value 2", ""},
    {"setoption name clear hash", ""},
    {"setoption name Threads value 2", ""},
    {"setoption name MultiPV value 3", ""},
    {"setoption name Move Overhead value 10", ""},
    {"setoption name Ponder value true", ""},
    {"setoption name Skill Level value 10", ""},
    {"setoption name UCI_Variant value tax", ""},
    {"ucinewgame", ""},
    {"isready", "readyok"},
    {"position startpos", ""},
    {"d", "FEN: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
    {"go depth 3", "bestmove "},
    {"position startpos moves e2e4 e7e5", ""},
    {"go nodes 3000", "bestmove "},
    {"go movetime 20", "bestmove "},
    {"go movetime 0", "bestmove "},
    {"go wtime 300 btime 300 winc 10 binc 10", "bestmove "},
    {"go wtime 100 btime 100 movestogo 1", "bestmove "},
    {"go wtime 1 btime 1", "bestmove "},
    {"go wtime -500 btime 20", "bestmove "},
    {"go wtime 0 btime 0 movestogo 40", "bestmove "},
    {"go depth 2 searchmoves g1f3 f1c4", "bestmove "},
    {"go nonsense depth 2", "bestmove "},
    {"go ponder wtime 300 btime 300", ""},
    {"isready", "readyok"},
    {"ponderhit", "bestmove "},
    {"go ponder depth 2", ""},
    {"stop", "bestmove "},
    {"go infinite", ""},
    {"isready", "readyok"},
    {"go infinite", "bestmove "},
    {"position startpos", "bestmove "},
    {"go perft 2", "Nodes: 400"},
    {"go perft 12", ""},
    {"stop", "info string The count was stopped."},
    {"setoption name UCI_Variant value chess", ""},
    {"position fen k7/8/8/8/8/8/1R6/1R4K1 w - - 0 1", ""},
    {"go mate 1", "bestmove "},
    // A search that ends before the client says "stop" would leave nothing to wait for.
    {"position startpos", ""},
    {"go depth", "info string After \"depth\" a number is missing."},
    {"go depth 127", "info string After \"depth\" \"127\" is not a number from 1 to 100."},
    {"stop", "bestmove "},
    {"position fen k7/8/8/8/8/8/1R6/1R4K1 w - - 0 1", ""},
    {"go mate 0", "bestmove "},
    {"go wtime 40.5 btime 40.5 winc -1", "bestmove "},
    {"go depth 1 searchmoves e2e4", "bestmove "},
    {"position fen nothing", "info string "},
    {"go infinite", ""},
};

}  // namespace

TEST_CASE("a client goes through every command", "[uci]") {
    Conversation talk;
    for (const Step& step : script) {
        INFO(step.say << "; awaited: " << step.awaited);
        talk.heard();
        CHECK(talk.say(step.say));
        if (!step.awaited.empty()) CHECK(talk.await(step.awaited).rfind(step.awaited, 0) == 0);
    }
    CHECK_FALSE(talk.say("quit"));
}

}  // namespace kingcraft::uci
