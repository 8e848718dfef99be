#pragma once
// What the men are worth by themselves: material, placement, mobility, outposts, files.

#include "search/evaluation/survey.hpp"

namespace kingcraft {

namespace detail {

template <class V>
constexpr auto make_places() {
    using G = typename V::Geometry;
    std::array<std::array<std::uint8_t, G::squares>, color_count> places{};
    for (const Color color : {Color::white, Color::black}) {
        for (int i = 0; i < G::squares; ++i) {
            const auto square = static_cast<Square>(i);
            const int line = rank_from_own_edge<G>(color, square) + G::ranks * G::level(square);
            const int place = file_edge_distance<G>(square) + V::weights.half_files * line;
            places[index(color)][square] = static_cast<std::uint8_t>(place);
        }
    }
    return places;
}

/// The place of a square in a table that is the same for both wings and both sides.
template <class V>
std::size_t place(Color color, Square square) {
    static constexpr auto places = make_places<V>();
    return places[index(color)][square];
}

/// The ground from one rank before the middle on.
template <class G>
constexpr SquareSet<G> outer_half(Color color) {
    SquareSet<G> half;
    for (int i = 0; i < G::level_size; ++i) {
        const auto square = static_cast<Square>(i);
        if (rank_from_own_edge<G>(color, square) >= G::ranks / 2 - 1) half.insert(square);
    }
    return half;
}

/// The squares that count as mobility: not those of the own king and of pawns that cannot well move away, and not those
/// that enemy pawns attack.
template <class V>
SquareSet<typename V::Geometry> mobility_area(const Survey<V>& survey, Color color) {
    using G = typename V::Geometry;
    const SideSurvey<V>& side = survey.side(color);
    const auto low_ranks = rank_squares<G>(rank_from_home<V>(color, 1)) | rank_squares<G>(rank_from_home<V>(color, 2));
    const auto stuck = side.pawns & (low_ranks | forward(!color, survey.occupied));
    return ~(stuck | survey.position.of(color, Role::king) | survey.side(!color).attacks_of(Role::pawn));
}

/// The squares on the enemy's half that a pawn guards and no enemy pawn can ever attack.
template <class V>
SquareSet<typename V::Geometry> outposts(const Survey<V>& survey, Color color) {
    using G = typename V::Geometry;
    static constexpr std::array half{outer_half<G>(Color::white), outer_half<G>(Color::black)};
    return (half[index(color)] & survey.side(color).attacks_of(Role::pawn)) - survey.side(!color).pawn_reach;
}

/// The squares about the middle of the ground.
template <class G>
constexpr SquareSet<G> middle_squares() {
    SquareSet<G> middle;
    for (const int file : {G::files / 2 - 1, G::files / 2}) {
        for (const int rank : {G::ranks / 2 - 1, G::ranks / 2}) middle.insert(G::square(file, rank));
    }
    return middle;
}

/// How many of the position's rights are this side's.
template <class V>
int unmoved_rights(const Position<V>& position, Color color) {
    constexpr auto make_mask = [](Color of) {
        unsigned mask = 0;
        for (std::size_t i = 0; i < V::rights.size(); ++i) mask |= V::rights[i].color == of ? right_bit(i) : 0U;
        return mask;
    };
    constexpr std::array masks{make_mask(Color::white), make_mask(Color::black)};
    return std::popcount(position.rights() & masks[index(color)]);
}

template <class V, class Sink>
void evaluate_rook(const Survey<V>& survey, Color color, Square square, Sink& sink) {
    using G = typename V::Geometry;
    const auto& file = Spans<G>::file(square);
    if (file.intersects(survey.side(color).pawns)) return;
    const bool open = !file.intersects(survey.side(!color).pawns);
    sink.add(open ? V::weights.rook_on_open_file : V::weights.rook_on_half_open_file);
}

/// What a piece that is neither rook nor queen finds about it.
template <Role role, class V, class Sink>
void evaluate_surroundings(const Survey<V>& survey, Color color, Square square,
                           const SquareSet<typename V::Geometry>& attacked, Sink& sink) {
    using G = typename V::Geometry;
    const SideSurvey<V>& side = survey.side(color);
    const auto goals = outposts(survey, color);
    if (goals.contains(square)) {
        sink.add(V::weights.outpost[index(role)]);
    } else if ((goals - side.men).intersects(attacked)) {
        sink.add(V::weights.outpost_ahead[index(role)]);
    }
    if (forward(!color, side.pawns).contains(square)) sink.add(V::weights.behind_pawn[index(role)]);
    if (side.has_royal()) sink.add(V::weights.own_king_distance[index(role)], distance<G>(square, side.royal));
    const Square target = survey.side(!color).royal;
    if (target != no_square) sink.add(V::weights.enemy_king_distance[index(role)], distance<G>(square, target));
}

/// The men of one role, no pawns, and what they attack.
template <Role role, class V, class Sink>
void evaluate_role(Survey<V>& survey, Color color, const SquareSet<typename V::Geometry>& area, Sink& sink) {
    const auto& weights = V::weights;
    SideSurvey<V>& side = survey.side(color);
    const SideSurvey<V>& enemy = survey.side(!color);
    for (const Square square : survey.position.of(color, role)) {
        const auto attacked = V::attacks_of(survey.position, Piece{color, role}, square);
        side.add_attacks(role, attacked);
        sink.add(weights.material[index(role)]);
        sink.add(weights.placement[index(role)][place<V>(color, square)]);
        const int mobility = (attacked & area).count();
        sink.add(weights.mobility[index(role)][static_cast<std::size_t>(std::min(mobility, weights.mobility_max))]);
        if constexpr (role != Role::king) {
            if (attacked.intersects(enemy.royal_zone)) {
                ++side.zone_attackers[index(role)];
                side.attacks_beside_royal += (attacked & enemy.beside_royal).count();
            }
        }
        if constexpr (role == Role::rook) evaluate_rook(survey, color, square, sink);
        if constexpr (role != Role::king && role != Role::queen && role != Role::rook) {
            evaluate_surroundings<role>(survey, color, square, attacked, sink);
        }
    }
}

}  // namespace detail

/// All men of one side. Takes note of what they attack on the way; the pawns' attacks are known before.
template <class V, class Sink>
void evaluate_men(Survey<V>& survey, Color color, Sink& sink) {
    const auto& weights = V::weights;
    const SideSurvey<V>& side = survey.side(color);
    for (const Square square : side.pawns) {
        sink.add(weights.placement[index(Role::pawn)][detail::place<V>(color, square)]);
    }
    sink.add(weights.material[index(Role::pawn)], side.pawns.count());
    sink.add(weights.unmoved_right, detail::unmoved_rights(survey.position, color));
    const auto area = detail::mobility_area(survey, color);
    for_each_role<V>([&]<Role role>() {
        if constexpr (role == Role::king) {
            detail::evaluate_role<role>(survey, color, area - side.men, sink);
        } else if constexpr (role != Role::pawn) {
            detail::evaluate_role<role>(survey, color, area, sink);
        }
    });
}

namespace detail {

/// True for a bishop whose line, but for pawns, holds two of the middle squares.
template <class V>
bool is_on_long_line(const Survey<V>& survey, Square square) {
    using G = typename V::Geometry;
    static constexpr auto middle = middle_squares<G>();
    const auto pawns = survey.position.of(Role::pawn);
    return G::level(square) == 0 && (V::checking_squares(Role::bishop, square, pawns) & middle).more_than_one();
}

}  // namespace detail

/// Bishops: a pair of them, own pawns in their way, and their lines.
template <class V, class Sink>
void evaluate_bishops(const Survey<V>& survey, Color color, Sink& sink) {
    const auto bishops = survey.position.of(color, Role::bishop);
    if (bishops.empty()) return;
    const int dark = (bishops & dark_squares<typename V::Geometry>).count();
    const int light = bishops.count() - dark;
    if (dark > 0 && light > 0) sink.add(V::weights.bishop_pair);
    const auto& pawns = survey.side(color).pawns;
    const int dark_pawns = (pawns & dark_squares<typename V::Geometry>).count();
    sink.add(V::weights.pawns_on_color, dark * dark_pawns + light * (pawns.count() - dark_pawns));
    for (const Square square : bishops) {
        if (detail::is_on_long_line(survey, square)) sink.add(V::weights.bishop_on_long_line);
    }
}

}  // namespace kingcraft
