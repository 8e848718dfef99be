#include "uci/uci_options.hpp"

#include <algorithm>
#include <array>

#include "english/english.hpp"
#include "search/margins.hpp"
#include "uci/input_words.hpp"

namespace kingcraft::uci {

namespace {

/// The range of a numeric option.
struct Range {
    std::string_view name;
    int least;
    int most;
};

/// A numeric option and its member.
struct Spin {
    Range range;
    int Options::* value;
    Changed changed;
};

constexpr std::array spins{
    Spin{{"Hash", AnyEngine::hash_min, AnyEngine::hash_max}, &Options::hash, Changed::hash},
    Spin{{"Move Overhead", 0, 5000}, &Options::overhead, Changed::none},
    Spin{{"MultiPV", 1, multipv_max}, &Options::multipv, Changed::none},
    Spin{{"Skill Level", level_min, level_max}, &Options::level, Changed::none},
    Spin{{"Threads", 1, AnyEngine::threads_max}, &Options::threads, Changed::threads},
};

Error option_error(std::string_view text) { return {ErrorCode::argument, sentence(text)}; }

/// Compares names of options without regard to case.
bool same_name(std::string_view a, std::string_view b) {
    const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](char x, char y) { return small(x) == small(y); });
}

Result<Changed> set_variant(const std::string& id, Options& options) {
    for (const VariantInfo& info : variant_infos()) {
        if (info.id != id) continue;
        options.variant = id;
        return Changed::variant;
    }
    return Error{ErrorCode::variant, Message("variant-unknown").with("variant=", shown(id))};
}

std::string spin_line(const Range& range, int value) {
    return "option name " + std::string(range.name) + " type spin default " + std::to_string(value) + " min " +
           std::to_string(range.least) + " max " + std::to_string(range.most);
}

Result<int> number_in(const Range& range, const std::string& value) {
    const auto number = to_number(value);
    if (!number || *number < range.least || *number > range.most) {
        return option_error("The option " + std::string(range.name) + " takes a number from " +
                            std::to_string(range.least) + " to " + std::to_string(range.most) + ", not " +
                            quote(value) + ".");
    }
    return static_cast<int>(*number);
}

Result<Changed> set_spin(const Spin& spin, const std::string& value, Options& options) {
    const auto number = number_in(spin.range, value);
    if (!number) return number.error();
    options.*spin.value = number.value();
    return spin.changed;
}

Range range_of(const Margin& margin) { return {margin.name, margin.least, margin.most}; }

Result<Changed> set_margin(Margin& margin, const std::string& value) {
    const auto number = number_in(range_of(margin), value);
    if (!number) return number.error();
    margins::set(margin, number.value());
    // Otherwise, results of searches with other margins would be found.
    return Changed::cleared;
}

/// The interface decides whether to ponder, so the engine stores nothing.
Result<Changed> check_flag(const std::string& name, const std::string& value) {
    if (value == "true" || value == "false") return Changed::none;
    return option_error("The option " + name + " takes true or false, not " + quote(value) + ".");
}

}  // namespace

std::vector<std::string> option_lines() {
    const Options defaults;
    std::vector<std::string> lines;
    std::string variants = "option name UCI_Variant type combo default " + defaults.variant;
    for (const VariantInfo& info : variant_infos()) variants += " var " + std::string(info.id);
    lines.push_back(variants);
    for (const Spin& spin : spins) lines.push_back(spin_line(spin.range, defaults.*spin.value));
    for (const Margin* margin : margins::all()) lines.push_back(spin_line(range_of(*margin), margin->standard));
    lines.emplace_back("option name TablePath type string default <empty>");
    lines.emplace_back("option name EvalFile type string default <built-in>");
    lines.emplace_back("option name Clear Hash type button");
    lines.emplace_back("option name Ponder type check default false");
    return lines;
}

Result<Changed> set_option(const std::vector<std::string>& words, Options& options) {
    if (words.size() < 2 || words[0] != "name")
        return option_error("\"setoption\" needs \"name\" and the option's name.");
    const auto value_at = static_cast<std::size_t>(std::find(words.begin(), words.end(), "value") - words.begin());
    const std::string name = join(words, 1, value_at);
    const std::string value = join(words, std::min(value_at + 1, words.size()), words.size());
    if (same_name(name, "UCI_Variant")) return set_variant(value, options);
    if (same_name(name, "TablePath")) {
        options.tables = value == "<empty>" ? "" : value;
        return Changed::tables;
    }
    if (same_name(name, "EvalFile")) {
        options.net = value == "<built-in>" ? "" : value;
        return Changed::net;
    }
    if (same_name(name, "Clear Hash")) return Changed::cleared;
    if (same_name(name, "Ponder")) return check_flag(name, value);
    for (const Spin& spin : spins) {
        if (same_name(name, spin.range.name)) return set_spin(spin, value, options);
    }
    for (Margin* margin : margins::all()) {
        if (same_name(name, margin->name)) return set_margin(*margin, value);
    }
    return option_error("There is no option " + quote(name) + ".");
}

}  // namespace kingcraft::uci
