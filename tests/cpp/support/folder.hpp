#pragma once
// A temporary folder for a test, removed at its end.

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace kingcraft::test {

class Folder {
  public:
    /// The name tells it from the folders of other tests, which may run at the same time.
    explicit Folder(const std::string& name)
        : path_(std::filesystem::temp_directory_path() / ("kingcraft-test-" + name)) {
        std::filesystem::remove_all(path_);
        std::filesystem::create_directories(path_);
    }
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    const std::filesystem::path& path() const { return path_; }

  private:
    std::filesystem::path path_;
};

inline std::string read_bytes(const std::filesystem::path& path) {
    std::ostringstream bytes;
    bytes << std::ifstream(path, std::ios::binary).rdbuf();
    return bytes.str();
}

inline void write_bytes(const std::filesystem::path& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary) << bytes;
}

}  // namespace kingcraft::test
