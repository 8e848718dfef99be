#include "endgame/table_file.hpp"

#include <algorithm>
#include <cerrno>
#include <string>
#include <zlib.h>

#include "base/memory.hpp"

#if __has_include(<unistd.h>)
#include <fcntl.h>
#include <unistd.h>
#endif

namespace kingcraft {

namespace {

using Bytes = std::vector<std::uint8_t>;

/// The bytes of one call of zlib, whose sizes are smaller than `size_t`.
constexpr std::size_t chunk = std::size_t{1} << 20;

using WriteTo = std::function<bool(gzFile file)>;

bool write_to(gzFile file, const void* memory, std::size_t size) {
    const auto* bytes = static_cast<const std::uint8_t*>(memory);
    for (std::size_t at = 0; at < size; at += chunk) {
        const auto part = static_cast<unsigned>(std::min(chunk, size - at));
        if (gzwrite(file, bytes + at, part) != static_cast<int>(part)) return false;
    }
    return true;
}

bool read_from(gzFile file, void* memory, std::size_t size) {
    auto* bytes = static_cast<std::uint8_t*>(memory);
    for (std::size_t at = 0; at < size; at += chunk) {
        const auto part = static_cast<unsigned>(std::min(chunk, size - at));
        if (gzread(file, bytes + at, part) != static_cast<int>(part)) return false;
    }
    return true;
}

/// Waits until the bytes of a file are on the disk, where the system can say so: a file that gets its name before may
/// be empty after a power failure. Returns false when they cannot be written.
bool is_on_disk(const std::filesystem::path& path) {
#if __has_include(<unistd.h>)
    const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) return false;
    const bool synced = fsync(file) == 0;
    return close(file) == 0 && synced;
#else
    return std::filesystem::exists(path);
#endif
}

/// Writes a file whole or not at all; `mode` is that of `gzopen`.
bool write_whole(const std::filesystem::path& path, const char* mode, const WriteTo& write) {
    std::error_code code;
    std::filesystem::create_directories(path.parent_path(), code);
    std::filesystem::path unfinished = path;
    unfinished += ".unfinished";
    if (gzFile file = gzopen(unfinished.c_str(), mode); file != nullptr) {
        const bool written = write(file);
        if (gzclose(file) == Z_OK && written && is_on_disk(unfinished)) {
            std::filesystem::rename(unfinished, path, code);
            if (!code) return true;
        }
    }
    std::filesystem::remove(unfinished, code);
    return false;
}

/// The first lines of a work file.
std::string work_title(const TableTitle& title) {
    return "Kingcraft work 1\n" + std::string(title.variant) + ' ' + std::string(title.material) + ' ' +
           std::to_string(title.size) + '\n';
}

/// Opens a file for reading; null for anything else that has this name: a pipe would wait for a writer.
gzFile open_file(const std::filesystem::path& path) {
    std::error_code code;
    return std::filesystem::is_regular_file(path, code) ? gzopen(path.c_str(), "rb") : nullptr;
}

/// Why zlib could not go on reading: the reason is its own or the system's, and else the file's.
Message reading_fault(gzFile file) {
    int reason = Z_OK;
    gzerror(file, &reason);
    if (reason == Z_ERRNO) return Message("table-unreadable");
    return Message(reason == Z_MEM_ERROR ? "table-memory" : "table-damaged");
}

/// Appends the bytes that could be read, and stops soon after `most` of them: a small file can hold gigabytes of equal
/// bytes. Returns the fault, or an empty message.
Message read_compressed(const std::filesystem::path& path, std::size_t most, Bytes& bytes) {
    errno = 0;
    gzFile file = open_file(path);
    if (file == nullptr) return Message(errno == ENOMEM ? "table-memory" : "table-unreadable");
    int got = 1;
    while (got > 0 && bytes.size() <= most) {
        const std::size_t size = bytes.size();
        bytes.resize(size + chunk);
        got = gzread(file, bytes.data() + size, static_cast<unsigned>(chunk));
        bytes.resize(size + static_cast<std::size_t>(std::max(got, 0)));
    }
    const Message fault = got < 0 ? reading_fault(file) : Message();
    const int closed = gzclose(file);
    if (bytes.size() > most) return Message("table-damaged");
    if (closed == Z_BUF_ERROR) return Message("table-cut-off");
    return fault.empty() && closed != Z_OK ? Message("table-unreadable") : fault;
}

}  // namespace

std::optional<Error> write_table_file(const std::filesystem::path& path, const TableTitle& title,
                                      const EndgameValues& values) {
    const Bytes bytes = write_table(title, values);
    if (write_whole(path, "wb", [&](gzFile file) { return write_to(file, bytes.data(), bytes.size()); }))
        return std::nullopt;
    return Error{ErrorCode::argument, Message("table-unwritable").with("path=", shown(path.string()))};
}

Result<EndgameValues> read_table_file(const std::filesystem::path& path, const TableTitle& title) {
    Bytes bytes;
    const std::size_t most = table_bytes_max(title.size);
    // While the bytes grow, an older copy of them may be there too.
    const bool fits = has_memory(3 * (most + chunk) + value_bytes_max * title.size);
    Message fault = fits ? read_compressed(path, most, bytes) : Message("table-memory");
    if (fault.empty()) {
        auto values = read_table(bytes, title);
        if (values) return values;
        fault = values.error().message;
    }
    return Error{ErrorCode::argument, Message("table-file").with("path=", shown(path.string())).with("fault", fault)};
}

bool write_work_file(const std::filesystem::path& path, const TableTitle& title, const TransferWork& work) {
    // Level 0: compression would take long, but gzip adds a checksum.
    return write_whole(path, "wb0", [&](gzFile file) {
        const std::string head = work_title(title);
        return write_to(file, head.data(), head.size()) &&
               work([&](void* memory, std::size_t bytes) { return write_to(file, memory, bytes); });
    });
}

bool read_work_file(const std::filesystem::path& path, const TableTitle& title, const TransferWork& work) {
    gzFile file = open_file(path);
    if (file == nullptr) return false;
    const std::string head = work_title(title);
    std::string own_head(head.size(), ' ');
    bool read = read_from(file, own_head.data(), own_head.size()) && own_head == head &&
                work([&](void* memory, std::size_t bytes) { return read_from(file, memory, bytes); });
    // zlib compares the checksum at the end of the file.
    std::uint8_t more = 0;
    read = read && gzread(file, &more, 1) == 0;
    return gzclose(file) == Z_OK && read;
}

}  // namespace kingcraft
