#pragma once
// All the rules that `explain` may answer with, by their ids in the rulebook: articles of the FIDE Laws of Chess
// (2023), and the numbered rules of the variants' own pages.

#include <array>
#include <string_view>

namespace kingcraft {

inline constexpr std::array<std::string_view, 51> explained_rules{
    "chess/1.2",             // whose turn it is, and that a move needs a man
    "chess/3.1",             // not onto an own man
    "chess/3.2",             // bishop
    "chess/3.3",             // rook
    "chess/3.4",             // queen
    "chess/3.5",             // not over men
    "chess/3.6",             // knight
    "chess/3.7.1",           // pawn: one square ahead
    "chess/3.7.2",           // pawn: two squares
    "chess/3.7.3",           // pawn: captures
    "chess/3.7.4",           // pawn: captures in passing
    "chess/3.7.5",           // pawn: promotion
    "chess/3.8.1",           // king
    "chess/3.8.2",           // castling
    "chess/3.9.2",           // no move that leaves the own king attacked
    "chess/5.1.1",           // checkmate, and resignation
    "chess/5.2.1",           // stalemate
    "chess/5.2.3",           // agreement
    "chess/6.9",             // time
    "chess/9.2",             // threefold repetition, claimed
    "chess/9.3",             // fifty moves, claimed
    "levitating/1",          // no check, and the king's capture
    "levitating/2",          // castling
    "levitating/3",          // levitation
    "levitating/4",          // castling is gone after a levitation
    "levitating/stalemate",  // no move at all
    "tax/1",                 // what pays for the king
    "tax/2",                 // where its slide ends
    "tax/3",                 // no attacked square on the way
    "tax/4",                 // what a king attacks
    "tax/5",                 // the reach is counted after the move
    "tax/6",                 // castling
    "tax/7",                 // check by a king
    "flying/1",              // who stays on the ground
    "flying/2",              // headbutts
    "flying/3",              // rook
    "flying/4",              // bishop
    "flying/5",              // knight
    "flying/6",              // going up captures
    "flying/7",              // check from another level
    "kingscourt/1",          // promotion
    "kingscourt/2",          // chancellor
    "kingscourt/3",          // jester
    "kingscourt/4",          // the jump captures
    "kingscourt/5",          // castling
    "kingscourt/6",          // the king's flight
    "twokings/1",            // which king is royal
    "twokings/2",            // the royal one must be safe, the other need not
    "twokings/3",            // answers to a check
    "twokings/4",            // castling
    "twokings/5",            // promotion
};

}  // namespace kingcraft
