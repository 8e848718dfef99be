#pragma once
// A network of one hidden layer that evaluates positions: learned from games, the same for every game, and given
// nothing of a game but where its pieces stand (efficiently updatable neural network, Yu Nasu 2018).
//
// The hidden layer sees the board once from each side. A neuron adds up a weight for each piece on its square; what is
// between 0 and 1 is squared. The evaluation is the sum of both sides' neurons, with weights by the number of pieces.
// All numbers are whole, so that every build computes the same.

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace kingcraft {

/// The numbers of a net, as in its file.
struct NetWeights {
    /// A whole neuron, and a whole weight of the output.
    static constexpr int neuron_unit = 127;
    static constexpr int output_unit = 64;
    static constexpr std::size_t buckets = 8;

    /// A multiple of `NetWeights::block`, at most `neurons_max`.
    static constexpr std::size_t block = 16;
    static constexpr std::size_t neurons_max = 256;
    std::size_t neurons = 0;
    /// One for each neuron, in units of a neuron, at most `bias_max` either way.
    static constexpr int bias_max = 8000;
    std::vector<std::int16_t> bias{};
    /// For each row, which is a piece on a square, one for each neuron.
    std::vector<std::int8_t> input{};
    /// For each bucket and each side, one for each neuron: `output_count` in all.
    std::vector<std::int8_t> output{};
    static constexpr std::size_t output_count(std::size_t neurons) { return buckets * 2 * neurons; }
    /// In the units of a sum: a neuron's unit twice and an output's once.
    static constexpr int output_bias_max = 1 << 28;
    std::array<std::int32_t, buckets> output_bias{};
    /// Makes hundredths of a pawn of a sum, in 2⁻³².
    std::int32_t factor = 0;
};

/// How many rows a net of the game has, see `NetInputs`.
struct NetShape {
    std::string_view game;
    std::size_t rows;
};

/// A net's file: the magic bytes, a description of lines `name: value`, the numbers, and a checksum.
struct NetFile {
    /// How the net was made. `game` and `neurons` have lines in it.
    std::string description{};
    NetWeights weights{};
};

/// The bytes of a file; the lines `game` and `neurons` are put before the description.
std::vector<std::uint8_t> write_net(std::string_view game, std::string_view description, const NetWeights& weights);
/// The game that a file names; empty if it is no net. The rest of the file may be harmed.
std::string game_of_net(std::span<const std::uint8_t> bytes);
/// The file with these bytes, which must be whole and of this shape. Error: argument.
Result<NetFile> read_net_file(const NetShape& shape, std::span<const std::uint8_t> bytes);

class Net {
  public:
    explicit Net(const NetFile& file);
    /// The net of this file, which must be whole and of this shape. Error: argument.
    static Result<Net> read(const NetShape& shape, std::span<const std::uint8_t> bytes);

    std::size_t neurons() const { return neurons_; }
    /// The lines of the file that say how the net was made.
    const std::string& description() const { return description_; }

    /// The sums of the neurons where no piece stands on the board.
    std::span<const std::int16_t> empty_sums() const { return bias_; }
    /// Adds rows to sums, and takes others from them. The result may stand where the sums do.
    void update(const std::int16_t* sums, std::span<const std::uint16_t> added, std::span<const std::uint16_t> removed,
                std::int16_t* result) const;
    /// The evaluation in hundredths of a pawn for the side to move, from the sums of that side and of the other one.
    /// `bucket` is below `NetWeights::buckets`.
    int evaluation(const std::int16_t* own, const std::int16_t* other, std::size_t bucket) const;

  private:
    std::size_t neurons_;
    std::string description_;
    std::vector<std::int16_t> bias_;
    // Wider than in the file, since wider is quicker.
    std::vector<std::int16_t> input_;
    std::vector<std::int16_t> output_;
    std::array<std::int32_t, NetWeights::buckets> output_bias_;
    std::int32_t factor_;
};

}  // namespace kingcraft
