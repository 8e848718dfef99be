// Interrupted work on a table: it continues, or begins again.

#include "endgame/table_file.hpp"
#include "english/english.hpp"
#include "game/any_tables.hpp"
#include "support/catch2.hpp"
#include "support/folder.hpp"
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

}  // namespace

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
