#pragma once
// Colours and pieces, and the letters they are written with.

#include <cstdint>
#include <string_view>

#include "board/role.hpp"

namespace kingcraft {

enum class Color : std::uint8_t { white, black };
inline constexpr int color_count = 2;

constexpr Color operator!(Color color) { return color == Color::white ? Color::black : Color::white; }
constexpr std::size_t index(Color color) { return static_cast<std::size_t>(color); }
constexpr std::string_view name(Color color) { return color == Color::white ? "white" : "black"; }

/// A piece of one colour and role, or none.
class Piece {
  public:
    constexpr Piece() = default;
    constexpr Piece(Color color, Role role)
        : code_(static_cast<std::uint8_t>(1 + index(role) + role_count * index(color))) {}

    constexpr bool exists() const { return code_ != 0; }
    /// Only of a piece that exists.
    constexpr Color color() const { return static_cast<Color>((code_ - 1) / role_count); }
    /// Only of a piece that exists.
    constexpr Role role() const { return static_cast<Role>((code_ - 1) % role_count); }
    constexpr bool is(Color color, Role role) const { return *this == Piece{color, role}; }
    /// The FEN letter: capital for White, small for Black. Only of a piece that exists.
    constexpr char fen_letter() const {
        const char capital = letter(role());
        return color() == Color::white ? capital : static_cast<char>(capital - 'A' + 'a');
    }

    constexpr bool operator==(const Piece&) const = default;

  private:
    std::uint8_t code_ = 0;
};

/// The piece that a FEN letter stands for, or none.
constexpr Piece piece_from_letter(char fen_letter) {
    const bool small = fen_letter >= 'a' && fen_letter <= 'z';
    const char capital = small ? static_cast<char>(fen_letter - 'a' + 'A') : fen_letter;
    const auto found = find_role(capital);
    if (found == all_roles.end()) return {};
    return {small ? Color::black : Color::white, found->role};
}

}  // namespace kingcraft
