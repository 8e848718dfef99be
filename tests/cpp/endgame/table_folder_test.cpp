// The tables of a game in a folder: names that no table has, files whose values are wrong, cursed or too long, and
// those that a game takes from it.

#include "game/any_tables.hpp"
#include "support/catch2.hpp"
#include "support/folder.hpp"
#include "support/position.hpp"
#include "support/tables.hpp"

namespace kingcraft::test {
namespace {

Clock no_time() {
    return [] { return std::int64_t{0}; };
}

std::unique_ptr<AnyTables> chess_tables(const Folder& folder) {
    return std::move(AnyTables::create("chess", folder.path().string())).value();
}

template <class T>
std::optional<Error> error_in(const Result<T>& result) {
    return result ? std::nullopt : std::optional(result.error());
}

std::size_t number_of(const EndgameIndex& index, std::string_view fen) {
    return index.of(placement_of(index.kinds(), position_of<Chess>(fen)));
}

}  // namespace

TEST_CASE("a name that no table has is refused by every question", "[endgame]") {
    const Folder folder("tables-names");
    const auto tables = chess_tables(folder);
    for (const std::string_view name : {"", "K", "KXvK", "KKvK", "KQRBvK", "QvK"}) {
        const std::pair<const char*, std::optional<Error>> answers[] = {
            {"plan", error_in(tables->plan(name))},
            {"estimate", error_in(tables->estimate(name, no_time()))},
            {"build", tables->build(name, in_one_go, nobody, no_time())},
            {"facts", error_in(tables->facts(name))},
            {"list", tables->list(name, [](const std::string&, EndgameValue) {})},
            {"verify", error_in(tables->verify(name, 1, in_one_go))},
        };
        for (const auto& [question, error] : answers) {
            INFO(question << " \"" << name << "\"");
            CHECK((error && error->code == ErrorCode::argument));
        }
        CHECK_FALSE(tables->is_there(name));
    }
    CHECK(std::filesystem::is_empty(folder.path()));
}

TEST_CASE("a table in a folder is verified with the position where it is wrong", "[endgame]") {
    EndgameTables<Chess> right;
    EndgameTable queen = std::as_const(add_table(right, "KQvK"));
    const Folder folder("tables-wrong");
    write_in_folder<Chess>(folder.path(), add_table(right, "KvK"));
    write_in_folder<Chess>(folder.path(), queen);
    constexpr std::uint64_t all = 1'000'000'000;
    CHECK(chess_tables(folder)->verify("KQvK", all, in_one_go).value() == std::nullopt);

    queen.values.resize(queen.values.size());
    write_in_folder<Chess>(folder.path(), queen);
    const auto wrong = chess_tables(folder)->verify("KQvK", all, in_one_go);
    REQUIRE(wrong);
    REQUIRE(wrong.value());
    INFO(*wrong.value());
    CHECK_FALSE(right.probe(position_of<Chess>(*wrong.value()))->is_draw());
}

TEST_CASE("the facts of a table count what is cursed, for each side", "[endgame]") {
    constexpr int longest = claimable_halfmoves + 2;
    const std::string lost = "8/8/8/8/4k3/8/8/K7 b - - 0 1";
    const std::string won = "8/8/8/8/4k3/8/8/K7 w - - 0 1";
    EndgameTable table{endgame_index<Chess>(parse_material<Chess>("KvK").value()), {}};
    EndgameValues& values = table.values;
    values.longest = longest;
    values.resize(table.index.size());
    values.widen();
    const auto loss = EndgameValue::decided_in(longest);
    // Both kings stand on the first square: no position, and not counted.
    values.set(0, loss.cursed());
    values.set(number_of(table.index, lost), loss.cursed());
    values.set(number_of(table.index, won), EndgameValue::decided_in(longest - 1).cursed());
    values.set(number_of(table.index, "8/8/8/8/3k4/8/8/K7 b - - 0 1"), loss);
    const Folder folder("tables-cursed");
    write_in_folder<Chess>(folder.path(), table);

    const auto facts = chess_tables(folder)->facts("KvK");
    REQUIRE(facts);
    CHECK(facts.value().longest == longest);
    CHECK(facts.value().cursed == std::array<std::uint64_t, color_count>{1, 1});
    const Position<Chess> slowest = position_of<Chess>(facts.value().longest_fen);
    EndgameTables<Chess> tables;
    tables.add(table);
    CHECK(tables.probe(slowest)->without_curse() == loss);
}

TEST_CASE("a table with more moves than a file can store is not written", "[endgame]") {
    // The king that has captured the knight is said to win, after the most moves that a table can have.
    EndgameTable kings{endgame_index<Chess>(parse_material<Chess>("KvK").value()), {}};
    kings.values.longest = table_plies_max;
    kings.values.resize(kings.index.size());
    for (std::size_t number = 0; number < kings.values.size(); ++number)
        kings.values.set(number, EndgameValue::decided_in(table_plies_max));
    const Folder folder("tables-too-long");
    write_in_folder<Chess>(folder.path(), kings);
    const auto tables = chess_tables(folder);
    const auto error = tables->build("KNvK", in_one_go, nobody, no_time());
    REQUIRE(error);
    CHECK(error->message.key() == "table-too-long");
    CHECK_FALSE(tables->is_there("KNvK"));
}

TEST_CASE("a file that is not sound is reported once, and none is read for many pieces", "[endgame]") {
    const Folder folder("tables-taken");
    std::filesystem::create_directory(folder.path() / "chess");
    write_bytes(folder.path() / "chess" / "KQvK.table", "no table");
    const auto tables = chess_tables(folder);
    const auto faults = [&](const Material& material) {
        return tables->take_for(material, [] { return true; }).size();
    };
    const auto pieces = [](std::string_view fen) { return material_of(position_of<Chess>(fen)); };
    CHECK(faults(pieces(Chess::start_fen)) == 0);
    CHECK(faults(pieces("4k3/8/8/8/8/8/8/KQ6 w - - 0 1")) == 1);
    CHECK(faults(pieces("4k3/8/8/8/8/8/8/KQ6 w - - 0 1")) == 0);
    CHECK(faults(pieces("4k3/8/8/8/8/8/8/KQR5 w - - 0 1")) == 0);
}

}  // namespace kingcraft::test
