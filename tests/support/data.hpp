#pragma once
// The tables of the tests, one JSON object a line: those of a game in engine/variants/ID/data, others in tests/data.

#include <fstream>
#include <nlohmann/json.hpp>
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

/// The rows of a table of this game.
inline std::vector<Json> read_rows(const std::string& name, std::string_view variant) {
    return read_file_rows(KINGCRAFT_VARIANTS "/" + std::string(variant) + "/data/" + name);
}

}  // namespace kingcraft::test
