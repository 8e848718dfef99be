// How much work it is to read a text: four times the text is four times the work, in any form.

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "support/catch2.hpp"
#include "support/game.hpp"
#include "support/random.hpp"
#include "uci/conversation.hpp"
#include "work/counted_work.hpp"

namespace kingcraft::test {
namespace {

/// What stands before, any number of times, and behind that; then something else so many times.
struct Form {
    std::string first;
    std::string each;
    std::string last = "";
    std::string other = "";

    std::string text(std::size_t count) const {
        std::string all = first;
        for (std::size_t i = 0; i < count; ++i) all += each;
        all += last;
        for (std::size_t i = 0; i < count; ++i) all += other;
        return all;
    }
};

/// Something that reads texts, and what of them may be there any number of times.
struct Reader {
    const char* name;
    std::function<void(const std::string& text)> read;
    std::vector<Form> forms;
};

constexpr const char* two_kings = "4k3/8/8/8/8/8/8/4K3";

const std::vector<Reader>& readers() {
    static const std::vector<Reader> all{
        {"a FEN",
         [](const std::string& text) { static_cast<void>(AnyGame::create("chess", text)); },
         {{"", "8/"},
          {"", "K"},
          {"", "1"},
          {"", "|"},
          {"", " "},
          {"", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 "},
          {two_kings, " w"},
          {two_kings + std::string(" w "), "K", " - 0 1"},
          {two_kings + std::string(" w "), "A", " - 0 1"},
          {two_kings + std::string(" w - "), "e", " 0 1"},
          {two_kings + std::string(" w - "), "3", " 0 1"},
          {two_kings + std::string(" w - - "), "0", " 1"},
          {two_kings + std::string(" w - - 0 "), "9"},
          {two_kings + std::string(" w - - "), "3+3 "},
          {two_kings + std::string(" w - -"), " 0"}}},
        {"a move",
         [](const std::string& text) { static_cast<void>(new_game("chess")->move(text)); },
         {{"", "e"},
          {"", "4"},
          {"", "e4"},
          {"N", "f"},
          {"O", "-O"},
          {"e4", "!"},
          {"e8=", "Q"},
          {"", "x"},
          {"", " "},
          {"e4", "+"}}},
        {"a square",
         [](const std::string& text) { static_cast<void>(new_game("flying")->moves_from(text)); },
         {{"", "e"}, {"e", "4"}, {"e4", "^"}, {"", " "}}},
        {"a PGN",
         [](const std::string& text) { static_cast<void>(new_game("chess")->load_pgn(text)); },
         {{"", "Nf3 Nf6 Ng1 Ng8 "},
          {"", "1. "},
          {"1. e4 ", "{a} "},
          {"1. e4 ", ";a\n"},
          {"1. e4 ", ";a }\n"},
          {"1. e4 ", ";a }\n$1 "},
          {"1. e4 ;", "a", "}\n", "$1 ;}\n"},
          {"1. e4 ;", "a", "\n", "$1 ;}\n"},
          {"1. e4 (;", "a", "}\n)", "$1 ;}\n"},
          {"1. e4 {", " ", "}", "\n"},
          {"1. e4 {", "a ", "}"},
          {"1. e4 {", "[%csl Ge4] ", "}"},
          {"1. e4 {", " ", "}"},
          {"1. e4 {", "a "},
          {"1. e4 ", "(1. d4 {a}) "},
          {"1. e4 ", "({a} 1. d4) "},
          {"1. e4 ", "({a}) "},
          {"1. e4 ", "(1. d4 "},
          {"1. e4 ", ")"},
          {"1. e4 ", "(1. -- {a}) "},
          {"1. e4 ", "-- "},
          {"1. e4 ", "$1 "},
          {"1. e4", "!"},
          {"1. ", "e"},
          {"", "1"},
          {"", "[A \"b\"]\n", "\n1. e4 *"},
          {"[A \"", "b ", "\"]\n\n*"},
          {"[A \"", "\\\"", "\"]\n\n*"},
          {"[A \"", "\" ", "\"]\n\n*"},
          {"[A \"", "b"},
          {"[FEN \"4k3/8/8/8/8/8/8/4K3 w ", "K", " - 0 1\"]\n\n*"},
          {"[Variant \"", "a", "\"]\n\n*"},
          {"", "\r\n", "1. e4 *"},
          {"", "% a\n", "1. e4 *"},
          {"", " ", "1. e4 *"},
          {"", "1-0 "},
          {"", "1. e4 *\n\n"}}},
        {"a line of UCI",
         [](const std::string& text) {
             uci::Conversation talk;
             talk.say(text);
         },
         {{"position startpos moves", " g1f3 g8f6 f3g1 f6g8"},
          {"position startpos moves ", "e"},
          {"position fen ", "8/"},
          {"position fen ", "8 "},
          {"position ", "startpos "},
          {"setoption name ", "a "},
          {"setoption name ", "value "},
          {"setoption name Hash value ", "1"},
          {"setoption name UCI_Variant value ", "a"},
          {"", "a "},
          {"", " "},
          {"", "a"}}},
    };
    return all;
}

/// What is wrong with the growth of a reader's work from a quarter of the size to four times the size; nothing when it
/// is linear.
std::string growth(const Reader& reader, const Form& form, std::size_t size) {
    const auto work = [&](std::size_t count) {
        const std::string text = form.text(count);
        return static_cast<std::ptrdiff_t>(counted_work([&] { reader.read(text); }));
    };
    // What is set up at the first call is no part of the work.
    reader.read(form.text(1));
    const std::ptrdiff_t least = work(size / 4), middle = work(size), most = work(4 * size);
    // The differences of the three are compared: a text that is read or refused in another way has another constant. So
    // has a short one: a stream asks for no less than 512 bytes, and copies them as it grows.
    constexpr std::ptrdiff_t ever = 4000;
    if (2 * (most - middle) <= 9 * std::max<std::ptrdiff_t>(middle - least, 0) + ever) return "";
    return std::string(reader.name) + ": \"" + form.first + form.each + "…\": " + std::to_string(least) + ", " +
           std::to_string(middle) + ", " + std::to_string(most) + " for " + std::to_string(size / 4) + ", " +
           std::to_string(size) + ", " + std::to_string(4 * size) + " times\n";
}

}  // namespace

TEST_CASE("four times the text is four times the work", "[work]") {
    std::string faults;
    for (const Reader& reader : readers())
        for (const Form& form : reader.forms) faults += growth(reader, form, 500);
    CHECK(faults == "");
}

TEST_CASE("random forms: four times the text is four times the work", "[work][random]") {
    Random random(56);
    std::string faults;
    for (const Reader& reader : readers()) {
        std::string letters;
        for (const Form& form : reader.forms) letters += form.first + form.each + form.last;
        const auto some = [&](std::size_t longest) {
            std::string text;
            for (std::size_t length = random.below(longest); length > 0; --length)
                text += letters[random.below(letters.size())];
            return text;
        };
        for (int i = 0; i < 200; ++i) {
            const Form& known = reader.forms[random.below(reader.forms.size())];
            const Form form{random.below(2) == 0 ? known.first : some(8), known.each + some(8),
                            random.below(2) == 0 ? known.last : some(8)};
            faults += growth(reader, form, 60);
        }
    }
    CHECK(faults == "");
}

TEST_CASE("work that grows too fast is found", "[work]") {
    // What is found is used: a compiler leaves out what nobody asks for.
    std::size_t found = 0;
    const auto each = [&](const auto& work) {
        return [&found, work](const std::string& text) {
            for (std::size_t i = 0; i < text.size(); ++i) found += work(text, i);
        };
    };
    const Reader too_slow[] = {
        {"copies", each([](const std::string& text, std::size_t) { return std::string(text).size(); }), {}},
        {"searches", each([](std::string_view text, std::size_t i) { return text.find('b', i); }), {}},
    };
    for (const Reader& reader : too_slow) CHECK_THAT(growth(reader, {"", "a"}, 100), ContainsSubstring(reader.name));
    const Reader linear{"linear", each([](std::string_view text, std::size_t i) { return text.find('a', i); }), {}};
    CHECK(growth(linear, {"", "a"}, 100) == "");
    CHECK(found > 0);
}

}  // namespace kingcraft::test
