#include "self_play/openings.hpp"

#include "board/split_mix.hpp"
#include "self_play/engine_game.hpp"
#include "variants/all.hpp"

namespace kingcraft::self_play {

bool make_openings(std::string_view variant, std::uint64_t count, std::uint64_t seed,
                   const std::function<void(const std::string& fen)>& found) {
    /// Of the search that says who is ahead.
    constexpr std::uint64_t nodes = 1000;
    // Other machines may have the next seeds, and should not have the same openings.
    const std::uint64_t first = split_mix_64(seed);
    return AllVariants::with(variant, [&]<class V>() {
        EngineGame<V> game({.nodes = nodes});
        for (std::uint64_t i = 0; i < count; ++i) {
            game.begin(first + i);
            game.play_random_opening(balanced_lead_max);
            found(fen_text(game.position()));
        }
    });
}

}  // namespace kingcraft::self_play
