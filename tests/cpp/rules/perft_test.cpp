// The counts of perft.jsonl of each game: quickly all of them, and those of few leaves by the plain definition too.

#include "rules/perft.hpp"

#include <limits>
#include <set>

#include "support/data.hpp"
#include "support/game_test_case.hpp"
#include "support/plain_perft.hpp"
#include "support/position.hpp"
#include "support/random.hpp"

namespace kingcraft::test {
namespace {

constexpr std::uint64_t few_leaves = 100'000;
constexpr std::uint64_t most_leaves = is_second_look ? few_leaves : std::numeric_limits<std::uint64_t>::max();

/// Calls `visit(position, depth, count)` for every count of this game that has at most so many leaves.
template <class V, class Visit>
void for_each_count(std::uint64_t most, Visit visit) {
    for (const Json& row : read_rows("perft.jsonl", V::id)) {
        const Position<V> position = position_of<V>(text_at(row, "fen"));
        int depth = 0;
        for (const Json& count : row.at("counts")) {
            ++depth;
            if (count.get<std::uint64_t>() > most) continue;
            INFO(V::id << " " << text_at(row, "fen") << ", depth " << depth);
            visit(position, depth, count.get<std::uint64_t>());
        }
    }
}

/// Adds the kinds of all moves in a tree.
template <class V>
void add_kinds(const Position<V>& position, int depth, std::set<MoveKind>& kinds) {
    MoveList moves;
    generate_legal(position, moves);
    for (const Move move : moves) {
        kinds.insert(move.kind());
        if (depth > 1) add_kinds(position.after(move), depth - 1, kinds);
    }
}

}  // namespace

GAME_TEST_CASE("perft counts the leaves of the move tree", "[perft]") {
    for_each_count<TestType>(most_leaves, [](const auto& position, int depth, std::uint64_t count) {
        CHECK(perft(position, depth) == count);
    });
}

GAME_TEST_CASE("perft of no ply or fewer has one leaf", "[perft]") {
    const Position<TestType> position = position_of<TestType>(TestType::start_fen);
    for (const int depth : {0, -1, std::numeric_limits<int>::min()}) CHECK(perft(position, depth) == 1);
}

GAME_TEST_CASE("the counts are those of the plain definition of legality", "[perft]") {
    for_each_count<TestType>(few_leaves, [](const auto& position, int depth, std::uint64_t count) {
        CHECK(plain_perft(position, depth) == count);
    });
}

GAME_TEST_CASE("the counted trees have moves of every kind that random games have", "[perft]") {
    if (!is_of_repository(TestType::id)) return;
    std::set<MoveKind> played;
    for (int seed = 0; seed < random_game_count; ++seed) {
        walk_random_game<TestType>(static_cast<std::uint64_t>(seed), 200, [&](const auto&, const MoveList& moves) {
            for (const Move move : moves) played.insert(move.kind());
        });
    }
    std::set<MoveKind> counted;
    for (const Json& row : read_rows("perft.jsonl", TestType::id)) {
        add_kinds(position_of<TestType>(text_at(row, "fen")), 2, counted);
    }
    for (const MoveKind kind : played) CHECK(counted.count(kind) == 1);
}

GAME_TEST_CASE("perft of depth 0 is the position itself", "[perft]") {
    CHECK(perft(start_position<TestType>(), 0) == 1);
}

TEST_CASE("there are many counts, each with its source", "[perft]") {
    std::set<std::string> positions;
    std::size_t counts = 0;
    std::uint64_t leaves = 0;
    AllVariants::for_each([&]<class V>() {
        for (const Json& row : read_rows("perft.jsonl", V::id)) {
            CHECK_FALSE(text_at(row, "source").empty());
            positions.insert(text_at(row, "variant") + " " + text_at(row, "fen"));
            for (const Json& count : row.at("counts")) {
                counts += 1;
                leaves += count.get<std::uint64_t>();
            }
        }
    });
    CHECK(positions.size() >= 60);
    CHECK(counts >= 300);
    CHECK(leaves >= 100'000'000);
}

}  // namespace kingcraft::test
