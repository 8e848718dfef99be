#include <algorithm>
#include <array>

#include "endgame/table_material.hpp"
#include "english/english.hpp"
#include "game/any_tables.hpp"
#include "uci/commands.hpp"
#include "uci/input_words.hpp"
#include "uci/worker_threads.hpp"

namespace kingcraft::uci {

namespace {

constexpr std::uint64_t megabyte = 1 << 20;
constexpr std::int64_t milliseconds_a_second = 1000;

/// More than the numbers of any table.
constexpr std::int64_t samples_max = 1'000'000'000;

/// The words of a command, without the options, which begin with two dashes and have a value.
struct TablesArguments {
    std::vector<std::string> words;
    std::string folder = "tables";
    std::int64_t memory = 4096;
    std::int64_t threads = 2;
    std::int64_t samples = samples_max;
};

struct NumberOption {
    std::string_view name;
    std::int64_t TablesArguments::* number;
    std::int64_t max;
};

constexpr std::array number_options{NumberOption{"--memory", &TablesArguments::memory, 16384},
                                    NumberOption{"--threads", &TablesArguments::threads, 64},
                                    NumberOption{"--samples", &TablesArguments::samples, samples_max}};

Result<TablesArguments> read_arguments(const std::vector<std::string>& arguments) {
    TablesArguments parsed;
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        const std::string& word = arguments[i];
        if (word.rfind("--", 0) != 0) {
            parsed.words.push_back(word);
            continue;
        }
        if (i + 1 == arguments.size()) return usage_error(quote(word) + " needs a value.");
        const std::string& given = arguments[++i];
        if (word == "--dir") {
            parsed.folder = given;
            continue;
        }
        const auto* const option = std::find_if(number_options.begin(), number_options.end(),
                                                [&](const NumberOption& each) { return each.name == word; });
        if (option == number_options.end()) return usage_error("Unknown option " + quote(word) + ".");
        const auto number = to_number(given);
        if (!number || *number < 1 || *number > option->max) {
            return usage_error(word + " needs a number from 1 to " + std::to_string(option->max) + ", not " +
                               quote(given) + ".");
        }
        parsed.*(option->number) = *number;
    }
    return parsed;
}

std::string seconds_text(std::uint64_t milliseconds) {
    constexpr std::uint64_t milliseconds_a_tenth = 100;
    const std::uint64_t tenths = (milliseconds + milliseconds_a_tenth / 2) / milliseconds_a_tenth;
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " s";
}

std::uint64_t megabytes_of(const TablePlan& plan) { return plan.bytes / megabyte + 1; }

std::string pass_text(EndgameGoal goal, int plies) {
    const bool is_end = goal == EndgameGoal::end;
    const std::string what = is_end ? "the end" : "the end or a restart of the fifty-move count";
    if (plies < 0) return "looking for positions one move before " + what;
    return "going back from positions " + std::to_string(is_end ? plies : std::max(plies - reset_head_start, 0)) +
           " plies before " + what;
}

std::optional<Error> build_one(AnyTables& tables, const TablePlan& plan, const TablesArguments& options,
                               const Output& progress) {
    const auto estimate = tables.estimate(plan.material, milliseconds_now);
    if (!estimate) return estimate.error();
    progress(plan.material + ": " + std::to_string(plan.size) + " numbers, " + std::to_string(megabytes_of(plan)) +
             " MB, about " + seconds_text(estimate.value() / static_cast<std::uint64_t>(options.threads)));
    std::int64_t reported = milliseconds_now();
    const auto report = [&](EndgameGoal goal, int plies) {
        if (milliseconds_now() - reported < milliseconds_a_second) return;
        reported = milliseconds_now();
        progress(plan.material + ": " + pass_text(goal, plies));
    };
    return tables.build(plan.material, parallel_over_threads(static_cast<int>(options.threads)), report,
                        milliseconds_now);
}

/// Builds a table and those that it depends on, without those that are there. An interrupted build continues.
std::optional<Error> build(AnyTables& tables, const std::string& material, const TablesArguments& options,
                           const Output& output, const Output& progress) {
    const auto plans = tables.plan(material);
    if (!plans) return plans.error();
    for (const TablePlan& plan : plans.value()) {
        if (plan.is_there || megabytes_of(plan) <= static_cast<std::uint64_t>(options.memory)) continue;
        return Error{ErrorCode::argument,
                     sentence("Building " + plan.material + " takes " + std::to_string(megabytes_of(plan)) +
                              " MB; allow that much with --memory.")};
    }
    for (const TablePlan& plan : plans.value()) {
        if (plan.is_there) continue;
        if (auto fault = build_one(tables, plan, options, progress)) return fault;
        const auto facts = tables.facts(plan.material);
        if (!facts) return facts.error();
        output(plan.material + ": built in " + seconds_text(facts.value().milliseconds) + ", " +
               std::to_string(facts.value().bytes) + " bytes");
    }
    return std::nullopt;
}

std::optional<Error> verify(AnyTables& tables, const std::string& material, const TablesArguments& options,
                            const Output& output) {
    const auto wrong = tables.verify(material, static_cast<std::uint64_t>(options.samples),
                                     parallel_over_threads(static_cast<int>(options.threads)));
    if (!wrong) return wrong.error();
    if (wrong.value())
        return Error{ErrorCode::argument,
                     sentence("The table of " + material + " is wrong at " + *wrong.value() + ".")};
    output(
        material + ": " +
        (options.samples < samples_max ? std::to_string(options.samples) + " samples follow" : "every value follows") +
        " from the moves");
    return std::nullopt;
}

constexpr std::string_view facts_heading =
    "pieces\tnumbers\twhite wins\twhite draws\twhite loses\tblack wins\tblack draws\tblack loses\tlongest\tposition\t"
    "white cursed\tblack cursed\tbytes\tmilliseconds";

std::string facts_line(const TableFacts& facts) {
    std::string line = facts.material;
    const auto add = [&](std::uint64_t number) { line += "\t" + std::to_string(number); };
    add(facts.size);
    for (const EndgameCount& count : facts.counts) {
        for (const std::uint64_t number : {count.won, count.drawn, count.lost}) add(number);
    }
    add(static_cast<std::uint64_t>(facts.longest));
    line += "\t" + facts.longest_fen;
    for (const std::uint64_t cursed : facts.cursed) add(cursed);
    add(facts.bytes);
    add(facts.milliseconds);
    return line;
}

std::optional<Error> info(AnyTables& tables, const std::string& material, const Output& output) {
    const auto facts = tables.facts(material);
    if (!facts) return facts.error();
    output(facts_line(facts.value()));
    return std::nullopt;
}

std::optional<Error> list(AnyTables& tables, const std::string& material, const Output& output) {
    return tables.list(material, [&](const std::string& fen, EndgameValue value) {
        output(value.is_draw() ? fen + "\tdraw"
                               : fen + (value.is_win() ? "\twin\t" : "\tloss\t") + std::to_string(value.plies()) +
                                     (value.is_cursed() ? "\tcursed" : ""));
    });
}

/// The materials that a word stands for: itself, or for a number all of so many pieces, or those that are there.
Result<std::vector<std::string>> materials_of_word(const AnyTables& tables, const std::string& word,
                                                   bool only_those_there) {
    const auto count = to_number(word);
    if (!count) return std::vector<std::string>{word};
    if (*count < color_count || *count > table_pieces_max)
        return usage_error("Tables have from 2 to " + std::to_string(table_pieces_max) + " pieces, not " + quote(word) +
                           ".");
    std::vector<std::string> materials = tables.materials(static_cast<int>(*count));
    if (only_those_there) {
        materials.erase(std::remove_if(materials.begin(), materials.end(),
                                       [&](const std::string& each) { return !tables.is_there(each); }),
                        materials.end());
    }
    return materials;
}

}  // namespace

std::optional<Error> run_tables(const std::vector<std::string>& arguments, const Output& output,
                                const Output& progress) {
    const auto options = read_arguments(arguments);
    if (!options) return options.error();
    const std::vector<std::string>& words = options.value().words;
    const std::string what = words.empty() ? "" : words[0];
    if (what != "build" && what != "verify" && what != "info" && what != "list")
        return usage_error("\"tables\" needs build, verify, info or list.");
    if (words.size() != 3) return usage_error("\"tables " + what + "\" needs a variant and the pieces, as KQvK.");
    const auto tables = AnyTables::create(words[1], options.value().folder);
    if (!tables) return tables.error();
    const auto materials = materials_of_word(*tables.value(), words[2], what == "info" || what == "list");
    if (!materials) return materials.error();
    if (what == "info") output(std::string(facts_heading));
    for (const std::string& material : materials.value()) {
        const auto fault = what == "build"    ? build(*tables.value(), material, options.value(), output, progress)
                           : what == "verify" ? verify(*tables.value(), material, options.value(), output)
                           : what == "list"   ? list(*tables.value(), material, output)
                                              : info(*tables.value(), material, output);
        if (fault) return fault;
    }
    return std::nullopt;
}

}  // namespace kingcraft::uci
