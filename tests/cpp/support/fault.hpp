#pragma once
// The message of a failing row of a table: expected and got, missing and extra.

#include <algorithm>
#include <string>
#include <vector>

namespace kingcraft::test {

/// Nothing when the two are equal, else a line with both.
inline std::string difference(const std::string& what, const std::string& expected, const std::string& got) {
    return expected == got ? "" : what + ": expected \"" + expected + "\", got \"" + got + "\"\n";
}

/// The texts in `of` that are not in `in`, each after a space; a text that is twice in one must be twice in the other.
inline std::string left_over(const std::vector<std::string>& of, std::vector<std::string> in) {
    std::string texts;
    for (const std::string& text : of) {
        const auto found = std::find(in.begin(), in.end(), text);
        if (found == in.end()) {
            texts += " " + text;
        } else {
            in.erase(found);
        }
    }
    return texts;
}

/// Nothing when both hold the same texts in any order, else what is missing and what is too much.
inline std::string list_difference(const std::string& what, const std::vector<std::string>& expected,
                                   const std::vector<std::string>& got) {
    const std::string missing = left_over(expected, got);
    const std::string extra = left_over(got, expected);
    std::string fault;
    if (!missing.empty()) fault += what + " missing:" + missing + "\n";
    if (!extra.empty()) fault += what + " too many:" + extra + "\n";
    return fault;
}

}  // namespace kingcraft::test
