#pragma once
// The positions of self-play as a net is trained on them.

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <istream>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "notation/fen.hpp"
#include "search/evaluation.hpp"
#include "search/net/net_inputs.hpp"

namespace kingcraft::train {

inline double expit(double x) { return 1 / (1 + std::exp(-x)); }

/// The cross entropy of a target between 0 and 1 and the chance to win that `logit` stands for.
inline double cross_entropy(double target, double logit) {
    return target * std::log1p(std::exp(-logit)) + (1 - target) * std::log1p(std::exp(logit));
}

/// The number between `low` and `high` at which a function of one valley is least (golden-section search).
template <class Function>
double least_point(Function function, double low, double high) {
    constexpr double golden = 0.381966;
    constexpr int steps = 40;
    for (int i = 0; i < steps; ++i) {
        const double a = low + (high - low) * golden;
        const double b = high - (high - low) * golden;
        if (function(a) < function(b)) {
            high = b;
        } else {
            low = a;
        }
    }
    return (low + high) / 2;
}

/// A position, seen by the side to move.
struct Sample {
    /// Where its rows begin: those that this side sees, then as many that the other side sees.
    std::size_t rows_at = 0;
    std::uint8_t pieces = 0;
    std::uint8_t bucket = 0;
    /// How far the side is ahead in material, in hundredths of a pawn.
    std::int16_t material = 0;
    /// The result of its game, as a chance to win.
    float target = 0;
};

/// The samples of a file of scripts/self-play/run.
class Samples {
  public:
    /// Lines without sense are left out; so are positions that a net does not apply to, once they have counted for the
    /// targets of those before them.
    template <class V>
    static Samples read(std::istream& in) {
        Samples samples;
        samples.row_count_ = NetInputs<V>::shape.rows;
        for (std::string line; std::getline(in, line);) samples.template add<V>(line);
        samples.set_targets();
        return samples;
    }

    const std::vector<Sample>& training() const { return training_; }
    /// Those of one game in twenty, which the training does not see.
    const std::vector<Sample>& held_out() const { return held_out_; }
    /// The numbers of the rows that the side to move sees, or the other side.
    std::span<const std::uint16_t> rows(const Sample& sample, bool other) const {
        return std::span(rows_).subspan(sample.rows_at + (other ? sample.pieces : 0), sample.pieces);
    }
    std::size_t row_count() const { return row_count_; }
    std::size_t size() const { return training_.size() + held_out_.size(); }
    /// How steeply the targets follow material: the logit of a hundredth of a pawn.
    double steepness() const { return steepness_; }

  private:
    /// The score a ply later counts so much in a target. From 0.4 to 0.7 it makes no difference; with 0.9 the net knows
    /// results a little better, but plays worse.
    static constexpr double later_share = 0.5;

    /// A line, seen by the side to move.
    struct Line {
        double result = 0;
        int score = 0;
        std::uint64_t game = 0;
        int ply = 0;
        bool applies = false;
        Sample sample{};
    };

    template <class T>
    static std::optional<T> next_number(std::string_view& fields) {
        T value{};
        const auto [end, error] = std::from_chars(fields.data(), fields.data() + fields.size(), value);
        if (error != std::errc()) return std::nullopt;
        fields.remove_prefix(std::min(fields.size(), static_cast<std::size_t>(end - fields.data()) + 1));
        return value;
    }

    template <class V>
    void add(std::string_view text) {
        using Inputs = NetInputs<V>;
        const std::size_t tab = std::min(text.find('\t'), text.size());
        const auto parsed = parse_fen<V>(text.substr(0, tab));
        std::string_view fields = text.substr(std::min(tab + 1, text.size()));
        const auto result = next_number<int>(fields);
        const auto score = next_number<int>(fields);
        const auto game = next_number<std::uint64_t>(fields);
        const auto ply = next_number<int>(fields);
        if (!parsed || !result || !score || !game || !ply) return;
        const Position<V>& position = parsed.value();
        const bool white = position.turn() == Color::white;
        Line line{(white ? *result : 2 - *result) / 2.0, white ? *score : -*score, *game, *ply,
                  Inputs::applies(position)};
        line.sample.rows_at = rows_.size();
        line.sample.pieces = static_cast<std::uint8_t>(position.occupied().count());
        line.sample.bucket = static_cast<std::uint8_t>(Inputs::bucket(position));
        line.sample.material = static_cast<std::int16_t>(material_of_side(position, position.turn()) -
                                                         material_of_side(position, !position.turn()));
        for (const Color side : {position.turn(), !position.turn()}) {
            const bool mirrored = Inputs::is_mirrored(position, side);
            for (const Square square : position.occupied()) {
                const Piece piece = position.at(square);
                rows_.push_back(Inputs::row(side, mirrored, piece.color(), index(piece.role()), square));
            }
        }
        lines_.push_back(line);
    }

    /// The steepness at which the values of the lines come nearest to the targets.
    template <class Value, class Target>
    double fitted(Value value, Target target) const {
        constexpr std::size_t step = 5;
        return least_point(
            [&](double steepness) {
                double sum = 0;
                for (std::size_t i = 0; i < lines_.size(); i += step)
                    sum += cross_entropy(target(lines_[i]), steepness * value(lines_[i]));
                return sum;
            },
            0.0005, 0.03);
    }

    /// The target for each position: the scores from there on, each ply counting less, and for what is left the
    /// result (TD(lambda), R. Sutton 1988). Results alone are too rough, and scores alone only repeat the evaluation.
    void set_targets() {
        const double of_scores =
            fitted([](const Line& line) { return line.score; }, [](const Line& line) { return line.result; });
        for (std::size_t i = lines_.size(); i-- > 0;) {
            Line& line = lines_[i];
            const bool ends = i + 1 == lines_.size() || lines_[i + 1].game != line.game;
            const int plies = ends ? 1 : lines_[i + 1].ply - line.ply;
            const double share = std::pow(later_share, plies);
            const double later = ends ? line.result : lines_[i + 1].sample.target;
            const double seen = !ends && plies % 2 == 1 ? 1 - later : later;
            line.sample.target = static_cast<float>((1 - share) * expit(of_scores * line.score) + share * seen);
        }
        steepness_ = fitted([](const Line& line) { return line.sample.material; },
                            [](const Line& line) { return line.sample.target; });
        constexpr std::uint64_t held_out_games = 20;
        for (const Line& line : lines_) {
            std::uint64_t random = line.game;
            const bool is_held_out = split_mix_64(random) % held_out_games == 0;
            if (line.applies) (is_held_out ? held_out_ : training_).push_back(line.sample);
        }
        lines_.clear();
        lines_.shrink_to_fit();
    }

    std::vector<std::uint16_t> rows_;
    std::vector<Line> lines_;
    std::vector<Sample> training_;
    std::vector<Sample> held_out_;
    std::size_t row_count_ = 0;
    double steepness_ = 0;
};

}  // namespace kingcraft::train
