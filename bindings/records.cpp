#include "records.hpp"

#include <string_view>

namespace kingcraft::bindings {

namespace {

std::string letters(const std::vector<Role>& roles) {
    std::string text;
    for (const Role role : roles) text += letter(role);
    return text;
}

/// Puts the separator between texts, also around empty ones.
std::string join(const std::vector<std::string>& texts, char separator) {
    std::string joined;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (i > 0) joined += separator;
        joined += texts[i];
    }
    return joined;
}

std::string record(const EngineLine& line) {
    return join(
        {std::to_string(line.depth), std::to_string(line.seldepth),
         line.score.unit == Score::Unit::mate ? "mate" : "cp", std::to_string(line.score.value), join(line.pv, ',')},
        '\t');
}

}  // namespace

std::string record(const VariantInfo& variant) {
    return join({std::string(variant.id), std::string(variant.name), std::string(variant.inventor),
                 std::to_string(variant.year), std::to_string(variant.files), std::to_string(variant.ranks),
                 std::to_string(variant.levels), std::string(variant.start_fen), letters(variant.roles),
                 letters(variant.promotions)},
                '\t');
}

std::string record(const MoveRecord& move) {
    return join(
        {move.id, move.san, move.from, move.to, std::string(1, move.piece.fen_letter()), std::string(name(move.kind)),
         record(move.captured), move.promotion ? std::string(1, letter(*move.promotion)) : std::string(),
         move.rook ? move.rook->from + ',' + move.rook->to : std::string(), join(move.path, ',')},
        '\t');
}

std::string record(const std::vector<PlacedPiece>& pieces) {
    std::vector<std::string> texts;
    texts.reserve(pieces.size());
    for (const PlacedPiece& placed : pieces) texts.push_back(placed.piece.fen_letter() + placed.square);
    return join(texts, ',');
}

std::string record(const ExplanationRecord& explanation) {
    return join({explanation.legal ? "yes" : "no", std::string(explanation.rule), explanation.text,
                 join(explanation.path, ',')},
                '\t');
}

std::string record(const Outcome& outcome) {
    const std::string winner{outcome.winner ? name(*outcome.winner) : std::string_view()};
    return winner + '\t' + std::string(name(outcome.reason));
}

std::string record(const EngineReport& report) {
    std::string text =
        join({report.best, report.ponder, std::to_string(report.nodes), std::to_string(report.depth)}, '\t');
    for (const EngineLine& line : report.lines) text += '\n' + record(line);
    return text;
}

std::string record(const std::string& text) { return text; }

std::string success(const std::string& content) { return '=' + content; }

std::string failure(const Error& error) {
    return '!' +
           join({std::string(name(error.code)), std::to_string(error.line), std::to_string(error.column), error.text},
                '\t');
}

}  // namespace kingcraft::bindings
