// The search with endgame tables: what they know is played without a search.

#include "search/tablebase_score.hpp"

#include "game/any_engine.hpp"
#include "game/any_game.hpp"
#include "notation/fen.hpp"
#include "support/game_test_case.hpp"
#include "support/tables.hpp"

namespace kingcraft::test {
namespace {

/// An engine that knows these tables, at a position.
std::unique_ptr<AnyEngine> engine_at(std::string_view variant, std::string_view fen, const EndgameTableStore& tables) {
    auto engine = std::move(AnyEngine::create(1)).value();
    REQUIRE_FALSE(engine->set_position(variant, fen));
    engine->set_tables(&tables);
    return engine;
}

EngineReport report_of(AnyEngine& engine, const Limits& limits) {
    REQUIRE_FALSE(engine.start(limits));
    engine.run();
    return engine.report();
}

/// The FEN of a position of the table for which the test holds, or empty.
template <class V, class Test>
std::string find_fen(const EndgameTable& table, Test test) {
    for (std::size_t number = 0; number < table.index.size(); ++number) {
        const auto position = position_at<V>(table.index, number);
        if (position && test(*position, table.values.at(number))) return fen_text(*position);
    }
    return "";
}

/// A position of a table, which has a count of 0, with another fifty-move count.
std::string at_clock(const std::string& fen, int clock) {
    return fen.substr(0, fen.rfind(" 0 1")) + " " + std::to_string(clock) + " 90";
}

/// How many plies the engine with one node a move takes from the position to the end against the best defence, as it
/// plays both sides by the tables.
int plies_played(std::string_view variant, const std::string& fen, const EndgameTableStore& tables) {
    const auto engine = engine_at(variant, fen, tables);
    const auto game = std::move(AnyGame::create(variant, fen)).value();
    std::vector<std::string> moves;
    while (!game->outcome()) {
        moves.push_back(report_of(*engine, {.nodes = 1}).best);
        REQUIRE(game->move(moves.back()));
        REQUIRE_FALSE(engine->set_position(variant, fen, moves));
    }
    return game->outcome()->winner ? static_cast<int>(moves.size()) : -1;
}

}  // namespace

GAME_TEST_CASE("the longest win takes as long as the tables say", "[endgame]") {
    using V = TestType;
    if (pieces_of_game<V>.empty()) return;
    EndgameTables<V> tables;
    const EndgameTable& table = add_table(tables, pieces_of_game<V>);
    constexpr int claimable = 100;
    const EndgameValue longest = EndgameValue::decided_in(std::min(table.values.longest, claimable));
    REQUIRE(table.values.longest > 0);
    const std::string fen = find_fen<V>(table, [&](const auto&, EndgameValue value) { return value == longest; });
    INFO(V::id << " " << fen);
    REQUIRE(fen != "");
    CHECK(plies_played(V::id, fen, tables) == longest.plies());
    const EngineReport report = report_of(*engine_at(V::id, fen, tables), {.nodes = 1});
    CHECK(report.nodes == 0);
    CHECK(report.depth == 1);
    CHECK(report.lines[0].pv.size() == static_cast<std::size_t>(longest.plies()));
    const int moves = longest.is_win() ? (longest.plies() + 1) / 2 : -longest.plies() / 2;
    CHECK(report.lines[0].score == Score{Score::Unit::mate, moves});
}

GAME_TEST_CASE("a draw that only one move holds is held", "[endgame]") {
    using V = TestType;
    if (pieces_of_game<V>.empty()) return;
    EndgameTables<V> tables;
    const EndgameTable& table = add_table(tables, pieces_of_game<V>);
    const std::string fen = find_fen<V>(table, [&](const Position<V>& position, EndgameValue value) {
        if (!value.is_draw()) return false;
        const auto moves = probe_moves(tables, position);
        return moves.size() > 1 && moves[0].value.is_draw() && moves[1].value.is_loss();
    });
    // Not every game has such a position with these pieces.
    if (fen.empty()) return;
    // Not with a move that only allows to claim the draw, if it is not the opponent who has to.
    for (const int clock : {0, 99}) {
        INFO(V::id << " " << fen << " at " << clock);
        const std::string played_from = at_clock(fen, clock);
        const EngineReport report = report_of(*engine_at(V::id, played_from, tables), {.nodes = 1});
        CHECK(report.lines[0].score == Score{Score::Unit::centipawns, 0});
        const auto game = std::move(AnyGame::create(V::id, played_from)).value();
        REQUIRE(game->move(report.best));
        CHECK(tables.probe(parse_fen<V>(game->fen()).value())->is_draw());
    }
}

TEST_CASE("tables are used at the highest level alone", "[endgame]") {
    EndgameTables<Chess> tables;
    add_table(tables, "KQvK");
    const auto engine = engine_at("chess", "8/8/8/4k3/8/8/8/KQ6 w - - 0 1", tables);
    for (int level = level_min; level <= level_max; ++level)
        CHECK((report_of(*engine, {.depth = 1, .level = level}).nodes == 0) == (level == level_max));
    REQUIRE_FALSE(engine->set_position("tax", "8/8/8/4k3/8/8/8/KQ6 w - - 0 1"));
    CHECK(report_of(*engine, {.depth = 1}).nodes > 0);
}

TEST_CASE("the search probes tables after captures", "[endgame]") {
    EndgameTables<Chess> tables;
    add_table(tables, "KPvK");
    // Only the capture of the knight leads to the won pawn endgame.
    const auto engine = engine_at("chess", "8/8/8/3k4/8/2K5/2P5/1n6 w - - 0 1", tables);
    const EngineReport with = report_of(*engine, {.depth = 6});
    const EngineReport without = report_of(*engine_at("chess", "8/8/8/3k4/8/2K5/2P5/1n6 w - - 0 1", {}), {.depth = 6});
    CHECK(with.nodes < without.nodes);
}

TEST_CASE("several lines come with what the tables say of each", "[endgame]") {
    EndgameTables<Chess> tables;
    add_table(tables, "KQvK");
    const auto engine = engine_at("chess", "8/8/8/8/8/1k6/8/K2Q4 b - - 0 1", tables);
    const EngineReport report = report_of(*engine, {.multipv = 3});
    REQUIRE(report.lines.size() > 1);
    for (std::size_t i = 1; i < report.lines.size(); ++i)
        CHECK(report.lines[i - 1].score.value <= report.lines[i].score.value);
}

TEST_CASE("a win that the fifty-move count may spoil is no sure mate", "[endgame]") {
    EndgameTables<Chess> tables;
    add_table(tables, "KRvK");
    const std::string board = "8/8/8/3k4/8/8/8/KR6 w - - ";
    const int plies = tables.probe(parse_fen<Chess>(board + "0 1").value())->plies();
    constexpr int claimable = 100;
    const auto score_at = [&](int clock) {
        const auto engine = engine_at("chess", board + std::to_string(clock) + " 90", tables);
        return report_of(*engine, {.depth = 2}).lines[0].score.unit;
    };
    CHECK(score_at(claimable - plies) == Score::Unit::mate);
    CHECK(score_at(claimable - plies + 1) == Score::Unit::centipawns);
}

TEST_CASE("the fifty-move count is reckoned with where the quickest win comes too late", "[endgame]") {
    EndgameTables<Chess> tables;
    add_table(tables, "KPvK");
    const auto score_at = [&](std::string_view fen) {
        return report_of(*engine_at("chess", fen, tables), {.depth = 6}).lines[0].score;
    };
    // The quickest wins begin with moves of the king. Slower ones, with a pawn's move now or after the next, are sure.
    CHECK(score_at("8/8/8/8/7p/4k3/1K6/8 b - - 98 59") == Score{Score::Unit::mate, 10});
    CHECK(score_at("8/k2K4/8/8/1P6/8/8/8 w - - 97 58") == Score{Score::Unit::mate, 18});
    // The longest defence lets the pawn go in time, another one does not.
    CHECK(score_at("8/1k6/8/8/1K6/8/1P6/8 b - - 97 58") == Score{Score::Unit::centipawns, draw_score});
}

TEST_CASE("a loss that is a draw by the fifty-move count is chosen before one that is none", "[endgame]") {
    const auto value = EndgameValue::decided_in(120);
    CHECK(tablebase_score(value.cursed(), 0, 1).score > tablebase_score(value, 0, 1).score);
    CHECK(tablebase_score(value.cursed(), 0, 1).score < draw_score);
    CHECK(tablebase_score(value, 0, 1).score > tablebase_score(EndgameValue::decided_in(100), 0, 1).score);
}

TEST_CASE("a move that lets a draw be claimed does not win", "[endgame]") {
    EndgameTables<Chess> tables;
    add_table(tables, "KQvK");
    const std::string fen = "8/8/8/8/8/2k5/8/K2Q4 w - - 0 1";
    const auto engine = engine_at("chess", fen, tables);
    const std::string best = report_of(*engine, {}).best;
    // There and back twice: with the best move the position after it occurs for the third time.
    const auto game = std::move(AnyGame::create("chess", fen)).value();
    std::vector<std::string> moves;
    for (int round = 0; round < 2; ++round) {
        for (std::string move : {best, std::string(), best.substr(2, 2) + best.substr(0, 2), std::string()}) {
            if (move.empty()) {
                const bool away = moves.size() % 4 == 1;
                move = away ? game->move_ids()[0] : moves.back();
                if (!away) move = moves[moves.size() - 2].substr(2, 2) + moves[moves.size() - 2].substr(0, 2);
            }
            REQUIRE(game->move(move));
            moves.push_back(move);
        }
    }
    REQUIRE_FALSE(engine->set_position("chess", fen, moves));
    const EngineReport report = report_of(*engine, {});
    CHECK(report.best != best);
    CHECK(report.lines[0].score.unit == Score::Unit::mate);
}

namespace {

/// The tables of these pieces with values that contradict each other: the positions from which the side to move wins in
/// `plies` are given another value.
template <class V>
void falsify(EndgameTable& table, int plies, EndgameValue other) {
    for (std::size_t number = 0; number < table.values.size(); ++number) {
        if (table.values.at(number) == EndgameValue::decided_in(plies)) table.values.set(number, other);
    }
}

}  // namespace

TEST_CASE("a line through a table with wrong values ends, and the search goes on without it", "[endgame]") {
    struct Row {
        std::string_view what;
        int plies;
        EndgameValue other;
    };
    const std::vector<Row> rows{
        {"won positions that are never won", 3, EndgameValue::decided_in(9)},
        {"mates that take longer", 1, EndgameValue::decided_in(7)},
        {"won positions that are drawn", 5, EndgameValue::draw()},
        {"lost positions that are won", 4, EndgameValue::decided_in(5)},
        {"a mate that is none", 2, EndgameValue::decided_in(0)},
    };
    for (const auto& [what, plies, other] : rows) {
        EndgameTables<Chess> tables;
        add_table(tables, "KvK");
        EndgameTable table = std::as_const(add_table(tables, "KRvK"));
        EndgameTables<Chess> wrong;
        add_table(wrong, "KvK");
        falsify<Chess>(wrong.add(std::move(table)), plies, other);
        INFO(what);
        const auto engine = engine_at("chess", "8/8/8/3k4/8/8/8/KR6 w - - 0 1", wrong);
        const EngineReport report = report_of(*engine, {.depth = 4});
        CHECK(report.nodes > 0);
        CHECK(report.lines.at(0).depth == 4);
        REQUIRE(wrong.distrusted().size() == 1);
        CHECK(wrong.distrusted()[0].text() == "KRvK");
        CHECK_FALSE(wrong.probe(parse_fen<Chess>("8/8/8/3k4/8/8/8/KR6 w - - 0 1").value()));
    }
}

TEST_CASE("a search that is over before a move is searched has a line all the same", "[search]") {
    struct Row {
        std::string_view variant;
        std::string_view fen;
        std::optional<Score> end;
    };
    const Score mate{Score::Unit::mate, 0};
    const Score draw{Score::Unit::centipawns, 0};
    const std::vector<Row> rows{
        {"chess", Chess::start_fen, {}},
        {"levitating", Levitating::start_fen, {}},
        {"tax", Tax::start_fen, {}},
        {"flying", Flying::start_fen, {}},
        {"kingscourt", KingsCourt::start_fen, {}},
        {"twokings", TwoKings::start_fen, {}},
        {"chess", "7k/5KQ1/8/8/8/8/8/8 b - - 0 1", mate},
        {"chess", "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", draw},
        {"tax", "4k2R/8/8/8/8/8/8/K7 b - - 0 1", mate},
        {"tax", "4k3/8/8/8/8/8/8/K6R b - - 0 1", draw},
        {"levitating", "8/8/8/8/8/8/8/K7 b - - 0 1", mate},
    };
    for (const auto& [variant, fen, end] : rows) {
        auto engine = std::move(AnyEngine::create(1)).value();
        REQUIRE_FALSE(engine->set_position(variant, fen));
        REQUIRE_FALSE(engine->start({.nodes = 1}));
        INFO(variant << " " << fen);
        for (const bool is_searched : {false, true}) {
            if (is_searched) engine->run();
            const EngineReport report = engine->report();
            CHECK(report.end == end);
            CHECK(report.best.empty() == end.has_value());
            REQUIRE(report.lines.size() == (end ? 0 : 1));
            if (!end) CHECK(report.lines[0].pv.at(0) == report.best);
        }
    }
}

}  // namespace kingcraft::test
