// FEN: every fault that the rules page lists, in every game, with the words by which the error names it; and what is
// accepted though it is written otherwise than we write it.

#include "notation/fen.hpp"

#include <algorithm>

#include "english/english.hpp"
#include "support/data.hpp"
#include "support/game_test_case.hpp"
#include "support/position.hpp"

namespace kingcraft::test {

GAME_TEST_CASE("FEN with a fault is refused by name", "[fen]") {
    for (const Json& row : read_rows("fen-refused.jsonl", TestType::id)) {
        INFO(TestType::id << ", " << text_at(row, "what") << ": " << text_at(row, "fen"));
        const auto position = parse_fen<TestType>(text_at(row, "fen"));
        REQUIRE_FALSE(position.ok());
        CHECK(position.error().code == ErrorCode::fen);
        CHECK_THAT(english(position.error()), ContainsSubstring(text_at(row, "error")) && EndsWith("."));
    }
}

GAME_TEST_CASE("FEN is read and written in one form", "[fen]") {
    for (const Json& row : read_rows("fen-accepted.jsonl", TestType::id)) {
        INFO(TestType::id << ", " << text_at(row, "what") << ": " << text_at(row, "fen"));
        const auto position = parse_fen<TestType>(text_at(row, "fen"));
        REQUIRE((position ? "" : english(position.error())) == "");
        CHECK(fen_text(position.value()) == text_at(row, "written"));
    }
}

GAME_TEST_CASE("an error quotes little of a long FEN", "[fen]") {
    constexpr std::size_t megabyte = 1'000'000;
    const std::string start(TestType::start_fen);
    for (const std::string& fen : {std::string(megabyte, 'x'), std::string(megabyte, '/'), std::string(megabyte, '|'),
                                   start + " " + std::string(megabyte, 'x'),
                                   start.substr(0, start.find(' ') + 1) + std::string(megabyte, 'w') + " - - 0 1"}) {
        const auto position = parse_fen<TestType>(fen);
        INFO(TestType::id << " " << fen.substr(0, 80));
        REQUIRE_FALSE(position.ok());
        CHECK(english(position.error()).size() < 250);
    }
}

TEST_CASE("a FEN with a zero byte is refused", "[fen]") {
    using namespace std::string_literals;
    CHECK_FALSE(parse_fen<Chess>("4k3/8/8/8/8/8/8/4K3 w - - 0 1\0"s).ok());
    CHECK_FALSE(parse_fen<Chess>("4k3/8/8/8/8/8/8/4K3\0 w - - 0 1"s).ok());
}

GAME_TEST_CASE("both clocks stop at 9999", "[fen]") {
    const std::string start(TestType::start_fen);
    const auto position =
        position_of<TestType>(start.substr(0, start.size() - std::string("0 1").size()) + "9999 9999");
    // A side's move after which the count does not start again, if there is one.
    auto next = position;
    for (int ply = 0; ply < color_count; ++ply) {
        MoveList moves;
        generate_legal(next, moves);
        const auto counted =
            std::find_if(moves.begin(), moves.end(), [&](Move move) { return next.after(move).halfmove_clock() > 0; });
        if (counted == moves.end()) return;
        next.play(*counted);
    }
    CHECK(next.halfmove_clock() == 9999);
    CHECK(next.move_number() == 9999);
}

}  // namespace kingcraft::test
