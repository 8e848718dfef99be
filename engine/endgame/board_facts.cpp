#include "endgame/board_facts.hpp"

#include <utility>

#include "base/small.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

Mirror mirror(const BoardFacts& facts, MirrorAxis axis) {
    Mirror mirror;
    for (int i = 0; i < facts.squares(); ++i) {
        const auto square = static_cast<Square>(i);
        int file = facts.file(square);
        int rank = facts.rank(square);
        if (axis == MirrorAxis::files) file = facts.files - 1 - file;
        if (axis == MirrorAxis::ranks) rank = facts.ranks - 1 - rank;
        if (axis == MirrorAxis::diagonal) std::swap(file, rank);
        mirror.push_back(facts.square(file, rank, facts.level(square)));
    }
    return mirror;
}

std::vector<Mirror> mirrors(const BoardFacts& facts, bool left_right_symmetric, bool has_pawns) {
    std::vector<Mirror> images{mirror(facts, MirrorAxis::none)};
    const auto double_by = [&](MirrorAxis axis) {
        const Mirror next = mirror(facts, axis);
        for (std::size_t i = 0, count = images.size(); i < count; ++i) {
            Mirror image = images[i];
            for (Square& square : image) square = next[square];
            images.push_back(std::move(image));
        }
    };
    if (!left_right_symmetric) return images;
    double_by(MirrorAxis::files);
    if (has_pawns) return images;
    double_by(MirrorAxis::ranks);
    if (facts.files == facts.ranks) double_by(MirrorAxis::diagonal);
    return images;
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
