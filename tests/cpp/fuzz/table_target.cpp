// Files of endgame tables: what was written is read, and one damaged byte is noticed.

#include "endgame/table_format.hpp"
#include "fuzz/fuzz_input.hpp"

namespace kingcraft::fuzz {
namespace {

/// Values that the input chooses: draws, wins and losses near and far, some of them cursed.
EndgameValues choose_values(std::size_t size, Input& input) {
    EndgameValues values;
    values.longest = table_plies_max;
    values.resize(size);
    for (std::size_t i = 0; i < size; ++i) {
        const std::size_t kind = input.choose(4);
        if (kind == 0) continue;
        const int plies = static_cast<int>(2 * input.choose(table_plies_max / 2 - 1) + kind % 2 + 1);
        const EndgameValue value = EndgameValue::decided_in(plies);
        values.set(i, kind == 3 ? value.cursed() : value);
    }
    return values;
}

}  // namespace

void fuzz_table(std::string_view variant, Input& input) {
    const TableTitle title{variant, "KQvK", 1 + input.choose(256)};
    if (input.choose(2) == 0) {
        const std::string_view text = input.rest();
        const auto values = read_table({text.begin(), text.end()}, title);
        if (!values) text_of(values.error());
        return;
    }
    const std::size_t place = input.choose(256) * 256 + input.choose(256);
    const auto damage = static_cast<std::uint8_t>(input.choose(256));
    const EndgameValues values = choose_values(title.size, input);
    std::vector<std::uint8_t> bytes = write_table(title, values);
    const auto read = read_table(bytes, title);
    expect("a table that was written is read", bool(read), std::string(variant));
    for (std::size_t i = 0; i < title.size; ++i)
        expect("its values", read.value().at(i) == values.at(i), std::to_string(i));
    bytes[place % bytes.size()] ^= damage;
    expect("a damaged table is refused", damage == 0 || !read_table(bytes, title),
           std::to_string(place % bytes.size()));
}

}  // namespace kingcraft::fuzz
