#include "endgame/table_file.hpp"

#include <algorithm>
#include <fstream>
#include <string>

namespace kingcraft {

namespace {

constexpr std::string_view magic = "Kingcraft table\n";
constexpr std::uint64_t version = 1;
/// The room that a head has for each name.
constexpr std::size_t name_size = 16;

/// FNV-1a (Fowler, Noll, Vo), which sees every damaged byte.
class Checksum {
  public:
    template <class Bytes>
    void add(const Bytes& bytes) {
        for (const auto byte : bytes) sum_ = (sum_ ^ static_cast<std::uint8_t>(byte)) * 0x100000001B3;
    }
    std::uint64_t sum() const { return sum_; }

  private:
    std::uint64_t sum_ = 0xCBF29CE484222325;
};

void append_number(std::string& head, std::uint64_t number) {
    constexpr int byte_bits = 8;
    for (std::size_t i = 0; i < sizeof number; ++i) head += static_cast<char>(number >> (byte_bits * i));
}

void append_name(std::string& head, std::string_view name) {
    head += name;
    head.append(name_size - name.size(), '\0');
}

/// The part of a head that says which table it is.
std::string title_bytes(const TableTitle& title) {
    std::string bytes;
    append_name(bytes, title.variant);
    append_name(bytes, title.material);
    append_number(bytes, title.size);
    return bytes;
}

/// The part that says what the values are like.
std::string shape_bytes(const EndgameValues& values) {
    std::string bytes;
    append_number(bytes, static_cast<std::uint64_t>(values.width));
    append_number(bytes, static_cast<std::uint64_t>(values.longest));
    for (const EndgameCount& count : values.counts) {
        for (const std::uint64_t number : {count.won, count.drawn, count.lost}) append_number(bytes, number);
    }
    append_number(bytes, values.milliseconds);
    return bytes;
}

std::string version_bytes() {
    std::string bytes;
    append_number(bytes, version);
    return bytes;
}

/// Takes the next eight bytes of a text as a number.
std::uint64_t take_number(std::string_view& bytes) {
    constexpr int byte_bits = 8;
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < sizeof number; ++i)
        number |= static_cast<std::uint64_t>(static_cast<std::uint8_t>(bytes[i])) << (byte_bits * i);
    bytes.remove_prefix(sizeof number);
    return number;
}

EndgameValues values_of_shape(std::string_view bytes) {
    EndgameValues values;
    values.width = static_cast<int>(take_number(bytes));
    values.longest = static_cast<int>(take_number(bytes));
    for (EndgameCount& count : values.counts) {
        count.won = take_number(bytes);
        count.drawn = take_number(bytes);
        count.lost = take_number(bytes);
    }
    values.milliseconds = take_number(bytes);
    return values;
}

std::string read_text(std::ifstream& file, std::size_t size) {
    std::string text(size, '\0');
    file.read(text.data(), static_cast<std::streamsize>(size));
    text.resize(static_cast<std::size_t>(file.gcount()));
    return text;
}

}  // namespace

std::optional<Error> write_table_file(const std::filesystem::path& path, const TableTitle& title,
                                      const EndgameValues& values) {
    const Error fault{ErrorCode::argument, "The table " + quote(path.string()) + " cannot be written."};
    std::error_code code;
    std::filesystem::create_directories(path.parent_path(), code);
    const std::string head = version_bytes() + title_bytes(title) + shape_bytes(values);
    Checksum checksum;
    checksum.add(head);
    checksum.add(values.bytes);
    std::string sum;
    append_number(sum, checksum.sum());
    std::filesystem::path unfinished = path;
    unfinished += ".unfinished";
    std::ofstream file(unfinished, std::ios::binary);
    file << magic << head << sum;
    file.write(reinterpret_cast<const char*>(values.bytes.data()), static_cast<std::streamsize>(values.bytes.size()));
    file.close();
    if (!file) {
        std::filesystem::remove(unfinished, code);
        return fault;
    }
    std::filesystem::rename(unfinished, path, code);
    return code ? std::optional(fault) : std::nullopt;
}

Result<EndgameValues> read_table_file(const std::filesystem::path& path, const TableTitle& title) {
    const auto refuse = [&](std::string_view why) {
        return Error{ErrorCode::argument, "The file " + quote(path.string()) + " " + std::string(why)};
    };
    std::error_code code;
    std::ifstream file(path, std::ios::binary);
    const auto file_size = std::filesystem::file_size(path, code);
    if (!file || code) return refuse("cannot be read.");
    if (read_text(file, magic.size()) != magic) return refuse("is no table of Kingcraft.");
    const std::string own_version = version_bytes();
    const std::string own_title = title_bytes(title);
    const std::size_t shape_size = shape_bytes({}).size();
    const std::string head = read_text(file, own_version.size() + own_title.size() + shape_size);
    const std::string sum_text = read_text(file, sizeof(std::uint64_t));
    if (sum_text.size() != sizeof(std::uint64_t)) return refuse("is cut off.");
    if (head.substr(0, own_version.size()) != own_version) return refuse("is a table of another version of Kingcraft.");
    if (head.substr(own_version.size(), own_title.size()) != own_title) {
        return refuse("is not the table of " + std::string(title.material) + " in " + std::string(title.variant) + ".");
    }
    EndgameValues values = values_of_shape(std::string_view(head).substr(own_version.size() + own_title.size()));
    if (values.width != 1 && values.width != 2) return refuse("is damaged.");
    const std::size_t size = title.size * static_cast<std::size_t>(values.width);
    const std::size_t head_size = magic.size() + head.size() + sum_text.size();
    if (file_size < head_size + size) return refuse("is cut off.");
    if (file_size > head_size + size) return refuse("is damaged.");
    values.bytes.resize(size);
    file.read(reinterpret_cast<char*>(values.bytes.data()), static_cast<std::streamsize>(size));
    Checksum checksum;
    checksum.add(head);
    checksum.add(values.bytes);
    std::string_view sum = sum_text;
    if (!file || take_number(sum) != checksum.sum()) return refuse("is damaged.");
    return values;
}

}  // namespace kingcraft
