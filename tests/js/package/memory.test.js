// Nothing leaks: games that are disposed of or forgotten give their memory back.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { kingcraft, variantIds } from './support.js';

/** A short game with every kind of call. */
function use(game) {
  for (let ply = 0; ply < 4; ply += 1) game.move(game.moves()[0]);
  game.undo();
  game.loadPgn(game.pgn());
  game.tryMove('nonsense');
  game.setComment('said');
  const copy = game.clone();
  copy.setComment('said of the copy');
  copy.move(copy.moveIds()[0]);
  copy.dispose();
  game.board();
}

test('a thousand games that are disposed of leave nothing behind', () => {
  const round = () => {
    for (const id of variantIds) {
      const game = kingcraft.newGame(id);
      use(game);
      game.dispose();
      kingcraft.validateFen(id, 'no FEN');
    }
  };
  round();
  const before = kingcraft.memoryInUse();
  for (let games = 0; games < 1000; games += variantIds.length) round();
  assert.equal(kingcraft.memoryInUse(), before);
});

test('games that are forgotten are freed in time', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  const before = kingcraft.memoryInUse();
  for (let games = 0; games < 100; games += 1) kingcraft.newGame('chess');
  assert.ok(kingcraft.memoryInUse() > before);
  for (let turns = 0; turns < 1000 && kingcraft.memoryInUse() > before; turns += 1) {
    collect();
    await new Promise(setImmediate);
  }
  assert.equal(kingcraft.memoryInUse(), before);
});

test('Symbol.dispose disposes, where there is one', () => {
  const game = kingcraft.newGame('chess');
  if (Symbol.dispose) game[Symbol.dispose]();
  else game.dispose();
  assert.throws(() => game.fen(), { code: 'disposed' });
});
