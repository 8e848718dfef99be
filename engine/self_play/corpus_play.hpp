#pragma once
// Games for a corpus: whole games by the rules, of several strengths, with a score after each move, as PGN.

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdio>
#include <ostream>
#include <string>

#include "game/any_game.hpp"
#include "game/game_pgn.hpp"
#include "notation/coordinates.hpp"
#include "search/playing_level.hpp"
#include "self_play/engine_game.hpp"

namespace kingcraft::self_play {

/// `0.35`, or `#-3` for a mate: White's view of a score for the side to move.
inline std::string white_score_text(int score, Color turn) {
    const Score reported = make_score(score);
    const int value = turn == Color::white ? reported.value : -reported.value;
    if (reported.unit == Score::Unit::mate) return "#" + std::to_string(value);
    constexpr int pawn = 100;
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "%s%d.%02d", value < 0 ? "-" : "", std::abs(value) / pawn,
                  std::abs(value) % pawn);
    return text.data();
}

/// How the game with a seed begins, and who plays it. Half of the games have full strength on both sides, and a quarter
/// begin with random moves.
struct GamePlan {
    std::array<int, color_count> levels;
    bool random_opening;
};

inline GamePlan plan_of(std::uint64_t seed) {
    constexpr std::uint64_t strengths = 2;
    constexpr std::uint64_t openings = 4;
    constexpr int weakest = 3;
    constexpr auto levels = static_cast<std::uint64_t>(level_max - weakest + 1);
    GamePlan plan{{level_max, level_max}, seed / strengths % openings == 0};
    if (seed % strengths == 0) return plan;
    std::uint64_t random = seed;
    for (int& level : plan.levels) level = weakest + static_cast<int>(split_mix_64(random) % levels);
    return plan;
}

template <class V>
class CorpusPlay {
  public:
    /// Every position is searched for about `nodes` nodes.
    CorpusPlay(std::uint64_t nodes, std::ostream& out) : nodes_(nodes), game_(limits_of(nodes)), out_(out) {}

    /// Plays the game with this seed to its end, and writes its PGN and an empty line.
    void play(std::uint64_t seed) {
        constexpr int lead_max = 100;
        seed_ = seed;
        plan_ = plan_of(seed);
        game_.begin(seed);
        level_memory_.clear();
        scores_.clear();
        if (plan_.random_opening) play_random_opening(lead_max);
        while (!game_.outcome()) play_move();
        write();
    }

  private:
    static constexpr int level_table_megabytes = 1;
    /// The first moves of a game from the start position are chosen among the best ones, more and more strictly.
    static constexpr int played_plies = 10;
    static constexpr int played_candidates = 6;
    static constexpr int played_error_max = 50;

    /// A soft limit lets every iteration end; the hard one is for the rare iteration that does not.
    static Limits limits_of(std::uint64_t nodes) {
        constexpr std::uint64_t overrun_max = 10;
        constexpr std::uint64_t first_iteration_max = 8000;
        return {.nodes = std::max(overrun_max * nodes, first_iteration_max), .soft_nodes = nodes};
    }

    Limits limits_of_opening() const {
        // Several lines at the usual depth take more nodes.
        constexpr std::uint64_t more = 3;
        Limits limits = limits_of(more * nodes_);
        limits.multipv = played_candidates;
        return limits;
    }

    /// The scores of these positions are found like all others, so that each move has one.
    void play_random_opening(int lead_max) {
        game_.play_random_opening(lead_max);
        const std::vector<Move> moves = game_.moves();
        game_.begin(seed_);
        for (const Move move : moves) {
            note_score(game_.search());
            game_.play(move);
        }
    }

    void play_move() {
        const bool opens = !plan_.random_opening && game_.plies() < played_plies;
        const std::vector<RootMove> best = game_.search(opens ? limits_of_opening() : game_.limits());
        note_score(best.front());
        const int level = plan_.levels[index(game_.position().turn())];
        if (opens) {
            game_.play(opening_move(best));
        } else {
            game_.play(level == level_max ? best.front().move : level_move(level));
        }
    }

    Move opening_move(const std::vector<RootMove>& best) const {
        const int left = played_plies - static_cast<int>(game_.plies());
        const PlayingLevel choice{0, played_candidates, played_error_max * left / played_plies, 0, 0};
        std::vector<Candidate> candidates;
        for (const RootMove& each : best) candidates.push_back({each.score, each.move.bits()});
        return best[choose(candidates, choice, seed_of_choice())].move;
    }

    Move level_move(int level) {
        Limits limits = game_.limits();
        limits.level = level;
        limits.seed = seed_of_choice();
        return level_memory_.search(game_.positions(), limits).best->move;
    }

    /// Differs from game to game, and in each from position to position.
    std::uint64_t seed_of_choice() const {
        std::uint64_t state = seed_;
        return split_mix_64(state) ^ game_.position().key();
    }

    void note_score(const RootMove& best) { scores_.push_back(white_score_text(best.score, game_.position().turn())); }

    /// The score of the start position and a score after the last move are not written.
    void write() {
        const auto game = AnyGame::create(V::id).value();
        Annotations annotations;
        annotations.tags = tags();
        for (std::size_t ply = 0; ply < game_.plies(); ++ply) {
            [[maybe_unused]] const auto played = game->move(coordinates<V>(game_.moves()[ply]));
            assert(played);
            Annotation& beside = annotations.moves.emplace_back();
            if (ply + 1 < scores_.size()) beside.comments.push_back("[%eval " + scores_[ply + 1] + "]");
        }
        if (!game->outcome()) {
            [[maybe_unused]] const auto claimed = game->claim(game_.outcome()->reason);
            assert(claimed);
        }
        out_ << pgn_text(written_game(*game, V::name, V::start_fen, annotations), {}) << '\n';
    }

    std::vector<PgnTag> tags() const {
        const auto level = [&](Color color) { return std::to_string(plan_.levels[index(color)]); };
        const std::string white = level(Color::white);
        const std::string black = level(Color::black);
        return {{"Event", "Kingcraft corpus"},
                {"Site", "?"},
                {"Date", "????.??.??"},
                {"Round", std::to_string(seed_)},
                {"White", "Kingcraft, level " + white},
                {"Black", "Kingcraft, level " + black},
                {"Result", "*"},
                {"Variant", std::string(V::name)},
                {"WhiteLevel", white},
                {"BlackLevel", black},
                {"Opening", plan_.random_opening ? "random" : "played"},
                {"Nodes", std::to_string(nodes_)},
                {"Termination", "normal"}};
    }

    std::uint64_t nodes_;
    EngineGame<V> game_;
    SearchMemory<V> level_memory_{level_table_megabytes};
    std::ostream& out_;
    std::uint64_t seed_ = 0;
    GamePlan plan_{};
    /// Of each position in which a move was played.
    std::vector<std::string> scores_;
};

}  // namespace kingcraft::self_play
