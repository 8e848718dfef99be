#pragma once
// From a move of a position to its record in words.

#include <algorithm>

#include "game/any_game.hpp"
#include "notation/san.hpp"

namespace kingcraft {

/// The squares that a move passes, from the origin on.
template <class V>
std::vector<std::string> path_names(const Position<V>& position, Move move) {
    using G = typename V::Geometry;
    const auto path = V::path(position, move);
    std::vector<std::string> names;
    for (const Square square : path) names.push_back(square_name<G>(square));
    // More than one square is a line, and the set is walked from its lowest square.
    if (!path.empty() && path.first() < move.from()) std::reverse(names.begin(), names.end());
    return names;
}

/// The record of a legal move; `moves` are all the legal moves of the position, `next` is the one after it.
template <class V>
MoveRecord describe(const Position<V>& position, const MoveList& moves, Move move, const Position<V>& next) {
    using G = typename V::Geometry;
    MoveRecord record;
    record.id = coordinates<V>(move);
    record.san = san_text(position, moves, move, next);
    record.from = square_name<G>(move.from());
    record.to = square_name<G>(move.to());
    record.piece = position.at(move.from());
    record.kind = move.kind();
    record.promotion = move.promotion();
    record.path = path_names(position, move);
    if (move.kind() == MoveKind::castle) {
        const Square rook = castling_path<V>(position.turn(), move.to() > move.from()).rook;
        record.rook = SquarePair{square_name<G>(rook), square_name<G>(castling_rook_to(move.from(), move.to()))};
        return record;
    }
    const Square square = V::captured_square(position, move);
    if (const Piece captured = position.at(square); captured.exists()) {
        record.captured.push_back({captured, square_name<G>(square)});
    }
    for (const Square cleared : V::cleared(position, move)) {
        if (cleared != move.to()) record.captured.push_back({position.at(cleared), square_name<G>(cleared)});
    }
    return record;
}

/// What the pieces of a variant are worth, by the index of their roles.
template <class V>
inline constexpr auto points_by_role = [] {
    std::array<int, role_count> points{};
    for (std::size_t i = 0; i < V::roles.size(); ++i) points[index(V::roles[i])] = V::points[i];
    return points;
}();

/// The roles of a variant from the one that is worth most to the least; among equals the usual order decides.
template <class V>
inline constexpr auto roles_by_points = [] {
    auto roles = V::roles;
    const auto place = [](Role role) { return std::find(roles_by_value.begin(), roles_by_value.end(), role); };
    std::sort(roles.begin(), roles.end(), [&](Role a, Role b) {
        const int worth = points_by_role<V>[index(a)];
        const int other = points_by_role<V>[index(b)];
        return worth != other ? worth > other : place(a) < place(b);
    });
    return roles;
}();

/// The rights of a variant, in the order of FEN.
template <class V>
inline constexpr auto right_records = [] {
    using G = typename V::Geometry;
    std::array<RightRecord, V::rights.size()> records{};
    for (std::size_t i = 0; i < records.size(); ++i) {
        const Right& right = V::rights[i];
        const Square king = V::king_home[index(right.color)];
        records[i] = {right.letter, right.kind, G::file(right.home), G::rank(right.home), G::file(king)};
    }
    return records;
}();

}  // namespace kingcraft
