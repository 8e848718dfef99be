// Plays random games of a variant and holds the fast move generator against the plain definition of legality in every
// position: kingcraft_check_legality VARIANT MOVES

#include <iostream>
#include <string>

#include "game_types.hpp"
#include "support/legality.hpp"
#include "support/random.hpp"

namespace kingcraft::test {
namespace {

constexpr int longest_game = 300;

/// Prints what is wrong, and how many moves were played in how many games; true when nothing is wrong.
template <class V>
bool check(std::uint64_t wanted) {
    std::uint64_t moves = 0;
    std::uint64_t games = 0;
    int faults = 0;
    for (; moves < wanted; ++games) {
        std::uint64_t positions = 0;
        walk_random_game<V>(games, longest_game, [&](const Position<V>& position, const MoveList& legal) {
            ++positions;
            const std::string found = legality_faults(position, legal);
            if (found.empty()) return;
            ++faults;
            std::cout << V::id << ", seed " << games << ", " << fen_text(position) << '\n' << found;
        });
        moves += positions - 1;
    }
    std::cout << V::id << ": " << moves << " moves in " << games << " games, " << faults << " faults\n";
    return faults == 0;
}

}  // namespace
}  // namespace kingcraft::test

int main(int count, char** arguments) {
    if (count != 3) {
        std::cerr << "kingcraft_check_legality VARIANT MOVES\n";
        return 2;
    }
    bool is_sound = false;
    const std::uint64_t moves = std::stoull(arguments[2]);
    const bool is_known =
        kingcraft::AllVariants::with(arguments[1], [&]<class V>() { is_sound = kingcraft::test::check<V>(moves); });
    if (!is_known) std::cerr << "There is no variant " << arguments[1] << ".\n";
    return is_known && is_sound ? 0 : 1;
}
