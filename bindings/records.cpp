#include "records.hpp"

#include <initializer_list>
#include <utility>

#include "base/small.hpp"

namespace kingcraft::bindings {

namespace {

const RoleFacts& facts_of(const VariantInfo& variant, Role role) { return variant.role_facts[index(role)]; }

std::string letters(const VariantInfo& variant, std::span<const Role> roles) {
    std::string text;
    for (const Role role : roles) text += facts_of(variant, role).letter;
    return text;
}

/// Each role by its letter and its name: "Kking".
std::vector<std::string> named_letters(const VariantInfo& variant) {
    std::vector<std::string> texts;
    for (const Role role : variant.roles) {
        const RoleFacts& facts = facts_of(variant, role);
        texts.push_back(facts.letter + std::string(facts.name));
    }
    return texts;
}

/// Each role by its letter, with the numbers: "K1-2".
std::vector<std::string> count_texts(const VariantInfo& variant) {
    std::vector<std::string> texts;
    for (const auto& [role, min, max] : variant.role_counts)
        texts.push_back(facts_of(variant, role).letter + std::to_string(min) + '-' + std::to_string(max));
    return texts;
}

std::vector<std::string> number_texts(std::span<const int> numbers) {
    std::vector<std::string> texts;
    for (const int number : numbers) texts.push_back(std::to_string(number));
    return texts;
}

/// Puts the separator between texts, also around empty ones.
template <class Texts>
std::string join(const Texts& texts, char separator) {
    std::string joined;
    bool is_first = true;
    for (const auto& text : texts) {
        if (!std::exchange(is_first, false)) joined += separator;
        joined += text;
    }
    return joined;
}

/// The fields of a line; the texts need last no longer than the call.
std::string line_of(std::initializer_list<std::string_view> fields) { return join(fields, '\t'); }

std::string_view yes_or_no(bool value) { return value ? "yes" : "no"; }

std::string record(const EngineLine& line) {
    return line_of({std::to_string(line.depth), std::to_string(line.seldepth),
                    line.score.unit == Score::Unit::mate ? "mate" : "cp", std::to_string(line.score.value),
                    join(line.pv, ',')});
}

}  // namespace

// A game of PGN asks for this once a move: without a text for each field it takes half the time.
void add_record(std::string& text, const MoveRecord& move) {
    for (const std::string* field : {&move.id, &move.san, &move.from, &move.to}) {
        text += *field;
        text += '\t';
    }
    text += move.piece;
    text += '\t';
    text += move.kind;
    text += '\t';
    if (!move.captured.empty()) text += record(move.captured);
    text += '\t';
    if (move.promotion != 0) text += move.promotion;
    text += '\t';
    if (move.rook) text += move.rook->from + ',' + move.rook->to;
    text += '\t';
    for (const std::string& square : move.path) {
        if (&square != &move.path.front()) text += ',';
        text += square;
    }
}

std::string record(const std::vector<PlacedPiece>& pieces) {
    std::vector<std::string> texts;
    texts.reserve(pieces.size());
    for (const PlacedPiece& placed : pieces) texts.push_back(placed.letter + placed.square);
    return join(texts, ',');
}

// The functions below run rarely, so they may be slow and small.
KINGCRAFT_SMALL_BEGIN

std::string record(const VariantInfo& variant) {
    const std::vector<std::string> betza(variant.betza.begin(), variant.betza.end());
    return line_of(
        {variant.id, variant.name, variant.inventor, std::to_string(variant.year), std::to_string(variant.shape.files),
         std::to_string(variant.shape.ranks), std::to_string(variant.shape.levels), variant.start_fen,
         join(named_letters(variant), ','), letters(variant, variant.promotions), letters(variant, variant.divergent),
         join(count_texts(variant), ','), yes_or_no(variant.king_may_be_captured), yes_or_no(variant.flips_for_black),
         record(variant.rights), join(number_texts(variant.points), ','), join(betza, ',')});
}

std::string record(const MaterialRecord& material) {
    return line_of({material.captured, std::to_string(material.balance)});
}

std::string record(const ExplanationRecord& explanation) {
    return line_of(
        {yes_or_no(explanation.legal), explanation.rule, explanation.message.text(), join(explanation.path, ',')});
}

std::string record(const ProbedValue& probed) {
    const EndgameValue value = probed.value;
    if (value.is_draw()) return line_of({probed.id, "draw", ""});
    return line_of({probed.id, value.is_win() ? "win" : "loss", std::to_string(value.plies())});
}

std::string record(std::span<const RightRecord> rights) {
    std::string text;
    for (const RightRecord& right : rights) {
        if (!text.empty()) text += ',';
        text += right.letter;
        text += ' ';
        text += name(right.kind);
        text += ' ';
        text += square_name(right.file, right.rank, 0);
        if (right.kind != RightKind::castling) continue;
        text += ' ';
        text += square_name(right.king_file, right.rank, 0);
    }
    return text;
}

std::string record(const RayRecord& ray) { return line_of({ray.to, std::to_string(ray.count)}); }

std::string record(const Outcome& outcome, std::string_view rule) {
    return line_of({outcome.winner ? name(*outcome.winner) : std::string_view(), outcome.reason.name, rule});
}

std::string record(const PgnNote& note) {
    return line_of({std::to_string(note.place.line), std::to_string(note.place.column), note.message.text()});
}

std::string record(const EngineReport& report) {
    std::string text = line_of({report.best, report.ponder, std::to_string(report.nodes), std::to_string(report.depth),
                                std::to_string(report.hashfull)});
    for (const EngineLine& line : report.lines) text += '\n' + record(line);
    return text;
}

std::string success(const std::string& content) { return '=' + content; }

std::string failure(const Error& error) {
    return '!' +
           line_of({name(error.code), std::to_string(error.line), std::to_string(error.column), error.message.text()});
}

}  // namespace kingcraft::bindings

KINGCRAFT_SMALL_END
