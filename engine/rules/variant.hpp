#pragma once
// All facts (constants) and hooks (static functions) of a variant that shared code uses. The files of variants/chess
// have a documented default for each; a variant inherits from Chess and overrides what differs.

#include <concepts>
#include <string_view>

#include "rules/outcome.hpp"
#include "rules/position.hpp"
#include "rules/sinks.hpp"

namespace kingcraft {

/// Names, board, pieces and rights.
template <class V>
concept VariantFacts = requires(Role role) {
    { V::id } -> std::convertible_to<std::string_view>;
    { V::name } -> std::convertible_to<std::string_view>;
    { V::inventor } -> std::convertible_to<std::string_view>;
    { V::year } -> std::convertible_to<int>;
    { V::order } -> std::convertible_to<int>;
    V::pgn_names.size();
    typename V::Geometry;
    V::own_roles.size();
    requires V::own_kinds.size() <= own_kinds_max;
    V::roles.size();
    V::moves.size();
    requires V::points.size() == V::roles.size();
    V::promotions.size();
    { V::start_fen } -> std::convertible_to<std::string_view>;
    requires V::rights.size() <= 8 * sizeof(Rights);
    requires V::king_home.size() == color_count;
    requires(1 <= V::castling_steps_min);
    requires(V::castling_steps_min <= V::castling_steps_max);
    { V::castling_has_suffix } -> std::convertible_to<bool>;
    { V::castling_names_file } -> std::convertible_to<bool>;
    requires V::kings_max >= 1;
    { V::king_must_be_safe } -> std::convertible_to<bool>;
    { V::may_leave_ground(role) } -> std::same_as<bool>;
    { V::is_color_bound(role) } -> std::same_as<bool>;
};

/// How pieces attack and move, which king is royal, and how the game ends.
template <class V>
concept VariantRules = requires(const Position<V>& position, Square square, Color color, Piece piece, Move move,
                                MoveSink<V>& sink, bool toward_higher_file) {
    { V::attacks_of(position, piece, square) } -> std::same_as<SquareSet<typename V::Geometry>>;
    { V::attackers(position, square, color, position.occupied()) } -> std::same_as<SquareSet<typename V::Geometry>>;
    { V::targets(position, piece, square) } -> std::same_as<SquareSet<typename V::Geometry>>;
    { V::kind(position, square, square) } -> std::same_as<MoveKind>;
    { V::removed(position, move) } -> std::same_as<SquareSet<typename V::Geometry>>;
    { V::captures_in_place(square, square) } -> std::same_as<bool>;
    typename V::State;
    { V::state_after(position) } -> std::same_as<typename V::State>;
    { V::path(position, move) } -> std::same_as<SquareSet<typename V::Geometry>>;
    { V::royal(position, color) } -> std::same_as<Square>;
    { V::royal_after(position, move) } -> std::same_as<Square>;
    { V::rays(position, square) } -> std::same_as<std::vector<Ray>>;
    { V::may_castle(position, toward_higher_file) } -> std::same_as<bool>;
    { V::push_special_moves(position, sink) } -> std::same_as<void>;
    { V::may_stand(position, color) } -> std::convertible_to<bool>;
    { V::blockers_for_king(position, square) } -> std::same_as<SquareSet<typename V::Geometry>>;
    { V::check_mask(position, square, position.occupied()) } -> std::same_as<SquareSet<typename V::Geometry>>;
    { V::is_safe(position, move) } -> std::same_as<bool>;
    { V::verdict(position) } -> std::same_as<std::optional<Outcome>>;
    { V::can_win(position, color) } -> std::same_as<bool>;
    { V::ending_rule(Reason::stalemate) } -> std::same_as<std::string_view>;
    { V::is_left_right_symmetric(position) } -> std::same_as<bool>;
    { V::is_color_symmetric(position) } -> std::same_as<bool>;
    typename V::Reasons;
};

/// What the search asks of a game's pieces and endings.
template <class V>
concept VariantWorth = requires(const Position<V>& position, Color color) {
    requires V::piece_values.size() >= chess_roles.size();
    requires V::piece_values.size() <= role_count<V>;
    { V::special_worth(position, color) } -> std::same_as<int>;
    { V::has_tables } -> std::convertible_to<bool>;
    { V::small_leads_draw } -> std::convertible_to<bool>;
    { V::draws_like_chess } -> std::convertible_to<bool>;
};

template <class V>
concept Variant = VariantFacts<V> && VariantRules<V> && VariantWorth<V>;

}  // namespace kingcraft
