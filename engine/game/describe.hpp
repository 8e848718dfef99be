#pragma once
// From a move of a position to its record in words.

#include <algorithm>

#include "game/move_record.hpp"
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
    record.piece = fen_letter<V>(position.at(move.from()));
    record.kind = name<V>(move.kind());
    if (const auto promotion = move.promotion()) record.promotion = letter<V>(*promotion);
    record.path = path_names(position, move);
    if (move.kind() == MoveKind::castle) {
        const Square rook = castling_path<V>(position.turn(), move.to() > move.from()).rook;
        record.rook = SquarePair{square_name<G>(rook), square_name<G>(castling_rook_to(move.from(), move.to()))};
        return record;
    }
    for (const Square square : V::removed(position, move)) {
        if (square != move.from())
            record.captured.push_back({fen_letter<V>(position.at(square)), square_name<G>(square)});
    }
    return record;
}

}  // namespace kingcraft
