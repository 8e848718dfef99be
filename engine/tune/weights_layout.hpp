#pragma once
// Writes the weights of a game as text.

#include <array>
#include <ostream>
#include <string_view>

#include "rules/tapered.hpp"

namespace kingcraft::tune {

namespace detail {

inline void write_shape(std::ostream&, const Tapered&) {}
template <class T, std::size_t Size>
void write_shape(std::ostream& out, const std::array<T, Size>& term) {
    out << ' ' << Size;
    write_shape(out, term[0]);
}

inline void write_values(std::ostream& out, const Tapered& term) {
    out << term.opening() << ' ' << term.ending() << '\n';
}
template <class T, std::size_t Size>
void write_values(std::ostream& out, const std::array<T, Size>& term) {
    for (const T& part : term) write_values(out, part);
}

}  // namespace detail

/// Writes a line for each term with its name and the sizes of its dimensions (none for a single weight), then a line
/// for each of its weights, opening and ending.
template <class V>
void write_layout(std::ostream& out) {
    V::weights.for_each_term(V::weights, [&](std::string_view name, const auto& term) {
        out << name;
        detail::write_shape(out, term);
        out << '\n';
        detail::write_values(out, term);
    });
}

}  // namespace kingcraft::tune
