#pragma once
// A Game<V> behind the interface of AnyGame: text in, text and records out.

#include <memory>

#include "base/small.hpp"
#include "game/any_game.hpp"
#include "game/describe.hpp"
#include "game/game.hpp"
#include "game/game_pgn.hpp"
#include "game/refusals.hpp"
#include "game/variant_info.hpp"
#include "notation/find_move.hpp"
#include "rules/explain/explain.hpp"
#include "rules/perft.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

template <class V>
class TypedGame final : public AnyGame {
  public:
    using G = typename V::Geometry;

    explicit TypedGame(const Position<V>& start) : game_(start) {}

    std::unique_ptr<AnyGame> copy() const override { return std::make_unique<TypedGame>(*this); }

    const VariantInfo& info() const override { return variant_info<V>; }
    std::string fen() const override { return fen_text(position()); }
    std::string start_fen() const override { return fen_text(game().start()); }
    Color turn() const override { return position().turn(); }

    std::vector<MoveRecord> moves() const override { return records(no_square); }

    Result<std::vector<MoveRecord>> moves_from(std::string_view square) const override {
        const auto from = read_square(square);
        if (!from) return from.error();
        return records(from.value());
    }

    std::vector<std::string> move_ids() const override {
        std::vector<std::string> ids;
        for (const Move move : game().moves()) ids.push_back(coordinates<V>(move));
        return ids;
    }

    std::vector<std::string> sans() const override {
        std::vector<std::string> sans;
        for (const Move move : game().moves()) sans.push_back(san_text(position(), game().moves(), move));
        return sans;
    }

    Result<const MoveRecord*> move(std::string_view text) override {
        if (game().ended_by_players()) return ended_by_players(game().outcome()->reason);
        const auto found = find_move(position(), game().moves(), text);
        if (!found) return game().moves().empty() ? no_moves_left(text, game().outcome()->reason) : found.error();
        forget_annotations_after(game().played());
        const Position<V> next = position().after(found.value());
        game().play(found.value(), describe(position(), game().moves(), found.value(), next), next);
        return &game().line().back()->record;
    }

    bool undo() override { return game().undo(); }
    bool redo() override { return game().redo(); }

    bool is_check() const override { return position().is_check(); }

    Result<ExplanationRecord> explain(std::string_view from_name, std::string_view to_name) const override {
        const auto from = read_square(from_name);
        if (!from) return from.error();
        const auto to = read_square(to_name);
        if (!to) return to.error();
        Explanation answer = game().ended_by_players()
                                 ? explain_given_end(*game().outcome())
                                 : kingcraft::explain(position(), game().moves(), from.value(), to.value());
        ExplanationRecord record{answer.legal, answer.rule, std::move(answer.message), {}};
        for (const Square square : answer.path) record.path.push_back(square_name<G>(square));
        return record;
    }

    std::vector<ProbedValue> probe(const EndgameTableStore& tables) const override {
        const auto moves = probe_moves(tables, position());
        const auto value = moves.empty() ? kingcraft::probe(tables, position()) : moves[0].value;
        if (!value || moves.size() != game().moves().size()) return {};
        std::vector<ProbedValue> values{{"", *value}};
        for (const auto& [move, worth] : moves) values.push_back({coordinates<V>(move), worth});
        return values;
    }

    std::optional<Outcome> outcome() const override { return game().outcome(); }
    std::string_view ending_rule(Reason reason) const override { return V::ending_rule(reason); }
    std::vector<Reason> claims() const override { return game().claims(); }

    Result<Outcome> claim(Reason reason) override {
        if (auto over = refuse_when_over()) return *over;
        const auto claims = game().claims();
        if (std::find(claims.begin(), claims.end(), reason) == claims.end()) {
            return no_claim(reason);
        }
        return end({std::nullopt, reason});
    }
    Result<Outcome> resign(Color color) override { return end({!color, Reason::resignation}); }
    Result<Outcome> agree_draw() override { return end({std::nullopt, Reason::agreement}); }
    Result<Outcome> end(const Outcome& outcome) override {
        if (auto over = refuse_when_over()) return *over;
        game().end(outcome);
        return outcome;
    }
    bool can_win(Color color) const override { return game().can_win(color); }
    Result<Outcome> forfeit_on_time(Color color) override {
        return end({can_win(!color) ? std::optional(!color) : std::nullopt, Reason::time});
    }

    std::string pgn() const override {
        const auto& start = game().start();
        return pgn_text(written_game(*this, V::name, V::start_fen, annotations()),
                        {start.move_number(), start.turn() == Color::black});
    }

    std::optional<Error> load_pgn(std::string_view text) override {
        auto parsed = parse_pgn(text);
        if (!parsed) return parsed.error();
        PgnGame pgn = std::move(parsed).value();
        const auto start = detail::pgn_start<V>(pgn, text);
        if (!start) return start.error();
        TypedGame read(start.value());
        auto played = play_pgn(read, std::move(pgn), text);
        if (!played) return played.error();
        if (const auto& result = played.value().result) read.game().end(*result);
        game_ = std::move(read.game_);
        set_annotations(std::move(played).value().annotations);
        return std::nullopt;
    }

    std::uint64_t perft(int depth) const override { return kingcraft::perft(position(), depth); }

  protected:
    Piece at(Square square) const override { return position().at(square); }
    const MoveRecord* played(std::size_t ply) const override {
        return ply < game().played() ? &game().line()[ply]->record : nullptr;
    }
    Square find_square(std::string_view name) const override { return parse_square<G>(name); }
    std::vector<Square> attackers_of(Square square, Color by) const override {
        std::vector<Square> squares;
        for (const Square from : position().attackers(square, by)) squares.push_back(from);
        return squares;
    }
    Square royal(Color color) const override { return position().royal(color); }
    std::vector<Ray> rays_from(Square square) const override { return V::rays(position(), square); }
    Rights rights_left() const override { return position().rights(); }
    bool ends_play() const override { return game().ended_by_players() || V::verdict(position()).has_value(); }
    std::string fen_after_pass() const override {
        Position<V> passed = position();
        passed.pass();
        return fen_text(passed);
    }

  private:
    const Game<V>& game() const { return game_; }
    Game<V>& game() { return game_; }
    const Position<V>& position() const { return game().position(); }

    /// Why no move may follow a result that the players gave. Where the outcome names no rule, as of a resignation, the
    /// game is won as the rules win it, or drawn as players agree.
    static Explanation explain_given_end(const Outcome& outcome) {
        const std::string_view rule = V::ending_rule(outcome.reason);
        const Reason win = V::king_must_be_safe ? Reason::checkmate : Reason::king_captured;
        return explain_given_result(outcome,
                                    rule.empty() ? V::ending_rule(outcome.winner ? win : Reason::agreement) : rule);
    }

    /// The legal moves from one square, from all with `no_square`.
    std::vector<MoveRecord> records(Square from) const {
        std::vector<MoveRecord> records;
        for (const Move move : game().moves()) {
            if (from == no_square || move.from() == from)
                records.push_back(describe(position(), game().moves(), move, position().after(move)));
        }
        return records;
    }

    static Result<Square> read_square(std::string_view text) {
        const Square square = parse_square<G>(text);
        if (square == no_square) return no_such_square(text);
        return square;
    }

    std::optional<Error> refuse_when_over() const {
        const auto outcome = game().outcome();
        return outcome ? std::optional(already_over(outcome->reason)) : std::nullopt;
    }

    Game<V> game_;
};

}  // namespace kingcraft

KINGCRAFT_SMALL_END
