#pragma once
// How a game ends.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "board/piece.hpp"

namespace kingcraft {

/// Why a game is over; where two hold at once, the earlier counts.
enum class Reason : std::uint8_t {
    checkmate,
    king_captured,
    stalemate,
    insufficient_material,
    fivefold_repetition,
    seventy_five_moves,
    threefold_repetition,
    fifty_moves,
    resignation,
    agreement,
    time,
    /// The result of a PGN that does not say how the game ended.
    unknown
};

inline constexpr std::array<std::string_view, 12> reason_names{"checkmate",
                                                               "king-captured",
                                                               "stalemate",
                                                               "insufficient-material",
                                                               "fivefold-repetition",
                                                               "seventy-five-moves",
                                                               "threefold-repetition",
                                                               "fifty-moves",
                                                               "resignation",
                                                               "agreement",
                                                               "time",
                                                               "unknown"};

constexpr std::string_view name(Reason reason) { return reason_names[static_cast<std::size_t>(reason)]; }

/// The reason with this name, if there is one.
constexpr std::optional<Reason> reason_from_name(std::string_view text) {
    for (std::size_t i = 0; i < reason_names.size(); ++i) {
        if (reason_names[i] == text) return static_cast<Reason>(i);
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
