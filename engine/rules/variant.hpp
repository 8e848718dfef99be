#pragma once
// All facts (constants) and hooks (static functions) of a variant that shared code uses, group by group. Chess has a
// documented default for each, in the same order; a variant inherits from it and overrides what differs.

#include <concepts>
#include <string_view>

#include "rules/outcome.hpp"
#include "rules/position.hpp"
#include "rules/sinks.hpp"

namespace kingcraft {

/// The names, the board and the pieces of the game.
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
    { V::start_fen } -> std::convertible_to<std::string_view>;
    V::promotions.size();
    requires V::rights.size() <= 8 * sizeof(Rights);
    requires(1 <= V::castling_steps.least && V::castling_steps.least <= V::castling_steps.most);
    { V::may_leave_ground(role) } -> std::same_as<bool>;
    typename V::State;
    { V::flips_for_black } -> std::convertible_to<bool>;
};

/// How pieces attack and move, and what a move changes.
template <class V>
concept VariantMovement = requires(const Position<V>& position, Square square, Color color, Piece piece, Move move,
                                   MoveSink<V>& sink, bool toward_higher_file) {
    V::moves.size();
    { V::attacks_of(position, piece, square) } -> std::same_as<SquaresOf<V>>;
    { V::attackers(position, square, color, position.occupied()) } -> std::same_as<SquaresOf<V>>;
    { V::targets(position, piece, square) } -> std::same_as<SquaresOf<V>>;
    { V::kind(position, square, square) } -> std::same_as<MoveKind>;
    { V::path(position, move) } -> std::same_as<SquaresOf<V>>;
    { V::push_special_moves(position, sink) } -> std::same_as<void>;
    { V::may_castle(position, toward_higher_file) } -> std::same_as<bool>;
    { V::removed(position, move) } -> std::same_as<SquaresOf<V>>;
    { V::captures_in_place(square, square) } -> std::same_as<bool>;
    { V::state_after(position) } -> std::same_as<typename V::State>;
};

/// Which moves are legal.
template <class V>
concept VariantLegality = requires(const Position<V>& position, Square square, Color color, Move move) {
    { V::king_must_be_safe } -> std::convertible_to<bool>;
    { V::royal(position, color, position.occupied()) } -> std::same_as<Square>;
    { V::may_stand(position, color) } -> std::convertible_to<bool>;
    { V::blockers_for_king(position, square) } -> std::same_as<SquaresOf<V>>;
    { V::check_mask(position, square, position.occupied()) } -> std::same_as<SquaresOf<V>>;
    { V::is_safe(position, move) } -> std::same_as<bool>;
};

/// How the game ends.
template <class V>
concept VariantEnding = requires(const Position<V>& position, Color color) {
    { V::verdict(position) } -> std::same_as<std::optional<Outcome>>;
    { V::can_win(position, color) } -> std::same_as<bool>;
    { V::ending_rule(Reason::stalemate) } -> std::same_as<std::string_view>;
};

/// How moves are written.
template <class V>
concept VariantNotation = requires {
    { V::castling_has_suffix } -> std::convertible_to<bool>;
};

/// Facts shown to players.
template <class V>
concept VariantPresentation = requires(const Position<V>& position, Square square) {
    requires V::points.size() == V::roles.size();
    { V::rays(position, square) } -> std::same_as<std::vector<Ray>>;
    typename V::Reasons;
};

/// Facts for search and endgame tables.
template <class V>
concept VariantWorth = requires(const Position<V>& position, Color color) {
    requires V::piece_values.size() >= chess_roles.size();
    requires V::piece_values.size() <= role_count<V>;
    { V::special_worth(position, color) } -> std::same_as<int>;
    { V::small_leads_draw } -> std::convertible_to<bool>;
    { V::draws_like_chess } -> std::convertible_to<bool>;
    { V::null_move_is_sound } -> std::convertible_to<bool>;
    { V::has_tables } -> std::convertible_to<bool>;
    { V::is_left_right_symmetric(position) } -> std::same_as<bool>;
    { V::is_color_symmetric(position) } -> std::same_as<bool>;
};

template <class V>
concept Variant = VariantFacts<V> && VariantMovement<V> && VariantLegality<V> && VariantEnding<V> &&
                  VariantNotation<V> && VariantPresentation<V> && VariantWorth<V>;

}  // namespace kingcraft
