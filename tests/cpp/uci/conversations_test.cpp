// The conversations of uci.jsonl, which the package's program has too. `> line` is said; `< line` waited for, as a
// pattern; `! begin` says that no line has begun so since the last best move; `$` ends the input.

#include <regex>

#include "support/catch2.hpp"
#include "support/data.hpp"
#include "uci/conversation.hpp"

namespace kingcraft::uci {

TEST_CASE("both programs have the same conversations", "[uci]") {
    for (const test::Json& row : test::read_rows("uci.jsonl")) {
        Conversation talk;
        for (const std::string& step : test::texts_at(row, "talk")) {
            INFO(test::text_at(row, "what") << ", at " << step);
            const std::string text = step.substr(std::min<std::size_t>(2, step.size()));
            if (step[0] == '>') CHECK(talk.say(text));
            if (step[0] == '!') CHECK(talk.line_that_begins(text) == "");
            if (step[0] == '$') talk.hang_up();
            if (step[0] != '<') continue;
            const std::string others = talk.await_match(std::regex(text));
            CHECK(others == "");
            if (!others.empty()) break;
        }
    }
}

}  // namespace kingcraft::uci
