// Tables as bytes: whole, or refused.

#include "endgame/table_format.hpp"

#include "english/english.hpp"
#include "support/catch2.hpp"
#include "support/table_values.hpp"

namespace kingcraft::test {
namespace {

constexpr TableTitle title{"chess", "KQvK", some_plies.size()};

/// The error of reading the bytes, or nothing.
std::string refusal(const std::vector<std::uint8_t>& bytes, const TableTitle& expected = title) {
    const auto read = read_table(bytes, expected);
    return read ? "" : english(read.error());
}

}  // namespace

TEST_CASE("a table comes back from its bytes as it was", "[endgame]") {
    for (const int longest : {253, 254, table_plies_max}) {
        const EndgameValues values = some_values(longest);
        INFO(longest);
        REQUIRE(values.width == (longest < 255 ? 1 : 2));
        const auto read = read_table(write_table(title, values), title);
        REQUIRE(read);
        CHECK(read.value() == values);
    }
}

TEST_CASE("a curse comes back, and takes one byte more", "[endgame]") {
    EndgameValues values = some_values(253);
    const auto without = write_table(title, values);
    values.widen();
    for (const std::size_t number : {1, 2}) values.set(number, values.at(number).cursed());
    const auto bytes = write_table(title, values);
    CHECK(bytes.size() == without.size() + 2);
    const auto read = read_table(bytes, title);
    REQUIRE(read);
    CHECK(read.value() == values);
    CHECK(read.value().at(1).is_cursed());
    CHECK(read.value().at(1).is_loss());
    CHECK(read.value().at(2).is_win());
    CHECK(refusal({bytes.begin(), bytes.end() - 1}) == "The table is incomplete.");
}

TEST_CASE("a curse on a position that nobody wins is refused, although the checksum is right", "[endgame]") {
    EndgameValues values = some_values(253);
    values.widen();
    for (std::size_t number = 2; number < values.size(); ++number) values.set(number, EndgameValue::draw());
    values.set(1, values.at(1).cursed());
    auto bytes = write_table(title, values);
    // The result of the cursed value, and its moves.
    std::uint8_t& result = *(bytes.end() - 2);
    for (const int none : {0, 3, 4, 255}) {
        INFO("result " << none);
        result = static_cast<std::uint8_t>(none);
        set_checksum(bytes);
        CHECK(refusal(bytes) == "The table is damaged.");
    }
    for (const int decided : {1, 2}) {
        INFO("result " << decided);
        result = static_cast<std::uint8_t>(decided);
        bytes.back() = 1;
        set_checksum(bytes);
        CHECK(refusal(bytes) == "");
    }
}

TEST_CASE("a table takes two bits for each number, and a byte for each that is no draw", "[endgame]") {
    EndgameValues values;
    values.resize(1000);
    const TableTitle thousand{"chess", "KQvK", 1000};
    const std::size_t all_drawn = write_table(thousand, values).size();
    values.set(7, EndgameValue::decided_in(0));
    values.set(999, EndgameValue::decided_in(0));
    CHECK(write_table(thousand, values).size() == all_drawn + 2);
    values.resize(2000);
    CHECK(write_table({"chess", "KQvK", 2000}, values).size() == all_drawn + 1000 / 4);
}

TEST_CASE("bytes that are cut off or damaged anywhere are refused", "[endgame]") {
    const auto whole = write_table(title, some_values(table_plies_max));
    REQUIRE(refusal(whole) == "");
    for (std::size_t i = 0; i < whole.size(); ++i) {
        INFO("byte " << i);
        CHECK(refusal({whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(i)}) != "");
        auto damaged = whole;
        damaged[i] ^= 0x10;
        CHECK(refusal(damaged) != "");
    }
    auto longer = whole;
    longer.push_back(0);
    CHECK(refusal(longer) == "The table is damaged.");
    set_checksum(longer);
    CHECK(refusal(longer) == "The table is damaged.");
}

TEST_CASE("numbers that cannot be are refused, although the checksum is theirs", "[endgame]") {
    constexpr std::size_t head = 32;
    constexpr std::size_t titles = 40;
    constexpr std::size_t results = head + titles + 8 * 8;
    const auto whole = write_table(title, some_values(table_plies_max));
    struct Row {
        std::string_view what;
        std::size_t at;
        std::vector<std::uint8_t> bytes;
    };
    const std::vector<Row> rows{
        {"the longest win, beyond what an int holds", head + titles, {0xff, 0xff, 0xff, 0x7f}},
        {"the longest win, below zero", head + titles, {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff}},
        {"the longest win, longer than a file can store", head + titles, {0xff, 0x01}},
        {"the longest win, shorter than a value", head + titles, {0x0a, 0x00}},
        {"a count beyond the numbers", head + titles + 8, {0x10}},
        {"counts that are beyond them together", head + titles + 16, {0x0f}},
        {"counts that overflow", head + titles + 24, {0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff}},
        {"the milliseconds", head + titles + 56, {0, 0, 0, 0, 0, 0, 0, 1}},
        {"a win without a move", results + 5, {0}},
    };
    for (const auto& [what, at, bytes] : rows) {
        auto changed = whole;
        std::copy(bytes.begin(), bytes.end(), changed.begin() + static_cast<std::ptrdiff_t>(at));
        set_checksum(changed);
        INFO(what);
        CHECK(refusal(changed) == "The table is damaged.");
    }
}

TEST_CASE("the refusal of bytes says what is wrong with them", "[endgame]") {
    const std::string_view text = "[Event \"?\"]\n\n*\n";
    CHECK(refusal({text.begin(), text.end()}) == "This is not a Kingcraft table.");
    const auto whole = write_table(title, some_values(1));
    CHECK(refusal(whole, {"tax", "KQvK", title.size}) == "This is not the table of KQvK in tax.");
    CHECK(refusal(whole, {"chess", "KRvK", title.size}) == "This is not the table of KRvK in chess.");
    CHECK(refusal(whole, {"chess", "KQvK", title.size + 1}) == "This is not the table of KQvK in chess.");
    auto newer = whole;
    ++newer[std::string_view("Kingcraft table\n").size()];
    CHECK(refusal(newer) == "This table is from another version of Kingcraft.");
    CHECK(refusal({whole.begin(), whole.end() - 1}) == "The table is incomplete.");
}

}  // namespace kingcraft::test
