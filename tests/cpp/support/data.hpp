#pragma once
// The tables of the tests, one JSON object a line: those of a game in the folder `data` of its engine folder, others in
// tests/data.

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace kingcraft::test {

using Json = nlohmann::json;

/// A member that is a text, or a list of texts. Throws when there is none.
inline std::string text_at(const Json& row, const std::string& name) { return row.at(name).get<std::string>(); }
inline std::vector<std::string> texts_at(const Json& row, const std::string& name) {
    return row.at(name).get<std::vector<std::string>>();
}

/// The rows of a file. Throws when there is no such file, or no row in it.
inline std::vector<Json> read_file_rows(const std::string& path) {
    std::ifstream file(path);
    std::vector<Json> rows;
    for (std::string line; std::getline(file, line);) rows.push_back(Json::parse(line));
    if (rows.empty()) throw std::runtime_error("There are no test data in " + path + ".");
    return rows;
}

/// The rows of a table that belongs to no game.
inline std::vector<Json> read_rows(const std::string& name) { return read_file_rows(KINGCRAFT_TEST_DATA "/" + name); }

/// True for a game whose folder stands in the repository; it has all tables, and what is known of all games.
inline bool is_of_repository(std::string_view variant) {
    return std::filesystem::exists(KINGCRAFT_VARIANTS "/" + std::string(variant));
}

/// The engine folder of a game: in the repository, or in one of the folders of KINGCRAFT_OUTSIDE_GAMES, with colons
/// between them.
inline std::string engine_folder(std::string_view variant) {
    if (is_of_repository(variant)) return KINGCRAFT_VARIANTS "/" + std::string(variant);
    std::istringstream folders(KINGCRAFT_OUTSIDE_GAMES);
    for (std::string folder; std::getline(folders, folder, ':');) {
        if (std::filesystem::path(folder).filename() == variant) return folder + "/engine";
    }
    throw std::runtime_error("The game " + std::string(variant) + " has no folder.");
}

/// The rows of a table of this game. A game outside of the repository may have only some of the tables.
inline std::vector<Json> read_rows(const std::string& name, std::string_view variant) {
    const std::string path = engine_folder(variant) + "/data/" + name;
    if (!is_of_repository(variant) && !std::filesystem::exists(path)) return {};
    return read_file_rows(path);
}

}  // namespace kingcraft::test
