// Betza's notation: which squares a text says.

#include "board/betza.hpp"

#include <string>

#include "support/catch2.hpp"

namespace kingcraft::test {
namespace {

/// A reach as a map of the seven files and ranks around a piece, from the highest rank: how often each leap may be
/// repeated, '.' for never and '*' for any number of times.
std::string map_of(const Reach& reach) {
    std::string map;
    for (int ranks = longest_leap; ranks >= -longest_leap; --ranks) {
        for (int files = -longest_leap; files <= longest_leap; ++files) {
            const int repeats = reach.at(leap_index(files, ranks));
            if (repeats == 0) {
                map += '.';
            } else {
                map += repeats == Reach::unlimited ? '*' : static_cast<char>('0' + repeats);
            }
        }
        map += '/';
    }
    return map;
}

struct Notation {
    std::string_view text;
    Movement read;
    std::string_view map;
};

/// Texts without m and c.
constexpr std::array notations{
    Notation{"W", read_betza("W"), "......./......./...1.../..1.1../...1.../......./......./"},
    Notation{"F", read_betza("F"), "......./......./..1.1../......./..1.1../......./......./"},
    Notation{"D", read_betza("D"), "......./...1.../......./.1...1./......./...1.../......./"},
    Notation{"N", read_betza("N"), "......./..1.1../.1...1./......./.1...1./..1.1../......./"},
    Notation{"A", read_betza("A"), "......./.1...1./......./......./......./.1...1./......./"},
    Notation{"H", read_betza("H"), "...1.../......./......./1.....1/......./......./...1.../"},
    Notation{"C", read_betza("C"), "..1.1../......./1.....1/......./1.....1/......./..1.1../"},
    Notation{"Z", read_betza("Z"), ".1...1./1.....1/......./......./......./1.....1/.1...1./"},
    Notation{"G", read_betza("G"), "1.....1/......./......./......./......./......./1.....1/"},
    Notation{"KADN", read_betza("KADN"), "......./.11111./.11111./.11.11./.11111./.11111./......./"},
    Notation{"R", read_betza("R"), "......./......./...*.../..*.*../...*.../......./......./"},
    Notation{"WW", read_betza("WW"), "......./......./...*.../..*.*../...*.../......./......./"},
    Notation{"W0", read_betza("W0"), "......./......./...*.../..*.*../...*.../......./......./"},
    Notation{"B", read_betza("B"), "......./......./..*.*../......./..*.*../......./......./"},
    Notation{"Q", read_betza("Q"), "......./......./..***../..*.*../..***../......./......./"},
    Notation{"RN", read_betza("RN"), "......./..1.1../.1.*.1./..*.*../.1.*.1./..1.1../......./"},
    Notation{"NQ2", read_betza("NQ2"), "......./..1.1../.12221./..2.2../.12221./..1.1../......./"},
    Notation{"R4", read_betza("R4"), "......./......./...4.../..4.4../...4.../......./......./"},
    Notation{"W3FF", read_betza("W3FF"), "......./......./..*3*../..3.3../..*3*../......./......./"},
    Notation{"NN", read_betza("NN"), "......./..*.*../.*...*./......./.*...*./..*.*../......./"},
    Notation{"N2DD", read_betza("N2DD"), "......./..2*2../.2...2./.*...*./.2...2./..2*2../......./"},
    Notation{"W2R3W", read_betza("W2R3W"), "......./......./...3.../..3.3../...3.../......./......./"},
    // Directions of straight leaps add up.
    Notation{"fW", read_betza("fW"), "......./......./...1.../......./......./......./......./"},
    Notation{"flW", read_betza("flW"), "......./......./...1.../..1..../......./......./......./"},
    Notation{"sW", read_betza("sW"), "......./......./......./..1.1../......./......./......./"},
    Notation{"vR", read_betza("vR"), "......./......./...*.../......./...*.../......./......./"},
    Notation{"frlW", read_betza("frlW"), "......./......./...1.../..1.1../......./......./......./"},
    // Of diagonal ones, two that cross are one square.
    Notation{"fF", read_betza("fF"), "......./......./..1.1../......./......./......./......./"},
    Notation{"lF", read_betza("lF"), "......./......./..1..../......./..1..../......./......./"},
    Notation{"frF", read_betza("frF"), "......./......./....1../......./......./......./......./"},
    Notation{"rfF", read_betza("rfF"), "......./......./....1../......./......./......./......./"},
    Notation{"ffrrF", read_betza("ffrrF"), "......./......./..1.1../......./....1../......./......./"},
    Notation{"flbrB", read_betza("flbrB"), "......./......./..*..../......./....*../......./......./"},
    // Oblique leaps: f is the longest part forward.
    Notation{"fN", read_betza("fN"), "......./..1.1../......./......./......./......./......./"},
    Notation{"ffN", read_betza("ffN"), "......./..1.1../......./......./......./......./......./"},
    Notation{"fsN", read_betza("fsN"), "......./......./.1...1./......./......./......./......./"},
    Notation{"fhN", read_betza("fhN"), "......./..1.1../.1...1./......./......./......./......./"},
    Notation{"rN", read_betza("rN"), "......./......./.....1./......./.....1./......./......./"},
    Notation{"frN", read_betza("frN"), "......./......./.....1./......./......./......./......./"},
    Notation{"rfN", read_betza("rfN"), "......./....1../......./......./......./......./......./"},
    Notation{"lvN", read_betza("lvN"), "......./..1..../......./......./......./..1..../......./"},
    Notation{"vN", read_betza("vN"), "......./..1.1../......./......./......./..1.1../......./"},
    Notation{"sN", read_betza("sN"), "......./......./.1...1./......./.1...1./......./......./"},
    Notation{"ffrrN", read_betza("ffrrN"), "......./..1.1../.....1./......./.....1./......./......./"},
    Notation{"fbN", read_betza("fbN"), "......./..1.1../......./......./......./..1.1../......./"},
    Notation{"fhNrlW", read_betza("fhNrlW"), "......./..1.1../.1...1./..1.1../......./......./......./"},
};

constexpr std::string_view nothing = "......./......./......./......./......./......./......./";

}  // namespace

TEST_CASE("a text of Betza's notation says which leaps a piece has", "[betza]") {
    for (const Notation& row : notations) {
        INFO(row.text);
        CHECK(map_of(row.read.captures) == row.map);
        CHECK(map_of(row.read.moves) == row.map);
    }
}

TEST_CASE("m only moves and c only captures", "[betza]") {
    // Each has a name: clang 14 writes bitcode of such a value without one that it cannot read.
    constexpr Movement pawn = read_betza("mfWcfF");
    constexpr Movement other_order = read_betza("fmWfcF");
    CHECK(map_of(pawn.moves) == "......./......./...1.../......./......./......./......./");
    CHECK(map_of(pawn.captures) == "......./......./..1.1../......./......./......./......./");
    CHECK(pawn == other_order);
    constexpr Movement both = read_betza("mRcB");
    constexpr Movement rook = read_betza("R");
    constexpr Movement bishop = read_betza("B");
    CHECK(map_of(both.moves) == map_of(rook.moves));
    CHECK(map_of(both.captures) == map_of(bishop.captures));
    constexpr Movement all = read_betza("mcN");
    constexpr Movement knight = read_betza("N");
    CHECK(all == knight);
    constexpr Movement peaceful = read_betza("mK");
    CHECK(map_of(peaceful.captures) == nothing);
}

}  // namespace kingcraft::test
