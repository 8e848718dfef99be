// Folders of endgame tables, and the commands that use them: files whose gzip is wrong or whose tables lie, and work
// that a build continues from. Each command ends in a result or in a sentence, and what is built is right.

#include <unistd.h>
#include <zlib.h>

#include "endgame/table_file.hpp"
#include "fuzz/choose_position.hpp"
#include "fuzz/lying_tables.hpp"
#include "game_types.hpp"
#include "support/folder.hpp"
#include "support/lying_work.hpp"
#include "support/tables.hpp"
#include "uci/commands.hpp"

namespace kingcraft::fuzz {
namespace {

std::string text(const Bytes& bytes) { return {bytes.begin(), bytes.end()}; }

std::string gzip(const std::string& content) {
    // 15 bits of window, and 16 more for the head of gzip instead of that of zlib.
    constexpr int gzip_bits = 15 + 16;
    z_stream stream{};
    expect("zlib begins", deflateInit2(&stream, Z_BEST_SPEED, Z_DEFLATED, gzip_bits, 8, Z_DEFAULT_STRATEGY) == Z_OK,
           "");
    std::string packed(deflateBound(&stream, content.size()), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(content.data()));
    stream.avail_in = static_cast<uInt>(content.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    expect("zlib packs", deflate(&stream, Z_FINISH) == Z_STREAM_END, "");
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
}

/// The file of a table, whole or with something wrong.
std::string packed(const Bytes& table, Input& input) {
    static const std::string bomb = gzip(std::string(std::size_t{1} << 26, '\0'));
    constexpr std::size_t trailer = 8;
    std::string file = gzip(text(table));
    const std::size_t kind = input.choose(16);
    const std::size_t any = input.number(3) % file.size();
    const auto byte = static_cast<char>(input.choose(256));
    if (kind == 0) file.resize(any);
    if (kind == 1) file[any] = byte;
    if (kind == 2) file[file.size() - 1 - any % trailer] = byte;
    if (kind == 3) file[any % 10] = byte;
    if (kind == 4) file += byte;
    if (kind == 5) file += file;
    if (kind == 6) file += bomb;
    if (kind == 7) file = bomb;
    if (kind == 8) file = text(table);
    if (kind == 9) file = input.rest();
    return file;
}

/// In the time, the pass, the count of positions with en passant, their numbers, the cells, or behind the first of
/// them.
test::Lie choose_lie(Input& input) {
    const std::size_t piece = input.choose(8);
    const std::size_t further = piece > test::work_cells ? input.choose(256) : 0;
    return {piece + further, input.number(2), choose_number(input), std::size_t{1} << input.choose(4)};
}

/// Work on a table as it stands before some pass, with lies in it.
template <class V>
void write_work(const std::filesystem::path& path, const Material& material, Input& input) {
    const EndgameTables<V> none;
    EndgameBuilder<V> builder(endgame_index<V>(material), none);
    const EndgameTable built = builder.build(test::in_one_go, test::nobody, static_cast<int>(input.choose(4)));
    std::vector<test::Lie> lies(input.choose(4));
    for (test::Lie& lie : lies) lie = choose_lie(input);
    std::int64_t spent = 1000;
    const std::string name = material.text();
    write_work_file(path, {V::id, name, built.index.size()}, [&](const Transfer& transfer) {
        const Transfer lying = test::with_lies(lies, transfer);
        return lying(&spent, sizeof spent) && builder.transfer(lying);
    });
}

/// Runs one of the commands on the tables of a folder; its error.
std::optional<Error> run(const char* command, std::string_view variant, const std::string& pieces,
                         const std::filesystem::path& folder) {
    const auto output = [](const std::string& line) { expect("a line has a text", !line.empty(), line); };
    const auto fault = uci::run_tables(
        {"tables", command, std::string(variant), pieces, "--dir", folder.string(), "--samples", "20000"}, output,
        output);
    if (fault) text_of(*fault);
    return fault;
}

template <class V>
void use_folder(Input& input) {
    static const test::Folder folder("fuzz-folder-" + std::to_string(getpid()));
    if (!V::has_tables) return;
    const std::filesystem::path own = folder.path() / V::id;
    std::filesystem::remove_all(own);
    std::filesystem::create_directory(own);
    const Material& kings = choose_material<V>(2, input);
    const std::string name = kings.text();
    const auto write_table_of = [&](const Material& material) {
        const std::string pieces = material.text();
        const TableTitle title{V::id, pieces, endgame_index<V>(material).size()};
        Bytes bytes = write_table(title, lying_values(title.size, input));
        change_fields(bytes, input);
        test::write_bytes(own / (pieces + ".table"), packed(bytes, input));
    };
    if (input.choose(2) == 0) {
        write_work<V>(own / (name + ".work"), kings, input);
        if (run("build", V::id, name, folder.path())) return;
        if (const auto fault = run("verify", V::id, name, folder.path()))
            expect_equal("a table that was built is right", "", english(*fault));
        return;
    }
    write_table_of(kings);
    for (const char* const command : {"build", "verify", "info", "list"}) run(command, V::id, name, folder.path());
    if (input.choose(4) > 0) return;
    const Material more = table_material<V>(choose_material<V>(3, input));
    write_table_of(more);
    run("info", V::id, more.text(), folder.path());
}

}  // namespace

void fuzz_folder(std::string_view variant, Input& input) {
    AllVariants::with(variant, [&]<class V>() { use_folder<V>(input); });
}

}  // namespace kingcraft::fuzz
