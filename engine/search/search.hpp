#pragma once
// The search of one position, from the root: depth after depth, line after line, in slices that can end anywhere. What
// a slice leaves unfinished the next one takes up at the same root move, and the table gives back what was found below
// it.

#include <algorithm>
#include <utility>
#include <vector>

#include "board/small.hpp"
#include "search/alpha_beta.hpp"
#include "search/helpers.hpp"
#include "search/level.hpp"
#include "search/root_move.hpp"
#include "search/stability.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

template <class V>
class Search {
  public:
    /// Table and memory outlive the search, and so do the endgame tables, null for none. `game` are the positions from
    /// the start of the game, the last one to be searched.
    Search(Table& table, MoveMemory<typename V::Geometry>& memory, const std::vector<Position<V>>& game,
           const EndgameShelf* endgames = nullptr)
        : tree_(table, memory), root_(game.back()), endgames_(endgames) {
        for (const Position<V>& position : game) tree_.path.push(position.key(), position.halfmove_clock() > 0);
        tree_.path.root_here();
    }

    void start(const Limits& limits, Now now) {
        limits_ = limits;
        manner_ = level_of(limits);
        if (manner_.candidates == 1 && limits.seed != 0 && root_.move_number() <= opening_moves) {
            manner_.candidates = opening_candidates;
            manner_.error_max = opening_error_max;
        }
        if (manner_.nodes_max > 0)
            limits_.nodes = std::min(limits.nodes.value_or(manner_.nodes_max), manner_.nodes_max);
        tree_.control.start(limits_, root_.move_number(), std::move(now));
        tree_.memory.forget_killers();
        tree_.pauses.clear();
        list_root_moves();
        depth_ = next_depth(limits_.helper, 0);
        // The lower levels are to see less.
        tree_.endgames = limits_.level == level_max ? endgames_ : nullptr;
        done_ = moves_.empty() || is_settled_by_tables();
        if (!done_) begin_depth();
    }

    /// Searches until `go_on` says no (null: until a limit is reached); returns false when the search is done.
    bool step(const GoOn* go_on) {
        tree_.control.resume(go_on);
        while (!done_ && search_line()) {
            sort_lines();
            if (++line_ < line_count()) {
                begin_line();
            } else {
                end_depth();
            }
        }
        done_ = done_ || tree_.control.is_exhausted();
        return !done_;
    }

    void ponder_hit() { tree_.control.ponder_hit(); }
    bool is_done() const { return done_; }
    std::uint64_t nodes() const { return tree_.control.nodes(); }
    /// The last depth that was completed.
    int depth() const { return depth_ - 1; }
    /// False when the position has no legal move, or none of those to choose from.
    bool has_moves() const { return !moves_.empty(); }
    /// Which of the root moves is searched now, counted from 0; as many as there are, when none is.
    std::size_t current_number() const { return next_; }
    /// That move; the default move when none is.
    Move current_move() const { return next_ < moves_.size() ? moves_[next_].move : Move{}; }

    /// The best moves with their lines, best first; before the first one is searched, none.
    std::vector<RootMove> lines() const {
        std::vector<RootMove> found;
        for (std::size_t i = 0; i < std::min(moves_.size(), static_cast<std::size_t>(limits_.multipv)); ++i) {
            if (moves_[i].depth > 0) found.push_back(moves_[i]);
        }
        return found;
    }

    /// The move to play with what follows it, chosen as the level does; only where there is a legal move.
    const RootMove& best() const {
        constexpr int far = 4;
        std::vector<Candidate> candidates;
        for (const RootMove& root_move : moves_) {
            if (root_move.depth == 0 || candidates.size() == static_cast<std::size_t>(manner_.candidates)) break;
            const Move move = root_move.move;
            const bool is_far = distance<typename V::Geometry>(move.from(), move.to()) >= far;
            candidates.push_back({root_move.score, is_far, move.bits()});
        }
        return moves_[choose(candidates, manner_, limits_.seed ^ root_.key())];
    }

    /// The move that a helper found best at a depth that this search has not completed, to be told and played in place
    /// of the own one; where more than one line is wanted, none, since a helper knows one only.
    std::optional<RootMove> root_news() const {
        if (limits_.helper > 0 || line_count() != 1) return std::nullopt;
        const auto news = find_root_news(tree_.table, root_.key());
        if (!news || news->depth < depth_ || news->depth > last_depth()) return std::nullopt;
        const std::size_t number = number_of(news->move);
        if (number == moves_.size()) return std::nullopt;
        RootMove best = moves_[number];
        best.score = news->score;
        best.depth = news->depth;
        best.seldepth = std::max(best.seldepth, best.depth);
        best.is_lower_bound = false;
        if (best.line.size() < 2) add_answer(best.line);
        return best;
    }

  private:
    static constexpr int depth_limit = 100;

    void list_root_moves() {
        MoveList legal;
        generate_legal(root_, legal);
        if (!limits_.moves.empty()) {
            legal.keep_if([&](Move move) {
                return std::find(limits_.moves.begin(), limits_.moves.end(), move) != limits_.moves.end();
            });
        }
        const auto known = tree_.table.probe(root_.key());
        const StepsBack none;
        MoveOrder<V> order(root_, legal, known ? known->move : Move{}, tree_.memory, 0, none);
        moves_.clear();
        for (Move move = order.next(); move.exists(); move = order.next()) {
            RootMove root_move;
            root_move.move = move;
            root_move.line = {move};
            moves_.push_back(root_move);
        }
    }

    /// True when the tables leave nothing to be searched.
    bool is_settled_by_tables() {
        if (tree_.endgames == nullptr) return false;
        TableRoot told = ask_tables(tree_, root_, moves_, line_count());
        if (told.moves.empty()) return false;
        moves_ = std::move(told.moves);
        manner_.candidates = 1;
        if (!told.is_settled) return false;
        next_ = moves_.size();
        depth_ = 2;
        return true;
    }

    std::size_t line_count() const {
        const int wanted = std::max(limits_.multipv, manner_.candidates);
        return std::min(moves_.size(), static_cast<std::size_t>(wanted));
    }

    /// The index of the move, or how many moves there are.
    std::size_t number_of(Move move) const {
        const auto found = std::find_if(moves_.begin(), moves_.end(),
                                        [&](const RootMove& root_move) { return root_move.move == move; });
        return static_cast<std::size_t>(found - moves_.begin());
    }

    /// The last depth that the limits allow.
    int last_depth() const {
        const int last = std::min(limits_.depth.value_or(depth_limit), depth_limit);
        return manner_.depth_max > 0 ? std::min(last, manner_.depth_max) : last;
    }

    /// Adds the answer to the line's one move that the table knows, if it knows one.
    void add_answer(std::vector<Move>& line) const {
        const Position<V> next = root_.after(line[0]);
        const auto known = tree_.table.probe(next.key());
        if (!known) return;
        MoveList legal;
        generate_legal(next, legal);
        if (std::find(legal.begin(), legal.end(), known->move) != legal.end()) line.push_back(known->move);
    }

    /// Goes on from the depth that a helper has completed, where that one is deeper than the own.
    void take_root_news() {
        const auto news = root_news();
        if (!news || news->depth == last_depth()) return;
        const auto found = moves_.begin() + static_cast<std::ptrdiff_t>(number_of(news->move));
        *found = *news;
        std::rotate(moves_.begin(), found, found + 1);
        depth_ = news->depth + 1;
    }

    void begin_depth() {
        tree_.extension_end = 2 * depth_;
        for (RootMove& root_move : moves_) root_move.nodes = 0;
        line_ = 0;
        begin_line();
    }

    /// A line begins with a window around the score that it had at the depth before (aspiration).
    void begin_line() {
        constexpr int depth_min = 5;
        constexpr int half_window = 15;
        const RootMove& before = moves_[line_];
        const bool known = before.depth > 0 && depth_ >= depth_min && !is_decisive(before.score);
        half_window_ = known ? half_window : infinite_score;
        low_ = known ? before.score - half_window : -infinite_score;
        high_ = known ? before.score + half_window : infinite_score;
        begin_window();
    }

    void begin_window() {
        next_ = line_;
        alpha_ = low_;
        tree_.seldepth = 0;
    }

    /// The score lies outside of the window: opens it wider on that side.
    void widen(int score) {
        half_window_ = std::min(2 * half_window_, infinite_score);
        const bool open = half_window_ > infinite_score / 32;
        if (score <= low_) {
            low_ = open ? -infinite_score : std::max(score - half_window_, -infinite_score);
        } else {
            high_ = open ? infinite_score : std::min(score + half_window_, infinite_score);
        }
        begin_window();
    }

    /// Finds the best of the root moves that have no line of this depth yet; false when the slice is over.
    bool search_line() {
        for (;;) {
            if (!search_window()) return false;
            if (alpha_ > low_ && alpha_ < high_) return true;
            widen(alpha_);
        }
    }

    /// Searches the root moves until one is above the window; false when the slice is over.
    bool search_window() {
        for (; next_ < moves_.size() && alpha_ < high_; ++next_) {
            const std::uint64_t nodes = tree_.control.nodes();
            const int score = search_root_move(moves_[next_].move);
            moves_[next_].nodes += tree_.control.nodes() - nodes;
            if (tree_.control.is_unwinding()) return false;
            tree_.control.note_progress();
            // Not before the move: a slice that takes it up again goes on counting.
            const int seldepth = std::exchange(tree_.seldepth, 0);
            if (score <= alpha_) continue;
            alpha_ = score;
            keep(moves_[next_], score, seldepth);
            const auto first = moves_.begin() + static_cast<std::ptrdiff_t>(line_);
            const auto here = moves_.begin() + static_cast<std::ptrdiff_t>(next_);
            std::rotate(first, here, here + 1);
        }
        return true;
    }

    int search_root_move(Move move) {
        AlphaBeta<V> alpha_beta(tree_);
        const Position<V> next = root_.after(move);
        tree_.lines.end_at(1);
        tree_.path.push(next.key(), next.halfmove_clock() > 0);
        tree_.step(0) = {root_.at(move.from()), move};
        const int depth = depth_ - 1;
        const int score = next_ == line_
                              ? -alpha_beta.search(next, depth, -high_, -alpha_, 1, false)
                              : alpha_beta.search_later(next, depth, reduction_of(move), alpha_, high_, 1, false);
        tree_.path.pop();
        return score;
    }

    /// A line that was only proved no better than another at less depth may turn out better in full.
    void sort_lines() {
        const auto last = moves_.begin() + static_cast<std::ptrdiff_t>(line_);
        // The lines before it are in order; among equals the earlier one stays ahead.
        const auto place =
            std::upper_bound(moves_.begin(), last, *last,
                             [](const RootMove& one, const RootMove& other) { return one.score > other.score; });
        std::rotate(place, last, last + 1);
    }

    int reduction_of(Move move) const {
        constexpr int full_moves = 4;
        constexpr int depth_min = 4;
        const auto tried = static_cast<int>(next_ - line_);
        if (depth_ < depth_min || tried < full_moves || !is_quiet(root_, move)) return 0;
        return std::clamp(margins::late_move_reduction(depth_, tried) - 1, 0, depth_ - 2);
    }

    void keep(RootMove& root_move, int score, int seldepth) {
        root_move.score = score;
        root_move.depth = depth_;
        root_move.is_lower_bound = score >= high_;
        root_move.seldepth = std::max(seldepth, 1);
        root_move.line.assign(1, root_move.move);
        root_move.line.insert(root_move.line.end(), tree_.lines.begin(1), tree_.lines.end(1));
    }

    /// After a depth: is another one wanted?
    void end_depth() {
        if (limits_.helper > 0) leave_root_news(tree_.table, root_.key(), moves_[0], depth_);
        stability_.note(moves_[0].move, moves_[0].score, effort());
        // An only move is worth no time.
        done_ = depth_ >= last_depth() || is_solved() || has_wanted_mate() ||
                tree_.control.is_short_of_time(moves_.size() == 1 ? 0 : stability_.patience());
        depth_ = next_depth(limits_.helper, depth_);
        if (!done_) take_root_news();
        begin_depth();
    }

    /// How many percent of the depth's nodes were spent on the best move.
    int effort() const {
        std::uint64_t nodes = 1;
        for (const RootMove& root_move : moves_) nodes += root_move.nodes;
        constexpr int percent = 100;
        return static_cast<int>(moves_[0].nodes * percent / nodes);
    }

    /// True when all lines end by force, and so soon that, late moves being searched less deep, hardly a shorter way is
    /// left to be found.
    bool is_solved() const {
        return std::all_of(
            moves_.begin(), moves_.begin() + static_cast<std::ptrdiff_t>(line_count()), [&](const RootMove& root_move) {
                return is_decisive(root_move.score) && 3 * (win_score - std::abs(root_move.score)) <= depth_;
            });
    }

    /// True when the best line wins in as many moves as the limits ask for.
    bool has_wanted_mate() const {
        const Score best = make_score(moves_[0].score);
        return limits_.mate && best.unit == Score::Unit::mate && best.value > 0 && best.value <= *limits_.mate;
    }

    Tree<V> tree_;
    Position<V> root_;
    const EndgameShelf* endgames_;
    Limits limits_;
    Level manner_ = levels.back();
    std::vector<RootMove> moves_;
    /// Where the search stands: the depth, how many lines of it are found, the root move to be searched next, and the
    /// best score so far.
    int depth_ = 1;
    std::size_t line_ = 0;
    std::size_t next_ = 0;
    int alpha_ = -infinite_score;
    /// The window in which the line's score is looked for.
    int low_ = -infinite_score;
    int high_ = infinite_score;
    int half_window_ = infinite_score;
    Stability stability_;
    bool done_ = true;
};

}  // namespace kingcraft

KINGCRAFT_SMALL_END
