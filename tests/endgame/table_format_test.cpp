// Tables as bytes: whole, or refused.

#include "endgame/table_format.hpp"

#include "english/english.hpp"
#include "support/catch2.hpp"
#include "support/table_values.hpp"

namespace kingcraft::test {
namespace {

constexpr TableTitle title{"chess", "KQvK", some_plies.size()};

/// What reading the bytes says, or nothing.
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
    CHECK(refusal({bytes.begin(), bytes.end() - 1}) == "The table is cut off.");
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
}

TEST_CASE("the refusal of bytes says what is wrong with them", "[endgame]") {
    const std::string_view text = "[Event \"?\"]\n\n*\n";
    CHECK(refusal({text.begin(), text.end()}) == "This is no table of Kingcraft.");
    const auto whole = write_table(title, some_values(1));
    CHECK(refusal(whole, {"tax", "KQvK", title.size}) == "This is not the table of KQvK in tax.");
    CHECK(refusal(whole, {"chess", "KRvK", title.size}) == "This is not the table of KRvK in chess.");
    CHECK(refusal(whole, {"chess", "KQvK", title.size + 1}) == "This is not the table of KQvK in chess.");
    auto newer = whole;
    ++newer[std::string_view("Kingcraft table\n").size()];
    CHECK(refusal(newer) == "This is a table of another version of Kingcraft.");
    CHECK(refusal({whole.begin(), whole.end() - 1}) == "The table is cut off.");
}

}  // namespace kingcraft::test
