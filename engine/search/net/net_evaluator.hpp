#pragma once
// Applies a net to the positions of a search. The sums of the neurons are stored for each ply, and made from those of
// the ply before or of the last position at this ply, whichever is nearer, by the pieces that differ. Neither need be
// of the same line: then only more pieces differ. So no kind of move needs code of its own.

#include <array>
#include <memory>

#include "search/net/net_inputs.hpp"
#include "search/score.hpp"

namespace kingcraft {

template <class V>
class NetEvaluator {
  public:
    using Inputs = NetInputs<V>;

    /// The net must outlive its use; null for none.
    explicit NetEvaluator(const Net* net) : net_(net) {
        if (net == nullptr) return;
        views_ = std::make_unique<Views>();
        for (View& view : *views_) std::copy(net->empty_sums().begin(), net->empty_sums().end(), view.sums.begin());
    }

    bool exists() const { return net_ != nullptr; }

    /// The net's evaluation of a position at this ply, for the side to move. There must be a net that applies to it.
    int evaluate(const Position<V>& position, int ply) {
        const std::int16_t* const own = sums(position, position.turn(), ply);
        const std::int16_t* const other = sums(position, !position.turn(), ply);
        return net_->evaluation(own, other, Inputs::bucket(position));
    }

  private:
    using Set = typename Position<V>::Set;

    /// The sums as a side sees a position, and the pieces of that position, by color alone and by role too.
    struct View {
        std::array<std::int16_t, NetWeights::neurons_max> sums{};
        std::array<Set, color_count> colors{};
        std::array<std::array<Set, Inputs::roles>, color_count> pieces{};
    };
    static constexpr std::size_t plies = max_ply + 2;
    /// By ply, side, and whether it sees the board mirrored.
    using Views = std::array<View, plies * color_count * 2>;

    static std::size_t at(int ply, Color side, bool mirrored) {
        const auto view = static_cast<std::size_t>(2 * index(side)) + (mirrored ? 1 : 0);
        return static_cast<std::size_t>(std::max(ply, 0)) * color_count * 2 + view;
    }

    /// About how many rows have to be added and removed to make the sums of the position from those of the view.
    static int distance(const View& view, const Position<V>& position) {
        return (view.colors[0] ^ position.of(Color::white)).count() +
               (view.colors[1] ^ position.of(Color::black)).count();
    }

    const std::int16_t* sums(const Position<V>& position, Color side, int ply) {
        const bool mirrored = Inputs::is_mirrored(position, side);
        View& view = (*views_)[at(ply, side, mirrored)];
        const View& parent = (*views_)[at(ply - 1, side, mirrored)];
        // Where the evaluation of the position before came from the table, its ply has the sums of another one.
        const View& before = distance(parent, position) <= distance(view, position) ? parent : view;
        std::array<std::uint16_t, V::Geometry::squares> added;
        std::array<std::uint16_t, V::Geometry::squares> removed;
        std::size_t added_count = 0;
        std::size_t removed_count = 0;
        for (const Color color : {Color::white, Color::black}) {
            const Set& of_color = position.of(color);
            const auto of = static_cast<std::size_t>(index(color));
            view.colors[of] = of_color;
            for (std::size_t role = 0; role < Inputs::roles; ++role) {
                const Set now = of_color & position.of(static_cast<Role>(role));
                const Set then = before.pieces[of][role];
                view.pieces[of][role] = now;
                if (now == then) continue;
                for (const Square square : now - then)
                    added[added_count++] = Inputs::row(side, mirrored, color, role, square);
                for (const Square square : then - now)
                    removed[removed_count++] = Inputs::row(side, mirrored, color, role, square);
            }
        }
        net_->update(before.sums.data(), {added.data(), added_count}, {removed.data(), removed_count},
                     view.sums.data());
        return view.sums.data();
    }

    const Net* net_;
    std::unique_ptr<Views> views_{};
};

}  // namespace kingcraft
