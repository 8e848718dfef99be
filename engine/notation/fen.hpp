#pragma once
// Forsyth-Edwards Notation: six fields, wide runs as decimal numbers, one placement a level, rights by the letters of
// the variant. A game with a state has one field more, before the clocks.

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "base/small.hpp"
#include "notation/fen_fields.hpp"
#include "rules/validate.hpp"

KINGCRAFT_SMALL_BEGIN

namespace kingcraft {

/// Reads a FEN's fields without asking whether they make a position. The first two must be there: without the others
/// there are no rights and no en passant square, the state is that of the start, and the clocks are 0 and 1. The first
/// move has the number 1: where other programs write 0, it is read as 1.
template <class V>
Result<Setup<V>> parse_setup(std::string_view fen) {
    const auto fields = detail::fen_fields(fen);
    if (fields.empty()) return detail::setup_error(Message("fen-empty"));
    if (fields.size() < 2) {
        return detail::setup_error(Message("fen-fields").with("fen=", shown(fen)).with("count#", fields.size()));
    }
    Setup<V> setup;
    const auto text_fault = [](std::string_view key, std::string_view text) {
        return Message(key).with("text=", shown(text));
    };
    Message fault = detail::read_placement<V>(fields[0], setup);
    if (fault.empty() && fields[1] != "w" && fields[1] != "b") {
        fault = text_fault("fen-side", fields[1]);
    }
    setup.turn = fields[1] == "b" ? Color::black : Color::white;
    if (fault.empty() && fields.size() > 2) fault = detail::read_rights<V>(fields[2], setup);
    if (fault.empty() && fields.size() > 3) fault = detail::read_en_passant<V>(fields[3], setup);
    const std::size_t clocks = detail::read_state<V>(fields, setup);
    const auto has = [&](std::size_t at) { return fault.empty() && fields.size() > at; };
    if (has(clocks) && !detail::read_clock(fields[clocks], setup.halfmove_clock)) {
        fault = text_fault("fen-halfmove-clock", fields[clocks]);
    }
    if (has(clocks + 1) && !detail::read_clock(fields[clocks + 1], setup.move_number)) {
        fault = text_fault("fen-move-number", fields[clocks + 1]);
    }
    if (has(clocks + 2)) fault = text_fault("fen-extra-text", fields[clocks + 2]);
    if (!fault.empty()) return detail::setup_error(std::move(fault));
    setup.move_number = std::max(setup.move_number, 1);
    return setup;
}

/// The position that a FEN describes, or the first thing that is wrong with it.
template <class V>
Result<Position<V>> parse_fen(std::string_view fen) {
    const auto setup = parse_setup<V>(fen);
    if (!setup) return setup.error();
    return validate(setup.value());
}

/// The position from which the game starts.
template <class V>
Position<V> start_position() {
    return parse_fen<V>(V::start_fen).value();
}

/// The placement field: ranks from the last to the first, the ground level first.
template <class V>
std::string placement_text(const Position<V>& position) {
    using G = typename V::Geometry;
    std::string text;
    for (int level = 0; level < G::levels; ++level) {
        if (level > 0) text += detail::level_separator;
        for (int rank = G::ranks - 1; rank >= 0; --rank) {
            int run = 0;
            for (int file = 0; file < G::files; ++file) {
                const Piece piece = position.at(G::square(file, rank, level));
                if (!piece.exists()) {
                    ++run;
                    continue;
                }
                detail::add_run(text, std::exchange(run, 0));
                text += fen_letter<V>(piece);
            }
            detail::add_run(text, run);
            if (rank > 0) text += '/';
        }
    }
    return text;
}

/// All fields; the en passant square only where such a capture is legal.
template <class V>
std::string fen_text(const Position<V>& position) {
    std::string text = placement_text(position);
    text += position.turn() == Color::white ? " w " : " b ";
    for_each_right(position.rights(), [&](std::size_t right) { text += V::rights[right].letter; });
    if (text.back() == ' ') text += '-';
    text += ' ';
    const Square passed = position.en_passant();
    text += passed == no_square ? "-" : square_name<typename V::Geometry>(passed);
    text += ' ';
    if constexpr (has_state<V>) text += position.state().text() + ' ';
    text += std::to_string(position.halfmove_clock());
    text += ' ';
    text += std::to_string(position.move_number());
    return text;
}

}  // namespace kingcraft

KINGCRAFT_SMALL_END
