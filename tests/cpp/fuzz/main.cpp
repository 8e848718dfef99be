// The program of libFuzzer (LLVM): kingcraft_fuzz --target=NAME [options of libFuzzer] [folders or files].
// scripts/endurance/fuzz runs it. Farms want a program for each target: a copy that is called kingcraft_fuzz_NAME needs
// no option.

#include <array>
#include <utility>

#include "fuzz/fuzz_input.hpp"

namespace kingcraft::fuzz {
namespace {

using Target = void (*)(std::string_view variant, Input& input);

constexpr std::array<std::pair<std::string_view, Target>, 11> targets{{
    {"fen", fuzz_fen},
    {"folder", fuzz_folder},
    {"moves", fuzz_moves},
    {"net", fuzz_net},
    {"options", fuzz_options},
    {"pgn", fuzz_pgn},
    {"play", fuzz_play},
    {"probe", fuzz_probe},
    {"search", fuzz_search},
    {"table", fuzz_table},
    {"uci", fuzz_uci},
}};

Target chosen = nullptr;

Target find_target(std::string_view name) {
    for (const auto& [known, target] : targets)
        if (known == name) return target;
    return nullptr;
}

void list() {
    std::string text = "targets";
    for (const auto& [name, target] : targets) text += " " + std::string(name);
    text += "\ngames";
    for (const VariantInfo& info : variant_infos()) text += " " + std::string(info.id);
    std::puts(text.c_str());
}

}  // namespace
}  // namespace kingcraft::fuzz

extern "C" int LLVMFuzzerInitialize(int* count, char*** arguments) {
    using namespace kingcraft;
    constexpr std::string_view option = "--target=";
    const std::string_view program = (*arguments)[0];
    fuzz::chosen = fuzz::find_target(program.substr(program.rfind('_') + 1));
    for (int i = 1; i < *count; ++i) {
        const std::string_view word = (*arguments)[i];
        if (word == "--list") {
            fuzz::list();
            std::exit(0);
        }
        if (word.substr(0, option.size()) == option) fuzz::chosen = fuzz::find_target(word.substr(option.size()));
    }
    if (fuzz::chosen != nullptr) return 0;
    std::fputs("kingcraft_fuzz: name a target, --target=NAME; --list lists them\n", stderr);
    std::exit(2);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    kingcraft::fuzz::Input input(bytes, size);
    const std::string_view variant = input.choose_variant();
    kingcraft::fuzz::chosen(variant, input);
    return 0;
}
