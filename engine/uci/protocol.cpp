#include "uci/protocol.hpp"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <utility>

#include "english/english.hpp"
#include "game/any_net.hpp"
#include "nets/built_in_nets.hpp"
#include "uci/go_command.hpp"
#include "uci/input_words.hpp"

namespace kingcraft::uci {

namespace {

/// The error when the folder of tables does not exist; none for no folder.
std::optional<Error> check_folder(const std::string& folder) {
    std::error_code code;
    if (folder.empty() || std::filesystem::is_directory(folder, code)) return std::nullopt;
    return Error{ErrorCode::argument, sentence("There is no folder " + quote(folder) + ".")};
}

/// The bytes of a file that may be a net. Error: argument.
Result<std::vector<std::uint8_t>> read_net_bytes(const std::string& path) {
    constexpr std::uintmax_t size_max = std::uintmax_t{1} << 22;
    const auto refuse = [&](const Message& fault) {
        return Error{ErrorCode::argument, Message("net-file").with("path=", shown(path)).with("fault", fault)};
    };
    std::error_code code;
    // A pipe might never end.
    if (!std::filesystem::is_regular_file(path, code)) return refuse(Message("net-foreign"));
    // Files that the system makes have no size, and reading them may wait or go on for ever.
    const std::uintmax_t size = std::filesystem::file_size(path, code);
    if (code || size == 0) return refuse(Message("net-unreadable"));
    if (size > size_max) return refuse(Message("net-foreign"));
    std::ifstream file(path, std::ios::binary);
    std::vector<std::uint8_t> bytes(size);
    file.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(size));
    if (!file) return refuse(Message("net-unreadable"));
    return bytes;
}

Color turn_of(const AnyEngine& engine) { return split(engine.fen())[1] == "w" ? Color::white : Color::black; }

}  // namespace

Protocol::Protocol(std::unique_ptr<AnyEngine> engine, Output output)
    : engine_(std::move(engine)), output_(output), thinker_(std::move(output)) {}

bool Protocol::handle(std::string_view line) {
    const Words words = split(line);
    if (words.empty()) return true;
    const std::string& command = words[0];
    const Words rest(words.begin() + 1, words.end());
    if (command == "isready") {
        output_("readyok");
        return true;
    }
    if (command == "ponderhit") {
        ponder_hit();
        return true;
    }
    // There is no debug output, and nothing to register.
    if (command == "debug" || command == "register") return true;
    // Every other command needs the engine to be idle.
    thinker_.stop();
    ponders_ = false;
    if (command == "quit") return false;
    if (command == "stop") return true;
    if (!run(command, rest)) report_error({ErrorCode::argument, sentence("Unknown command " + quote(command) + ".")});
    return true;
}

bool Protocol::run(const std::string& command, const Words& words) {
    if (command == "uci") {
        identify();
    } else if (command == "ucinewgame") {
        engine_->clear();
        delay_.forget();
    } else if (command == "setoption") {
        set_option(words);
    } else if (command == "position") {
        set_position(words);
    } else if (command == "go") {
        go(words);
    } else if (command == "d") {
        show();
    } else {
        return false;
    }
    return true;
}

void Protocol::end_of_input() {
    if (!is_bounded_ || ponders_) thinker_.stop();
    thinker_.finish();
}

void Protocol::identify() const {
    output_("id name Kingcraft");
    output_("id author the Kingcraft authors");
    for (const std::string& line : option_lines()) output_(line);
    output_("uciok");
}

void Protocol::set_option(const Words& words) {
    Options changed = options_;
    const auto done = uci::set_option(words, changed);
    if (!done) return report_error(done.error());
    std::optional<Error> fault;
    if (done.value() == Changed::hash) fault = engine_->set_hash(changed.hash);
    if (done.value() == Changed::cleared) engine_->clear();
    if (done.value() == Changed::threads) fault = engine_->set_threads(changed.threads);
    if (done.value() == Changed::variant) fault = engine_->set_position(changed.variant);
    if (done.value() == Changed::tables) fault = check_folder(changed.tables);
    if (done.value() == Changed::net && !changed.net.empty() && changed.net != no_net) {
        fault = load_net(changed.net);
    }
    if (fault) return report_error(*fault);
    if (done.value() == Changed::tables || done.value() == Changed::variant) {
        engine_->set_tables(nullptr);
        tables_.reset();
        distrusted_.clear();
    }
    options_ = changed;
}

std::optional<Error> Protocol::load_net(const std::string& path) {
    const auto bytes = read_net_bytes(path);
    if (!bytes) return bytes.error();
    std::string variant = game_of_net(bytes.value());
    auto net = variant.empty() ? Result<Net>(Error{ErrorCode::argument, Message("net-foreign")})
                               : read_net(variant, bytes.value());
    if (!net) {
        return Error{ErrorCode::argument,
                     Message("net-file").with("path=", shown(path)).with("fault", net.error().message)};
    }
    net_ = NetOfFile{std::move(variant), std::move(net).value()};
    return std::nullopt;
}

const Net* Protocol::chosen_net() const {
    if (options_.net == no_net) return nullptr;
    if (!options_.net.empty() && net_->variant == engine_->variant()) return &net_->net;
    return built_in_net(engine_->variant());
}

void Protocol::load_tables(Limits& limits) {
    if (options_.tables.empty() || options_.level < level_max) return;
    if (!tables_) {
        auto created = AnyTables::create(engine_->variant(), options_.tables);
        if (!created) return report_error(created.error());
        tables_ = std::move(created).value();
    }
    const std::int64_t started = milliseconds_now();
    const auto spent = [&] { return milliseconds_now() - started; };
    const auto spare = spare_time(limits);
    for (const Error& fault : tables_->take_for(engine_->material(), [&] { return !spare || spent() < *spare; }))
        report_error(fault);
    subtract_time(limits, spent());
    engine_->set_tables(&tables_->tables());
}

void Protocol::report_distrusted() {
    if (!tables_) return;
    for (const Material& material : tables_->tables().distrusted()) {
        if (std::find(distrusted_.begin(), distrusted_.end(), material) != distrusted_.end()) continue;
        distrusted_.push_back(material);
        report_error({ErrorCode::argument, Message("table-wrong").with("material=", material.text())});
    }
}

void Protocol::set_position(const Words& words) {
    const auto moves_at = std::find(words.begin(), words.end(), "moves");
    const auto fen_end = static_cast<std::size_t>(moves_at - words.begin());
    const bool from_fen = !words.empty() && words[0] == "fen";
    const bool from_start = fen_end == 1 && words[0] == "startpos";
    if (!from_fen && !from_start) {
        return report_error({ErrorCode::argument,
                             sentence("\"position\" needs \"startpos\" or \"fen\" and a FEN, then \"moves\" if any.")});
    }
    const std::string fen = join(words, 1, fen_end);
    const Words moves(moves_at == words.end() ? moves_at : moves_at + 1, words.end());
    const auto start = from_fen ? std::optional<std::string_view>(fen) : std::nullopt;
    if (const auto fault = engine_->set_position(options_.variant, start, moves)) report_error(*fault);
}

void Protocol::go(const Words& words) {
    const std::int64_t spent = thinker_.ended_at() - std::exchange(asked_at_, milliseconds_now());
    const Color turn = turn_of(*engine_);
    auto read = parse_go(words, turn);
    if (!read) return report_error(read.error());
    Go go = std::move(read).value();
    for (const Error& fault : go.faults) report_error(fault);
    is_bounded_ = go.is_bounded();
    if (go.perft) return thinker_.count(*engine_, *go.perft);
    // Those that can be played count.
    std::erase_if(go.moves, [&](const std::string& move) {
        const auto fault = engine_->move_fault(move);
        if (fault) report_error(*fault);
        return fault.has_value();
    });
    go.limits.multipv = options_.multipv;
    go.limits.level = options_.level;
    delay_.observe(go.limits, turn, spent);
    go.limits.overhead = std::max<std::int64_t>(options_.overhead, delay_.late());
    if (options_.level < level_max) go.limits.seed = static_cast<std::uint64_t>(milliseconds_now());
    load_tables(go.limits);
    engine_->set_net(chosen_net());
    if (const auto fault = engine_->start(go.limits, milliseconds_now, go.moves)) return report_error(*fault);
    report_distrusted();
    ponders_ = go.limits.ponder;
    infinite_ = go.infinite;
    thinker_.start(*engine_, go.infinite || go.limits.ponder);
}

void Protocol::ponder_hit() {
    if (!std::exchange(ponders_, false))
        return report_error({ErrorCode::argument, sentence("The engine is not pondering.")});
    thinker_.ponder_hit(infinite_);
}

void Protocol::show() const {
    if (const auto game = AnyGame::create(engine_->variant(), engine_->fen())) output_(game.value()->ascii());
    output_("Variant: " + std::string(engine_->variant()));
    output_("FEN: " + engine_->fen());
}

void Protocol::report_error(const Error& error) const { output_("info string " + english(error)); }

}  // namespace kingcraft::uci
