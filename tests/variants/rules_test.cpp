// The rules, article by article, on positions made for them: rules.jsonl of each game. A row names its rule and what it
// shows, gives a FEN and perhaps moves to play from it, and then says what must hold: all legal moves (of the position,
// or of the piece on `from`), SAN, check, outcome, FEN.

#include <catch2/catch.hpp>
#include <set>

#include "support/data.hpp"
#include "support/fault.hpp"
#include "support/position.hpp"
#include "variants/all.hpp"

namespace kingcraft::test {
namespace {

std::vector<Json> rule_rows(std::string_view variant) { return read_rows("rules.jsonl", variant); }

template <class V>
std::string move_faults(const Json& row, const Position<V>& position) {
    MoveList moves;
    generate_legal(position, moves);
    std::string faults;
    if (const Json* const sans = row.find("san")) {
        for (const auto& [id, san] : sans->members()) {
            const auto move = find_move(position, moves, id);
            faults += difference("SAN of " + id, san.string(),
                                 move ? san_text(position, moves, move.value()) : "no legal move");
        }
    }
    if (const Json* const from = row.find("from")) {
        const Square square = parse_square<typename V::Geometry>(from->string());
        moves.keep_if([&](Move move) { return move.from() == square; });
    }
    if (const Json* const expected = row.find("moves"))
        faults += list_difference("moves", expected->strings(), ids<V>(moves));
    return faults;
}

/// What the row says and the engine contradicts.
template <class V>
std::string rule_faults(const Json& row) {
    auto position = position_of<V>(row["fen"].string());
    if (const Json* const play = row.find("play")) position = after(position, play->strings());
    std::string faults = move_faults(row, position);
    if (const Json* const check = row.find("check")) {
        faults += difference("check", check->boolean() ? "yes" : "no", position.is_check() ? "yes" : "no");
    }
    if (const Json* const outcome = row.find("outcome")) {
        const std::string expected = outcome->is_null() ? "" : outcome->string();
        faults += difference("outcome", expected, outcome_name(position_outcome(position)));
    }
    if (const Json* const fen = row.find("fen_after")) faults += difference("FEN", fen->string(), fen_text(position));
    return faults;
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("rules hold, article by article", "[rules]", AllVariants) {
    for (const Json& row : rule_rows(TestType::id)) {
        INFO(row["rule"].string() << ", " << row["what"].string() << ": " << row["fen"].string());
        CHECK(rule_faults<TestType>(row) == "");
    }
}

TEST_CASE("every numbered rule has a position", "[rules]") {
    struct Page {
        std::string variant;
        int rules;
    };
    for (const auto& [variant, rules] :
         std::vector<Page>{{"levitating", 4}, {"tax", 7}, {"flying", 7}, {"kingscourt", 7}, {"twokings", 5}}) {
        std::set<std::string> shown;
        for (const Json& row : rule_rows(variant)) shown.insert(row["rule"].string());
        for (int rule = 1; rule <= rules; ++rule) CHECK(shown.count(variant + "/" + std::to_string(rule)) == 1);
    }
}

}  // namespace kingcraft::test
