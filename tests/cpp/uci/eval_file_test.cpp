// The option EvalFile: the net that the native program plays with.

#include <sys/stat.h>

#include "support/catch2.hpp"
#include "support/folder.hpp"
#include "support/nets.hpp"
#include "uci/conversation.hpp"
#include "variants/chess/rules.hpp"
#include "variants/tax/rules.hpp"

namespace kingcraft::uci {
namespace {

using test::Folder;

constexpr std::size_t neurons = 16;

std::string text(const std::vector<std::uint8_t>& bytes) { return {bytes.begin(), bytes.end()}; }

/// The nodes and the score of a search of the start position.
std::string search(Conversation& talk) {
    talk.say("ucinewgame");
    talk.say("position startpos");
    talk.heard();
    talk.say("go depth 6");
    talk.await("bestmove ");
    std::string last;
    for (const std::string& line : talk.heard()) {
        if (line.find(" score ") != std::string::npos) last = line;
    }
    const std::size_t score = last.find(" score ");
    return last.substr(score, last.find(" nps ") - score);
}

struct Refusal {
    std::string file;
    std::string bytes;
    std::string fault;
};

}  // namespace

TEST_CASE("the engine plays with the net of a file", "[uci]") {
    const Folder folder("eval-file");
    const std::string path = (folder.path() / "random.net").string();
    test::write_bytes(path, text(test::random_net_file<Chess>(neurons, 3)));
    Conversation talk;
    CHECK(says(talk.answer("uci"), "option name EvalFile type string default <built-in>"));
    const std::string built_in = search(talk);
    CHECK(talk.answer("setoption name EvalFile value " + path).empty());
    const std::string random = search(talk);
    CHECK(random != built_in);
    CHECK(talk.answer("setoption name EvalFile value none").empty());
    const std::string without = search(talk);
    CHECK(without != random);
    CHECK(talk.answer("setoption name EvalFile value " + path).empty());
    CHECK(search(talk) == random);
    CHECK(talk.answer("setoption name EvalFile value <built-in>").empty());
    CHECK(search(talk) == built_in);
    // A file is of one game, and the options come in any order.
    const std::string tax = (folder.path() / "tax.net").string();
    test::write_bytes(tax, text(test::random_net_file<Tax>(neurons, 3)));
    talk.say("setoption name EvalFile value " + tax);
    CHECK(search(talk) == built_in);
    talk.say("setoption name UCI_Variant value tax");
    const std::string random_tax = search(talk);
    talk.say("setoption name EvalFile value <built-in>");
    CHECK(search(talk) != random_tax);
}

TEST_CASE("a net that cannot be used is reported, and the engine plays on with the one before", "[uci]") {
    const Folder folder("eval-file-refused");
    const std::string whole = text(test::random_net_file<Chess>(neurons, 3));
    const std::vector<Refusal> refusals{
        {"foreign.net", "not a net", "This is not a Kingcraft net"},
        {"empty.net", "", "The net cannot be read"},
        {"cut.net", whole.substr(0, whole.size() / 2), "The net is incomplete"},
        {"unknown.net", text(write_net("draughts", "", test::random_weights(1, neurons, 3))), "There is no variant"},
    };
    const std::string path = (folder.path() / "random.net").string();
    test::write_bytes(path, whole);
    Conversation talk;
    talk.say("setoption name EvalFile value " + path);
    const std::string before = search(talk);
    for (const Refusal& refusal : refusals) {
        INFO(refusal.file);
        const auto file = folder.path() / refusal.file;
        test::write_bytes(file, refusal.bytes);
        CHECK(says(talk.answer("setoption name EvalFile value " + file.string()), refusal.fault));
    }
    const std::string pipe = (folder.path() / "pipe.net").string();
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    for (const std::string& name :
         {pipe, folder.path().string(), std::string("/no/such.net"), "/" + std::string(300, 'x')}) {
        INFO(name);
        CHECK(says(talk.answer("setoption name EvalFile value " + name), "info string "));
    }
    CHECK(search(talk) == before);
}

}  // namespace kingcraft::uci
