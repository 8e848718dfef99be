#pragma once
// Endgame tables whose files are whole, but whose values and numbers are those that the input chooses.

#include <algorithm>
#include <array>
#include <limits>

#include "base/split_mix.hpp"
#include "endgame/table_format.hpp"
#include "fuzz/fuzz_input.hpp"

namespace kingcraft::fuzz {

using Bytes = std::vector<std::uint8_t>;

/// A draw, or a win or loss near or far, some of them cursed.
inline EndgameValue choose_value(Input& input) {
    const std::size_t kind = input.choose(5);
    if (kind == 0) return EndgameValue::draw();
    const bool wins = kind % 2 == 1;
    const auto moves = static_cast<int>(input.choose(256));
    const EndgameValue value = EndgameValue::decided_in(wins ? 2 * std::max(moves, 1) - 1 : 2 * moves);
    return kind > 2 ? value.cursed() : value;
}

/// Some values, spread over a table in one of three orders.
inline EndgameValues lying_values(std::size_t size, Input& input) {
    std::vector<EndgameValue> some(1 + input.choose(8), EndgameValue::draw());
    for (EndgameValue& value : some) value = choose_value(input);
    const std::size_t order = input.choose(3);
    std::uint64_t seed = input.number(2);
    EndgameValues values;
    values.longest = table_plies_max;
    values.resize(size);
    for (std::size_t number = 0; number < size; ++number) {
        const std::size_t place = order == 0 ? number : order == 1 ? number * some.size() / size : split_mix_64(seed);
        values.set(number, some[place % some.size()]);
    }
    return values;
}

/// True values, in which some wins and losses are now others.
inline EndgameValues falsified(EndgameValues values, Input& input) {
    values.longest = table_plies_max;
    values.widen();
    for (std::size_t lies = input.choose(4); lies > 0; --lies) {
        const EndgameValue from = EndgameValue::decided_in(static_cast<int>(input.choose(64)));
        const EndgameValue to = choose_value(input);
        for (std::size_t number = 0; number < values.size(); ++number) {
            if (values.at(number) == from) values.set(number, to);
        }
    }
    return values;
}

/// A number that a reader may trip over.
inline std::uint64_t choose_number(Input& input) {
    constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    constexpr std::array<std::uint64_t, 10> ends{0,          1,          table_plies_max, table_plies_max + 1,
                                                 1ULL << 31, 1ULL << 32, 1ULL << 53,      (1ULL << 53) + 1,
                                                 1ULL << 63, most};
    const std::size_t which = input.choose(ends.size() + 2);
    return which < ends.size() ? ends[which] : input.number(which == ends.size() ? 2 : 8);
}

/// Changes fields of the head, other bytes, or the length of a table, and corrects its checksum.
inline void change_fields(Bytes& table, Input& input) {
    constexpr std::size_t first_title = 32;
    constexpr std::size_t first_number = first_title + 32;
    constexpr std::size_t numbers = 9;
    constexpr std::size_t head = first_number + numbers * sizeof(std::uint64_t);
    for (std::size_t changes = input.choose(4); changes > 0; --changes) {
        const std::size_t kind = input.choose(6);
        if (kind < 3) {
            const std::size_t at = first_number + input.choose(numbers) * sizeof(std::uint64_t);
            const std::uint64_t number = choose_number(input);
            for (std::size_t i = 0; i < sizeof number; ++i) table[at + i] = static_cast<std::uint8_t>(number >> 8 * i);
        } else if (kind == 3) {
            const std::size_t at = first_title + input.number(3) % (table.size() - first_title);
            table[at] = static_cast<std::uint8_t>(input.choose(256));
        } else if (kind == 4) {
            table.resize(std::max(table.size() - std::min(table.size(), 1 + input.choose(256)), head));
        } else {
            table.resize(table.size() + 1 + input.choose(256), static_cast<std::uint8_t>(input.choose(256)));
        }
    }
    set_checksum(table);
}

}  // namespace kingcraft::fuzz
