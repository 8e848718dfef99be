#pragma once
// Searches of the targets: limits that the input chooses, and what each report must hold.

#include <algorithm>

#include "fuzz/fuzz_input.hpp"
#include "game/any_engine.hpp"

namespace kingcraft::fuzz {

/// Limits that end soon.
inline Limits choose_limits(Input& input) {
    constexpr std::size_t depth_most = 6;
    constexpr std::size_t nodes_unit = 4;
    Limits limits;
    limits.nodes = 1 + nodes_unit * input.choose(256);
    if (input.choose(2) == 1) limits.depth = 1 + static_cast<int>(input.choose(depth_most));
    if (input.choose(4) == 1) limits.soft_nodes = 1 + nodes_unit * input.choose(256);
    if (input.choose(4) == 1) limits.mate = 1 + static_cast<int>(input.choose(3));
    limits.multipv = 1 + static_cast<int>(input.choose(4));
    limits.level = level_max - static_cast<int>(input.choose(level_max));
    limits.seed = input.choose(256);
    return limits;
}

/// The lines can be played, and the best move is legal.
inline void check_report(const std::string& fen, std::string_view variant, const EngineReport& report,
                         const std::vector<std::string>& ids) {
    if (!report.best.empty())
        expect("the best move is legal", std::find(ids.begin(), ids.end(), report.best) != ids.end(),
               report.best + " in " + fen);
    for (const EngineLine& line : report.lines) {
        const auto game = std::move(AnyGame::create(variant, fen)).value();
        for (const std::string& id : line.pv)
            expect("a line can be played", bool(game->move(id)), joined(line.pv) + "in " + fen);
    }
}

/// Searches the engine's position in steps that the input chooses, and checks what is reported. `ids` are its moves.
inline void search_in_steps(AnyEngine& engine, const Limits& limits, const std::string& fen,
                            const std::vector<std::string>& ids, Input& input) {
    expect("limits in their bounds are taken", !engine.start(limits), fen);
    const std::size_t steps = input.choose(8);
    for (std::size_t step = 0; step < steps && engine.step(1 + input.choose(256)); ++step)
        check_report(fen, engine.variant(), engine.report(), ids);
    if (steps == 0) engine.run();
    if (engine.is_done())
        expect("a search that is done has a move where there is one", engine.report().best.empty() == ids.empty(), fen);
    check_report(fen, engine.variant(), engine.report(), ids);
}

}  // namespace kingcraft::fuzz
