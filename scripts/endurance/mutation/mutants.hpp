#pragma once
// Mutants: small faults that scripts/endurance/mutants puts into the engine, all in one program. Each has a number, and
// the program runs with the one that the environment names, or without. What the compiler evaluates has no mutants.

#include <cstdio>
#include <cstdlib>
#include <type_traits>

namespace kingcraft_mutants {

inline constexpr int most = 8192;
/// For each mutant whether it is active or, with KINGCRAFT_REACHED, whether it was not reached yet.
inline unsigned char marks[most];
inline int active = -1;
inline std::FILE* reached = nullptr;

inline const bool started = [] {
    if (const char* const number = std::getenv("KINGCRAFT_MUTANT")) {
        active = std::atoi(number);
        marks[active] = 1;
    } else if (const char* const file = std::getenv("KINGCRAFT_REACHED")) {
        reached = std::fopen(file, "w");
        for (unsigned char& mark : marks) mark = 1;
    }
    return true;
}();

[[gnu::noinline]] inline bool reach(int number) {
    if (reached == nullptr) return number == active;
    marks[number] = 0;
    std::fprintf(reached, "%d\n", number);
    std::fflush(reached);
    return false;
}

/// Whether the mutant of this number is active.
constexpr bool mutant(int number) { return !std::is_constant_evaluated() && marks[number] != 0 && reach(number); }

// `a + infix<7>{} + b` is `a - b` where mutant 7 is active: the operator binds as before, on both sides.
template <int Number>
struct infix {};
template <class Left, int Number>
struct held {
    const Left& left;
};

#define KINGCRAFT_MUTANT_OPERATOR(from, to)                                            \
    template <class Left, int Number>                                                  \
    constexpr held<Left, Number> operator from(const Left& left, infix<Number>) {      \
        return {left};                                                                 \
    }                                                                                  \
    template <class Left, int Number, class Right>                                     \
    constexpr auto operator from(const held<Left, Number>& held, const Right& right) { \
        using Value = std::remove_cvref_t<decltype(held.left from right)>;             \
        if constexpr (requires { static_cast<Value>(held.left to right); }) {          \
            if (mutant(Number)) return static_cast<Value>(held.left to right);         \
        }                                                                              \
        return static_cast<Value>(held.left from right);                               \
    }
KINGCRAFT_MUTANT_OPERATOR(==, !=)
KINGCRAFT_MUTANT_OPERATOR(!=, ==)
KINGCRAFT_MUTANT_OPERATOR(<, <=)
KINGCRAFT_MUTANT_OPERATOR(<=, <)
KINGCRAFT_MUTANT_OPERATOR(>, >=)
KINGCRAFT_MUTANT_OPERATOR(>=, >)
KINGCRAFT_MUTANT_OPERATOR(+, -)
KINGCRAFT_MUTANT_OPERATOR(-, +)
KINGCRAFT_MUTANT_OPERATOR(*, +)
KINGCRAFT_MUTANT_OPERATOR(&, |)
KINGCRAFT_MUTANT_OPERATOR(|, &)
#undef KINGCRAFT_MUTANT_OPERATOR

}  // namespace kingcraft_mutants

// The engine defines it nowhere, so that the compiler refuses what calls it. Mutated code is compiled to be called.
namespace kingcraft::detail {
[[noreturn]] inline void role_has_no_moves() { std::abort(); }
}  // namespace kingcraft::detail
