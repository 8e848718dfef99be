// PGN as text and as data, without any rules: what is read comes back when it is written.

#include "notation/pgn.hpp"

#include <algorithm>
#include <cstring>
#include <sstream>

#include "english/english.hpp"
#include "support/catch2.hpp"

namespace kingcraft::test {
namespace {

/// The text with single spaces instead of line breaks and other space.
std::string one_line(const std::string& text) {
    std::istringstream words(text);
    std::string line;
    for (std::string word; words >> word;) line += (line.empty() ? "" : " ") + word;
    return line;
}

PgnGame read(const std::string& text) {
    auto game = parse_pgn(text);
    if (!game) throw std::runtime_error(english(game.error()));
    return std::move(game).value();
}

/// The moves as written after the text was read.
std::string rewritten(const std::string& text) { return one_line(pgn_text(read(text), {})); }

}  // namespace

TEST_CASE("PGN movetext is rewritten in one form", "[pgn]") {
    struct Row {
        const char* what;
        const char* text;
        const char* written;
    };
    const Row rows[] = {
        {"plain", "1. e4 e5 2. Nf3 *", "1. e4 e5 2. Nf3 *"},
        {"no space behind numbers", "1.e4 e5 2.Nf3 Nc6 1-0", "1. e4 e5 2. Nf3 Nc6 1-0"},
        {"no numbers", "e4 e5 Nf3 0-1", "1. e4 e5 2. Nf3 0-1"},
        {"numbers before both moves", "1. e4 1... e5 2. Nf3 2...Nc6 1/2-1/2", "1. e4 e5 2. Nf3 Nc6 1/2-1/2"},
        {"numbers without dots", "1 e4 e5 2 Nf3", "1. e4 e5 2. Nf3 *"},
        {"castling with zeros is no number", "1. 0-0 0-0-0 *", "1. 0-0 0-0-0 *"},
        {"comments", "{first} 1. e4 {good} {so they say} e5 {end} *",
         "{first} 1. e4 {good} {so they say} 1... e5 {end} *"},
        {"space in a comment", "1. e4 {  a \t b\n\n c } *", "1. e4 {a b c} *"},
        {"a comment to the end of the line", "1. e4 ; king's pawn\ne5 *", "1. e4 {king's pawn} 1... e5 *"},
        {"a comment that ends the text", "1. e4 ; king's pawn", "1. e4 {king's pawn} *"},
        {"an empty comment to the end of the line", "1. e4 ;\n; a\ne5 *", "1. e4 {a} 1... e5 *"},
        {"a brace in a comment to the end of the line", "1. e4 ; a } b\ne5 *", "1. e4 ;a } b 1... e5 *"},
        {"two such comments, a sign between them", "1. e4 ;a }\n$1 ;b }\ne5 *", "1. e4 $1 ;a } b } 1... e5 *"},
        {"two such comments, a variation between them", "1. e4 ;a }\n(1. d4) ;b }\ne5 *",
         "1. e4 ;a } b } (1. d4) 1... e5 *"},
        {"two such comments of two moves", "1. e4 ;a }\ne5 ;b }\n*", "1. e4 ;a } 1... e5 ;b } *"},
        {"a comment without a brace between them", "1. e4 ;a }\n{b} ;c }\n*", "1. e4 ;a } {b} ;c } *"},
        {"two comments without a brace, a sign between them and one with a brace", "1. e4 ;a\n;b\n$1 ;c }\n*",
         "1. e4 $1 {a b} ;c } *"},
        {"such a comment in a variation without moves", "1. e4 (;a }\n) ;b }\n*", "1. e4 ;a } b } *"},
        {"brackets and parentheses in a comment", "1. e4 {[%clk 0:01] (x) $1 ; *} e5",
         "1. e4 {[%clk 0:01] (x) $1 ; *} 1... e5 *"},
        {"NAGs", "1. e4 $1 $14 e5 $255 *", "1. e4 $1 $14 e5 $255 *"},
        {"marks become NAGs", "1. e4! e5? 2. d4!! d5?? 3. c4!? c5?! *",
         "1. e4 $1 e5 $2 2. d4 $3 d5 $4 3. c4 $5 c5 $6 *"},
        {"a mark apart", "1. e4 !? e5 *", "1. e4 $5 e5 *"},
        {"variations", "1. e4 (1. d4 d5) (1. c4) e5 *", "1. e4 (1. d4 d5) (1. c4) 1... e5 *"},
        {"nested variations", "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) 2. Nf3 *",
         "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) 2. Nf3 *"},
        {"a variation that begins with one", "1. e4 (1. d4 (1. c4)) *", "1. e4 (1. d4 (1. c4)) *"},
        {"a comment before a variation's first move", "1. e4 ({why not} 1. d4 {this}) e5 *",
         "1. e4 ({why not} 1. d4 {this}) 1... e5 *"},
        {"a result in a variation", "1. e4 (1. d4 *) e5 *", "1. e4 (1. d4) 1... e5 *"},
        {"a space behind a result in a variation", "1. e4 (1. d4 * ) e5 *", "1. e4 (1. d4) 1... e5 *"},
        {"a line that is escaped", "1. e4\n% not a move\ne5 *", "1. e4 e5 *"},
        {"a first line that is escaped", "% not a move\n1. e4 e5 *", "1. e4 e5 *"},
        {"a percent sign inside a line", "1. e4 %c5\n2. Nf3 *", "1. e4 %c5 2. Nf3 *"},
        {"only a result", "1/2-1/2", "1/2-1/2"},
        {"only a null move", "--", "{--} *"},
        {"the second game is left", "1. e4 1-0\n\n[Event \"2\"]\n\n1. d4 0-1", "1. e4 1-0"},
        {"a game without result before the next one's tags", "1. e4\n\n[Event \"2\"]\n\n1. d4 0-1", "1. e4 *"},
        {"a byte order mark and line ends of another system",
         "\xEF\xBB\xBF"
         "1. e4\r\ne5\r\n*\r\n",
         "1. e4 e5 *"},
    };
    for (const Row& row : rows) {
        INFO(row.what << ": " << row.text);
        CHECK(rewritten(row.text) == row.written);
        CHECK(rewritten(pgn_text(read(row.text), {})) == row.written);
    }
}

TEST_CASE("PGN is read no further than it goes", "[pgn]") {
    struct Row {
        const char* before;
        const char* text;
        const char* behind;
        /// As written again, or the error.
        const char* expected;
    };
    const Row rows[] = {
        {"", "1. e4 e5 2", "3", "1. e4 e5 *"},
        {"", "1. e4 e5 ", "23", "1. e4 e5 *"},
        {"", "[Round \"1\"]", "[", "[Round \"1\"] *"},
        {"]", "[Round \"1\"", "", "The tag \"Round\" is not closed."},
    };
    for (const Row& row : rows) {
        INFO(row.text);
        const std::string all = std::string(row.before) + row.text + row.behind;
        const auto game = parse_pgn(std::string_view(all).substr(std::strlen(row.before), std::strlen(row.text)));
        CHECK((game ? one_line(pgn_text(game.value(), {})) : english(game.error())) == row.expected);
    }
}

TEST_CASE("PGN tags have the values that were read", "[pgn]") {
    const std::string text = "[Event \"A \\\"quoted\\\" name\"]\n[Site \"C:\\\\x\"]\n[ Round  \"\" ]\n\n*\n";
    const PgnGame game = read(text);
    REQUIRE(game.tags.size() == 3);
    CHECK(game.tag("Event") == "A \"quoted\" name");
    CHECK(game.tag("Site") == "C:\\x");
    CHECK(game.tag("Round") == "");
    CHECK(game.tag("White") == "");
    CHECK(pgn_text(game, {}) == "[Event \"A \\\"quoted\\\" name\"]\n[Site \"C:\\\\x\"]\n[Round \"\"]\n\n*\n");
}

TEST_CASE("PGN is written in lines of 79 characters", "[pgn]") {
    PgnGame game;
    for (int i = 0; i < 200; ++i) {
        PgnMove move;
        move.san = "Nb1xd2";
        if (i % 7 == 0)
            move.comments.push_back("a comment of some words that has to be broken somewhere, as it is too long");
        if (i % 13 == 0)
            move.comments.push_back("a comment with a brace } that has to be broken somewhere, as it is long");
        if (i % 11 == 0) move.variations.push_back({{}, {{"Nf3", {}, {}, {}}, {"Nf6", {2}, {}, {}}}});
        game.moves.moves.push_back(move);
    }
    const std::string text = pgn_text(game, {});
    std::istringstream lines(text);
    std::size_t longest = 0;
    for (std::string line; std::getline(lines, line);) longest = std::max(longest, line.size());
    CHECK(longest <= 79);
    CHECK(longest > 70);
    CHECK(text.back() == '\n');
    CHECK(pgn_text(read(text), {}) == text);
}

TEST_CASE("a comment goes on in the next line where a word does not fit", "[pgn]") {
    const auto words = [](int count) {
        std::string text;
        for (int i = 0; i < count; ++i) text += " abcdef";
        return text;
    };
    const std::pair<std::string, std::string> rows[] = {
        {"ab" + words(12), "{ab" + words(10) + "\nabcdef abcdef} *\n"},
        {"}" + words(11), ";}" + words(11) + "\n*\n"},
        {"}" + words(12), ";}" + words(11) + "\n;abcdef\n*\n"},
        {std::string(79, '}'), ";" + std::string(79, '}') + "\n*\n"},
    };
    for (const auto& [comment, written] : rows) {
        INFO(comment);
        PgnGame game;
        game.moves.comments.push_back(comment);
        CHECK(pgn_text(game, {}) == written);
    }
}

TEST_CASE("PGN of a game that begins later has the right move numbers", "[pgn]") {
    CHECK(one_line(pgn_text(read("e5 Nf3 Nc6"), {12, true})) == "12... e5 13. Nf3 Nc6 *");
}

TEST_CASE("PGN with a fault is refused with line and column", "[pgn]") {
    struct Row {
        const char* what;
        std::string text;
        int line;
        int column;
        const char* error;
    };
    const Row rows[] = {
        {"nothing", "", 1, 1, "empty"},
        {"space alone", "  \n ", 2, 2, "empty"},
        {"a number", "0", 1, 1, "empty"},
        {"a comment alone", "{\"a\":1}", 1, 1, "empty"},
        {"too many moves",
         [] {
             std::string text;
             for (int i = 0; i < 50'000; ++i) text += "a b ";
             return text + "\nc";
         }(),
         2, 1, "at most 100000 moves"},
        {"a comment without end", "1. e4\n {comment", 2, 2, "comment that begins here is not closed"},
        {"a variation without end", "1. e4 (1. d4", 1, 7, "variation that begins here is not closed"},
        {"a variation inside without end", "1. e4 (1. d4 (1. c4)", 1, 7, "variation that begins here is not closed"},
        {"a variation before any move", "(1. e4)", 1, 1, "needs a move before it"},
        {"a variation before its line's first move", "1. e4 ((1. d4))", 1, 8, "needs a move before it"},
        {"a parenthesis too many", "1. e4 )", 1, 7, "\")\""},
        {"a brace too many", "1. e4 }", 1, 7, "\"}\""},
        {"a bracket in a variation", "1. e4 ([Event \"x\"]", 1, 8, "\"[\""},
        {"a bracket too many", "1. e4 ]", 1, 7, "\"]\""},
        {"a NAG too high", "1. e4 $256", 1, 7, "$0 to $255"},
        {"a NAG without number", "1. e4 $", 1, 7, "$0 to $255"},
        {"a NAG far too high", "1. e4\n$99999999999999999999", 2, 1, "$0 to $255"},
        {"a NAG before any move", "$1 1. e4", 1, 1, "NAG needs a move"},
        {"a mark before any move", "!? 1. e4", 1, 1, "needs a move"},
        {"a tag without value", "[Event]\n\n*", 1, 1, "name and a value"},
        {"a tag without name", "[\"x\"]\n\n*", 1, 1, "name and a value"},
        {"a tag without end quote", "[Event \"x]\n\n*", 1, 1, "\"Event\" is not closed"},
        {"a tag without end bracket", "[Event \"x\"\n\n1. e4", 1, 1, "\"Event\" is not closed"},
        {"a tag that ends the text", "[Event \"1\"]\n[", 2, 1, "name and a value"},
        {"a backslash that ends the line", "[Event \"x\\\n\"]\n\n*", 1, 1, "\"Event\" is not closed"},
        {"a backslash that ends the text", "[Event \"\\", 1, 1, "\"Event\" is not closed"},
        {"too deep",
         [] {
             std::string text = "e4";
             for (int i = 0; i < 200; ++i) text += "(e4";
             return text;
         }(),
         1, 2 + 3 * 100 + 1, "nested"},
    };
    for (const Row& row : rows) {
        INFO(row.what << ": " << row.text.substr(0, 100));
        const auto game = parse_pgn(row.text);
        REQUIRE_FALSE(game.ok());
        CHECK(game.error().code == ErrorCode::pgn);
        CHECK_THAT(english(game.error()), ContainsSubstring(row.error));
        CHECK(std::pair(game.error().line, game.error().column) == std::pair(row.line, row.column));
    }
}

TEST_CASE("PGN of any bytes is read or refused", "[pgn]") {
    for (const char c : {'(', ')', '{', '}', '[', ']', '"', ';', '$', '.', '1', 'e', '%', '*', '\0', '\xFF', '\n'}) {
        const auto game = parse_pgn(std::string(1'000'000, c));
        INFO("a megabyte of " << static_cast<int>(c));
        if (!game) CHECK(english(game.error()).size() < 200);
        if (game) CHECK(parse_pgn(pgn_text(game.value(), {})).ok());
    }
}

}  // namespace kingcraft::test
