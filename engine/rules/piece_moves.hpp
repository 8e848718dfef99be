#pragma once
// How the pieces of a game move, as its rules write it: Betza's notation for each role.

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "board/betza.hpp"
#include "board/role.hpp"

namespace kingcraft {

/// Whether the hooks of a game give a piece plain or special moves that the notation cannot say. Castling, en passant
/// and a pawn's double step and promotion are understood.
enum class Hooks : std::uint8_t {
    add_nothing,
    add_moves,
    /// All of them to squares of the colour that the piece stands on.
    add_moves_on_its_color
};

/// How the pieces of one role move.
struct Moves {
    Role role;
    /// In Betza's notation; empty if only hooks know.
    std::string_view betza;
    Hooks hooks = Hooks::add_nothing;
};

/// Pawns move in every game as in chess: shared code makes their moves.
inline constexpr std::string_view pawn_moves = "mfWcfF";

/// A list in which these entries replace those of their roles, or are added.
template <std::size_t Count, class... Entries>
constexpr auto with_moves(const std::array<Moves, Count>& moves, const Entries&... entries) {
    std::array<Moves, Count + sizeof...(entries)> list{entries...};
    std::copy(moves.begin(), moves.end(), list.begin() + sizeof...(entries));
    return list;
}

namespace detail {

/// Faults of a list. Neither is constexpr, so the compiler refuses the list and names the fault.
void role_has_no_moves();
void pawns_move_as_pawn_moves_says();

/// The entry of a role.
template <class V>
constexpr Moves moves_of(Role role) {
    const auto found = std::find_if(V::moves.begin(), V::moves.end(), [&](Moves each) { return each.role == role; });
    if (found == V::moves.end()) role_has_no_moves();
    return *found;
}

template <class V>
constexpr bool has_role_listed(Role role) {
    return std::find(V::roles.begin(), V::roles.end(), role) != V::roles.end();
}

/// Whether the notation says anything of a role: not of one that the game lacks, or that only hooks know.
template <class V>
constexpr bool has_notation(Role role) {
    if (!has_role_listed<V>(role)) return false;
    const Moves moves = moves_of<V>(role);
    return !moves.betza.empty() || moves.hooks == Hooks::add_nothing;
}

template <class V, Role R>
consteval Movement movement_of() {
    if constexpr (has_notation<V>(R)) {
        constexpr Movement read = read_betza(moves_of<V>(R).betza);
        if (R == Role::pawn && read != read_betza(pawn_moves)) pawns_move_as_pawn_moves_says();
        return read;
    } else {
        return {};
    }
}

}  // namespace detail

/// The notation of a role; nothing for a role that the game lacks.
template <class V, Role R>
inline constexpr Movement movement = detail::movement_of<V, R>();

/// The notation of each role in the order of `V::roles`; empty if it cannot describe all moves of the role.
template <class V>
inline constexpr auto betza_by_role = [] {
    std::array<std::string_view, V::roles.size()> texts;
    std::transform(V::roles.begin(), V::roles.end(), texts.begin(), [](Role role) {
        for (const Moves& each : V::moves) {
            if (each.role == role) return each.hooks == Hooks::add_nothing ? each.betza : std::string_view{};
        }
        return std::string_view{};
    });
    return texts;
}();

/// Whether pieces of this role never reach a square of the other colour.
template <class V>
constexpr bool is_color_bound(Role role) {
    return with_role<V>(role, []<Role R>() {
        if (detail::moves_of<V>(R).hooks == Hooks::add_moves) return false;
        const LeapSet leaps =
            movement<V, R>.moves.leaps(1, Reach::unlimited) | movement<V, R>.captures.leaps(1, Reach::unlimited);
        for (int leap = 0; leap < leap_count; ++leap) {
            if ((leaps >> leap & 1) != 0 && (leap_files(leap) + leap_ranks(leap)) % 2 != 0) return false;
        }
        return true;
    });
}

/// Whether pieces of this role move to other squares than they capture on.
template <class V>
constexpr bool is_divergent(Role role) {
    return with_role<V>(role, []<Role R>() { return movement<V, R>.moves != movement<V, R>.captures; });
}

namespace detail {

template <class V>
inline constexpr auto divergent_count = std::count_if(V::roles.begin(), V::roles.end(), is_divergent<V>);

}  // namespace detail

/// The roles that are.
template <class V>
inline constexpr auto divergent_roles = [] {
    std::array<Role, detail::divergent_count<V>> roles{};
    std::copy_if(V::roles.begin(), V::roles.end(), roles.begin(), is_divergent<V>);
    return roles;
}();

/// Whether every role moves alike to the left and to the right.
template <class V>
inline constexpr bool moves_are_left_right_symmetric = std::all_of(V::roles.begin(), V::roles.end(), [](Role role) {
    return with_role<V>(role, []<Role R>() {
        constexpr Movement each = movement<V, R>;
        return each.moves == turned_reach(each.moves, -1, 1) && each.captures == turned_reach(each.captures, -1, 1);
    });
});

}  // namespace kingcraft
