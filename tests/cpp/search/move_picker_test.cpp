// The order of moves in the search: each move once, stage after stage, and in each stage the better ones first.

#include "search/move_picker.hpp"

#include "support/game_test_case.hpp"
#include "support/placed.hpp"
#include "support/position.hpp"

namespace kingcraft::test {
namespace {

template <class V>
using HistoryOf = MoveHistory<V>;

/// The stages after the move from the table.
enum class Stage { captures, quiet, losing };

template <class V>
Stage stage_of(const Position<V>& position, Move move) {
    if (is_quiet(position, move)) return Stage::quiet;
    return is_underpromotion<V>(move) || !see_ge(position, move, 0) ? Stage::losing : Stage::captures;
}

std::vector<Move> picked(auto picker) {
    std::vector<Move> moves;
    for (Move move = picker.next(); move.exists(); move = picker.next()) moves.push_back(move);
    return moves;
}

template <class V>
std::string text_of(const std::vector<Move>& moves) {
    std::string text;
    for (const Move move : moves) text += (text.empty() ? "" : " ") + coordinates<V>(move);
    return text;
}

template <class V>
std::vector<std::string> sorted_ids(const std::vector<Move>& moves) {
    std::vector<std::string> texts;
    for (const Move move : moves) texts.push_back(coordinates<V>(move));
    std::sort(texts.begin(), texts.end());
    return texts;
}

/// A history in which some quiet moves of the position are better than others, with killers and a counter-move.
template <class V>
void teach(HistoryOf<V>& history, const Position<V>& position, const MoveList& moves, const PreviousMoves& back,
           int ply, Random& random) {
    constexpr int bonus_max = 1700;
    std::vector<Move> quiets;
    for (const Move move : moves) {
        if (!is_quiet(position, move)) continue;
        quiets.push_back(move);
        const int bonus = static_cast<int>(random.below(2 * bonus_max + 1)) - bonus_max;
        history.update_quiet(position.at(move.from()), move, back, bonus);
    }
    if (quiets.empty()) return;
    for (int i = 0; i < 2; ++i) history.add_killer(quiets[random.below(quiets.size())], ply);
    history.set_counter(back.one, quiets[random.below(quiets.size())]);
}

/// True when `later` should have come in front of `earlier`; both are in the same stage, and captures have no history.
template <class V>
bool are_out_of_order(const Position<V>& position, Move earlier, Move later, const HistoryOf<V>& history,
                      const PreviousMoves& back, int ply) {
    if (is_quiet(position, earlier)) {
        const auto place = [&](Move move) {
            if (move == history.killers(ply)[0]) return 0;
            if (move == history.killers(ply)[1]) return 1;
            return move == history.counter(back.one) ? 2 : 3;
        };
        if (place(earlier) != place(later)) return place(earlier) > place(later);
        return place(later) == 3 && history.quiet(position.at(earlier.from()), earlier, back) <
                                        history.quiet(position.at(later.from()), later, back);
    }
    if (earlier.promotion() || later.promotion()) return false;
    const auto worth = [&](Piece piece) { return piece_value<V>(piece.role()); };
    const int captured[] = {worth(captured_piece(position, earlier)), worth(captured_piece(position, later))};
    const int movers[] = {worth(position.at(earlier.from())), worth(position.at(later.from()))};
    if (captured[0] == captured[1]) return movers[0] > movers[1];
    return captured[0] < captured[1] && movers[0] >= movers[1];
}

/// The fault in the order of the moves; "" for none.
template <class V>
std::string fault_of_order(const Position<V>& position, const MoveList& moves, Move from_table,
                           const HistoryOf<V>& history, const PreviousMoves& back, int ply) {
    MoveList list;
    generate_legal(position, list);
    MovePicker<V> picker(position, list, from_table, history, ply, back);
    std::vector<Move> order;
    std::string fault;
    for (Move move = picker.next(); move.exists(); move = picker.next()) {
        order.push_back(move);
        const bool is_first = order.size() == 1 && move == from_table;
        const bool loses = !is_first && stage_of(position, move) == Stage::losing;
        if (picker.is_at_losing_captures() != loses) fault += coordinates<V>(move) + " is said to lose or not\n";
    }
    if (sorted_ids<V>(order) != ids<V>(moves)) fault += "other moves: " + text_of<V>(order) + "\n";
    const bool has_table_move = std::find(moves.begin(), moves.end(), from_table) != moves.end();
    if (has_table_move && (order.empty() || order[0] != from_table)) fault += "the move of the table is not first\n";
    for (std::size_t i = has_table_move ? 1 : 0; i + 1 < order.size(); ++i) {
        const Stage stage = stage_of(position, order[i]);
        const Stage next = stage_of(position, order[i + 1]);
        const bool same = stage == next;
        if (same ? are_out_of_order(position, order[i], order[i + 1], history, back, ply) : stage > next)
            fault += coordinates<V>(order[i]) + " comes before " + coordinates<V>(order[i + 1]) + "\n";
    }
    return fault;
}

}  // namespace

GAME_TEST_CASE("every legal move is picked once, the better ones first", "[move-picker]") {
    constexpr int games = is_second_look ? 4 : 20;
    constexpr int longest = 150;
    constexpr int ply = 3;
    Random random(5);
    HistoryOf<TestType> history;
    PreviousMoves back;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        walk_random_game<TestType>(seed, longest, [&](const Position<TestType>& position, const MoveList& moves) {
            history.clear();
            if (moves.empty()) return;
            const Move some = moves[random.below(moves.size())];
            back = {PlayedMove{position.at(some.from()), some}, {}};
            teach(history, position, moves, back, ply, random);
            INFO(TestType::id << " " << fen_text(position));
            for (const Move from_table : {Move{}, some}) {
                INFO("from the table: " << (from_table.exists() ? coordinates<TestType>(from_table) : "nothing"));
                CHECK(fault_of_order(position, moves, from_table, history, back, ply) == "");
            }
        });
    }
}

TEST_CASE("moves come in the order of the table", "[move-picker]") {
    struct Row {
        const char* what;
        const char* variant;
        const char* fen;
        const char* from_table;
        /// The only moves to choose from, in the expected order.
        const char* order;
    };
    const Row rows[] = {
        {"the most valuable piece first, by the least valuable", "chess", "6k1/8/3q1r2/4P3/8/B7/8/3R2K1 w - - 0 1", "",
         "e5d6 a3d6 d1d6 e5f6"},
        {"a losing capture last", "chess", "6k1/2p5/3p4/8/8/8/8/3Q2K1 w - - 0 1", "", "g1f1 d1d6"},
        {"a losing capture that the table knows, first", "chess", "6k1/2p5/3p4/8/8/8/8/3Q2K1 w - - 0 1", "d1d6",
         "d1d6 g1f1"},
        {"promotions with captures, underpromotions last", "chess", "5n1k/4P3/8/8/8/8/8/6K1 w - - 0 1", "",
         "e7f8q e7e8q g1g2 e7f8r e7f8n"},
        {"a move of the table that is not legal here", "chess", "6k1/8/3q4/4P3/8/8/8/6K1 w - - 0 1", "a2a4",
         "e5d6 g1f1"},
        {"a headbutt is a capture", "flying", "6k1/8/8/8/8/8/8/R5K1|8/8/8/8/8/8/8/r7 w - - 0 1", "", "a1a1 g1f1"},
        {"a king that levitates may capture", "levitating", "6k1/8/8/8/4n3/4P3/4P3/4K3 w - - 0 1", "", "e1e4 e1d1"},
    };
    for (const Row& row : rows) {
        INFO(row.what << ": " << row.variant << " " << row.fen);
        CHECK(AllVariants::with(row.variant, [&]<class V>() {
            const auto position = position_of<V>(row.fen);
            MoveList moves;
            generate_legal(position, moves);
            std::istringstream words(row.order);
            MoveList chosen;
            for (std::string word; words >> word;) chosen.push(find_move(position, moves, word).value());
            std::reverse(chosen.begin(), chosen.end());
            Move from_table;
            for (const Move move : moves) {
                if (coordinates<V>(move) == row.from_table) from_table = move;
            }
            if (*row.from_table != '\0' && !from_table.exists())
                from_table = Move(Square{8}, Square{24}, MoveKind::step);
            const HistoryOf<V> history;
            const PreviousMoves none;
            CHECK(text_of<V>(picked(MovePicker<V>(position, chosen, from_table, history, 0, none))) == row.order);
        }));
    }
}

TEST_CASE("of captures that are worth the same, the one that did well comes first", "[move-picker]") {
    const auto position = position_of<Chess>("6k1/8/n6n/1P4P1/8/8/8/6K1 w - - 0 1");
    for (const char* const good : {"b5a6", "g5h6"}) {
        MoveList moves;
        generate_legal(position, moves);
        const Move move = find_move(position, moves, good).value();
        HistoryOf<Chess> history;
        history.update_capture(position.at(move.from()), move, captured_piece(position, move), 1700);
        const PreviousMoves none;
        INFO(good);
        CHECK(coordinates<Chess>(MovePicker<Chess>(position, moves, Move{}, history, 0, none).next()) == good);
    }
}

TEST_CASE("quiet moves can be left out, and losing captures come all the same", "[move-picker]") {
    const auto position = position_of<Chess>("6k1/2p5/3p1q2/4P3/8/8/8/3Q2K1 w - - 0 1");
    const HistoryOf<Chess> history;
    const PreviousMoves none;
    for (const int quiets : {0, 1, 3}) {
        MoveList moves;
        generate_legal(position, moves);
        MovePicker<Chess> picker(position, moves, Move{}, history, 0, none);
        int seen = 0;
        std::string captures;
        for (Move move = picker.next(); move.exists(); move = picker.next()) {
            if (!is_quiet(position, move)) {
                captures += " " + coordinates<Chess>(move);
                continue;
            }
            if (++seen >= quiets) picker.skip_quiets();
        }
        INFO("after " << quiets << " quiet moves");
        CHECK(seen == std::max(quiets, 1));
        CHECK(captures == " e5f6 e5d6 d1d6");
    }
}

TEST_CASE("moves in a given order come in it, quiet ones too", "[move-picker]") {
    const auto position = start_position<Chess>();
    MoveList moves;
    generate_legal(position, moves);
    const std::vector<Move> order(moves.begin(), moves.end());
    MovePicker<Chess> picker(moves);
    picker.skip_quiets();
    CHECK(text_of<Chess>(picked(picker)) == text_of<Chess>(order));
}

TEST_CASE("more moves than can be sorted come once each", "[move-picker]") {
    const auto position =
        position_of<KingsCourt>("kn10/pp2PPPPPPPP/3Q2Q2Q2/12/2Q2Q2Q2Q/Q6Q4/1Q2Q2Q2Q1/K3Q2Q3Q w - - 0 1");
    MoveList moves;
    generate_legal(position, moves);
    REQUIRE(moves.size() > 256);
    const HistoryOf<KingsCourt> history;
    const PreviousMoves none;
    const auto expected = ids<KingsCourt>(moves);
    for (const Move from_table : {Move{}, moves[moves.size() - 1]}) {
        MoveList list;
        generate_legal(position, list);
        const auto order = picked(MovePicker<KingsCourt>(position, list, from_table, history, 0, none));
        CHECK(sorted_ids<KingsCourt>(order) == expected);
        if (from_table.exists()) CHECK(order[0] == from_table);
    }
}

}  // namespace kingcraft::test
