#pragma once
// Positions and moves as the tables write them: FEN, coordinates, "white checkmate".

#include <algorithm>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "english/english.hpp"
#include "notation/coordinates.hpp"
#include "notation/fen.hpp"
#include "notation/find_move.hpp"
#include "rules/ending.hpp"
#include "rules/movegen.hpp"

namespace kingcraft::test {

/// The position of a FEN that must be right.
template <class V>
Position<V> position_of(std::string_view fen) {
    auto position = parse_fen<V>(fen);
    if (!position)
        throw std::runtime_error(std::string(V::id) + " " + std::string(fen) + ": " + english(position.error()));
    return std::move(position).value();
}

/// The position after these moves, in coordinates or SAN, which must be legal.
template <class V>
Position<V> after(Position<V> position, const std::vector<std::string>& texts) {
    for (const std::string& text : texts) {
        MoveList moves;
        generate_legal(position, moves);
        const auto move = find_move(position, moves, text);
        if (!move)
            throw std::runtime_error(std::string(V::id) + " " + fen_text(position) + ": " + english(move.error()));
        position.play(move.value());
    }
    return position;
}

/// The coordinates of the moves, sorted.
template <class V>
std::vector<std::string> ids(const MoveList& moves) {
    std::vector<std::string> texts;
    for (const Move move : moves) texts.push_back(coordinates<V>(move));
    std::sort(texts.begin(), texts.end());
    return texts;
}

/// "white checkmate", "draw stalemate", or "" while the game goes on.
inline std::string outcome_name(const std::optional<Outcome>& outcome) {
    if (!outcome) return "";
    return std::string(outcome->winner ? name(*outcome->winner) : "draw") + " " + std::string(outcome->reason.name);
}

}  // namespace kingcraft::test
