#include "endgame/table_index.hpp"

#include <algorithm>

#include "base/small.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

namespace {

/// Of each square and its mirror images, the first one.
std::vector<Square> least_of_images(std::vector<Square> squares, const std::vector<Mirror>& images) {
    squares.erase(std::remove_if(squares.begin(), squares.end(),
                                 [&](Square square) {
                                     return std::any_of(images.begin(), images.end(),
                                                        [&](const Mirror& image) { return image[square] < square; });
                                 }),
                  squares.end());
    return squares;
}

}  // namespace

std::vector<PieceOnSquare> sample_pieces(const Material& material) {
    std::vector<PieceOnSquare> pieces;
    for (const PieceKind& kind : kinds_of(material)) {
        for (int i = 0; i < kind.count; ++i) pieces.push_back({kind.piece, static_cast<Square>(pieces.size())});
    }
    return pieces;
}

EndgameIndex::EndgameIndex(const Material& material, const BoardFacts& facts, bool left_right_symmetric)
    : material_(material),
      kinds_(kinds_of(material)),
      images_(mirrors(facts, left_right_symmetric, material.has_pawns())),
      upside_down_(mirror(facts, MirrorAxis::ranks)),
      images_of_first_(upside_down_.size()) {
    for (const PieceKind& kind : kinds_) {
        std::vector<Square> allowed;
        for (const Square square : images_[0]) {
            if (facts.may_stand(kind.piece, square)) allowed.push_back(square);
        }
        if (spaces_.empty()) allowed = least_of_images(std::move(allowed), images_);
        spaces_.emplace_back(std::move(allowed), kind.count == table_duplicates_max, upside_down_.size());
        placements_ *= spaces_.back().size();
    }
    for (std::size_t square = 0; square < images_of_first_.size(); ++square) {
        for (std::size_t image = 0; image < images_.size(); ++image) {
            if (spaces_[0].place[images_[image][square]] != no_place) images_of_first_[square].push_back(image);
        }
    }
}

EndgameIndex::Space::Space(std::vector<Square> allowed, bool pair, std::size_t board)
    : is_pair(pair), squares(std::move(allowed)), place(board, no_place) {
    for (std::size_t i = 0; i < squares.size(); ++i) {
        place[squares[i]] = static_cast<std::uint8_t>(i);
        for (std::size_t j = 0; is_pair && j < i; ++j) pairs.push_back({squares[j], squares[i]});
    }
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
