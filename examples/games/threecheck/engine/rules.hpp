#pragma once
// Three-check: chess, and who gives check for the third time wins.

#include "variants/chess/rules.hpp"

namespace kingcraft {

struct ThreeCheck : Chess {
    static constexpr std::string_view id = "threecheck";
    static constexpr std::string_view name = "Three-check";
    static constexpr std::string_view inventor = "";
    static constexpr int year = 1988;
    static constexpr int order = 130;
    static constexpr std::array<std::string_view, 3> pgn_names{"three-check", "threecheck", "3check"};
    static constexpr std::string_view start_fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1";

    /// Rule 1: how many checks White and Black still have to give.
    struct State {
        static constexpr int checks = 3;
        std::array<int, color_count> left{checks, checks};

        bool operator==(const State&) const = default;
        int number() const { return (checks - left[0]) * (checks + 1) + checks - left[1]; }
        std::string text() const { return std::to_string(left[0]) + '+' + std::to_string(left[1]); }
        static std::optional<State> read(std::string_view text) {
            const auto count = [&](std::size_t at) { return text[at] - '0'; };
            if (text.size() != 3 || text[1] != '+') return std::nullopt;
            const State state{{count(0), count(2)}};
            const auto [least, most] = std::minmax_element(state.left.begin(), state.left.end());
            if (*least < 0 || *most > checks || *most == 0) return std::nullopt;
            return state;
        }
    };
    template <class V>
    static State state_after(const Position<V>& next) {
        State state = next.state();
        if (next.is_check()) --state.left[index(!next.turn())];
        return state;
    }

    static constexpr Reason third_check{"third-check"};

    /// Rule 2.
    template <class V>
    static std::optional<Outcome> verdict(const Position<V>& position) {
        for (const Color color : {Color::white, Color::black}) {
            if (position.state().left[index(color)] == 0) return Outcome{color, third_check};
        }
        return std::nullopt;
    }

    static constexpr std::string_view ending_rule(Reason reason) {
        return reason == third_check ? "threecheck/2" : Chess::ending_rule(reason);
    }

    static constexpr bool has_tables = false;
    static constexpr bool small_leads_draw = false;
    static constexpr bool draws_like_chess = false;

    /// The checks that were given, the second one more than the first.
    template <class V>
    static int special_worth(const Position<V>& position, Color color) {
        constexpr int per_check = 60;
        const int given = State::checks - position.state().left[index(color)];
        return per_check * given * (given + 1) / 2;
    }
};

}  // namespace kingcraft
