#pragma once
// The positions of a game and the search of the last one, for a variant that is chosen at run time.

#include <atomic>
#include <utility>

#include "base/memory.hpp"
#include "base/small.hpp"
#include "game/engine_session.hpp"
#include "notation/fen.hpp"
#include "notation/find_move.hpp"
#include "rules/perft.hpp"
#include "search/search.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

template <class V>
class TypedSession final : public EngineSession {
  public:
    std::optional<Error> set_game(std::optional<std::string_view> fen, const std::vector<std::string>& moves) override {
        if (moves.size() > moves_max) return Error{ErrorCode::argument, Message("game-long").with("most#", moves_max)};
        auto start = parse_fen<V>(fen.value_or(V::start_fen));
        if (!start) return start.error();
        std::vector<Position<V>> game{start.value()};
        for (const std::string& text : moves) {
            MoveList legal;
            generate_legal(game.back(), legal);
            const auto move = find_move(game.back(), legal, text);
            if (!move) return move.error();
            game.push_back(game.back().after(move.value()));
        }
        drop_search();
        game_ = std::move(game);
        return std::nullopt;
    }
    Result<std::vector<Move>> find_moves(const std::vector<std::string>& texts) const override {
        MoveList legal;
        generate_legal(game_.back(), legal);
        std::vector<Move> moves;
        for (const std::string& text : texts) {
            const auto move = find_move(game_.back(), legal, text);
            if (!move) return move.error();
            moves.push_back(move.value());
        }
        return moves;
    }
    void forget() override {
        history_.clear();
        helpers_.clear();
    }

    std::string_view variant() const override { return V::id; }
    std::string fen() const override { return fen_text(game_.back()); }
    Material material() const override { return material_of(game_.back()); }

    void start(TranspositionTable& table, const Limits& limits, Now now, int helpers, const EndgameTableStore* endgames,
               const Net* net) override {
        table_ = &table;
        endgames_ = endgames;
        net_ = net;
        limits_ = limits;
        helpers_.resize(static_cast<std::size_t>(helpers));
        for (std::size_t i = 0; i < helpers_.size(); ++i) {
            if (!helpers_[i] && has_memory_for_helper(i)) helpers_[i] = std::make_unique<Helper>();
            if (!helpers_[i]) {
                helpers_.resize(i);
                break;
            }
            helpers_[i]->nodes = 0;
        }
        search_ = std::make_unique<Search<V>>(table, history_, game_, endgames, net);
        search_->start(limits, std::move(now));
    }
    void drop_search() override { search_ = nullptr; }
    bool step(const GoOn* go_on, bool ends_with_depth) override {
        return search_ && search_->step(go_on, ends_with_depth);
    }

    int helpers() const override { return static_cast<int>(helpers_.size()); }
    void help(int number, const GoOn& go_on) override {
        Helper& helper = *helpers_[static_cast<std::size_t>(number - 1)];
        const auto search = std::make_unique<Search<V>>(*table_, helper.history, game_, endgames_, net_);
        const auto count = [&] { helper.nodes.store(search->nodes(), std::memory_order_relaxed); };
        const GoOn counts_and_goes_on = [&] {
            count();
            return go_on();
        };
        search->start(limits_of_helper(limits_, number), {});
        search->step(&counts_and_goes_on);
        count();
    }

    void ponder_hit() override {
        if (search_) search_->ponder_hit();
    }
    bool is_done() const override { return !search_ || search_->is_done(); }

    EngineReport report() const override {
        EngineReport report;
        if (!search_) return report;
        report.nodes = search_->nodes();
        for (const auto& helper : helpers_) report.nodes += helper->nodes.load(std::memory_order_relaxed);
        // Asked once: a helper may find more meanwhile.
        const auto helper_result = search_->helper_result();
        report.depth = helper_result ? helper_result->depth : search_->depth();
        const auto lines = helper_result ? std::vector<RootMove>(1, *helper_result) : search_->lines();
        for (const RootMove& found : lines) {
            report.lines.push_back(
                {found.depth, found.seldepth, make_score(found.score), found.is_lower_bound, texts(found.line)});
        }
        if (const Move current = search_->current_move(); current.exists()) {
            report.current = coordinates<V>(current);
            report.current_number = search_->current_number() + 1;
        }
        if (!search_->has_moves()) {
            report.end = final_score(game_.back());
        } else {
            const std::vector<std::string> line = texts(helper_result ? helper_result->line : search_->best().line);
            report.best = line[0];
            if (line.size() > 1) report.ponder = line[1];
        }
        return report;
    }

    std::optional<AnyEngine::Division> divide(int depth, const GoOn& go_on) const override {
        AnyEngine::Division counts;
        MoveList legal;
        generate_legal(game_.back(), legal);
        for (const Move move : legal) {
            const auto leaves = perft(game_.back().after(move), depth - 1, go_on);
            if (!leaves) return std::nullopt;
            counts.emplace_back(coordinates<V>(move), *leaves);
        }
        return counts;
    }

  private:
    using History = SearchHistory<V>;
    /// The state that a helper keeps between searches, and its counts in this one.
    struct Helper {
        History history;
        std::atomic<std::uint64_t> nodes;
    };

    /// Whether there is memory for one helper more than these, with the threads and searches of all of them.
    static bool has_memory_for_helper(std::size_t others) {
        constexpr std::size_t thread_memory = sizeof(Search<V>) + (std::size_t{1} << 24);
        return has_memory(sizeof(Helper) + (others + 1) * thread_memory + spare_memory);
    }

    /// The score of the side to move, which has no move.
    static Score final_score(const Position<V>& position) {
        const auto outcome = position_outcome(position, MoveList{});
        if (!outcome->winner) return {Score::Unit::centipawns, 0};
        return {Score::Unit::mate, *outcome->winner == position.turn() ? 1 : 0};
    }

    static std::vector<std::string> texts(const std::vector<Move>& line) {
        std::vector<std::string> all;
        for (const Move move : line) all.push_back(coordinates<V>(move));
        return all;
    }

    std::vector<Position<V>> game_;
    History history_;
    std::unique_ptr<Search<V>> search_;
    TranspositionTable* table_ = nullptr;
    const EndgameTableStore* endgames_ = nullptr;
    const Net* net_ = nullptr;
    Limits limits_{};
    std::vector<std::unique_ptr<Helper>> helpers_;
};

}  // namespace kingcraft

KINGCRAFT_SMALL_END
