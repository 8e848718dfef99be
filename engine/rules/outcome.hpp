#pragma once
// How a game ends.

#include <array>
#include <optional>
#include <string_view>

#include "board/piece.hpp"

namespace kingcraft {

/// Why a game is over. A game may have reasons of its own, which its `verdict` gives.
struct Reason {
    /// In the package and in PGN. The text must outlive the reason, as a literal does.
    std::string_view name;
    /// True for what the players or the clock decide.
    bool is_given = false;

    constexpr bool operator==(const Reason&) const = default;

    static const Reason checkmate;
    static const Reason king_captured;
    static const Reason stalemate;
    static const Reason insufficient_material;
    static const Reason fivefold_repetition;
    static const Reason seventy_five_moves;
    static const Reason threefold_repetition;
    static const Reason fifty_moves;
    static const Reason resignation;
    static const Reason agreement;
    static const Reason time;
    /// The result of a PGN that does not say how the game ended.
    static const Reason unknown;
};

inline constexpr Reason Reason::checkmate{"checkmate"};
inline constexpr Reason Reason::king_captured{"king-captured"};
inline constexpr Reason Reason::stalemate{"stalemate"};
inline constexpr Reason Reason::insufficient_material{"insufficient-material"};
inline constexpr Reason Reason::fivefold_repetition{"fivefold-repetition"};
inline constexpr Reason Reason::seventy_five_moves{"seventy-five-moves"};
inline constexpr Reason Reason::threefold_repetition{"threefold-repetition"};
inline constexpr Reason Reason::fifty_moves{"fifty-moves"};
inline constexpr Reason Reason::resignation{"resignation", true};
inline constexpr Reason Reason::agreement{"agreement", true};
inline constexpr Reason Reason::time{"time", true};
inline constexpr Reason Reason::unknown{"unknown", true};

/// The reasons that all games have.
inline constexpr std::array common_reasons{Reason::checkmate,
                                           Reason::king_captured,
                                           Reason::stalemate,
                                           Reason::insufficient_material,
                                           Reason::fivefold_repetition,
                                           Reason::seventy_five_moves,
                                           Reason::threefold_repetition,
                                           Reason::fifty_moves,
                                           Reason::resignation,
                                           Reason::agreement,
                                           Reason::time,
                                           Reason::unknown};

/// The common reason with this name, if there is one.
constexpr std::optional<Reason> reason_from_name(std::string_view text) {
    for (const Reason reason : common_reasons) {
        if (reason.name == text) return reason;
    }
    return std::nullopt;
}

/// So many half-moves without a capture or a pawn move, and a draw can be claimed (FIDE 9.3).
inline constexpr int claimable_halfmoves = 100;

/// A result and its reason; a draw has no winner.
struct Outcome {
    std::optional<Color> winner;
    Reason reason;
    bool operator==(const Outcome&) const = default;
};

}  // namespace kingcraft
