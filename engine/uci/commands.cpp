#include "uci/commands.hpp"

#include "english/english.hpp"
#include "game/any_game.hpp"
#include "game/run_bench.hpp"
#include "nets/built_in_nets.hpp"
#include "rules/perft.hpp"
#include "uci/input_words.hpp"
#include "uci/search_report.hpp"

namespace kingcraft::uci {

Error usage_error(const std::string& text) {
    return {ErrorCode::argument, sentence(text + " See \"kingcraft help\".")};
}

namespace {

constexpr std::string_view help_text =
    "kingcraft                             speak UCI on standard input and output, as \"kingcraft uci\" of the\n"
    "                                      package does, which has neither EvalFile nor TablePath\n"
    "kingcraft perft VARIANT DEPTH [FEN]   count the moves of a position, 1 to 12 plies deep\n"
    "kingcraft bench                       search fixed positions; the last line is \"NODES nodes NPS nps\"\n"
    "kingcraft tables build VARIANT SET    build an endgame table, and those that it depends on\n"
    "kingcraft tables verify VARIANT SET   compare its values with those that its moves lead to\n"
    "kingcraft tables info VARIANT SET     print what it contains\n"
    "kingcraft tables list VARIANT SET     print every position with its value, mirror images once\n"
    "    SET is the pieces, as KQvKR, or a number: all sets of so many pieces (info: those that are there)\n"
    "    --dir FOLDER  where the tables are [tables]   --memory MB  at most [4096]\n"
    "    --threads N   to use [2]                      --samples N  values to verify [all]\n"
    "kingcraft \"genfens N seed SEED book None [VARIANT]\"   make openings of self-play, as OpenBench asks for them\n"
    "kingcraft help                        print this\n"
    "Variants: ";

std::optional<Error> perft(const std::vector<std::string>& arguments, const Output& output) {
    if (arguments.size() < 3) return usage_error("\"perft\" needs a variant and a depth.");
    const auto depth = to_number(arguments[2]);
    if (!depth || *depth < 1 || *depth > perft_depth_max)
        return usage_error("The depth " + quote(arguments[2]) + " is not a number from 1 to " +
                           std::to_string(perft_depth_max) + ".");
    const auto engine = std::move(AnyEngine::create(AnyEngine::hash_min)).value();
    // A FEN may come as one argument or, unquoted, as its fields.
    const std::string fen = join(arguments, 3, arguments.size());
    const auto start = arguments.size() > 3 ? std::optional<std::string_view>(fen) : std::nullopt;
    if (auto fault = engine->set_position(arguments[1], start)) return fault;
    write_perft(*engine, static_cast<int>(*depth), [] { return true; }, output);
    return std::nullopt;
}

std::optional<Error> bench(const Output& output) {
    const std::int64_t started = milliseconds_now();
    const auto print = [&](std::string_view variant, std::string_view fen, std::uint64_t searched) {
        output(std::string(variant) + " " + std::string(fen) + ": " + std::to_string(searched));
    };
    const std::uint64_t nodes = run_bench(built_in_net, print);
    const std::uint64_t speed = nodes_per_second(nodes, milliseconds_now() - started);
    output(std::to_string(nodes) + " nodes " + std::to_string(speed) + " nps");
    return std::nullopt;
}

std::optional<Error> help(const Output& output) {
    std::string text(help_text);
    std::string_view separator;
    for (const VariantInfo& info : variant_infos()) {
        text.append(separator).append(info.id);
        separator = ", ";
    }
    output(text);
    return std::nullopt;
}

}  // namespace

std::optional<Error> run_command(const std::vector<std::string>& arguments, const Output& output,
                                 const Output& progress) {
    const std::string& command = arguments[0];
    if (command == "perft") return perft(arguments, output);
    if (command == "bench" && arguments.size() == 1) return bench(output);
    if (command == "tables") return run_tables(arguments, output, progress);
    if (command.starts_with("genfens ") && (arguments.size() == 1 || (arguments.size() == 2 && arguments[1] == "quit")))
        return run_genfens(command, output);
    if (command == "help" || command == "--help") return help(output);
    return usage_error("Unknown command " + quote(join(arguments, 0, arguments.size())) + ".");
}

}  // namespace kingcraft::uci
