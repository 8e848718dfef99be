#pragma once
// The kinds of pieces: chess' six, which every game understands, and those that a game has of its own.

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace kingcraft {

/// What kind of piece. Those that only one game has come after these, see `own_role`.
enum class Role : std::uint8_t { pawn, knight, bishop, rook, queen, king };

constexpr std::size_t index(Role role) { return static_cast<std::size_t>(role); }

/// The description of a role.
struct RoleFacts {
    Role role;
    /// The English word, in small letters.
    std::string_view name;
    /// The capital letter, as in SAN and for White in FEN.
    char letter;
    /// How much of the game is still to come while such a piece is on the board; a rook counts two.
    int phase;
    /// In hundredths of a pawn: which piece is named first, and what it is worth where the game says nothing else.
    int value;
};

/// By `index`.
inline constexpr std::array chess_roles{
    RoleFacts{Role::pawn, "pawn", 'P', 0, 100},     RoleFacts{Role::knight, "knight", 'N', 1, 300},
    RoleFacts{Role::bishop, "bishop", 'B', 1, 320}, RoleFacts{Role::rook, "rook", 'R', 2, 500},
    RoleFacts{Role::queen, "queen", 'Q', 4, 900},   RoleFacts{Role::king, "king", 'K', 0, 10000}};

/// One of the roles of a game's own, counted from 0. The game's `own_roles` say in this order what they are; another
/// game may give the same number, name and letter to a different piece.
constexpr Role own_role(std::size_t number) { return static_cast<Role>(chess_roles.size() + number); }

/// The most roles that a game may have: a piece has four bits for its role, a move four for a promotion.
inline constexpr std::size_t roles_max = 15;

namespace detail {

/// Faults of a game's own roles. None is constexpr, so the compiler refuses the roles and names the fault.
void game_has_more_than_fifteen_roles();
void own_roles_are_not_in_the_order_of_their_numbers();
void letter_of_a_role_is_no_capital_letter();
void two_roles_have_the_same_letter();
void two_roles_have_the_same_name();

/// Chess' roles and these.
template <const auto& Own>
inline constexpr auto joined_roles = [] {
    std::array<RoleFacts, chess_roles.size() + Own.size()> roles{};
    std::copy(Own.begin(), Own.end(), std::copy(chess_roles.begin(), chess_roles.end(), roles.begin()));
    if (roles.size() > roles_max) game_has_more_than_fifteen_roles();
    for (std::size_t i = 0; i < roles.size(); ++i) {
        if (index(roles[i].role) != i) own_roles_are_not_in_the_order_of_their_numbers();
        if (roles[i].letter < 'A' || roles[i].letter > 'Z') letter_of_a_role_is_no_capital_letter();
        for (std::size_t j = 0; j < i; ++j) {
            if (roles[i].letter == roles[j].letter) two_roles_have_the_same_letter();
            if (roles[i].name == roles[j].name) two_roles_have_the_same_name();
        }
    }
    return roles;
}();

template <const auto& Own>
inline constexpr auto sorted_roles = [] {
    auto roles = joined_roles<Own>;
    std::sort(roles.begin(), roles.end(), [](const auto& a, const auto& b) { return a.value > b.value; });
    return roles;
}();

}  // namespace detail

/// The roles that a game knows, by `index`: chess' and its own. Those that it plays with are its `roles`.
template <class V>
inline constexpr const auto& role_facts = detail::joined_roles<V::own_roles>;

/// The same from the most valuable to the least, the king first.
template <class V>
inline constexpr const auto& roles_by_value = detail::sorted_roles<V::own_roles>;

/// The length of an array by `index` of a role of this game.
template <class V>
inline constexpr std::size_t role_count = role_facts<V>.size();

/// The roles of a game for code that does not know it as a type.
using RoleList = std::span<const RoleFacts>;

/// The role with this capital letter, or null.
constexpr const RoleFacts* find_role(RoleList roles, char capital) {
    for (const RoleFacts& facts : roles) {
        if (facts.letter == capital) return &facts;
    }
    return nullptr;
}

template <class V>
constexpr char letter(Role role) {
    return role_facts<V>[index(role)].letter;
}
template <class V>
constexpr std::string_view name(Role role) {
    return role_facts<V>[index(role)].name;
}

/// Calls `visit.operator()<role>()` with one of the game's `roles`: what differs from role to role is decided while the
/// engine is compiled.
template <class V, std::size_t I = 0, class Visit>
[[gnu::always_inline]] constexpr auto with_role(Role role, Visit visit) {
    if constexpr (I + 1 < V::roles.size()) {
        if (role != V::roles[I]) return with_role<V, I + 1>(role, visit);
    }
    return visit.template operator()<V::roles[I]>();
}

}  // namespace kingcraft
