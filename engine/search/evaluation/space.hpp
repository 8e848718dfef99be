#pragma once
// Room for the men behind their pawns.

#include "search/evaluation/survey.hpp"

namespace kingcraft {

namespace detail {

/// The part of the board where room counts: the middle files, from a side's second rank to its fourth.
template <class G>
constexpr auto make_rooms() {
    std::array<SquareSet<G>, color_count> rooms{};
    for (const Color color : {Color::white, Color::black}) {
        for (int i = 0; i < G::level_size; ++i) {
            const auto square = static_cast<Square>(i);
            const int rank = rank_from_own_edge<G>(color, square);
            const bool middle = file_edge_distance<G>(square) >= G::files / 4;
            if (middle && 1 <= rank && rank <= 3) rooms[index(color)].insert(square);
        }
    }
    return rooms;
}

template <class G>
inline constexpr auto rooms = make_rooms<G>();

}  // namespace detail

/// The squares there that no enemy pawn attacks, and once more those of them up to three squares behind an own pawn
/// that no enemy attacks at all. They are worth the more the more crowded the board is: by own men, and by enemy pawns.
template <class V, class Sink>
void evaluate_space(const Survey<V>& survey, Color color, Sink& sink) {
    using G = typename V::Geometry;
    constexpr int crowd = 8;
    const SideSurvey<V>& side = survey.side(color);
    const SideSurvey<V>& enemy = survey.side(!color);
    const auto safe = detail::rooms<G>[index(color)] - side.pawns - enemy.attacks_of(Role::pawn);
    auto behind = side.pawns | forward(!color, side.pawns);
    behind |= forward(!color, forward(!color, behind));
    const int room = safe.count() + ((safe & behind) - enemy.attacked).count();
    sink.add(V::weights.space, room * (side.men.count() + enemy.pawns.count()) / crowd);
}

}  // namespace kingcraft
