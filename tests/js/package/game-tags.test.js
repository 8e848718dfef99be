// The tags of a game of the package: their order, and what they say of its result.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTag, tagsOf } from 'kingcraft/pgn';
import { variantIds, withGame } from './support.js';

const ROSTER = ['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result'];

const namesOf = (game) => [...game.pgn().matchAll(/^\[(\w+) /gm)].map(([, name]) => name);

for (const variant of variantIds) {
  test(`${variant}: a tag that was removed comes back in its place`, () => {
    withGame(variant, undefined, (game) => {
      game.move(game.moveIds()[0]);
      setTag(game, 'Annotator', 'Ada');
      const names = namesOf(game);
      assert.deepEqual(names.slice(0, ROSTER.length), ROSTER);
      const settable = ROSTER.filter((name) => name !== 'Result');
      for (const name of settable) {
        setTag(game, name, null);
        assert.deepEqual(
          namesOf(game),
          names.filter((other) => other !== name),
        );
        setTag(game, name, 'A');
        assert.deepEqual(namesOf(game), names, name);
        assert.equal(tagsOf(game)[name], 'A');
      }
      for (const name of settable) setTag(game, name, null);
      for (const name of [...settable].reverse()) setTag(game, name, 'B');
      assert.deepEqual(namesOf(game), names);
      assert.equal(game.history().length, 1);
    });
  });
}

test('tags with other signs in their names are read', () => {
  withGame('chess', undefined, (game) => {
    game.loadPgn('[White-Team "A"]\n[White "B"]\n\n1. e4 *');
    assert.deepEqual([tagsOf(game)['White-Team'], tagsOf(game).White], ['A', 'B']);
  });
});

const ends = [
  ['nothing', () => {}],
  ['resign()', (game) => game.resign('white')],
  ['agreeDraw()', (game) => game.agreeDraw()],
  ['claim()', (game) => game.claim('threefold-repetition')],
  ['forfeitOnTime()', (game) => game.forfeitOnTime('black')],
  ['a win without a reason', (game) => game.end({ winner: 'black', reason: 'unknown' })],
  ['a draw without a reason', (game) => game.end({ winner: null, reason: 'unknown' })],
];
for (const [what, end] of ends) {
  test(`setTag() leaves the result as it was: ${what}`, () => {
    withGame('chess', undefined, (game) => {
      for (const move of ['Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nf3', 'Nf6', 'Ng1', 'Ng8']) game.move(move);
      end(game);
      const outcome = game.outcome();
      setTag(game, 'White', 'Ada');
      assert.deepEqual(game.outcome(), outcome);
    });
  });
}

/** [the tags of a PGN, its result, the winner, the reason] */
const results = [
  ['', '1-0', 'white', 'unknown'],
  ['', '0-1', 'black', 'unknown'],
  ['', '1/2-1/2', null, 'agreement'],
  ['[Result "1-0"]\n', '', 'white', 'unknown'],
  ['[Termination "resignation"]\n', '1-0', 'white', 'resignation'],
  ['[Termination "abandoned"]\n', '1-0', 'white', 'unknown'],
  ['[Termination "adjudication"]\n', '1/2-1/2', null, 'unknown'],
];
for (const variant of variantIds)
  for (const [tags, result, winner, reason] of results) {
    test(`${variant}: ${JSON.stringify(tags)} and ${result} end a game by ${reason}`, () => {
      withGame(variant, undefined, (game) => {
        game.loadPgn(`[Variant "${variant}"]\n${tags}\n${result}`);
        const { winner: won, reason: given } = game.outcome();
        assert.deepEqual([won, given], [winner, reason]);
        game.loadPgn(game.pgn());
        assert.deepEqual([game.outcome().winner, game.outcome().reason], [winner, reason]);
      });
    });
  }
