#pragma once
// Endgame tables as the tests need them: built in memory, on one thread.

#include "endgame/cursed_wins.hpp"
#include "endgame/table_file.hpp"
#include "game_types.hpp"
#include "support/random.hpp"

namespace kingcraft::test {

/// Three pieces of each game that win from many positions and cannot from others, and in which most of its own rules
/// matter; none where a build is too slow for them.
template <class V>
inline constexpr std::string_view pieces_of_game = is_second_look || !has_role<V>(Role::rook) ? "" : "KRvK";
template <>
inline constexpr std::string_view pieces_of_game<Chess> = is_second_look ? "KQvK" : "KPvK";
template <>
inline constexpr std::string_view pieces_of_game<Tax> = is_second_look ? "" : "KPvK";
template <>
inline constexpr std::string_view pieces_of_game<KingsCourt> = is_second_look ? "" : "KCvK";
template <>
inline constexpr std::string_view pieces_of_game<TwoKings> = is_second_look ? "" : "KKvK";

/// Does the work at once.
inline const ParallelFor in_one_go = [](std::size_t size, const RangeWork& work) { work(0, size); };

/// Reports nothing.
inline const PassReport nobody = [](EndgameGoal, int) {};

/// Adds the table of these pieces, and those that it depends on. A draw can be claimed after so many plies without
/// capture or pawn move.
template <class V>
const EndgameTable& add_table(EndgameTables<V>& tables, const Material& pieces, int claimable = claimable_halfmoves) {
    const Material material = table_material<V>(pieces);
    if (const auto* table = tables.find(material)) return *table;
    for (const Material& next : materials_after<V>(material)) add_table(tables, next, claimable);
    EndgameTable& table = tables.add(EndgameBuilder<V>(endgame_index<V>(material), tables).build(in_one_go, nobody));
    mark_curses(table, tables, claimable, in_one_go, nobody);
    return table;
}

template <class V>
const EndgameTable& add_table(EndgameTables<V>& tables, std::string_view pieces, int claimable = claimable_halfmoves) {
    return add_table(tables, parse_material<V>(pieces).value(), claimable);
}

/// Writes a table where a folder of tables has it.
template <class V>
void write_in_folder(const std::filesystem::path& folder, const EndgameTable& table) {
    const std::string material = table.index.material().text();
    std::filesystem::create_directories(folder / V::id);
    if (write_table_file(folder / V::id / (material + ".table"), {V::id, material, table.index.size()}, table.values))
        throw std::runtime_error("The table of " + material + " cannot be written.");
}

}  // namespace kingcraft::test
