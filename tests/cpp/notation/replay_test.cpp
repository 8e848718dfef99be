// The positions of positions.jsonl, about 540 a game, whose moves two independent references agree on: legal
// moves, check, outcome, FEN and coordinates read back, and for some of them SAN and the FEN after each move.

#include "english/english.hpp"
#include "support/data.hpp"
#include "support/fault.hpp"
#include "support/game_test_case.hpp"
#include "support/position.hpp"

namespace kingcraft::test {
namespace {

/// Texts that have to be read as this move: the text itself, or nothing when it is.
template <class V>
std::string read_back(const Position<V>& position, const MoveList& moves, Move move, const std::string& text) {
    const auto read = find_move(position, moves, text);
    if (!read) return text + " is not read back: " + english(read.error()) + "\n";
    return difference("read back from " + text, coordinates<V>(move), coordinates<V>(read.value()));
}

/// The differences between the row and the engine about one move.
template <class V>
std::string move_faults(const Json& row, const Position<V>& position, const MoveList& moves, Move move) {
    const std::string id = coordinates<V>(move);
    const std::string san = san_text(position, moves, move);
    std::string faults = read_back(position, moves, move, id) + read_back(position, moves, move, san);
    if (row.contains("san")) faults += difference("SAN of " + id, text_at(row.at("san"), id), san);
    if (row.contains("fen_after")) {
        faults += difference("FEN after " + id, text_at(row.at("fen_after"), id), fen_text(position.after(move)));
    }
    return faults;
}

/// The differences between the row and the engine.
template <class V>
std::string row_faults(const Json& row) {
    const std::string fen = text_at(row, "fen");
    const auto position = position_of<V>(fen);
    MoveList moves;
    generate_legal(position, moves);
    std::string faults = list_difference("moves", texts_at(row, "moves"), ids<V>(moves));
    if (!faults.empty()) return faults;
    faults += difference("check", row.at("check").get<bool>() ? "yes" : "no", position.is_check() ? "yes" : "no");
    const Json& outcome = row.at("outcome");
    faults += difference("outcome", outcome.is_null() ? "" : outcome.get<std::string>(),
                         outcome_name(position_outcome(position)));
    faults += difference("FEN read back", fen, fen_text(position));
    for (const Move move : moves) faults += move_faults(row, position, moves, move);
    return faults;
}

}  // namespace

GAME_TEST_CASE("positions of the references are replayed", "[replay]") {
    const auto rows = read_rows("positions.jsonl", TestType::id);
    if (is_of_repository(TestType::id)) REQUIRE(rows.size() > 500);
    for (const Json& row : rows) {
        INFO(TestType::id << " " << text_at(row, "fen"));
        CHECK(row_faults<TestType>(row) == "");
    }
}

}  // namespace kingcraft::test
