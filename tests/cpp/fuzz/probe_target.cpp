// Endgame tables that lie, although their checksums are right: what is accepted is used. Games ask them, searches play
// by them, and they are verified: all of it ends, and every move is legal.

#include "endgame/table_verifier.hpp"
#include "fuzz/choose_position.hpp"
#include "fuzz/lying_tables.hpp"
#include "fuzz/search_checks.hpp"
#include "game/add_table.hpp"
#include "game_types.hpp"
#include "support/tables.hpp"

namespace kingcraft::fuzz {
namespace {

/// The values of a table that is right, of the three pieces that are quick to build; none in most games.
template <class V>
const EndgameTable* true_table() {
    static EndgameTables<V> tables;
    static const EndgameTable* const table =
        test::pieces_of_game<V>.empty() ? nullptr : &test::add_table(tables, test::pieces_of_game<V>);
    return table;
}

/// Adds a table that may lie, if it is accepted; then it can be written, and reads the same.
template <class V>
void add_lying_table(const Material& material, EndgameTables<V>& tables, Input& input) {
    const std::string name = material.text();
    const TableTitle title{V::id, name, endgame_index<V>(material).size()};
    const EndgameTable* const right = true_table<V>();
    const bool is_right = right != nullptr && right->index.material() == material && input.choose(4) > 0;
    Bytes bytes = write_table(title, is_right ? falsified(right->values, input) : lying_values(title.size, input));
    change_fields(bytes, input);
    if (const auto fault = add_table(V::id, name, bytes, tables)) {
        text_of(*fault);
        return;
    }
    const EndgameValues& values = tables.find(material)->values;
    const auto again = read_table(write_table(title, values), title);
    expect("a table that was accepted reads the same when it is written", again && again.value() == values, name);
}

/// What the tables say of a game's position: of each legal move or of nothing.
void check_probe(const AnyGame& game, const EndgameTableStore& tables, std::vector<std::string> ids) {
    std::vector<std::string> found;
    for (const ProbedValue& probed : game.probe(tables)) {
        if (!probed.id.empty()) found.push_back(probed.id);
        const bool is_possible = probed.value.is_draw() || probed.value.plies() <= table_plies_max + 2;
        expect("the value is one of a table", is_possible, probed.id + " in " + game.fen());
    }
    std::sort(found.begin(), found.end());
    std::sort(ids.begin(), ids.end());
    if (!found.empty()) expect_equal("the moves of a position in the tables", joined(ids), joined(found));
}

template <class V>
void use_tables(Input& input) {
    constexpr int searches = 2;
    static const auto engine = std::move(AnyEngine::create(1)).value();
    if (!V::has_tables) return;
    EndgameTables<V> tables;
    const int pieces = 2 + static_cast<int>(input.choose(2));
    const Material& own = choose_material<V>(pieces, input);
    add_lying_table(own, tables, input);
    // Those after captures and promotions, so that something is known of every move.
    for (const Material& next : materials_after<V>(own)) {
        if (material_fault<V>(next).empty() && input.choose(4) > 0) add_lying_table(next, tables, input);
    }
    // With one piece more the tables come into view by captures.
    const bool is_behind = input.choose(3) == 0;
    const std::string fen = choose_position<V>(is_behind ? choose_material<V>(pieces + 1, input) : own, input);
    engine->clear();
    engine->set_tables(nullptr);
    if (fen.empty() || engine->set_position(V::id, fen)) return;
    engine->set_tables(&tables);
    const auto game = std::move(AnyGame::create(V::id, fen)).value();
    const std::vector<std::string> ids = game->move_ids();
    check_probe(*game, tables, ids);
    for (int i = 0; i < searches; ++i) {
        Limits limits = choose_limits(input);
        limits.level = level_max;
        search_in_steps(*engine, limits, fen, ids, input);
    }
    engine->set_tables(nullptr);
    constexpr std::size_t samples = 64;
    if (const auto* table = tables.find(own)) find_wrong_value(*table, tables, samples, test::in_one_go);
}

}  // namespace

void fuzz_probe(std::string_view variant, Input& input) {
    AllVariants::with(variant, [&]<class V>() { use_tables<V>(input); });
}

}  // namespace kingcraft::fuzz
