#include "endgame/table_file.hpp"

#include <algorithm>
#include <string>
#include <zlib.h>

namespace kingcraft {

namespace {

using Bytes = std::vector<std::uint8_t>;

/// What zlib is handed at once: it counts in less than `size_t`.
constexpr std::size_t chunk = std::size_t{1} << 20;

bool write_compressed(const std::filesystem::path& path, const Bytes& bytes) {
    gzFile file = gzopen(path.c_str(), "wb");
    if (file == nullptr) return false;
    bool written = true;
    for (std::size_t at = 0; at < bytes.size() && written; at += chunk) {
        const auto size = static_cast<unsigned>(std::min(chunk, bytes.size() - at));
        written = gzwrite(file, bytes.data() + at, size) == static_cast<int>(size);
    }
    return gzclose(file) == Z_OK && written;
}

/// Hands over what could be read, and returns what is wrong with the rest.
std::string read_compressed(const std::filesystem::path& path, Bytes& bytes) {
    gzFile file = gzopen(path.c_str(), "rb");
    if (file == nullptr) return "The table cannot be read.";
    int got = 1;
    while (got > 0) {
        const std::size_t size = bytes.size();
        bytes.resize(size + chunk);
        got = gzread(file, bytes.data() + size, static_cast<unsigned>(chunk));
        bytes.resize(size + static_cast<std::size_t>(std::max(got, 0)));
    }
    const int closed = gzclose(file);
    if (closed == Z_BUF_ERROR) return "The table is cut off.";
    return got < 0 || closed != Z_OK ? "The table is damaged." : "";
}

}  // namespace

std::optional<Error> write_table_file(const std::filesystem::path& path, const TableTitle& title,
                                      const EndgameValues& values) {
    std::error_code code;
    std::filesystem::create_directories(path.parent_path(), code);
    std::filesystem::path unfinished = path;
    unfinished += ".unfinished";
    const bool written = write_compressed(unfinished, write_table(title, values));
    if (written) std::filesystem::rename(unfinished, path, code);
    if (written && !code) return std::nullopt;
    std::filesystem::remove(unfinished, code);
    return Error{ErrorCode::argument, "The table " + quote(path.string()) + " cannot be written."};
}

Result<EndgameValues> read_table_file(const std::filesystem::path& path, const TableTitle& title) {
    Bytes bytes;
    std::string fault = read_compressed(path, bytes);
    if (fault.empty()) {
        auto values = read_table(bytes, title);
        if (values) return values;
        fault = values.error().text;
    }
    return Error{ErrorCode::argument, quote(path.string()) + ": " + fault};
}

}  // namespace kingcraft
