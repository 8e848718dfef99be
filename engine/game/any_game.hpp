#pragma once
// A game of any variant, behind an interface without templates: text and plain data. TypedGame implements it.

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "board/line.hpp"
#include "endgame/endgame_tables.hpp"
#include "game/annotations.hpp"
#include "game/move_record.hpp"
#include "notation/pgn.hpp"
#include "rules/outcome.hpp"
#include "rules/setup.hpp"

namespace kingcraft {

/// Something that only a piece which has not moved may do.
struct RightRecord {
    /// The letter in FEN, a capital for White.
    char letter;
    RightKind kind;
    /// Where the piece stands on the ground; both count from 0.
    int file;
    int rank;
    /// Only of castling: the file of the king, which stands on the same rank.
    int king_file;
};

/// How far a piece may reach in one direction: the last square, and the number that decides it.
struct RayRecord {
    std::string to;
    int count;
};

/// The captured pieces of both sides, and which side has more.
struct MaterialRecord {
    /// The FEN letters of the captured pieces, the most valuable first.
    std::string captured;
    /// The value of White's pieces minus the value of Black's, in points.
    int balance = 0;
};

/// How many pieces of a role each side has while the game goes on.
struct RoleCount {
    Role role;
    int min;
    int max;
};

/// The description of a game for lists.
struct VariantInfo {
    std::string_view id;
    std::string_view name;
    /// Empty when the inventor is not known.
    std::string_view inventor;
    int year;
    BoardShape shape;
    std::string_view start_fen;
    /// The roles behind their numbers.
    RoleList role_facts;
    std::span<const Role> roles;
    std::span<const Role> roles_from_most_valuable;
    /// In the order of `roles`: what such a piece is worth in whole pawns, as players count.
    std::span<const int> points;
    /// In the order of `roles`: how such a piece moves in Betza's notation; empty if the notation cannot say all.
    std::span<const std::string_view> betza;
    std::span<const Role> promotions;
    /// The roles that capture on other squares than those they move to.
    std::span<const Role> divergent;
    /// Of the roles that a rule counts.
    std::span<const RoleCount> role_counts;
    /// Whether capturing the king wins, so that there is no check and no mate.
    bool king_may_be_captured;
    /// Whether Black plays down the board.
    bool flips_for_black;
    /// All rights that the game knows, in the order of FEN.
    std::span<const RightRecord> rights;
};

/// Why a move may be made, or which rule forbids it.
struct ExplanationRecord {
    bool legal;
    /// The rule's id in the rulebook.
    std::string_view rule;
    /// A sentence to the player.
    Message message;
    /// The squares that it is about.
    std::vector<std::string> path;
};

/// The answer of the endgame tables about a position or a move, for the side to move.
struct ProbedValue {
    /// The move's coordinates; empty for the position.
    std::string id;
    EndgameValue value;
};

/// All games, in the order in which they are shown.
std::vector<VariantInfo> variant_infos();

/// The error that no game has this id.
Error unknown_variant(std::string_view id);

/// Whether a FEN can be played, and if not, what is wrong with it: nothing when it is fine.
std::optional<Error> check_fen(std::string_view variant, std::string_view fen);

/// One game from its start to its result. A call that returns an error has changed nothing.
class AnyGame {
  public:
    /// A new game, from the variant's start position or from a FEN. Errors: variant, fen.
    static Result<std::unique_ptr<AnyGame>> create(std::string_view variant,
                                                   std::optional<std::string_view> fen = std::nullopt);
    virtual ~AnyGame() = default;
    /// A copy with the same moves, including those that can be redone, and with all annotations.
    virtual std::unique_ptr<AnyGame> copy() const = 0;

    virtual const VariantInfo& info() const = 0;
    std::string_view variant() const { return info().id; }
    virtual std::string fen() const = 0;
    /// The FEN from which the game started.
    virtual std::string start_fen() const = 0;
    virtual Color turn() const = 0;
    std::vector<PlacedPiece> board() const;
    MaterialRecord material() const;
    /// The board as lines of text, one level under the other.
    std::string ascii() const;

    /// The legal moves, also of a drawn position.
    virtual std::vector<MoveRecord> moves() const = 0;
    /// The legal moves from one square. Error: argument, when there is no such square.
    virtual Result<std::vector<MoveRecord>> moves_from(std::string_view square) const = 0;
    /// The ids of the legal moves, nothing else.
    virtual std::vector<std::string> move_ids() const = 0;
    /// The SAN of the legal moves, in the same order.
    virtual std::vector<std::string> sans() const = 0;
    /// Plays a move given as coordinates or SAN; what could be redone is forgotten. Gives its record, which lasts until
    /// the next call that plays or loads. Errors: illegal_move, ambiguous_move, game_over.
    virtual Result<const MoveRecord*> move(std::string_view text) = 0;
    /// Takes a result back that the players gave, and it alone; without one, the last move. True when it was a move.
    virtual bool undo() = 0;
    /// Brings back what was undone last, a move or a result. True when it was a move.
    virtual bool redo() = 0;
    std::vector<MoveRecord> history() const;

    virtual bool is_check() const = 0;
    /// The squares of the pieces of this colour that attack the square. Error: argument.
    Result<std::vector<std::string>> attackers(std::string_view square, Color by) const;
    /// The squares that the piece on the square attacks, guarded pieces among them; none for an empty square. Error:
    /// argument.
    Result<std::vector<std::string>> attacks(std::string_view square) const;

    /// The squares of the kings of this colour that must be safe, or must not be captured: none once one was captured.
    std::vector<std::string> royals(Color color) const;
    /// How far the piece on the square may reach, where a number decides that; without pieces in the way. Error:
    /// argument.
    Result<std::vector<RayRecord>> rays(std::string_view square) const;
    /// The rights that are left, in the order of FEN.
    std::vector<RightRecord> rights() const;
    /// The FEN after a pass, which is no move of any game: the other side is to move. Errors: illegal_move in check,
    /// game_over when the players ended the game or a king was captured.
    Result<std::string> pass() const;

    /// Why the piece on one square may go to another one, or not, for any two squares; the same square twice asks about
    /// a move in place. Error: argument, when there is no such square.
    virtual Result<ExplanationRecord> explain(std::string_view from, std::string_view to) const = 0;

    /// The value of the position in endgame tables of this game, then that of each legal move, best first; none where
    /// the tables do not know all of them. A result that the players gave, counts and repetitions are ignored.
    virtual std::vector<ProbedValue> probe(const EndgameTableStore& tables) const = 0;

    virtual std::optional<Outcome> outcome() const = 0;
    /// The id of the rule by which a game ends for this reason; empty if the players need no rule.
    virtual std::string_view ending_rule(Reason reason) const = 0;
    /// The draws that the player to move may claim now.
    virtual std::vector<Reason> claims() const = 0;
    /// Error: claim, when it does not hold; game_over.
    virtual Result<Outcome> claim(Reason reason) = 0;
    /// Error: game_over.
    virtual Result<Outcome> resign(Color color) = 0;
    /// Error: game_over.
    virtual Result<Outcome> agree_draw() = 0;
    /// Ends the game with a result that the players, the clock or an arbiter gave. Error: game_over.
    virtual Result<Outcome> end(const Outcome& outcome) = 0;
    /// False when it is certain that no series of legal moves wins for this colour; when the game is over, unless it
    /// won.
    virtual bool can_win(Color color) const = 0;
    /// Ends the game since the time of this colour ran out: the other one wins, or the game is drawn where it cannot
    /// win (FIDE 6.9). Error: game_over.
    virtual Result<Outcome> forfeit_on_time(Color color) = 0;

    virtual std::string pgn() const = 0;
    /// Replaces this game by the first one of the text. Error: pgn, with line and column.
    virtual std::optional<Error> load_pgn(std::string_view text) = 0;
    /// The parts that the last `load_pgn` left out.
    const std::vector<PgnNote>& pgn_notes() const { return annotations_->notes; }
    /// The comment after a number of half-moves, as one text, or empty.
    std::string comment(std::size_t ply) const;
    /// Says something after so many half-moves, in place of what was said there. White space becomes single spaces; an
    /// empty text says nothing. After more half-moves than were played nothing can be said.
    void set_comment(std::size_t ply, std::string_view text);

    virtual std::uint64_t perft(int depth) const = 0;

  protected:
    const Annotations& annotations() const { return *annotations_; }
    void set_annotations(Annotations annotations) {
        annotations_ = std::make_shared<Annotations>(std::move(annotations));
    }
    /// Removes the annotations of undone moves when another move is played.
    void forget_annotations_after(std::size_t plies);

    virtual Piece at(Square square) const = 0;
    /// The move that was played after so many others; null after the last.
    virtual const MoveRecord* played(std::size_t ply) const = 0;
    /// The FEN letter of the piece on a square; there must be one.
    char letter_on(Square square) const { return fen_letter(info().role_facts, at(square)); }
    std::string name_of(Square square) const { return info().shape.name(square); }
    /// `no_square` when there is none of this name.
    virtual Square find_square(std::string_view name) const = 0;
    /// The squares of the pieces of this colour that attack the square.
    virtual std::vector<Square> attackers_of(Square square, Color by) const = 0;
    /// The king that counts, or `no_square`.
    virtual Square royal(Color color) const = 0;
    virtual std::vector<Ray> rays_from(Square square) const = 0;
    virtual Rights rights_left() const = 0;
    /// True when nobody may move, though pieces could: the players have ended the game, or the position is won or drawn
    /// by itself.
    virtual bool ends_play() const = 0;
    /// The FEN with the other side to move, in check or not.
    virtual std::string fen_after_pass() const = 0;

  private:
    /// The annotations of this game alone.
    Annotations& own_annotations();

    /// Copies of a game share them until one of them changes its own.
    std::shared_ptr<Annotations> annotations_ = std::make_shared<Annotations>();
};

}  // namespace kingcraft
