// A wrong text of Betza's notation, or a wrong list of moves, does not compile, and the compiler says what is wrong.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorsOf } from './compile-faults.js';

const textOf = (/** @type {string} */ text) => `
#include "board/betza.hpp"
constexpr auto read = kingcraft::read_betza("${text}");
`;

/** Text and the fault that the compiler names. */
const texts = [
  ['', 'text_is_empty'],
  ['X', 'unknown_letter'],
  ['R-N', 'unknown_letter'],
  ['3W', 'unknown_letter'],
  ['NN3', 'unknown_letter'],
  ['iN', 'modifier_is_not_supported'],
  ['nN', 'modifier_is_not_supported'],
  ['rook', 'modifier_is_not_supported'],
  ['mf', 'modifiers_are_not_followed_by_a_capital_letter'],
  ['R N', 'unknown_letter'],
  ['hN', 'half_must_follow_f_b_l_or_r_of_an_oblique_leap'],
  ['shN', 'half_must_follow_f_b_l_or_r_of_an_oblique_leap'],
  ['fhF', 'half_must_follow_f_b_l_or_r_of_an_oblique_leap'],
  ['fK', 'directions_of_K_and_Q_are_ambiguous_write_W_and_F_or_R_and_B'],
  ['RcfQ', 'directions_of_K_and_Q_are_ambiguous_write_W_and_F_or_R_and_B'],
  ['KK', 'only_a_leap_can_be_doubled'],
  ['RR', 'only_a_leap_can_be_doubled'],
  ['W16', 'range_must_be_a_number_from_0_to_15'],
  ['W03', 'range_must_be_a_number_from_0_to_15'],
];

for (const [text, fault] of texts) {
  test(`"${text}" does not compile: ${fault}`, () => {
    assert.match(errorsOf(textOf(text)), new RegExp(`error: .*betza_fault::${fault}\\(`));
  });
}

test('a text that is right compiles', () => {
  assert.equal(errorsOf(textOf('mfWcfF')), '');
});

const gameOf = (/** @type {string} */ moves) => `
#include "variants/chess/rules.hpp"
namespace kingcraft {
struct Game : Chess {
    static constexpr auto moves = ${moves};
};
constexpr auto king = movement<Game, Role::king>;
constexpr auto pawn = movement<Game, Role::pawn>;
}
`;

/** The moves of a game and the fault that the compiler names, or null. */
const games = [
  ['with_moves(Chess::moves, Moves{Role::king, "N"})', null],
  ['with_moves(Chess::moves, Moves{Role::king, "", Hooks::add_moves})', null],
  ['with_moves(Chess::moves, Moves{Role::king, ""})', 'text_is_empty'],
  ['std::array{Moves{Role::pawn, pawn_moves}}', 'role_has_no_moves'],
  ['with_moves(Chess::moves, Moves{Role::pawn, "mfWcfFmD"})', 'pawns_move_as_pawn_moves_says'],
];

for (const [moves, fault] of games) {
  test(`${moves}: ${fault ?? 'compiles'}`, () => {
    const errors = errorsOf(gameOf(moves));
    if (fault) assert.match(errors, new RegExp(`error: .*::${fault}\\(`));
    else assert.equal(errors, '');
  });
}
