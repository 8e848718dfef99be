#pragma once
// The kinds of pieces. A new kind is one line of the list below.

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace kingcraft {

/// The roles of all games, one line each: name, letter, share of the phase of the game, usual value. New ones come
/// last.
// clang-format off
#define KINGCRAFT_ROLES(ROLE)       \
    ROLE(pawn,       'P', 0,   100) \
    ROLE(knight,     'N', 1,   300) \
    ROLE(bishop,     'B', 1,   320) \
    ROLE(rook,       'R', 2,   500) \
    ROLE(queen,      'Q', 4,   900) \
    ROLE(king,       'K', 0, 10000) \
    ROLE(chancellor, 'C', 3,   700) \
    ROLE(jester,     'J', 1,   250)
// clang-format on

/// What kind of piece; not every game has all of them.
enum class Role : std::uint8_t {
#define KINGCRAFT_ROLE(name, letter, phase, value) name,
    KINGCRAFT_ROLES(KINGCRAFT_ROLE)
#undef KINGCRAFT_ROLE
};

constexpr std::size_t index(Role role) { return static_cast<std::size_t>(role); }

/// What is the same of a role in every game.
struct RoleFacts {
    Role role;
    /// The English word, in small letters.
    std::string_view name;
    /// The capital letter, as in SAN and for White in FEN.
    char letter;
    /// How much of the game is still to come while such a piece is on the board; a rook counts two.
    int phase;
    /// In hundredths of a pawn: which piece is named first.
    int value;
};

/// By `index`.
inline constexpr std::array all_roles{
#define KINGCRAFT_ROLE(name, letter, phase, value) RoleFacts{Role::name, #name, letter, phase, value},
    KINGCRAFT_ROLES(KINGCRAFT_ROLE)
#undef KINGCRAFT_ROLE
};

inline constexpr int role_count = static_cast<int>(all_roles.size());

constexpr char letter(Role role) { return all_roles[index(role)].letter; }
constexpr std::string_view name(Role role) { return all_roles[index(role)].name; }

/// Calls `visit.operator()<role>()`: what differs from role to role is decided while the engine is compiled.
template <class Visit>
[[gnu::always_inline]] constexpr auto with_role(Role role, Visit visit) {
    switch (role) {
#define KINGCRAFT_ROLE(name, letter, phase, value) \
    case Role::name:                               \
        return visit.template operator()<Role::name>();
        KINGCRAFT_ROLES(KINGCRAFT_ROLE)
#undef KINGCRAFT_ROLE
    }
    __builtin_unreachable();
}
#undef KINGCRAFT_ROLES

/// The role with this capital letter; `all_roles.end()` when there is none.
constexpr auto find_role(char capital) {
    return std::find_if(all_roles.begin(), all_roles.end(),
                        [&](const RoleFacts& facts) { return facts.letter == capital; });
}

/// All roles from the most valuable to the least, the king first.
inline constexpr std::array roles_by_value = [] {
    std::array<Role, all_roles.size()> roles{};
    std::transform(all_roles.begin(), all_roles.end(), roles.begin(),
                   [](const RoleFacts& facts) { return facts.role; });
    std::sort(roles.begin(), roles.end(),
              [](Role a, Role b) { return all_roles[index(a)].value > all_roles[index(b)].value; });
    return roles;
}();

}  // namespace kingcraft
