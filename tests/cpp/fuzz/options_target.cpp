// Sessions of the protocol that set options at any time: memory, threads, folders of tables and files of nets, sound or
// not. Every search is answered by one legal move.

#include <unistd.h>

#include "endgame/table_file.hpp"
#include "fuzz/choose_position.hpp"
#include "fuzz/lying_tables.hpp"
#include "game_types.hpp"
#include "support/folder.hpp"
#include "support/nets.hpp"
#include "support/tables.hpp"
#include "uci/conversation.hpp"

namespace kingcraft::fuzz {
namespace {

/// The folders and files that options name, made once.
class Files {
  public:
    Files() {
        AllVariants::for_each([this]<class V>() { write_of<V>(); });
        test::write_bytes(path("damaged.net"), test::read_bytes(path("chess.net")).substr(0, 500));
        test::write_bytes(path("other.net"), "not a net");
    }

    std::string path(std::string_view name) const { return (folder_.path() / name).string(); }

  private:
    /// The tables of the kings are right, and one of three pieces where it is quick to build. Those of the folder
    /// `lying` are not.
    template <class V>
    void write_of() {
        const auto net = test::random_net_file<V>(NetWeights::block, 1);
        test::write_bytes(path(std::string(V::id) + ".net"), {net.begin(), net.end()});
        EndgameTables<V> right;
        for (const Material& kings : table_materials<V>(2)) write("right", V::id, test::add_table(right, kings));
        if (!test::pieces_of_game<V>.empty()) write("right", V::id, test::add_table(right, test::pieces_of_game<V>));
        for (const int pieces : {2, 3}) {
            if (table_materials<V>(pieces).empty()) continue;
            // Five values, of each kind, by turns.
            constexpr std::array<std::uint8_t, 11> choices{4, 0, 1, 9, 2, 12, 3, 200, 4, 70, 0};
            Input input(choices.data(), choices.size());
            EndgameIndex index = endgame_index<V>(table_materials<V>(pieces)[0]);
            const std::size_t size = index.size();
            write("lying", V::id, {std::move(index), lying_values(size, input)});
        }
    }
    void write(std::string_view folder, std::string_view variant, const EndgameTable& table) const {
        const std::string name = table.index.material().text();
        const auto file = folder_.path() / folder / variant / (name + ".table");
        const auto fault = write_table_file(file, {variant, name, table.index.size()}, table.values);
        if (fault) expect_equal("the file of a table is written", "", english(*fault));
    }

    test::Folder folder_{"fuzz-options-" + std::to_string(getpid())};
};

/// A session, and what the engine must know of it.
class Session {
  public:
    explicit Session(std::string_view variant) { set_variant(std::string(variant)); }

    /// Says one line that the input chooses.
    void go_on(const Files& files, Input& input) {
        switch (input.choose(12)) {
            case 0:
                return set("Hash", choose_text(input, {"1", "2", "8", "0", "-1", "4097", "a", ""}));
            case 1:
                return set("Threads", choose_text(input, {"1", "2", "3", "0", "257", "x"}));
            case 2:
                return set("TablePath", choose_path(files, input, {"right", "lying", "none", "chess.net", "<empty>"}));
            case 3:
                return set("EvalFile", choose_net(files, input));
            case 4:
                return choose_variant(input);
            case 5:
                return set(choose_text(input, {"MultiPV", "Skill Level"}), std::to_string(1 + input.choose(11)));
            case 6:
                return say(choose_text(input, {"setoption name Clear Hash", "ucinewgame", "isready", "uci", "d"}));
            case 7:
                return say(choose_text(input, {"stop", "ponderhit"}));
            case 8:
            case 9:
                return choose_position(input);
            default:
                return search(input);
        }
    }

    void end() {
        say("stop");
        expect_equal("the number of best moves", std::to_string(searches_), std::to_string(answers_));
    }

  private:
    using Texts = std::initializer_list<const char*>;
    static std::string choose_text(Input& input, Texts texts) { return texts.begin()[input.choose(texts.size())]; }
    static std::string choose_path(const Files& files, Input& input, Texts names) {
        const std::string name = choose_text(input, names);
        return name[0] == '<' ? name : files.path(name);
    }
    std::string choose_net(const Files& files, Input& input) const {
        if (input.choose(2) == 0) return files.path(variant_ + ".net");
        return choose_path(files, input, {"tax.net", "chess.net", "damaged.net", "other.net", "right", "<built-in>"});
    }

    void choose_variant(Input& input) {
        const std::string chosen(input.choose_variant());
        set_variant(input.choose(8) == 0 ? "draughts" : chosen);
    }
    void set_variant(const std::string& chosen) {
        set("UCI_Variant", chosen);
        const auto start = AnyGame::create(chosen);
        if (!start) return;
        variant_ = chosen;
        fen_ = start.value()->fen();
    }

    void choose_position(Input& input) {
        std::string start;
        if (input.choose(4) > 0) {
            const int pieces = 2 + static_cast<int>(input.choose(3));
            AllVariants::with(variant_, [&]<class V>() {
                if (V::has_tables) start = fuzz::choose_position<V>(choose_material<V>(pieces, input), input);
            });
        }
        const auto created = start.empty() ? AnyGame::create(variant_) : AnyGame::create(variant_, start);
        if (!created) return;
        AnyGame& game = *created.value();
        std::string line = start.empty() ? "position startpos moves" : "position fen " + start + " moves";
        for (std::size_t plies = input.choose(8); plies > 0 && play_chosen(game, input); --plies)
            line += " " + game.history().back().id;
        say(line);
        fen_ = game.fen();
    }

    void search(Input& input) {
        const std::string number = std::to_string(1 + input.choose(256));
        const std::size_t kind = input.choose(8);
        const bool ends = kind < 4;
        const std::string limits = kind == 0   ? "nodes " + number
                                   : kind == 1 ? "depth " + std::to_string(1 + input.choose(5))
                                   : kind == 2 ? "movetime " + std::to_string(1 + input.choose(5))
                                   : kind == 3 ? "wtime " + number + " btime " + number + " movestogo 1"
                                   : kind == 4 ? "infinite"
                                   : kind == 5 ? "ponder nodes " + number
                                   : kind == 6 ? "infinite depth 2"
                                               : "mate 1";
        hear();
        talk_.say("go " + limits);
        ++searches_;
        if (ends && input.choose(2) == 0) talk_.await("bestmove");
        hear();
    }

    void set(const std::string& name, const std::string& value) { say("setoption name " + name + " value " + value); }
    void say(const std::string& line) {
        hear();
        talk_.say(line);
        hear();
    }
    void hear() {
        for (const std::string& line : talk_.heard()) {
            if (!line.starts_with("bestmove ")) continue;
            ++answers_;
            const std::string best = line.substr(9, line.find(' ', 9) - 9);
            const auto game = std::move(AnyGame::create(variant_, fen_)).value();
            const bool is_legal = best == "(none)" ? game->move_ids().empty() : bool(game->move(best));
            expect("the best move is legal", is_legal, line + " in " + variant_ + " " + fen_);
        }
    }

    uci::Conversation talk_;
    std::string variant_{AnyEngine::variant_default};
    std::string fen_{std::move(AnyGame::create(variant_)).value()->fen()};
    int searches_ = 0;
    int answers_ = 0;
};

}  // namespace

void fuzz_options(std::string_view variant, Input& input) {
    constexpr int lines_max = 32;
    static const Files files;
    Session session(variant);
    for (int line = 0; line < lines_max && !input.is_empty(); ++line) session.go_on(files, input);
    session.end();
}

}  // namespace kingcraft::fuzz
