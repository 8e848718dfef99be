// Tables on disk: whole, or refused.

#include "endgame/table_file.hpp"

#include "english/english.hpp"
#include "support/catch2.hpp"
#include "support/folder.hpp"
#include "support/table_values.hpp"

namespace kingcraft::test {
namespace {

constexpr TableTitle file_title{"chess", "KQvK", some_plies.size()};

/// The error of reading the file, or nothing.
std::string file_refusal(const std::filesystem::path& path) {
    const auto read = read_table_file(path, file_title);
    return read ? "" : english(read.error());
}

bool ends_with(const std::string& text, std::string_view end) {
    return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

}  // namespace

TEST_CASE("a table comes back from disk as it was", "[endgame]") {
    const Folder folder("table-back");
    const auto path = folder.path() / "new" / "KQvK.table";
    REQUIRE_FALSE(write_table_file(path, file_title, some_values(300)));
    const auto read = read_table_file(path, file_title);
    REQUIRE(read);
    CHECK(read.value() == some_values(300));
    CHECK(std::distance(std::filesystem::directory_iterator(path.parent_path()), {}) == 1);
}

TEST_CASE("a file that is cut off or damaged anywhere is refused, or says the same", "[endgame]") {
    const Folder folder("table-damaged");
    const auto path = folder.path() / "KQvK.table";
    REQUIRE_FALSE(write_table_file(path, file_title, some_values(300)));
    const std::string whole = read_bytes(path);
    for (std::size_t i = 0; i < whole.size(); ++i) {
        INFO("byte " << i);
        write_bytes(path, whole.substr(0, i));
        CHECK(file_refusal(path) != "");
        std::string damaged = whole;
        damaged[i] = static_cast<char>(damaged[i] ^ 0x10);
        write_bytes(path, damaged);
        // The head of gzip has bytes that do not count, as that of the time.
        const auto read = read_table_file(path, file_title);
        CHECK((!read || read.value() == some_values(300)));
    }
}

TEST_CASE("the refusal of a file says what is wrong with it", "[endgame]") {
    const Folder folder("table-foreign");
    const auto path = folder.path() / "KQvK.table";
    CHECK(ends_with(file_refusal(path), "KQvK.table\": The table cannot be read."));
    write_bytes(path, "[Event \"?\"]\n\n*\n");
    CHECK(ends_with(file_refusal(path), "This is not a Kingcraft table."));
    REQUIRE_FALSE(write_table_file(path, file_title, some_values(1)));
    const std::string whole = read_bytes(path);
    write_bytes(path, whole.substr(0, whole.size() / 2));
    CHECK(ends_with(file_refusal(path), "The table is incomplete."));
    std::string damaged = whole;
    damaged.back() = static_cast<char>(damaged.back() ^ 1);
    write_bytes(path, damaged);
    CHECK(ends_with(file_refusal(path), "The table is damaged."));
}

TEST_CASE("a file that unpacks to more than a table has is refused as soon as it does", "[endgame]") {
    const Folder folder("table-bomb");
    const auto path = folder.path() / "KQvK.table";
    std::string zeros(std::size_t{1} << 26, '\0');
    REQUIRE(write_work_file(path, file_title,
                            [&](const Transfer& transfer) { return transfer(zeros.data(), zeros.size()); }));
    CHECK(ends_with(file_refusal(path), "The table is damaged."));
}

TEST_CASE("a table that cannot be written is an error", "[endgame]") {
    const Folder folder("table-unwritable");
    write_bytes(folder.path() / "file", "");
    CHECK(write_table_file(folder.path() / "file" / "KQvK.table", file_title, some_values(1)));
}

}  // namespace kingcraft::test
