// Every move of every position of random games has coordinates and its own SAN, and both are read back.

#include <algorithm>

#include "support/game_test_case.hpp"
#include "support/position.hpp"
#include "support/random.hpp"

namespace kingcraft::test {
namespace {

constexpr int longest_written_game = 80;

/// Other spellings of a SAN: without `+`, `#`, `=` and, except for headbutts, `x`; with zeros for castling.
std::vector<std::string> spellings(const std::string& san) {
    const bool headbutt = san.find("x^") != std::string::npos;
    std::string short_form = san;
    short_form.erase(
        std::remove_if(short_form.begin(), short_form.end(),
                       [&](char c) { return c == '+' || c == '#' || c == '=' || (c == 'x' && !headbutt); }),
        short_form.end());
    std::string zeros = san;
    std::replace(zeros.begin(), zeros.end(), 'O', '0');
    std::vector<std::string> texts{san};
    if (short_form != san) texts.push_back(short_form);
    if (zeros != san) texts.push_back(zeros);
    return texts;
}

template <class V>
std::string text_faults(const Position<V>& position, const MoveList& moves) {
    std::string faults;
    std::vector<std::string> written;
    for (const Move move : moves) {
        const std::string san = san_text(position, moves, move);
        for (const std::string& text : spellings(san)) {
            const auto read = find_by_san(position, moves, plain_move(text), text);
            if (!read || read.value() != move) faults += text + " is not read back\n";
        }
        const std::string id = coordinates<V>(move);
        const auto read = find_by_coordinates(position, moves, id);
        if (!read || read.value() != move) faults += id + " is not read back\n";
        written.push_back(id);
        written.push_back(san);
    }
    std::sort(written.begin(), written.end());
    const auto twice = std::adjacent_find(written.begin(), written.end());
    if (twice != written.end()) faults += *twice + " is written for two moves\n";
    return faults;
}

}  // namespace

GAME_TEST_CASE("random games: coordinates and SAN are unique and read back", "[random]") {
    using V = TestType;
    for (int game = 0; game < random_game_count; ++game) {
        const auto seed = static_cast<std::uint64_t>(1000 + game);
        walk_random_game<V>(seed, longest_written_game, [&](const Position<V>& position, const MoveList& moves) {
            const std::string found = text_faults(position, moves);
            if (found.empty()) return;
            INFO(V::id << ", seed " << seed << ", " << fen_text(position));
            CHECK(found == "");
        });
    }
    SUCCEED();
}

}  // namespace kingcraft::test
