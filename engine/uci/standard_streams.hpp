#pragma once
// Standard input and output where anything may be at the other end.

#include <csignal>
#include <cstdlib>
#include <iostream>
#include <istream>
#include <optional>
#include <string>

namespace kingcraft {

/// A pipe whose reader is gone is from now on a write that fails, as on a full disk, and no silent end of the program.
inline void hear_of_closed_pipes() { std::signal(SIGPIPE, SIG_IGN); }

/// Writes a line to standard output at once. Ends the program with status 1 and a sentence where it cannot: nobody is
/// there any more for whom to go on.
inline void write_line(const std::string& line) {
    std::cout << line << std::endl;
    if (std::cout) return;
    std::cerr << "kingcraft: The output cannot be written.\n";
    // Threads may still think.
    std::_Exit(1);
}

/// What a line of input is: its text, or only that it was longer than `most` characters.
struct InputLine {
    std::string text;
    bool is_too_long = false;
};

/// The next line; none at the end. What does not fit is read and forgotten, so that no line takes more memory.
inline std::optional<InputLine> read_line(std::istream& in, std::size_t most) {
    using Traits = std::istream::traits_type;
    std::streambuf& buffer = *in.rdbuf();
    InputLine line;
    auto next = buffer.sbumpc();
    if (Traits::eq_int_type(next, Traits::eof())) return std::nullopt;
    for (; !Traits::eq_int_type(next, Traits::eof()); next = buffer.sbumpc()) {
        const char character = Traits::to_char_type(next);
        if (character == '\n') break;
        if (line.text.size() < most) {
            line.text += character;
        } else {
            line.is_too_long = true;
        }
    }
    return line;
}

}  // namespace kingcraft
