#pragma once
// The tables in tests/data: one JSON object a line.

#include <fstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "support/json.hpp"

namespace kingcraft::test {

/// The rows of a table, by its path below tests/data. Throws when there is no such file, or no row in it.
inline std::vector<Json> read_rows(const std::string& path) {
    std::ifstream file(KINGCRAFT_TEST_DATA "/" + path);
    std::vector<Json> rows;
    for (std::string line; std::getline(file, line);) rows.push_back(JsonReader::read(line));
    if (rows.empty()) throw std::runtime_error("There are no test data in " + path + ".");
    return rows;
}

/// The rows of a table that belong to one variant.
inline std::vector<Json> read_rows(const std::string& path, std::string_view variant) {
    std::vector<Json> rows;
    for (Json& row : read_rows(path)) {
        if (row["variant"].string() == variant) rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace kingcraft::test
