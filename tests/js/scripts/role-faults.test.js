// A game whose own roles, or kinds of moves, are wrong does not compile, and the compiler says what is wrong.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorsOf } from './compile-faults.js';

const gameOf = (/** @type {string} */ facts) => `
#include "rules/variant.hpp"
#include "variants/chess/explain.hpp"
#include "variants/chess/rules.hpp"
namespace kingcraft {
constexpr Role archer = own_role(0);
constexpr Role other = own_role(1);
struct Game : Chess {
    ${facts}
};
static_assert(role_count<Game> > 6);
static_assert(Variant<Game>);
}
`;

const rolesOf = (/** @type {string[]} */ ...facts) =>
  `static constexpr std::array own_roles{${facts.map((each) => `RoleFacts{${each}}`).join(', ')}};`;
const archer = 'archer, "archer", \'A\', 1, 150';
const many = Array.from(
  { length: 10 },
  (_, number) => `own_role(${number}), "piece ${number}", '${'ACDEFGHIJL'[number]}', 1, 100`,
);

/** A game's own roles, and the fault that the compiler names, or null. */
const cases = [
  ['one role', rolesOf(archer), null],
  ['two roles', rolesOf(archer, 'other, "herald", \'H\', 2, 500'), null],
  ['nine roles', rolesOf(...many.slice(0, 9)), null],
  ['ten roles', rolesOf(...many), 'game_has_more_than_fifteen_roles'],
  [
    'two own roles with one letter',
    rolesOf(archer, 'other, "archbishop", \'A\', 3, 650'),
    'two_roles_have_the_same_letter',
  ],
  [
    'the letter of a role of chess',
    rolesOf('archer, "rider", \'R\', 1, 150'),
    'two_roles_have_the_same_letter',
  ],
  [
    'two own roles with one name',
    rolesOf(archer, 'other, "archer", \'H\', 3, 650'),
    'two_roles_have_the_same_name',
  ],
  [
    'the name of a role of chess',
    rolesOf('archer, "king", \'A\', 1, 150'),
    'two_roles_have_the_same_name',
  ],
  [
    'a small letter',
    rolesOf('archer, "archer", \'a\', 1, 150'),
    'letter_of_a_role_is_no_capital_letter',
  ],
  [
    'a wrong number',
    rolesOf('other, "archer", \'A\', 1, 150'),
    'own_roles_are_not_in_the_order_of_their_numbers',
  ],
];

for (const [what, facts, fault] of cases) {
  test(`${what}: ${fault ?? 'compiles'}`, () => {
    const errors = errorsOf(gameOf(facts));
    if (fault) assert.match(errors, new RegExp(`error: .*::${fault}\\(`));
    else assert.equal(errors, '');
  });
}

test('more kinds of moves than a move has bits for', () => {
  const kindsOf = (/** @type {number} */ count) =>
    `${rolesOf(archer)} static constexpr std::array<std::string_view, ${count}> own_kinds{};`;
  assert.equal(errorsOf(gameOf(kindsOf(10))), '');
  assert.match(errorsOf(gameOf(kindsOf(11))), /error: static assertion failed/);
});
