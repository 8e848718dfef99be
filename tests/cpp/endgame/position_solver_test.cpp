// A pawn that may be captured en passant: no table has such a position, so a move that allows it has the value of the
// answers to it.

#include "endgame/position_solver.hpp"

#include "notation/fen.hpp"
#include "support/catch2.hpp"
#include "support/position.hpp"
#include "support/tables.hpp"

namespace kingcraft::test {

TEST_CASE("a move that allows an en passant capture has the value of the answers", "[endgame]") {
    using Cells = EndgameCells;
    // White plays e2-e4, and Black may capture: with a win, or with a draw.
    constexpr std::string_view lost = "K7/8/8/8/3p4/8/4Pk2/8 w - - 0 1";
    constexpr std::string_view drawn = "k7/8/8/8/3p4/8/4P3/4K3 w - - 0 1";

    EndgameTables<Chess> tables;
    add_table(tables, "KPvK");
    const EndgameIndex index = endgame_index<Chess>(parse_material<Chess>("KPvKP").value());
    const int plies = probe(tables, after(position_of<Chess>(lost), {"e2e4", "d4e3"}))->plies() + 2;
    const EndgameCell loss = Cells::decided(plies);

    struct Row {
        std::string_view name, fen;
        /// All that is known of the positions after Black's other moves.
        EndgameCell others;
        int known_plies;
        /// The cell of the position if White could only play e2-e4.
        EndgameCell expected;
    };
    constexpr int few = 2, many = 200;
    const Row rows[] = {
        {"nothing is known but the capture, which wins", lost, Cells::not_lost, many, loss},
        {"nothing is known, and the capture is to win later", lost, Cells::not_lost, few, Cells::always_watched},
        {"the other moves lose, and the capture wins later", lost, Cells::decided(1), few, loss},
        {"nothing is known, and the capture draws", drawn, Cells::not_lost, many, Cells::always_watched},
        {"the other moves lose, and the capture draws", drawn, Cells::decided(1), many, Cells::not_lost},
        {"another move wins, and the capture draws", drawn, Cells::decided(0), many, Cells::decided(2)},
    };
    for (const Row& row : rows) {
        INFO(row.name << ": " << row.fen);
        Cells cells(index.size());
        for (std::size_t number = 0; number < index.size(); ++number) cells.set(number, row.others);
        const auto position = position_of<Chess>(row.fen);
        MoveList legal, moves;
        generate_legal(position, legal);
        moves.push(find_move(position, legal, "e2e4").value());
        const PositionSolver<Chess> solver(index, cells, tables, EndgameGoal::end);
        const SolvedPosition solved =
            solver.solve(position, placement_of(index.kinds(), position), moves, row.known_plies);
        CHECK(solved.allows_en_passant);
        CHECK(solved.cell == row.expected);
    }
}

}  // namespace kingcraft::test
