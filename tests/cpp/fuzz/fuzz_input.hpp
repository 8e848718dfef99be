#pragma once
// Shared by the targets of the fuzzer: the bytes as choices and text, and how a wrong answer ends the program.

#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <string>
#include <string_view>

#include "english/english.hpp"
#include "game/any_game.hpp"

namespace kingcraft::fuzz {

/// The bytes of one run, read from first to last. Behind the end all choices are 0.
class Input {
  public:
    Input(const std::uint8_t* bytes, std::size_t size) : bytes_(bytes), end_(bytes + size) {}

    bool is_empty() const { return bytes_ == end_; }
    /// A number from 0 on, below `bound`, which is from 1 to 256.
    std::size_t choose(std::size_t bound) { return is_empty() ? 0 : *bytes_++ % bound; }
    /// A number of so many bytes, at most 8.
    std::uint64_t number(int bytes) {
        std::uint64_t number = 0;
        while (--bytes >= 0) number = number << 8 | choose(256);
        return number;
    }
    /// One of the games.
    std::string_view choose_variant() {
        static const std::vector<VariantInfo> variants = variant_infos();
        return variants[choose(variants.size())].id;
    }
    /// All that is left.
    std::string_view rest() {
        const std::string_view text(reinterpret_cast<const char*>(bytes_), static_cast<std::size_t>(end_ - bytes_));
        bytes_ = end_;
        return text;
    }

  private:
    const std::uint8_t* bytes_;
    const std::uint8_t* end_;
};

/// Ends the program, which the fuzzer takes for a crash, unless what must be equal is.
inline void expect_equal(std::string_view what, const std::string& expected, const std::string& found) {
    if (expected == found) return;
    std::cerr << what << "\n  expected: " << expected << "\n  found:    " << found << std::endl;
    std::abort();
}

inline void expect(std::string_view what, bool holds, const std::string& about) {
    if (!holds) expect_equal(what, "yes", "no: " + about);
}

/// The text of an error, which each must have.
inline std::string text_of(const Error& error) {
    std::string text = english(error);
    expect("an error has a sentence", !text.empty(), std::string(error.message.key()));
    return text;
}

inline std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += word + " ";
    return text;
}

/// A game at its start.
inline std::unique_ptr<AnyGame> new_game(std::string_view variant) {
    return std::move(AnyGame::create(variant)).value();
}

/// Plays a legal move that the input chooses; false when there is none, or the game is over.
inline bool play_chosen(AnyGame& game, Input& input) {
    const std::vector<std::string> ids = game.move_ids();
    return !ids.empty() && !game.outcome() && bool(game.move(ids[input.choose(ids.size() < 256 ? ids.size() : 256)]));
}

/// Each of them gets the input without its first byte, which chose the game.
void fuzz_fen(std::string_view variant, Input& input);
void fuzz_folder(std::string_view variant, Input& input);
void fuzz_moves(std::string_view variant, Input& input);
void fuzz_net(std::string_view variant, Input& input);
void fuzz_options(std::string_view variant, Input& input);
void fuzz_pgn(std::string_view variant, Input& input);
void fuzz_play(std::string_view variant, Input& input);
void fuzz_probe(std::string_view variant, Input& input);
void fuzz_search(std::string_view variant, Input& input);
void fuzz_table(std::string_view variant, Input& input);
void fuzz_uci(std::string_view variant, Input& input);

}  // namespace kingcraft::fuzz
