#pragma once
// Numbers the placements of a table. Mirror images share a number, and so do placements with equal pieces exchanged.
// The class is no template: it gets the facts of the game once.

#include "endgame/board_facts.hpp"
#include "endgame/placement.hpp"

namespace kingcraft {

class EndgameIndex {
  public:
    /// `left_right_symmetric`: the game is the same with the board mirrored left to right.
    EndgameIndex(const Material& material, const BoardFacts& facts, bool left_right_symmetric);

    const Material& material() const { return material_; }
    const std::vector<PieceKind>& kinds() const { return kinds_; }
    const std::vector<Mirror>& images() const { return images_; }
    const Mirror& upside_down() const { return upside_down_; }

    /// The count of numbers. Some stand for no position, see `at`.
    std::size_t size() const { return color_count * placements_; }

    /// The number of a placement with one piece per square: the least of its mirror images.
    std::size_t of(const Placement& placement) const {
        std::size_t least = placements_;
        for (const std::size_t image : images_of_first_[placement.squares[0]])
            least = std::min(least, number(placement, images_[image]));
        return least + index(placement.turn) * placements_;
    }

    /// The placement with this number. Two pieces may be on one square; then it stands for no position.
    Placement at(std::size_t number) const {
        Placement placement;
        placement.turn = static_cast<Color>(number / placements_);
        std::size_t rest = number % placements_;
        std::size_t piece = static_cast<std::size_t>(material_.count());
        for (std::size_t i = spaces_.size(); i-- > 0;) {
            const Space& space = spaces_[i];
            const std::size_t place = rest % space.size();
            rest /= space.size();
            if (space.is_pair) placement.squares[--piece] = space.pairs[place][1];
            placement.squares[--piece] = space.is_pair ? space.pairs[place][0] : space.squares[place];
        }
        return placement;
    }

  private:
    static constexpr std::uint8_t no_place = 255;

    /// The squares, or pairs of squares, that the pieces of one kind may be on.
    struct Space {
        /// `board` is the number of squares of the board.
        Space(std::vector<Square> allowed, bool pair, std::size_t board);

        std::size_t size() const { return is_pair ? pairs.size() : squares.size(); }

        bool is_pair;
        std::vector<Square> squares;
        /// By square: its index in `squares`.
        std::vector<std::uint8_t> place;
        std::vector<std::array<Square, table_duplicates_max>> pairs;
    };

    std::size_t number(const Placement& placement, const Mirror& image) const {
        std::size_t number = 0;
        std::size_t piece = 0;
        for (const Space& space : spaces_) {
            std::size_t place = space.place[image[placement.squares[piece++]]];
            if (space.is_pair) {
                const std::size_t other = space.place[image[placement.squares[piece++]]];
                const std::size_t high = std::max(place, other);
                place = std::min(place, other) + high * (high - 1) / 2;
            }
            number = number * space.size() + place;
        }
        return number;
    }

    Material material_;
    std::vector<PieceKind> kinds_;
    std::vector<Mirror> images_;
    Mirror upside_down_;
    /// By the square of the first piece: the images that map it to a square of its own space.
    std::vector<std::vector<std::size_t>> images_of_first_;
    std::vector<Space> spaces_;
    std::size_t placements_ = 1;
};

/// The index of these pieces in the game `V`.
template <class V>
EndgameIndex endgame_index(const Material& material) {
    return {material, board_facts<V>(), V::is_left_right_symmetric(sample_position<V>(material))};
}

/// The position with this number; none when there is none, or a mirror image has a lower number.
template <class V>
std::optional<Position<V>> position_at(const EndgameIndex& index, std::size_t number) {
    const Placement placement = index.at(number);
    auto position = position_of<V>(index.kinds(), placement);
    if (position && index.of(placement) != number) position.reset();
    return position;
}

}  // namespace kingcraft
