// Tables on disk: whole, or refused.

#include "endgame/table_file.hpp"

#include <catch2/catch.hpp>

#include "support/folder.hpp"

namespace kingcraft::test {
namespace {

EndgameValues some_values(int width) {
    EndgameValues values;
    values.width = width;
    for (int i = 0; i < 3 * width; ++i) values.bytes.push_back(static_cast<std::uint8_t>(7 * i));
    values.counts = {{{1, 2, 3}, {4, 5, 0x123456789A}}};
    values.longest = 300;
    values.milliseconds = 17;
    return values;
}

constexpr TableTitle title{"chess", "KQvK", 3};

/// What reading the file says, or nothing.
std::string refusal(const std::filesystem::path& path, const TableTitle& expected = title) {
    const auto read = read_table_file(path, expected);
    return read ? "" : read.error().text;
}

}  // namespace

TEST_CASE("a table comes back from disk as it was", "[endgame]") {
    const Folder folder("table-back");
    for (const int width : {1, 2}) {
        const auto path = folder.path() / "new" / (std::to_string(width) + ".table");
        REQUIRE_FALSE(write_table_file(path, title, some_values(width)));
        const auto read = read_table_file(path, title);
        REQUIRE(read);
        CHECK(read.value() == some_values(width));
    }
}

TEST_CASE("a table that is cut off or damaged anywhere is refused", "[endgame]") {
    const Folder folder("table-damaged");
    const auto path = folder.path() / "KQvK.table";
    REQUIRE_FALSE(write_table_file(path, title, some_values(1)));
    const std::string whole = read_bytes(path);
    for (std::size_t i = 0; i < whole.size(); ++i) {
        INFO("byte " << i);
        write_bytes(path, whole.substr(0, i));
        CHECK(refusal(path) != "");
        std::string damaged = whole;
        damaged[i] = static_cast<char>(damaged[i] ^ 0x10);
        write_bytes(path, damaged);
        CHECK(refusal(path) != "");
    }
    write_bytes(path, whole + "more");
    CHECK(refusal(path).find("is damaged") != std::string::npos);
    write_bytes(path, whole);
    CHECK(refusal(path) == "");
}

TEST_CASE("a file says what is wrong with it", "[endgame]") {
    const Folder folder("table-foreign");
    const auto path = folder.path() / "KQvK.table";
    CHECK(refusal(path).find("cannot be read") != std::string::npos);
    write_bytes(path, "[Event \"?\"]\n\n*\n");
    CHECK(refusal(path).find("is no table") != std::string::npos);
    REQUIRE_FALSE(write_table_file(path, title, some_values(1)));
    CHECK(refusal(path, {"tax", "KQvK", 3}).find("is not the table of KQvK in tax") != std::string::npos);
    CHECK(refusal(path, {"chess", "KRvK", 3}).find("is not the table of KRvK in chess") != std::string::npos);
    CHECK(refusal(path, {"chess", "KQvK", 4}).find("is not the table of KQvK") != std::string::npos);
    const std::string whole = read_bytes(path);
    std::string newer = whole;
    const std::size_t version = whole.find('\n') + 1;
    newer[version] = 99;
    write_bytes(path, newer);
    CHECK(refusal(path).find("another version") != std::string::npos);
    write_bytes(path, whole.substr(0, whole.size() - 1));
    CHECK(refusal(path).find("is cut off") != std::string::npos);
}

TEST_CASE("a table that cannot be written is an error", "[endgame]") {
    const Folder folder("table-unwritable");
    write_bytes(folder.path() / "file", "");
    CHECK(write_table_file(folder.path() / "file" / "KQvK.table", title, some_values(1)));
}

}  // namespace kingcraft::test
