// The package and the native program agree on random games. scripts/endurance/run agree plays millions of positions.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareGames, differenceIn, loadPackages } from '../../../scripts/endurance/agree.mjs';

const packages = await loadPackages();

for (const { id } of packages[0].variants)
  test(`${id}: the package, with and without the search, says what the native program says`, async () => {
    const { positions, differences } = await compareGames(packages, id, 2000);
    assert.deepEqual(differences, []);
    assert.ok(positions >= 2000);
  });

/** A package whose games change one answer after the third move. @param {Record<string, Function>} changes */
const changed = (changes) => ({
  ...packages[0],
  newGame(...words) {
    const game = packages[0].newGame(...words);
    const { move } = game;
    let moves = 0;
    game.move = (id) => {
      moves += 1;
      return move.call(game, id);
    };
    for (const [name, change] of Object.entries(changes)) {
      const right = game[name].bind(game);
      game[name] = () => (moves === 3 ? change(right()) : right());
    }
    return game;
  },
});

const wrongAnswers = {
  fen: { change: (fen) => fen.replace(/\d+$/, '9'), fact: 'fen()' },
  moveIds: { change: (ids) => ids.slice(1), fact: 'moveIds()' },
  sans: { change: ([first, ...others]) => [`${first}+`, ...others], fact: 'sans()' },
  isCheck: { change: () => true, fact: 'check, outcome() and claims()' },
  outcome: {
    change: () => ({ winner: null, reason: 'agreement' }),
    fact: 'check, outcome() and claims()',
  },
  claims: { change: () => ['repetition'], fact: 'check, outcome() and claims()' },
};

for (const [name, { change, fact }] of Object.entries(wrongAnswers))
  test(`a wrong ${name}() is found, with the position`, () => {
    const text = differenceIn(changed({ [name]: change }), 'tax', 7);
    assert.ok(text.startsWith('tax, game 7, position 3: '), text);
    assert.ok(text.includes(`\n  ${fact} of the native program: `), text);
  });

test('a game with a wrong answer has another sum', async () => {
  const { positions, games, differences } = await compareGames(
    [changed({ isCheck: () => true })],
    'tax',
    1,
  );
  assert.ok(positions > games && games > 0);
  assert.deepEqual(
    differences.map((text) => text.split(':')[0]),
    Array.from({ length: games }, (_, number) => `tax, game ${number}, position 3`),
  );
});
