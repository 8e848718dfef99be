#pragma once
// What a variant owes the shared code: facts (constants) and hooks (static functions). variants/chess/rules.hpp has a default
// for each of them and says what it means; a variant inherits from Chess and overrides what differs.

#include <concepts>
#include <string_view>

#include "rules/position.hpp"
#include "rules/sinks.hpp"

namespace kingcraft {

/// Names, board, men, rights and the facts that FEN and SAN need.
template <class V>
concept VariantFacts = requires(Role role) {
    { V::id } -> std::convertible_to<std::string_view>;
    { V::name } -> std::convertible_to<std::string_view>;
    { V::inventor } -> std::convertible_to<std::string_view>;
    { V::year } -> std::convertible_to<int>;
    typename V::Geometry;
    V::roles.size();
    V::pgn_names.size();
    { V::start_fen } -> std::convertible_to<std::string_view>;
    V::promotions.size();
    requires V::rights.size() <= 8 * sizeof(Rights);
    requires V::king_home.size() == color_count;
    requires 1 <= V::castling_steps_min&& V::castling_steps_min <= V::castling_steps_max;
    requires V::kings_max >= 1;
    requires V::king_must_be_safe != V::king_may_be_captured;
    { V::castling_has_suffix } -> std::convertible_to<bool>;
    { V::castling_names_file } -> std::convertible_to<bool>;
    { V::has_role(role) } -> std::same_as<bool>;
    { V::may_leave_ground(role) } -> std::same_as<bool>;
    { V::is_color_bound(role) } -> std::same_as<bool>;
    { V::value(role) } -> std::same_as<int>;
    { V::small_leads_draw } -> std::convertible_to<bool>;
    V::weights.material;
    typename V::Reasons;
};

/// How pieces attack and move, which king is royal, and how the game ends.
template <class V>
concept Variant = VariantFacts<V> && requires(const Position<V>& position, Square square, Color color, Role role,
                                              Move move, MoveSink<V>& sink, bool toward_higher_file) {
    { V::attacks(position, square) } -> std::same_as<SquareSet<typename V::Geometry>>;
    { V::attacks_of(position, Piece{}, square) } -> std::same_as<SquareSet<typename V::Geometry>>;
    { V::checking_squares(role, square, position.occupied()) } -> std::same_as<SquareSet<typename V::Geometry>>;
    { V::upward_attacks(position.occupied()) } -> std::same_as<SquareSet<typename V::Geometry>>;
    { V::attackers(position, square, color, position.occupied()) } -> std::same_as<SquareSet<typename V::Geometry>>;
    { V::targets(position, Piece{}, square) } -> std::same_as<SquareSet<typename V::Geometry>>;
    { V::kind(position, square, square) } -> std::same_as<MoveKind>;
    { V::victim(position, move) } -> std::same_as<Square>;
    { V::captures_in_place(square, square) } -> std::same_as<bool>;
    { V::path(position, move) } -> std::same_as<SquareSet<typename V::Geometry>>;
    { V::royal(position, color) } -> std::same_as<Square>;
    { V::may_castle(position, toward_higher_file) } -> std::same_as<bool>;
    {V::push_special_moves(position, sink)};
    { V::shield(position, square) } -> std::same_as<SquareSet<typename V::Geometry>>;
    { V::evasions(position, square, position.occupied()) } -> std::same_as<SquareSet<typename V::Geometry>>;
    { V::is_safe(position, move) } -> std::same_as<bool>;
    { V::is_decided(position) } -> std::same_as<bool>;
    { V::is_dead(position) } -> std::same_as<bool>;
    { V::can_win(position, color) } -> std::same_as<bool>;
    { V::sides_are_alike(position) } -> std::same_as<bool>;
    { V::colors_are_alike(position) } -> std::same_as<bool>;
};

}  // namespace kingcraft
