// The protocol with endgame tables in a folder.

#include <algorithm>
#include <functional>
#include <sys/stat.h>

#include "game/any_tables.hpp"
#include "support/catch2.hpp"
#include "support/folder.hpp"
#include "uci/commands.hpp"
#include "uci/conversation.hpp"
#include "variants/chess/rules.hpp"

namespace kingcraft::uci {
namespace {

using test::Folder;

void build(const Folder& folder, const std::string& variant, const std::string& material) {
    const auto ignore = [](const std::string&) {};
    REQUIRE_FALSE(run_tables({"tables", "build", variant, material, "--dir", folder.path().string()}, ignore, ignore));
}

/// The lines of a search of the position to depth 1.
std::vector<std::string> search(Conversation& talk, const std::string& fen) {
    talk.say("position fen " + fen);
    talk.heard();
    talk.say("go depth 1");
    talk.await("bestmove ");
    return talk.heard();
}

const std::string queen = "8/8/8/4k3/8/8/8/KQ6 w - - 0 1";

}  // namespace

TEST_CASE("the engine plays by the tables of a folder", "[uci]") {
    const Folder folder("table-path");
    build(folder, "chess", "KQvK");
    Conversation talk;
    CHECK(says(talk.answer("uci"), "option name TablePath type string default <empty>"));
    CHECK_FALSE(says(search(talk, queen), "score mate"));
    CHECK(talk.answer("setoption name TablePath value " + folder.path().string()).empty());
    CHECK(says(search(talk, queen), " score mate "));
    CHECK(says(search(talk, "8/8/8/4k3/8/8/8/KR6 w - - 0 1"), " score cp "));
    talk.say("setoption name Skill Level value 9");
    CHECK_FALSE(says(search(talk, queen), "score mate"));
    talk.say("setoption name Skill Level value 10");
    talk.say("setoption name UCI_Variant value twokings");
    CHECK_FALSE(says(search(talk, queen), "score mate"));
    talk.say("setoption name UCI_Variant value chess");
    CHECK(says(search(talk, queen), " score mate "));
    CHECK(talk.answer("setoption name TablePath value <empty>").empty());
    CHECK_FALSE(says(search(talk, queen), "score mate"));
}

TEST_CASE("a missing folder and a damaged table are reported, and the engine plays on", "[uci]") {
    const Folder folder("table-path-damaged");
    build(folder, "chess", "KQvK");
    test::write_bytes(folder.path() / "chess" / "KQvK.table", "not a table");
    Conversation talk;
    CHECK(
        says(talk.answer("setoption name TablePath value " + (folder.path() / "none").string()), "There is no folder"));
    talk.say("setoption name TablePath value " + folder.path().string());
    const auto first = search(talk, queen);
    CHECK(says(first, "info string "));
    CHECK(says(first, "KQvK.table"));
    CHECK(says(first, "bestmove "));
    CHECK_FALSE(says(search(talk, "8/8/8/4k3/8/8/8/KQ5R w - - 0 1"), "info string "));
}

TEST_CASE("what cannot be a table is reported, and the engine plays on", "[uci]") {
    struct Case {
        std::string name;
        std::function<void(const std::filesystem::path& games, const std::filesystem::path& table)> make;
    };
    const std::vector<Case> cases{
        {"a pipe", [](const auto&, const auto& table) { REQUIRE(mkfifo(table.c_str(), S_IRUSR | S_IWUSR) == 0); }},
        {"a folder", [](const auto&, const auto& table) { std::filesystem::create_directory(table); }},
        {"an empty file", [](const auto&, const auto& table) { test::write_bytes(table, ""); }},
        {"a link to itself", [](const auto&, const auto& table) { std::filesystem::create_symlink(table, table); }},
        {"a looping folder",
         [](const auto& games, const auto&) {
             std::filesystem::remove(games / "chess");
             std::filesystem::create_directory_symlink("chess", games / "chess");
         }},
    };
    for (const auto& [what, make] : cases) {
        INFO(what);
        const Folder folder("table-path-strange");
        std::filesystem::create_directory(folder.path() / "chess");
        make(folder.path(), folder.path() / "chess" / "KQvK.table");
        Conversation talk;
        talk.say("setoption name TablePath value " + folder.path().string());
        const auto lines = search(talk, queen);
        CHECK(says(lines, "KQvK.table\": "));
        CHECK(says(lines, "bestmove "));
    }
}

TEST_CASE("a folder whose name is too long is reported, and the engine plays on", "[uci]") {
    Conversation talk;
    CHECK(says(talk.answer("setoption name TablePath value /" + std::string(300, 'x')), "There is no folder"));
    CHECK(says(search(talk, queen), "bestmove "));
}

TEST_CASE("an empty file counts as no table, and is built", "[uci]") {
    const Folder folder("table-path-empty");
    const auto table = folder.path() / "chess" / "KvK.table";
    std::filesystem::create_directory(folder.path() / "chess");
    test::write_bytes(table, "");
    build(folder, "chess", "KvK");
    CHECK(std::filesystem::file_size(table) > 0);
}

TEST_CASE("tables are loaded while there is time, those of the current material first", "[uci]") {
    const Folder folder("table-path-time");
    build(folder, "chess", "KQvK");
    build(folder, "chess", "KRvK");
    const auto tables = AnyTables::create("chess", folder.path().string()).value();
    const auto material = [](std::string_view pieces) { return parse_material<Chess>(pieces).value(); };
    const auto there = [&] {
        std::string names;
        for (const std::string_view pieces : {"KQvK", "KRvK", "KvK"}) {
            if (tables->tables().find(material(pieces)) != nullptr) names += std::string(pieces) + " ";
        }
        return names;
    };
    const auto load = [&](std::string_view pieces, int most) {
        CHECK(tables->take_for(material(pieces), [&] { return most-- > 0; }).empty());
        return there();
    };
    CHECK(load("KQvK", 0) == "");
    CHECK(load("KQvK", 1) == "KQvK ");
    CHECK(load("KQvK", 1) == "KQvK KvK ");
    CHECK(load("KQRvK", 1) == "KQvK KRvK KvK ");
}

}  // namespace kingcraft::uci
