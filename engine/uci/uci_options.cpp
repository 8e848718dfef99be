#include "uci/uci_options.hpp"

#include <algorithm>
#include <array>

#include "english/english.hpp"
#include "uci/input_words.hpp"

namespace kingcraft::uci {

namespace {

/// A numeric option and its member.
struct Spin {
    std::string_view name;
    int least;
    int most;
    int Options::* value;
    Changed changed;
};

constexpr std::array spins{
    Spin{"Hash", AnyEngine::hash_min, AnyEngine::hash_max, &Options::hash, Changed::hash},
    Spin{"Move Overhead", 0, 5000, &Options::overhead, Changed::none},
    Spin{"MultiPV", 1, multipv_max, &Options::multipv, Changed::none},
    Spin{"Skill Level", level_min, level_max, &Options::level, Changed::none},
    Spin{"Threads", 1, AnyEngine::threads_max, &Options::threads, Changed::threads},
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

Result<Changed> set_spin(const Spin& spin, const std::string& value, Options& options) {
    const auto number = to_number(value);
    if (!number || *number < spin.least || *number > spin.most) {
        return option_error("The option " + std::string(spin.name) + " takes a number from " +
                            std::to_string(spin.least) + " to " + std::to_string(spin.most) + ", not " + quote(value) +
                            ".");
    }
    options.*spin.value = static_cast<int>(*number);
    return spin.changed;
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
    for (const Spin& spin : spins) {
        lines.push_back("option name " + std::string(spin.name) + " type spin default " +
                        std::to_string(defaults.*spin.value) + " min " + std::to_string(spin.least) + " max " +
                        std::to_string(spin.most));
    }
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
        if (same_name(name, spin.name)) return set_spin(spin, value, options);
    }
    return option_error("There is no option " + quote(name) + ".");
}

}  // namespace kingcraft::uci
