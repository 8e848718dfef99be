#pragma once
// The functions of a game for training, as its own unit.

#include "game/game_module.hpp"
#include "train/train_module.hpp"

namespace kingcraft::train {

template <class V>
inline constexpr TrainModule train_part{V::id, NetInputs<V>::shape, &Samples::read<V>};

}  // namespace kingcraft::train

#define KINGCRAFT_GAME(folder, V)                                    \
    namespace kingcraft::train {                                     \
    KINGCRAFT_DEFINE_PART(TrainModule, folder, train, train_part<V>) \
    }
