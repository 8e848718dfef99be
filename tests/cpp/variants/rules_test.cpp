// The rules, article by article, on positions made for them: rules.jsonl of each game. A row names its rule and what it
// shows, gives a FEN and perhaps moves to play from it, and then says what must hold: all legal moves (of the position,
// or of the piece on `from`), SAN, check, outcome, FEN.

#include "support/data.hpp"
#include "support/fault.hpp"
#include "support/game_test_case.hpp"
#include "support/position.hpp"

namespace kingcraft::test {
namespace {

std::vector<Json> rule_rows(std::string_view variant) { return read_rows("rules.jsonl", variant); }

template <class V>
std::string move_faults(const Json& row, const Position<V>& position) {
    MoveList moves;
    generate_legal(position, moves);
    std::string faults;
    if (row.contains("san")) {
        for (const auto& expected : row.at("san").items()) {
            const std::string& id = expected.key();
            const auto move = find_move(position, moves, id);
            faults += difference("SAN of " + id, text_at(row.at("san"), id),
                                 move ? san_text(position, moves, move.value()) : "no legal move");
        }
    }
    if (row.contains("from")) {
        const Square square = parse_square<typename V::Geometry>(text_at(row, "from"));
        moves.filter([&](Move move) { return move.from() == square; });
    }
    if (row.contains("moves")) faults += list_difference("moves", texts_at(row, "moves"), ids<V>(moves));
    return faults;
}

/// The differences between the row and the engine.
template <class V>
std::string rule_faults(const Json& row) {
    auto position = position_of<V>(text_at(row, "fen"));
    if (row.contains("play")) position = after(position, texts_at(row, "play"));
    std::string faults = move_faults(row, position);
    if (row.contains("check")) {
        faults += difference("check", row.at("check").get<bool>() ? "yes" : "no", position.is_check() ? "yes" : "no");
    }
    if (row.contains("outcome")) {
        const Json& outcome = row.at("outcome");
        const std::string expected = outcome.is_null() ? "" : outcome.get<std::string>();
        faults += difference("outcome", expected, outcome_name(position_outcome(position)));
    }
    if (row.contains("fen_after")) faults += difference("FEN", text_at(row, "fen_after"), fen_text(position));
    return faults;
}

}  // namespace

GAME_TEST_CASE("rules hold, article by article", "[rules]") {
    for (const Json& row : rule_rows(TestType::id)) {
        INFO(text_at(row, "rule") << ", " << text_at(row, "what") << ": " << text_at(row, "fen"));
        CHECK(rule_faults<TestType>(row) == "");
    }
}

}  // namespace kingcraft::test
