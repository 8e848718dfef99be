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
        : code_(static_cast<std::uint8_t>((1 + index(role)) | index(color) << role_bits)) {}

    constexpr bool exists() const { return code_ != 0; }
    /// Only of a piece that exists.
    constexpr Color color() const { return static_cast<Color>(code_ >> role_bits); }
    /// Only of a piece that exists.
    constexpr Role role() const { return static_cast<Role>((code_ & roles_max) - 1); }
    constexpr bool is(Color color, Role role) const { return *this == Piece{color, role}; }

    constexpr bool operator==(const Piece&) const = default;

  private:
    static constexpr int role_bits = 4;
    static_assert(roles_max < 1U << role_bits, "one more than the index of a role, and 0 for no piece");
    std::uint8_t code_ = 0;
};

/// The FEN letter of a piece that exists: capital for White, small for Black.
constexpr char fen_letter(RoleList roles, Piece piece) {
    const char capital = roles[index(piece.role())].letter;
    return piece.color() == Color::white ? capital : static_cast<char>(capital - 'A' + 'a');
}
template <class V>
constexpr char fen_letter(Piece piece) {
    return fen_letter(role_facts<V>, piece);
}

/// The piece that a FEN letter stands for, or none.
constexpr Piece piece_from_letter(RoleList roles, char fen_letter) {
    const bool small = fen_letter >= 'a' && fen_letter <= 'z';
    const char capital = small ? static_cast<char>(fen_letter - 'a' + 'A') : fen_letter;
    const RoleFacts* const found = find_role(roles, capital);
    if (found == nullptr) return {};
    return {small ? Color::black : Color::white, found->role};
}
template <class V>
constexpr Piece piece_from_letter(char fen_letter) {
    return piece_from_letter(role_facts<V>, fen_letter);
}

}  // namespace kingcraft
