// Moves as people write them: with spaces around them and the number of the move, in every game and wherever a move is
// taken.

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createEngine } from 'kingcraft/engine';
import { createGame, playLine } from 'kingcraft/pgn';
import { notStrings } from './bad-values.js';
import { kingcraft, readDataOf, variantIds, withGame } from './support.js';

const engine = await createEngine();
after(() => engine.dispose());

/** Ways to write a move down. */
const written = [
  (san) => ` ${san} `,
  (san) => `\t${san}\n`,
  (san) => `1.${san}`,
  (san) => `12. ${san}`,
  (san) => `12...${san}`,
  (san) => ` 3... ${san}`,
  (san) => `3 . ${san}`,
];

for (const variant of variantIds) {
  test(`${variant}: a move with its number and spaces is the move`, () => {
    for (const { fen } of readDataOf(variant, 'positions.jsonl').slice(0, 60))
      withGame(variant, fen, (game) => {
        for (const { id, san } of game.moves())
          for (const text of [san, id])
            for (const write of written) {
              const word = write(text);
              assert.equal(game.move(word).id, id, `${fen} ${JSON.stringify(word)}`);
              game.undo();
            }
      });
  });
}

test('such a text is a move wherever moves are taken', async () => {
  const moves = ['1.f3', ' e5', '2. g4 '];
  const ids = ['f2f3', 'e7e5', 'g2g4'];
  withGame('chess', undefined, (game) => {
    assert.deepEqual(
      game.line(moves).map(({ id }) => id),
      ids,
    );
    assert.equal(game.tryMove(' 1.f3 ').id, 'f2f3');
  });
  const opened = createGame(kingcraft, 'chess');
  assert.equal(playLine(kingcraft, opened, opened.tree.root, moves).move.id, 'g2g4');
  assert.equal((await engine.search({ variant: 'chess', moves }, { depth: 2 })).best, 'd8h4');
  const { best } = await engine.search(
    { variant: 'chess', moves },
    { depth: 1, searchMoves: [' 2...a6 '] },
  );
  assert.equal(best, 'a7a6');
});

const noMoves = ['', ' ', '1.', '12...', '1', '1. e4 e5', '1.e4.', '1..', '.e4', 'e4 1.', '-1.e4'];
for (const text of noMoves) {
  test(`${JSON.stringify(text)} is no move`, () => {
    withGame('chess', undefined, (game) => {
      assert.throws(() => game.move(text), { code: 'illegal-move' });
      assert.equal(game.tryMove(text), null);
      assert.equal(game.history().length, 0);
    });
  });
}

test('a move of another type is refused with the types that there are', () => {
  withGame('chess', undefined, (game) => {
    assert.throws(() => game.move(42), {
      code: 'argument',
      message: 'A move must be a string or an object, not 42.',
    });
    for (const [name, value] of Object.entries(notStrings))
      assert.throws(() => game.move(value), { code: 'argument' }, name);
  });
});

test('a text is no list of moves', () => {
  const game = createGame(kingcraft, 'chess');
  const { root } = game.tree;
  for (const moves of ['e4', 'e4 e5', '', { from: 'e2', to: 'e4' }, 42, undefined, null])
    assert.throws(() => playLine(kingcraft, game, root, moves), {
      code: 'argument',
      key: 'argument-kind',
    });
  assert.equal(game.tree.isEmpty, true);
  const lists = [['e4', 'e5'], new Set(['e4', 'e5']), ['e4', 'e5'].values()];
  for (const moves of lists) assert.equal(playLine(kingcraft, game, root, moves).move.san, 'e5');
});
