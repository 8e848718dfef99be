#pragma once
// Words of PGN as people and programs write them: results, null moves, signs, and moves in forms that are not SAN.

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace kingcraft {

/// The text with an ASCII hyphen for every dash.
std::string with_plain_dashes(std::string_view text);

/// `1-0`, `0-1`, `1/2-1/2` or `*` for a word that means one of them (`1/2`, `½-½`, `1–0`); empty for another word.
std::string_view result_of(std::string_view word);

/// True for the words that programs write where a side passes, which no game here allows.
bool is_null_move(std::string_view word);

/// Removes the annotations at the end of a move (`!`, `?!`, `±`, `+-`), and a `+` or `#` in front of them. Adds their
/// NAGs, each once; `e.p.` has none.
void take_signs(std::string_view& word, std::vector<int>& nags);

/// A move in the letters of SAN and coordinates: figurines become letters, dashes hyphens, castling gets the letter O;
/// `+`, `#`, `!`, `?` and `e.p.` at the end are left out.
std::string plain_move(std::string_view text);

/// An error about a move as it was written, which the message quotes.
Error move_error(ErrorCode code, std::string_view key, std::string_view written);
/// The error that two moves fit; these are their SAN.
Error ambiguous_move(std::string_view written, const std::string& one, const std::string& other);

/// The text without space around it, with small letters for the capitals of ASCII.
std::string lower_case(std::string_view text);

/// The words of the text with one space between them.
std::string with_single_spaces(std::string_view text);

}  // namespace kingcraft
