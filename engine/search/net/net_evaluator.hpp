#pragma once
// Applies a net to one position after another. The sums of the neurons are stored, and brought up to date by the
// pieces that differ, however many moves lie between. So no kind of move needs code of its own.

#include <array>
#include <vector>

#include "search/net/net_inputs.hpp"

namespace kingcraft {

template <class V>
class NetEvaluator {
  public:
    using Inputs = NetInputs<V>;

    /// The net must outlive its use; null for none, which corrects nothing.
    explicit NetEvaluator(const Net* net) : net_(net) {}

    /// The evaluation, for the side to move, with the net's correction.
    int corrected(const Position<V>& position, int evaluation) {
        if (net_ == nullptr || !Inputs::applies(position)) return evaluation;
        const std::int16_t* const own = sums(position, position.turn());
        const std::int16_t* const other = sums(position, !position.turn());
        return net_->corrected(evaluation, own, other, Inputs::bucket(position));
    }

  private:
    using Set = typename Position<V>::Set;

    /// The sums as a side sees a position, and the pieces of that position.
    struct View {
        std::vector<std::int16_t> sums{};
        std::array<std::array<Set, Inputs::roles>, color_count> pieces{};
    };

    const std::int16_t* sums(const Position<V>& position, Color side) {
        const bool mirrored = Inputs::is_mirrored(position, side);
        View& view = views_[static_cast<std::size_t>(index(side))][mirrored ? 1 : 0];
        if (view.sums.empty()) view.sums.assign(net_->empty_sums().begin(), net_->empty_sums().end());
        std::array<std::uint16_t, V::Geometry::squares> added;
        std::array<std::uint16_t, V::Geometry::squares> removed;
        std::size_t added_count = 0;
        std::size_t removed_count = 0;
        for (const Color color : {Color::white, Color::black}) {
            const Set& of_color = position.of(color);
            for (std::size_t role = 0; role < Inputs::roles; ++role) {
                const Set now = of_color & position.of(static_cast<Role>(role));
                Set& before = view.pieces[static_cast<std::size_t>(index(color))][role];
                if (now == before) continue;
                for (const Square square : now - before)
                    added[added_count++] = Inputs::row(side, mirrored, color, role, square);
                for (const Square square : before - now)
                    removed[removed_count++] = Inputs::row(side, mirrored, color, role, square);
                before = now;
            }
        }
        if (added_count + removed_count > 0)
            net_->update(view.sums.data(), {added.data(), added_count}, {removed.data(), removed_count});
        return view.sums.data();
    }

    const Net* net_;
    /// By side, and whether it sees the board mirrored.
    std::array<std::array<View, 2>, color_count> views_{};
};

}  // namespace kingcraft
