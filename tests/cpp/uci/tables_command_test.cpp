// The commands for endgame tables.

#include <algorithm>

#include "english/english.hpp"
#include "support/catch2.hpp"
#include "support/folder.hpp"
#include "uci/commands.hpp"

namespace kingcraft::uci {
namespace {

using test::Folder;

struct TablesRun {
    std::vector<std::string> lines;
    std::vector<std::string> progress;
    std::optional<Error> fault;
};

TablesRun run_words(const std::vector<std::string>& words, const Folder& folder) {
    std::vector<std::string> arguments{"tables"};
    arguments.insert(arguments.end(), words.begin(), words.end());
    arguments.insert(arguments.end(), {"--dir", folder.path().string()});
    TablesRun run;
    run.fault = run_tables(
        arguments, [&](const std::string& line) { run.lines.push_back(line); },
        [&](const std::string& line) { run.progress.push_back(line); });
    return run;
}

bool says(const std::optional<Error>& fault, std::string_view text) {
    return fault && english(*fault).find(text) != std::string::npos;
}

}  // namespace

TEST_CASE("a table is built with those that it needs, verified and reported", "[tables]") {
    const Folder folder("tables-build");
    const TablesRun built = run_words({"build", "chess", "KPvK"}, folder);
    REQUIRE_FALSE(built.fault);
    CHECK(built.lines.size() == 6);
    CHECK(built.lines.back().rfind("KPvK: built in ", 0) == 0);
    CHECK(built.progress.front().find("KvK: 1280 numbers, 1 MB, about ") == 0);

    const TablesRun checked = run_words({"verify", "chess", "KvKP"}, folder);
    REQUIRE_FALSE(checked.fault);
    CHECK(checked.lines == std::vector<std::string>{"KvKP: every value follows from the moves"});
    const TablesRun sampled = run_words({"verify", "chess", "KPvK", "--samples", "1000"}, folder);
    CHECK(sampled.lines == std::vector<std::string>{"KPvK: 1000 samples follow from the moves"});

    const TablesRun run = run_words({"info", "chess", "3"}, folder);
    REQUIRE_FALSE(run.fault);
    REQUIRE(run.lines.size() == 6);
    CHECK(run.lines[1].rfind("KQvK\t81920\t18081\t0\t0\t0\t2896\t25160\t20\t8/8/8/8/4k3/8/1Q6/K7 b - - 0 1\t0\t0\t",
                             0) == 0);
    CHECK(run_words({"info", "chess", "4"}, folder).lines.size() == 1);
    CHECK(run.lines[5].rfind("KPvK\t196608\t62480\t19184\t0\t0\t35210\t48802\t56\t", 0) == 0);
}

TEST_CASE("what is there is not built again, and one thread builds what two do", "[tables]") {
    const Folder folder("tables-again");
    REQUIRE(run_words({"build", "twokings", "KRvK", "--threads", "2"}, folder).lines.size() == 2);
    const auto king = folder.path() / "twokings" / "KvK.table";
    const auto rook = folder.path() / "twokings" / "KRvK.table";
    const TablesRun again = run_words({"build", "twokings", "KRvK"}, folder);
    CHECK(again.lines.empty());
    CHECK(again.progress.empty());

    const TablesRun before = run_words({"info", "twokings", "KRvK"}, folder);
    std::filesystem::remove(rook);
    REQUIRE(run_words({"build", "twokings", "KRvK", "--threads", "1"}, folder).lines.size() == 1);
    const TablesRun after = run_words({"info", "twokings", "KRvK"}, folder);
    // The last two are the bytes of the file, which differ with the time that it holds, and that time.
    const auto what_it_holds = [](const std::string& line) {
        return line.substr(0, line.rfind('\t', line.rfind('\t') - 1));
    };
    REQUIRE(before.lines.size() == 2);
    REQUIRE(after.lines.size() == 2);
    CHECK(what_it_holds(before.lines[1]) == what_it_holds(after.lines[1]));
}

TEST_CASE("all positions of a table are run with their values", "[tables]") {
    const Folder folder("tables-list");
    REQUIRE_FALSE(run_words({"build", "chess", "KQvK"}, folder).fault);
    const TablesRun run = run_words({"list", "chess", "KQvK"}, folder);
    REQUIRE_FALSE(run.fault);
    const auto ending_in = [&](std::string_view text) {
        return std::count_if(run.lines.begin(), run.lines.end(), [&](const std::string& line) {
            return line.size() > text.size() && line.substr(line.size() - text.size()) == text;
        });
    };
    CHECK(run.lines.size() == 46137);
    CHECK(ending_in(" b - - 0 1\tdraw") == 2896);
    CHECK(std::count(run.lines.begin(), run.lines.end(), "8/8/8/8/4k3/8/1Q6/K7 b - - 0 1\tloss\t20") == 1);
    CHECK(ending_in(" w - - 0 1\tdraw") == 0);
}

TEST_CASE("a damaged table is refused and left alone", "[tables]") {
    const Folder folder("tables-damaged");
    REQUIRE_FALSE(run_words({"build", "tax", "KvK"}, folder).fault);
    const auto path = folder.path() / "tax" / "KvK.table";
    std::string bytes = test::read_bytes(path);
    bytes.back() = 1;
    test::write_bytes(path, bytes);
    for (const std::string command : {"verify", "info", "list"}) {
        INFO(command);
        CHECK(says(run_words({command, "tax", "KvK"}, folder).fault, "is damaged"));
    }
    CHECK(says(run_words({"build", "tax", "KRvK"}, folder).fault, "is damaged"));
    CHECK(test::read_bytes(path) == bytes);
}

TEST_CASE("bad words about tables are refused with one line", "[tables]") {
    const Folder folder("tables-bad");
    const std::vector<std::pair<std::vector<std::string>, std::string_view>> bad{
        {{}, "needs build, verify, info or list"},
        {{"make", "chess", "KQvK"}, "needs build, verify, info or list"},
        {{"build"}, "needs a variant and the pieces"},
        {{"build", "chess"}, "needs a variant and the pieces"},
        {{"info", "chess", "KQvK", "KRvK"}, "needs a variant and the pieces"},
        {{"build", "nochess", "KQvK"}, "There is no variant \"nochess\""},
        {{"build", "chess", "KKvK"}, "\"KKvK\" has no table. Each side of a table needs one king."},
        {{"build", "chess", "KCvK"}, "This game has no piece C."},
        {{"build", "chess", "KQRBvK"}, "at most 4 pieces"},
        {{"build", "chess", "5"}, "from 2 to 4 pieces"},
        {{"build", "chess", "KQvK", "--memory"}, "--memory needs a number from 1 to 16384"},
        {{"build", "chess", "KQvK", "--memory", "0"}, "--memory needs a number from 1 to 16384"},
        {{"build", "chess", "KQvK", "--threads", "many"}, "--threads needs a number from 1 to 64"},
        {{"build", "chess", "KQvK", "--speed", "9"}, "Unknown option \"--speed\""},
        {{"build", "flying", "KRNvK", "--memory", "8"}, "MB; allow that much with --memory."},
        {{"info", "chess", "KQvK"}, "cannot be read"},
        {{"verify", "chess", "KQvK"}, "cannot be read"},
        {{"list", "chess", "KQvK"}, "cannot be read"},
    };
    for (const auto& [words, text] : bad) {
        const TablesRun done = run_words(words, folder);
        INFO(text << " / " << (done.fault ? english(*done.fault) : ""));
        CHECK(says(done.fault, text));
    }
    CHECK(std::filesystem::is_empty(folder.path()));
}

}  // namespace kingcraft::uci
