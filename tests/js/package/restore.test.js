// A game as data and back: restore() of what toJSON() gives, for every end that a game can have.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tagsOf } from 'kingcraft/pgn';
import { kingcraft, readDataOf, variantIds, withGame } from './support.js';

const asData = (game) => JSON.parse(JSON.stringify(game));

/** Whether a game comes back from its record as it was, and can be played on, undone and recorded again. */
function assertRestored(game, what) {
  const record = asData(game);
  assert.deepEqual(record, game.toJSON(), what);
  const again = kingcraft.restore(record);
  assert.deepEqual(again.toJSON(), record, what);
  assert.deepEqual(again.history(), game.history(), what);
  assert.deepEqual(again.claims(), game.claims(), what);
  const { pgn, ...withoutText } = record;
  const withoutPgn = kingcraft.restore(withoutText);
  assert.deepEqual({ ...withoutPgn.toJSON(), pgn }, record, what);
  for (const copy of [again, withoutPgn]) {
    assert.deepEqual(copy.undo(), game.undo(), what);
    assert.equal(copy.fen(), game.fen(), what);
    assert.deepEqual(copy.outcome(), game.outcome(), what);
    game.redo();
    copy.dispose();
  }
}

/** Plays moves that differ from game to game. */
function playSome(game, seed, plies) {
  for (let ply = 0; ply < plies && !game.isGameOver(); ply++) {
    const ids = game.moveIds();
    game.move(ids[(seed * 31 + ply * 17) % ids.length]);
  }
}

const { startFen } = kingcraft.variants.find(({ id }) => id === 'chess');

const winners = ['white', 'black', null];
/** Ends of a game from outside. */
const ends = [
  ['nothing', () => {}],
  ['resign() of White', (game) => game.resign('white')],
  ['resign() of Black', (game) => game.resign('black')],
  ['agreeDraw()', (game) => game.agreeDraw()],
  ['forfeitOnTime() of White', (game) => game.forfeitOnTime('white')],
  ['forfeitOnTime() of Black', (game) => game.forfeitOnTime('black')],
  ...['time', 'unknown'].flatMap((reason) =>
    winners.map((winner) => [
      `end() by ${reason} for ${winner}`,
      (game) => game.end({ winner, reason }),
    ]),
  ),
];

for (const variant of variantIds) {
  for (const [what, end] of ends) {
    test(`${variant}: restore() of a game that ended by ${what}`, () => {
      for (let seed = 0; seed < 5; seed++)
        withGame(variant, undefined, (game) => {
          playSome(game, seed, 8 * seed);
          if (game.isGameOver()) return;
          end(game);
          assertRestored(game, `${what}, seed ${seed}`);
        });
    });
  }

  test(`${variant}: restore() of games that the board ended`, () => {
    let ended = 0;
    for (let seed = 0; seed < 10; seed++)
      withGame(variant, undefined, (game) => {
        playSome(game, seed, 400);
        if (game.isGameOver()) ended += 1;
        assertRestored(game, `seed ${seed}`);
      });
    for (const { fen } of readDataOf(variant, 'positions.jsonl').slice(0, 200))
      withGame(variant, fen, (game) => {
        if (game.isGameOver()) ended += 1;
        if (!game.isGameOver() || ended > 40) return;
        assertRestored(game, fen);
      });
    assert.ok(ended > 0);
  });
}

/** [the tags of a PGN, its result] */
const results = [
  'time forfeit',
  'abandoned',
  'adjudication',
  'death',
  'emergency',
  'normal',
  'rules infraction',
  'unterminated',
  'Ada won by resignation',
  'Game drawn by agreement',
  '',
].flatMap((termination) =>
  ['1-0', '0-1', '1/2-1/2', '*'].map((result) => [
    termination && `[Termination "${termination}"]\n`,
    result,
  ]),
);
/** Where a draw may be claimed for one reason or both, and where only one side can win. */
const positions = {
  'at the start': '1. e4 e5',
  'after a threefold repetition': '1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8',
};
const fens = {
  'after fifty moves': '4k3/8/8/8/8/8/8/R3K3 w - - 100 80',
  'with a king alone': '4k3/8/8/8/8/8/8/R3K3 w - - 0 1',
};
for (const [tags, result] of results) {
  test(`restore() of a PGN with ${JSON.stringify(tags)} and ${result}`, () => {
    for (const moves of Object.values(positions))
      withGame('chess', undefined, (game) => {
        game.loadPgn(`[White "Ada"]\n${tags}\n${moves} {[%clk 0:05:23]} ${result}`);
        assertRestored(game, moves);
        assert.equal(tagsOf(game).White, 'Ada');
      });
    for (const fen of Object.values(fens))
      withGame('chess', fen, (game) => {
        game.loadPgn(`[SetUp "1"]\n[FEN "${fen}"]\n${tags}\n1. Ra2 ${result}`);
        assertRestored(game, fen);
      });
  });
}

test('of two claims that were possible, the one that was made comes back', () => {
  const fen = '4k3/8/8/8/8/8/8/R3K3 w - - 92 80';
  for (const reason of ['threefold-repetition', 'fifty-moves'])
    withGame('chess', fen, (game) => {
      for (const move of ['Ra2', 'Kd8', 'Ra1', 'Ke8', 'Ra2', 'Kd8', 'Ra1', 'Ke8']) game.move(move);
      assert.deepEqual(game.claims().sort(), ['fifty-moves', 'threefold-repetition']);
      game.claim(reason);
      assertRestored(game, reason);
    });
});

test('tags, comments, clocks, NAGs and variations come back', () => {
  withGame('tax', undefined, (game) => {
    game.loadPgn(
      '[White "Ada"]\n[Variant "Tax Chess"]\n\n{first} 1. e4 $1 {[%clk 0:05:23] best} (1. d4 d5) e5 *',
    );
    game.resign('black');
    assertRestored(game);
    assert.match(kingcraft.restore(asData(game)).pgn(), /\[%clk 0:05:23\]/);
  });
});

test('the outcome of a record counts, not that of its PGN', () => {
  const moves = { variant: 'chess', startFen, moves: ['e2e4'] };
  const fen = withGame('chess', undefined, (game) => game.move('e4') && game.fen());
  for (const outcome of [null, { winner: 'black', reason: 'unknown', rule: null }])
    for (const result of ['*', '1-0', '0-1', '1/2-1/2']) {
      const game = kingcraft.restore({
        ...moves,
        fen,
        outcome,
        pgn: `[White "A"]\n\n1. e4 ${result}`,
      });
      assert.deepEqual([game.outcome(), game.fen(), tagsOf(game).White], [outcome, fen, 'A']);
      game.dispose();
    }
});

test('end() takes an outcome of another game', () => {
  for (const reason of ['resignation', 'unknown', 'time', 'agreement'])
    withGame('chess', undefined, (game) => {
      const winner = reason === 'agreement' ? null : 'white';
      const outcome = game.end({ winner, reason });
      withGame('chess', undefined, (other) => assert.deepEqual(other.end(outcome), outcome));
    });
  withGame('chess', undefined, (game) => {
    for (const move of ['f3', 'e5', 'g4', 'Qh4']) game.move(move);
    withGame('chess', undefined, (other) => {
      assert.throws(() => other.end(game.outcome()), { code: 'claim' });
      assert.equal(other.outcome(), null);
    });
    for (const winner of ['red', undefined, 7])
      withGame('chess', undefined, (other) =>
        assert.throws(() => other.end({ winner, reason: 'unknown' }), { code: 'argument' }),
      );
  });
});
