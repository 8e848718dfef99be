#include "game/any_game.hpp"
#include "self_play/openings.hpp"
#include "uci/commands.hpp"
#include "uci/input_words.hpp"

namespace kingcraft::uci {

std::optional<Error> run_genfens(const std::string& line, const Output& output) {
    const std::vector<std::string> words = split(line);
    constexpr std::size_t variant_at = 6;
    if (words.size() < variant_at || words.size() > variant_at + 1 || words[2] != "seed" || words[4] != "book")
        return usage_error("\"genfens\" is written \"genfens COUNT seed SEED book None [VARIANT]\".");
    const auto count = to_number(words[1]);
    const auto seed = to_number(words[3]);
    if (!count || *count < 1) return usage_error("The count " + quote(words[1]) + " is not a number from 1 on.");
    if (!seed || *seed < 0) return usage_error("The seed " + quote(words[3]) + " is not a number from 0 on.");
    if (words[5] != "None") return usage_error("Openings are made without a book: \"book None\".");
    const std::string_view variant = words.size() > variant_at ? words[variant_at] : variant_infos()[0].id;
    const bool known =
        self_play::make_openings(variant, static_cast<std::uint64_t>(*count), static_cast<std::uint64_t>(*seed),
                                 [&](const std::string& fen) { output("info string genfens " + fen); });
    return known ? std::nullopt : std::optional(unknown_variant(variant));
}

}  // namespace kingcraft::uci
