#pragma once
// How often each weight counts in a position, for the fit of the weights; and these counts as files for numpy.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <istream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "notation/fen.hpp"
#include "search/evaluation.hpp"

namespace kingcraft::tune {

/// The number of the variant's weights.
template <class V>
constexpr std::size_t weight_count() {
    return sizeof(V::weights) / sizeof(Tapered);
}

/// A sink that counts. The index of a weight is its offset in `V::weights`.
template <class V>
class CountingSink {
  public:
    using Counts = std::array<int, weight_count<V>()>;

    void add(const Tapered& weight, int count = 1) { counts_[place(weight)] += count; }
    void add_danger(const Tapered& weight, int count = 1) { danger_[place(weight)] += count; }

    const Counts& counts() const { return counts_; }
    const Counts& danger() const { return danger_; }

  private:
    static std::size_t place(const Tapered& weight) {
        return static_cast<std::size_t>(&weight - reinterpret_cast<const Tapered*>(&V::weights));
    }

    Counts counts_{};
    Counts danger_{};
};

template <class V>
using Trace = std::array<CountingSink<V>, color_count>;

template <class V>
Trace<V> trace(const Position<V>& position) {
    Trace<V> sinks;
    evaluate_terms(position, sinks);
    return sinks;
}

/// A sparse matrix in three files: NAME.lengths (entries in each row), NAME.columns and NAME.counts.
class SparseFiles {
  public:
    explicit SparseFiles(const std::string& name)
        : lengths_(name + ".lengths", std::ios::binary),
          columns_(name + ".columns", std::ios::binary),
          counts_(name + ".counts", std::ios::binary) {}

    bool ok() const { return lengths_ && columns_ && counts_; }

    /// Appends a row; `count_at(column)` is its entry.
    template <class CountAt>
    void row(std::size_t columns, CountAt count_at) {
        std::uint16_t length = 0;
        for (std::size_t i = 0; i < columns; ++i) {
            const auto count = static_cast<std::int16_t>(count_at(i));
            if (count == 0) continue;
            write(columns_, static_cast<std::uint16_t>(i));
            write(counts_, count);
            ++length;
        }
        write(lengths_, length);
    }

  private:
    template <class Number>
    static void write(std::ofstream& file, Number number) {
        file.write(reinterpret_cast<const char*>(&number), sizeof number);
    }

    std::ofstream lengths_;
    std::ofstream columns_;
    std::ofstream counts_;
};

/// Traces positions written by SelfPlay into files of a folder, with numbers in the byte order of the processor: the
/// matrix `terms` (White's counts minus Black's), the matrices `danger-white` and `danger-black`, and `rows` with seven
/// 32-bit numbers a position: result, score, game and ply as in the line, phase (of 64), endgame scale (of 64), and
/// White's evaluation. Returns the error, or an empty text.
template <class V>
std::string write_traces(std::istream& positions, const std::string& folder) {
    constexpr std::size_t count = weight_count<V>();
    SparseFiles terms(folder + "/terms");
    std::array<SparseFiles, color_count> dangers{SparseFiles(folder + "/danger-white"),
                                                 SparseFiles(folder + "/danger-black")};
    std::ofstream rows(folder + "/rows", std::ios::binary);
    if (!terms.ok() || !dangers[0].ok() || !dangers[1].ok() || !rows) return "cannot write into " + folder;
    for (std::string line; std::getline(positions, line);) {
        const std::size_t tab = std::min(line.find('\t'), line.size());
        const auto parsed = parse_fen<V>(std::string_view(line).substr(0, tab));
        std::istringstream numbers(line.substr(tab));
        std::int32_t result = 0;
        std::int32_t score = 0;
        std::int64_t game = 0;
        std::int32_t ply = 0;
        if (!parsed || !(numbers >> result >> score >> game >> ply)) return "not a line of self-play: " + line;
        const Position<V>& position = parsed.value();
        const Trace<V> sinks = trace(position);
        const CountingSink<V>& white = sinks[0];
        const CountingSink<V>& black = sinks[1];
        terms.row(count, [&](std::size_t i) { return white.counts()[i] - black.counts()[i]; });
        dangers[0].row(count, [&](std::size_t i) { return white.danger()[i]; });
        dangers[1].row(count, [&](std::size_t i) { return black.danger()[i]; });
        const Tapered worth = difference(position);
        const std::array<std::int32_t, 7> row{result,
                                              score,
                                              static_cast<std::int32_t>(game),
                                              ply,
                                              Phase<V>::of(position),
                                              ending_scale(position, worth),
                                              blend(position, worth)};
        rows.write(reinterpret_cast<const char*>(row.data()), sizeof row);
    }
    return "";
}

}  // namespace kingcraft::tune
