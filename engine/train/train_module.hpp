#pragma once
// The functions of a game for training.

#include <istream>
#include <string_view>

#include "search/net/net.hpp"
#include "train/samples.hpp"

namespace kingcraft::train {

struct TrainModule {
    std::string_view id;
    NetShape net_shape;
    Samples (*read_samples)(std::istream& in);
};

}  // namespace kingcraft::train
