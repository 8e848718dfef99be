#pragma once
// The result of input from outside: a value, or an error with a code and a message.

#include <cassert>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "base/message.hpp"

namespace kingcraft {

/// Stable names for what can be wrong with input.
enum class ErrorCode { variant, fen, illegal_move, ambiguous_move, game_over, claim, pgn, argument };

constexpr std::string_view name(ErrorCode code) {
    switch (code) {
        case ErrorCode::variant:
            return "variant";
        case ErrorCode::fen:
            return "fen";
        case ErrorCode::illegal_move:
            return "illegal-move";
        case ErrorCode::ambiguous_move:
            return "ambiguous-move";
        case ErrorCode::game_over:
            return "game-over";
        case ErrorCode::claim:
            return "claim";
        case ErrorCode::pgn:
            return "pgn";
        case ErrorCode::argument:
            return "argument";
    }
    return "";
}

/// The error; line and column count from 1, and are 0 if the input has no lines.
struct Error {
    ErrorCode code;
    Message message;
    int line = 0;
    int column = 0;
};

/// Input as an error message may show it: at most 60 characters of it. What is no UTF-8, has no shape or turns the
/// direction of the text is U+FFFD.
std::string shown(std::string_view input);
/// The same in quotes.
inline std::string quote(std::string_view input) { return '"' + shown(input) + '"'; }

template <class T>
class [[nodiscard]] Result {
  public:
    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

    bool ok() const { return content_.index() == 0; }
    explicit operator bool() const { return ok(); }
    /// Only of a result that is ok.
    const T& value() const& {
        assert(ok());
        return *std::get_if<0>(&content_);
    }
    /// Only of a result that is ok.
    T&& value() && {
        assert(ok());
        return std::move(*std::get_if<0>(&content_));
    }
    /// Only of a result that is not ok.
    const Error& error() const {
        assert(!ok());
        return *std::get_if<1>(&content_);
    }

  private:
    std::variant<T, Error> content_;
};

}  // namespace kingcraft
