#pragma once
// The positions of games that a farm has played: PGN with the score of the side that moved in a comment after each
// move, as cutechess, fastchess and OpenBench write it.

#include <charconv>
#include <cmath>
#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "game/game_pgn.hpp"
#include "notation/find_move.hpp"
#include "self_play/quiet_positions.hpp"

namespace kingcraft::self_play {

/// The text of the next game: its tags, then its moves up to an empty line. None at the end.
inline std::optional<std::string> next_game(std::istream& in) {
    std::string text;
    bool has_moves = false;
    for (std::string line; std::getline(in, line);) {
        const bool empty = line.find_first_not_of(" \r") == std::string::npos;
        if (empty && has_moves) break;
        if (!empty && line[0] != '[') has_moves = true;
        text.append(line).append("\n");
    }
    return has_moves ? std::optional(text) : std::nullopt;
}

/// The score that a comment begins with, in hundredths of a pawn: `+0.35/12 0.1s`. None for a mate, `+M5`.
inline std::optional<int> comment_score(std::string_view comment) {
    constexpr double pawn = 100;
    if (comment.starts_with('+')) comment.remove_prefix(1);
    double score = 0;
    const auto read = std::from_chars(comment.data(), comment.data() + comment.size(), score);
    if (read.ec != std::errc{} || std::abs(score) > counted_score / pawn) return std::nullopt;
    return static_cast<int>(std::lround(score * pawn));
}

/// Writes the lines of `QuietPositions`.
template <class V>
class PgnPositions {
  public:
    explicit PgnPositions(std::ostream& out) : out_(out) {}

    /// How many games there were; the last one has this number.
    std::uint64_t games() const { return games_; }

    /// Writes the positions of the next game, none if it has no result. Errors: pgn, variant, fen, illegal-move.
    std::optional<Error> write(std::string_view text) {
        ++games_;
        auto parsed = parse_pgn(text);
        if (!parsed) return parsed.error();
        PgnGame pgn = std::move(parsed).value();
        auto position = detail::pgn_start<V>(pgn, text);
        if (!position) return position.error();
        positions_.clear();
        if (const auto error = play(std::move(position).value(), pgn.moves.moves)) return error;
        const int result = pgn.result == "1-0" ? white_won : pgn.result == "0-1" ? white_lost : drawn;
        if (pgn.result != "*") positions_.write(result, games_, out_);
        return std::nullopt;
    }

  private:
    std::optional<Error> play(Position<V> position, const std::vector<PgnMove>& moves) {
        const bool black_began = position.turn() == Color::black;
        const std::size_t first = 2 * static_cast<std::size_t>(position.move_number() - 1) + (black_began ? 1 : 0);
        for (std::size_t i = 0; i < moves.size(); ++i) {
            MoveList legal;
            generate_legal(position, legal);
            const auto found = find_move(position, legal, moves[i].san);
            if (!found) return found.error();
            const auto score = moves[i].comments.empty() ? std::nullopt : comment_score(moves[i].comments.front());
            if (score)
                positions_.add(position, found.value(), position.turn() == Color::white ? *score : -*score, first + i);
            position = position.after(found.value());
        }
        return std::nullopt;
    }

    std::ostream& out_;
    std::uint64_t games_ = 0;
    QuietPositions<V> positions_;
};

}  // namespace kingcraft::self_play
