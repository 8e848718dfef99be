#include "endgame/table_format.hpp"

#include <algorithm>
#include <cassert>
#include <optional>
#include <string>
#include <utility>

#include "base/checksum.hpp"
#include "base/small.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::string_view magic = "Kingcraft table\n";
constexpr std::uint64_t version = 3;
/// The bytes of a name in the head.
constexpr std::size_t name_size = 16;
constexpr int byte_bits = 8;
constexpr std::size_t result_bits = 2;
constexpr std::size_t results_a_byte = byte_bits / result_bits;
constexpr std::uint8_t result_mask = (1 << result_bits) - 1;

enum StoredResult : std::uint8_t { draw, win, loss, cursed };

constexpr StoredResult result(EndgameValue value) { return value.is_draw() ? draw : value.is_win() ? win : loss; }
/// The result in two bits.
constexpr StoredResult short_result(EndgameValue value) { return value.is_cursed() ? cursed : result(value); }

/// The moves of the winner to the end.
constexpr int winner_moves(EndgameValue value) { return (value.plies() + 1) / 2; }

/// A win begins with the winner's move, a loss with the loser's.
constexpr EndgameValue decided(StoredResult result, int moves) {
    return EndgameValue::decided_in(result == win ? 2 * moves - 1 : 2 * moves);
}

void append_number(Bytes& bytes, std::uint64_t number) {
    for (std::size_t i = 0; i < sizeof number; ++i)
        bytes.push_back(static_cast<std::uint8_t>(number >> (byte_bits * i)));
}

void append_name(Bytes& bytes, std::string_view name) {
    assert(name.size() <= name_size);
    bytes.insert(bytes.end(), name.begin(), name.end());
    bytes.insert(bytes.end(), name_size - name.size(), 0);
}

/// Reads the bytes of a table from first to last.
class TableReader {
  public:
    explicit TableReader(const Bytes& bytes) : bytes_(bytes) {}

    std::size_t left() const { return bytes_.size() - at_; }
    const std::uint8_t* rest() const { return bytes_.data() + at_; }
    /// Skips these bytes if they come next; returns whether they do.
    template <class Expected>
    bool skip(const Expected& expected) {
        if (left() < expected.size() || !std::equal(expected.begin(), expected.end(), rest())) return false;
        at_ += expected.size();
        return true;
    }
    /// There must be enough bytes left.
    std::uint64_t number() {
        std::uint64_t number = 0;
        for (std::size_t i = 0; i < sizeof number; ++i)
            number |= static_cast<std::uint64_t>(bytes_[at_++]) << (byte_bits * i);
        return number;
    }

  private:
    const Bytes& bytes_;
    std::size_t at_ = 0;
};

/// The part of the head that identifies the table.
Bytes title_bytes(const TableTitle& title) {
    Bytes bytes;
    append_name(bytes, title.variant);
    append_name(bytes, title.material);
    append_number(bytes, title.size);
    return bytes;
}

/// The part of the head with the counts.
Bytes summary_bytes(const EndgameValues& values) {
    Bytes bytes;
    append_number(bytes, static_cast<std::uint64_t>(values.longest));
    for (const EndgameCount& count : values.counts) {
        for (const std::uint64_t number : {count.won, count.drawn, count.lost}) append_number(bytes, number);
    }
    append_number(bytes, values.milliseconds);
    return bytes;
}

/// The counts of a table of so many numbers; none when one of them cannot be.
std::optional<EndgameValues> read_summary(TableReader& reader, std::size_t size) {
    EndgameValues values;
    bool sound = true;
    const auto number_up_to = [&](std::uint64_t most) {
        const std::uint64_t number = reader.number();
        sound = sound && number <= most;
        return number;
    };
    values.longest = static_cast<int>(number_up_to(table_plies_max));
    for (EndgameCount& count : values.counts) {
        count.won = number_up_to(size);
        count.drawn = number_up_to(size);
        count.lost = number_up_to(size);
        sound = sound && count.sum() <= size;
    }
    values.milliseconds = number_up_to(table_milliseconds_max);
    return sound ? std::optional(std::move(values)) : std::nullopt;
}

void append_outcomes(Bytes& bytes, const EndgameValues& values) {
    const std::size_t begin = bytes.size();
    bytes.resize(begin + (values.size() + results_a_byte - 1) / results_a_byte);
    for (std::size_t number = 0; number < values.size(); ++number) {
        const auto shift = result_bits * (number % results_a_byte);
        bytes[begin + number / results_a_byte] |= static_cast<std::uint8_t>(short_result(values.at(number)) << shift);
    }
}

void append_distances(Bytes& bytes, const EndgameValues& values) {
    for (std::size_t number = 0; number < values.size(); ++number) {
        const EndgameValue value = values.at(number);
        if (value.is_cursed()) bytes.push_back(result(value));
        if (!value.is_draw()) bytes.push_back(static_cast<std::uint8_t>(winner_moves(value)));
    }
}

/// The results of so many numbers, followed by their distances.
struct Body {
    const std::uint8_t* results;
    std::size_t size;

    StoredResult result(std::size_t number) const {
        const auto shift = result_bits * (number % results_a_byte);
        return static_cast<StoredResult>(results[number / results_a_byte] >> shift & result_mask);
    }
    std::size_t results_size() const { return (size + results_a_byte - 1) / results_a_byte; }
    std::size_t distances_size() const {
        std::size_t bytes = 0;
        for (std::size_t number = 0; number < size; ++number) {
            const StoredResult result = this->result(number);
            bytes += result == cursed ? 2 : result != draw ? 1 : 0;
        }
        return bytes;
    }
};

/// False when a value cannot be: a win without a move, one that takes longer than the longest, a cursed one that
/// nobody wins.
bool read_values(const Body& body, EndgameValues& values) {
    values.resize(body.size);
    const std::uint8_t* next = body.results + body.results_size();
    for (std::size_t number = 0; number < body.size; ++number) {
        const StoredResult stored = body.result(number);
        if (stored == draw) continue;
        const auto result = stored == cursed ? static_cast<StoredResult>(*next++) : stored;
        const int moves = *next++;
        if (result != win && result != loss) return false;
        const EndgameValue value = decided(result, moves);
        if (value.plies() < 0 || value.plies() > values.longest) return false;
        if (stored == cursed) values.widen();
        values.set(number, stored == cursed ? value.cursed() : value);
    }
    return true;
}

}  // namespace

std::vector<std::uint8_t> write_table(const TableTitle& title, const EndgameValues& values) {
    assert(values.longest <= table_plies_max && values.size() == title.size);
    Bytes bytes(magic.begin(), magic.end());
    append_number(bytes, version);
    append_number(bytes, 0);
    const Bytes own_title = title_bytes(title);
    const Bytes summary = summary_bytes(values);
    // Avoids copies of large tables while they grow; most need less.
    bytes.reserve(2 * values.size());
    bytes.insert(bytes.end(), own_title.begin(), own_title.end());
    bytes.insert(bytes.end(), summary.begin(), summary.end());
    append_outcomes(bytes, values);
    append_distances(bytes, values);
    set_checksum(bytes);
    return bytes;
}

void set_checksum(std::vector<std::uint8_t>& table) {
    const std::size_t begin = magic.size() + 2 * sizeof(std::uint64_t);
    assert(table.size() >= begin);
    Bytes sum;
    append_number(sum, checksum({table.data() + begin, table.data() + table.size()}));
    std::copy(sum.begin(), sum.end(), table.begin() + static_cast<std::ptrdiff_t>(begin - sum.size()));
}

Result<EndgameValues> read_table(const std::vector<std::uint8_t>& bytes, const TableTitle& title) {
    const auto refuse = [](std::string_view key) { return Error{ErrorCode::argument, Message(key)}; };
    const Error cut_off = refuse("table-cut-off");
    TableReader reader(bytes);
    if (!reader.skip(magic)) return refuse("table-foreign");
    if (reader.left() < 2 * sizeof(std::uint64_t)) return cut_off;
    if (reader.number() != version) return refuse("table-version");
    const std::uint64_t sum = reader.number();
    const std::uint64_t own_sum = checksum({reader.rest(), bytes.data() + bytes.size()});
    const Bytes own_title = title_bytes(title);
    if (reader.left() < own_title.size() + summary_bytes({}).size()) return cut_off;
    if (!reader.skip(own_title)) {
        return Error{ErrorCode::argument,
                     Message("table-other").with("material=", title.material).with("variant=", title.variant)};
    }
    auto values = read_summary(reader, title.size);
    const Body body{reader.rest(), title.size};
    if (reader.left() < body.results_size()) return cut_off;
    const std::size_t size = body.results_size() + body.distances_size();
    if (reader.left() < size) return cut_off;
    // Anyone can compute the checksum, so every number is looked at too.
    if (reader.left() > size || own_sum != sum || !values || !read_values(body, *values))
        return refuse("table-damaged");
    return *std::move(values);
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
