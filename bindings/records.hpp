#pragma once
// Plain data as text for JavaScript, so that one call is one crossing: fields separated by tabs, lists in a field by
// commas, records by line feeds. web/kingcraft/records.js reads it.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "game/any_engine.hpp"
#include "game/any_game.hpp"
#include "game/move_record.hpp"
#include "rules/outcome.hpp"

namespace kingcraft::bindings {

/// One line: id, name, inventor, year, files, ranks, levels, start FEN, letter and name of each role, letters of the
/// promotions, letters of the roles that capture on other squares than those they move to, letter and the least and
/// most pieces of each role that a rule counts (`K1-2`), `yes` or `no` for a king that may be captured, rights, points
/// of each role.
std::string record(const VariantInfo& variant);

/// Adds one line: id, SAN, from, to, FEN letter of the piece, kind, captured pieces, promotion letter, rook's from and
/// to, path.
void add_record(std::string& text, const MoveRecord& move);

/// FEN letter and square of each piece: `Ke1,qd8`.
std::string record(const std::vector<PlacedPiece>& pieces);

/// FEN letters of the captured pieces, balance: `QNp`, `-3`.
std::string record(const MaterialRecord& material);

/// `yes` or `no`, rule, message as message.hpp has it, path.
std::string record(const ExplanationRecord& explanation);

/// Id, which is empty for the position, `win`, `draw` or `loss`, and the plies, empty for a draw.
std::string record(const ProbedValue& probed);

/// Letter, kind and square of each right, and the king's square of one to castle, with blanks between:
/// `K castling h1 e1,B first-move b1`.
std::string record(std::span<const RightRecord> rights);

/// Last square, number.
std::string record(const RayRecord& ray);

/// Winner, which is empty for a draw, reason, and the rule, which is empty if there is none.
std::string record(const Outcome& outcome, std::string_view rule);

/// Line, column, message.
std::string record(const PgnNote& note);

/// A line with best move, expected answer, nodes, depth and how full the table is, in thousandths; then one for each
/// line of play: depth, seldepth, unit and value of the score, moves.
std::string record(const EngineReport& report);

inline const std::string& record(const std::string& text) { return text; }

template <class T>
void add_record(std::string& text, const T& value) {
    text += record(value);
}

template <class T>
std::string records(const std::vector<T>& values) {
    std::string text;
    for (const T& value : values) {
        if (!text.empty()) text += '\n';
        add_record(text, value);
    }
    return text;
}

/// `=` and the content.
std::string success(const std::string& content);

/// `!`, then code, line, column and message.
std::string failure(const Error& error);

}  // namespace kingcraft::bindings
