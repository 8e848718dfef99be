#pragma once
// Numbers for the placements of a table: mirror images share one, and so do men of a kind that change places.

#include "endgame/placement.hpp"
#include "endgame/symmetry.hpp"

namespace kingcraft {

template <class V>
class EndgameIndex {
    using G = typename V::Geometry;

  public:
    explicit EndgameIndex(const Material& material) : material_(material), kinds_(kinds_of(material)) {
        images_ = mirrors<G>(V::sides_are_alike(sample_position<V>(material)), material.has_pawns());
        for (const MenOfKind& kind : kinds_) spaces_.emplace_back(kind);
        spaces_[0].keep_least_of_images(images_);
        for (int i = 0; i < G::squares; ++i) {
            for (std::size_t image = 0; image < images_.size(); ++image) {
                if (spaces_[0].place[images_[image][static_cast<std::size_t>(i)]] != no_place)
                    images_of_first_[static_cast<std::size_t>(i)].push_back(image);
            }
        }
        placements_ = 1;
        for (const Space& space : spaces_) placements_ *= space.size();
    }

    const Material& material() const { return material_; }
    const std::vector<MenOfKind>& kinds() const { return kinds_; }
    const std::vector<Mirror<G>>& images() const { return images_; }

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

    /// The position with this number; none where the number stands for none, or another image has a lesser one.
    std::optional<Position<V>> position(std::size_t number) const {
        const Placement placement = at(number);
        auto position = position_of<V>(kinds_, placement);
        if (position && of(placement) != number) position.reset();
        return position;
    }

  private:
    static constexpr std::uint8_t no_place = 255;

    /// Where the men of one kind may stand: the squares, or the pairs of them.
    struct Space {
        explicit Space(const MenOfKind& kind) : is_pair(kind.count == table_twins_max) {
            for (int i = 0; i < G::squares; ++i) {
                const auto square = static_cast<Square>(i);
                if (may_stand<V>(kind.piece, square)) squares.push_back(square);
            }
            number_squares();
        }

        /// Keeps of every square and its images the one that comes first.
        void keep_least_of_images(const std::vector<Mirror<G>>& images) {
            squares.erase(std::remove_if(squares.begin(), squares.end(),
                                         [&](Square square) {
                                             return std::any_of(images.begin(), images.end(), [&](const auto& image) {
                                                 return image[square] < square;
                                             });
                                         }),
                          squares.end());
            number_squares();
        }

        void number_squares() {
            place.fill(no_place);
            pairs.clear();
            for (std::size_t i = 0; i < squares.size(); ++i) {
                place[squares[i]] = static_cast<std::uint8_t>(i);
                for (std::size_t j = 0; is_pair && j < i; ++j) pairs.push_back({squares[j], squares[i]});
            }
        }

        std::size_t size() const { return is_pair ? pairs.size() : squares.size(); }

        bool is_pair;
        std::vector<Square> squares;
        std::array<std::uint8_t, G::squares> place{};
        std::vector<std::array<Square, table_twins_max>> pairs;
    };

    std::size_t number(const Placement& placement, const Mirror<G>& image) const {
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
    std::vector<Mirror<G>> images_;
    /// By the square of the first man: the images that bring it to a square of its own space.
    std::array<std::vector<std::size_t>, G::squares> images_of_first_;
    std::vector<Space> spaces_;
    std::size_t placements_ = 0;
};

}  // namespace kingcraft
