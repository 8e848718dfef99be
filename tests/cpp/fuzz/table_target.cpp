// Files of endgame tables: what was written is read, and one damaged byte is noticed.

#include "fuzz/lying_tables.hpp"

namespace kingcraft::fuzz {

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
    const EndgameValues values = lying_values(title.size, input);
    Bytes bytes = write_table(title, values);
    const auto read = read_table(bytes, title);
    expect("a table that was written is read", bool(read), std::string(variant));
    for (std::size_t i = 0; i < title.size; ++i)
        expect("its values", read.value().at(i) == values.at(i), std::to_string(i));
    bytes[place % bytes.size()] ^= damage;
    expect("a damaged table is refused", damage == 0 || !read_table(bytes, title),
           std::to_string(place % bytes.size()));
}

}  // namespace kingcraft::fuzz
