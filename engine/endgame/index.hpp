#pragma once
// Numbers for the placements of a table: mirror images share one, and so do men of a kind that change places. What a
// game has to say about it is asked once, so that one class serves all games.

#include "endgame/placement.hpp"
#include "endgame/symmetry.hpp"

namespace kingcraft {

class EndgameIndex {
  public:
    /// `sides_are_alike`: the board mirrored left to right is the same game.
    EndgameIndex(const Material& material, const EndgameFacts& facts, bool sides_are_alike);

    const Material& material() const { return material_; }
    const std::vector<MenOfKind>& kinds() const { return kinds_; }
    const std::vector<Mirror>& images() const { return images_; }
    const Mirror& upside_down() const { return upside_down_; }

    /// How many numbers there are. Some stand for no position: `at` says which.
    std::size_t size() const { return color_count * placements_; }

    /// The number of a placement of men on squares of their own: the least that its images have.
    std::size_t of(const Placement& placement) const {
        std::size_t least = placements_;
        for (const std::size_t image : images_of_first_[placement.squares[0]])
            least = std::min(least, number(placement, images_[image]));
        return least + index(placement.turn) * placements_;
    }

    /// The placement with this number, which two men on one square may make impossible.
    Placement at(std::size_t number) const {
        Placement placement;
        placement.turn = static_cast<Color>(number / placements_);
        std::size_t rest = number % placements_;
        std::size_t man = static_cast<std::size_t>(material_.count());
        for (std::size_t i = spaces_.size(); i-- > 0;) {
            const Space& space = spaces_[i];
            const std::size_t place = rest % space.size();
            rest /= space.size();
            if (space.is_pair) placement.squares[--man] = space.pairs[place][1];
            placement.squares[--man] = space.is_pair ? space.pairs[place][0] : space.squares[place];
        }
        return placement;
    }

  private:
    static constexpr std::uint8_t no_place = 255;

    /// Where the men of one kind may stand: the squares, or the pairs of them.
    struct Space {
        /// `board` is how many squares there are in all.
        Space(std::vector<Square> allowed, bool pair, std::size_t board);

        std::size_t size() const { return is_pair ? pairs.size() : squares.size(); }

        bool is_pair;
        std::vector<Square> squares;
        /// By square: which of them it is.
        std::vector<std::uint8_t> place;
        std::vector<std::array<Square, table_twins_max>> pairs;
    };

    std::size_t number(const Placement& placement, const Mirror& image) const {
        std::size_t number = 0;
        std::size_t man = 0;
        for (const Space& space : spaces_) {
            std::size_t place = space.place[image[placement.squares[man++]]];
            if (space.is_pair) {
                const std::size_t other = space.place[image[placement.squares[man++]]];
                const std::size_t high = std::max(place, other);
                place = std::min(place, other) + high * (high - 1) / 2;
            }
            number = number * space.size() + place;
        }
        return number;
    }

    Material material_;
    std::vector<MenOfKind> kinds_;
    std::vector<Mirror> images_;
    Mirror upside_down_;
    /// By the square of the first man: the images that bring it to a square of its own space.
    std::vector<std::vector<std::size_t>> images_of_first_;
    std::vector<Space> spaces_;
    std::size_t placements_ = 1;
};

/// The index of these men in a game.
template <class V>
EndgameIndex endgame_index(const Material& material) {
    return {material, endgame_facts<V>(), V::sides_are_alike(sample_position<V>(material))};
}

/// The position with this number; none where the number stands for none, or another image has a lesser one.
template <class V>
std::optional<Position<V>> position_at(const EndgameIndex& index, std::size_t number) {
    const Placement placement = index.at(number);
    auto position = position_of<V>(index.kinds(), placement);
    if (position && index.of(placement) != number) position.reset();
    return position;
}

}  // namespace kingcraft
