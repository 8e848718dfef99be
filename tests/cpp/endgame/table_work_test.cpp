// Interrupted work on a table: it continues, or begins again.

#include "endgame/table_file.hpp"
#include "english/english.hpp"
#include "game/any_tables.hpp"
#include "support/catch2.hpp"
#include "support/folder.hpp"
#include "support/lying_work.hpp"
#include "support/tables.hpp"

namespace kingcraft::test {
namespace {

/// A clock by which an hour passes whenever one looks at it, so that every pass is worth saving.
Clock hourly() {
    return [now = std::int64_t{0}]() mutable { return now += 3'600'000; };
}

/// Builds a table beside those that it depends on. Keeps the work as it stands before this pass, and tells the passes.
struct Build {
    std::filesystem::path folder;
    std::string_view variant;
    std::string_view material;
    int saved_pass = 5;
    std::string saved{};
    std::vector<int> passes{};

    std::filesystem::path file(std::string_view ending) const {
        return folder / variant / (std::string(material) + std::string(ending));
    }

    /// All that the table says.
    std::string run() {
        passes.clear();
        const auto tables = AnyTables::create(variant, folder.string()).value();
        const auto report = [&](EndgameGoal, int plies) {
            passes.push_back(plies);
            if (plies == saved_pass) saved = read_bytes(file(".work"));
        };
        const auto plans = tables->plan(material).value();
        for (const TablePlan& plan : plans) {
            const bool is_it = plan.material == material;
            if (!plan.is_there)
                REQUIRE_FALSE(tables->build(plan.material, in_one_go, is_it ? report : nobody, hourly()));
        }
        std::string values;
        REQUIRE_FALSE(tables->list(material, [&](const std::string& fen, EndgameValue value) {
            values += fen + ' ' + std::to_string(value.code()) + '\n';
        }));
        return values;
    }

    /// Builds again from this work.
    std::string run_from(const std::string& work) {
        std::filesystem::remove(file(".table"));
        write_bytes(file(".work"), work);
        return run();
    }
};

/// Saved work, with lies in it and a checksum that is right.
template <class V>
std::string lying_work(const Build& build, const std::vector<Lie>& lies) {
    EndgameTables<V> behind;
    const EndgameIndex index = endgame_index<V>(parse_material<V>(build.material).value());
    EndgameBuilder<V> builder(index, behind);
    std::int64_t spent = 0;
    const TransferWork work = [&](const Transfer& transfer) {
        return transfer(&spent, sizeof spent) && builder.transfer(transfer);
    };
    const TableTitle expected{V::id, build.material, index.size()};
    write_bytes(build.file(".work"), build.saved);
    REQUIRE(read_work_file(build.file(".work"), expected, work));
    REQUIRE(write_work_file(build.file(".work"), expected,
                            [&](const Transfer& transfer) { return work(with_lies(lies, transfer)); }));
    return read_bytes(build.file(".work"));
}

template <class V>
void check_lies(const std::vector<std::pair<std::string_view, std::vector<Lie>>>& rows) {
    const Folder folder("table-work-lies-" + std::string(V::id));
    Build build{folder.path(), V::id, "KvK", 0};
    const std::string values = build.run();
    for (const auto& [what, lies] : rows) {
        INFO(V::id << ": " << what);
        CHECK(build.run_from(lying_work<V>(build, lies)) == values);
        CHECK(build.passes.front() == (lies.empty() ? build.saved_pass : -1));
    }
}

}  // namespace

TEST_CASE("work whose numbers cannot be begins again, although its checksum is right", "[endgame]") {
    constexpr std::uint64_t below_zero = ~std::uint64_t{0};
    // Both kings are on the first square, or the other one on the last.
    constexpr std::size_t no_position = 0;
    constexpr std::size_t position = 63;
    check_lies<Chess>({
        {"no lies", {}},
        {"a time below zero", {{work_time, 0, below_zero, 8}}},
        {"a time beyond what a table stores", {{work_time, 0, std::uint64_t{1} << 53, 8}}},
        {"the pass before all", {{work_pass, 0, below_zero, 4}}},
        {"a pass before that", {{work_pass, 0, below_zero - 1, 4}}},
        {"en passant without a position", {{work_en_passant_count, 0, 1, 8}, {work_en_passant, 0, no_position, 8}}},
        {"en passant beyond the table", {{work_en_passant_count, 0, 1, 8}, {work_en_passant, 0, 1 << 20, 8}}},
        {"a value without a position", {{work_cells, no_position, 5, 2}}},
        {"a position that is none", {{work_cells, position, 0xFFFF, 2}}},
        {"a value beyond what a table stores", {{work_cells, position, table_plies_max + 2, 2}}},
    });
    check_lies<KingsCourt>({{"a square beyond the board", {{work_origins + 1, 0, below_zero, 8}}}});
}

TEST_CASE("interrupted work on a table is continued", "[endgame]") {
    const Folder folder("table-work");
    Build build{folder.path(), "chess", "KPvK"};
    const std::string values = build.run();
    REQUIRE(build.passes.front() == -1);
    CHECK_FALSE(std::filesystem::exists(build.file(".work")));

    const std::string work = build.saved;
    CHECK(build.run_from(work) == values);
    CHECK(build.passes.front() == build.saved_pass);
    CHECK_FALSE(std::filesystem::exists(build.file(".work")));
}

TEST_CASE("work that is damaged, cut off or of another table begins again", "[endgame]") {
    const Folder folder("table-work-bad");
    Build other{folder.path(), "twokings", "KRvK"};
    other.run();
    Build build{folder.path(), "chess", "KRvK"};
    const std::string values = build.run();
    const std::string work = build.saved;
    std::string damaged = work;
    damaged[work.size() / 2] = static_cast<char>(damaged[work.size() / 2] ^ 0x10);
    for (const std::string& bad : {damaged, work.substr(0, work.size() / 2), work.substr(0, work.size() - 1),
                                   work + work, std::string(), other.saved}) {
        INFO(bad.size() << " bytes of " << work.size());
        CHECK(build.run_from(bad) == values);
        CHECK(build.passes.front() == -1);
    }
}

TEST_CASE("work that cannot be saved is done all the same", "[endgame]") {
    const Folder folder("table-work-unsaved");
    Build build{folder.path(), "chess", "KRvK"};
    // A folder has the name of the file.
    std::filesystem::create_directories(build.file(".work"));
    build.run();
    CHECK(build.saved.empty());
    CHECK(std::filesystem::exists(build.file(".table")));
}

TEST_CASE("a table that contradicts itself is not written", "[endgame]") {
    const Folder folder("table-work-ahead");
    Build build{folder.path(), "chess", "KRvK"};
    build.run();
    EndgameTables<Chess> behind;
    add_table(behind, "KvK");
    const EndgameIndex index = endgame_index<Chess>(parse_material<Chess>("KRvK").value());
    EndgameBuilder<Chess> builder(index, behind);
    std::int64_t spent = 0;
    const TableTitle rook_title{"chess", "KRvK", index.size()};
    write_bytes(build.file(".work"), build.saved);
    REQUIRE(read_work_file(build.file(".work"), rook_title, [&](const Transfer& transfer) {
        return transfer(&spent, sizeof spent) && builder.transfer(transfer);
    }));
    // The same work, two passes further, which were never made.
    REQUIRE(write_work_file(build.file(".work"), rook_title, [&](const Transfer& transfer) {
        bool is_first = true;
        return transfer(&spent, sizeof spent) && builder.transfer([&](void* memory, std::size_t size) {
            if (!std::exchange(is_first, false)) return transfer(memory, size);
            int passes = *static_cast<const int*>(memory) + 2;
            return transfer(&passes, size);
        });
    }));
    std::filesystem::remove(build.file(".table"));
    const auto tables = AnyTables::create("chess", folder.path().string()).value();
    const auto fault = tables->build("KRvK", in_one_go, nobody, hourly());
    REQUIRE(fault);
    CHECK(english(*fault) == "The table of KRvK contradicts itself or the tables it depends on. It is not used.");
    CHECK_FALSE(std::filesystem::exists(build.file(".table")));
    CHECK_FALSE(std::filesystem::exists(build.file(".work")));
    CHECK_FALSE(tables->build("KRvK", in_one_go, nobody, hourly()));
}

}  // namespace kingcraft::test
