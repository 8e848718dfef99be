// What other libraries have and programs use every day: lists of SAN, numbered lines, cheap copies, moves of one piece,
// colors of squares.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLayout } from '../../../web/board/layout.js';
import { playOn } from '../../../web/kingcraft/pgn/play-on.js';
import { kingcraft, readDataOf, variantIds, withGame } from './support.js';

for (const id of variantIds) {
  test(`${id}: sans() are the SAN of moves(), in their order`, () => {
    for (const { fen } of readDataOf(id, 'positions.jsonl')) {
      withGame(id, fen, (game) => {
        assert.deepEqual(
          game.sans(),
          game.moves().map(({ san }) => san),
          fen,
        );
      });
    }
  });

  test(`${id}: moves({ piece }) are those of moves(), by word and by letter`, () => {
    const { pieces } = kingcraft.variants.find((variant) => variant.id === id);
    for (const { fen } of readDataOf(id, 'positions.jsonl').slice(0, 60)) {
      withGame(id, fen, (game) => {
        const all = game.moves();
        for (const piece of pieces) {
          const expected = all.filter((move) => move.piece === piece);
          assert.deepEqual(game.moves({ piece }), expected, `${piece} ${fen}`);
          for (const { from } of expected.slice(0, 1))
            assert.deepEqual(
              game.moves({ piece, square: from }),
              expected.filter((move) => move.from === from),
              `${piece} ${from} ${fen}`,
            );
        }
      });
    }
  });

  test(`${id}: squareColor() is the color that the board draws`, () => {
    const variant = kingcraft.variants.find((one) => one.id === id);
    const layout = createLayout(variant);
    withGame(id, undefined, (game) => {
      assert.equal(layout.squares.length, variant.files * variant.ranks * variant.levels);
      for (const square of layout.squares)
        assert.equal(game.squareColor(square), layout.isDark(square) ? 'dark' : 'light', square);
      assert.deepEqual([game.squareColor('a1'), game.squareColor('h1')], ['dark', 'light']);
    });
  });
}

/** [variant, FEN, moves, the line] */
const lines = [
  ['chess', undefined, [], ''],
  ['chess', undefined, ['e2e4'], '1. e4'],
  ['chess', undefined, ['e4', 'e5', { from: 'g1', to: 'f3' }], '1. e4 e5 2. Nf3'],
  [
    'chess',
    'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 12',
    ['d7d5', 'e4d5', 'd8d5'],
    '12... d5 13. exd5 Qxd5',
  ],
  ['chess', '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 40', ['a1a8'], '40. Ra8#'],
  ['flying', undefined, ['e2e4', 'e7e5'], '1. e4 e5'],
  ['kingscourt', 'r5k4r/12/12/12/12/12/12/R5K4R w AL - 0 9', ['g1j1o'], '9. O-Oj'],
];
for (const [variant, fen, moves, line] of lines)
  test(`sanLine() in ${variant}: ${line || 'no moves'}`, () => {
    withGame(variant, fen, (game) => {
      const before = game.pgn();
      assert.equal(game.sanLine(moves), line);
      assert.equal(game.pgn(), before);
    });
  });

/** [moves, code of the error] */
const badLines = [
  ['e2e4', 'argument'],
  [undefined, 'argument'],
  [['e2e5'], 'illegal-move'],
  [['e2e4', 'e2e4'], 'illegal-move'],
  [['e2e4', 7], 'argument'],
];
for (const [moves, code] of badLines)
  test(`sanLine(${JSON.stringify(moves)}): ${code}`, () => {
    withGame('tax', undefined, (game) => {
      game.move('d4');
      game.undo();
      assert.throws(() => game.sanLine(moves), { code });
      assert.equal(game.fen(), game.startFen());
      assert.equal(game.redo().san, 'd4');
    });
  });

test('moves({ piece }) takes letters of either case, and refuses what is no piece', () => {
  withGame('chess', undefined, (game) => {
    const sans = (options) => game.moves(options).map(({ san }) => san);
    for (const piece of ['knight', 'n', 'N'])
      assert.deepEqual(sans({ piece }), ['Na3', 'Nc3', 'Nf3', 'Nh3']);
    assert.deepEqual(sans({ piece: 'n', square: 'g1' }), ['Nf3', 'Nh3']);
    assert.deepEqual(sans({ piece: 'n', square: 'e2' }), []);
    assert.deepEqual(sans({ piece: 'jester' }), []);
    assert.throws(() => game.moves({ piece: 'horse' }), {
      code: 'argument',
      key: 'argument-piece',
      message: 'piece: "horse" is not a piece.',
    });
    assert.throws(() => game.moves({ piece: 'n', square: 'e9' }), { code: 'argument' });
  });
});

/** All that a game says of itself. */
const stateOf = (game) => ({
  pgn: game.pgn(),
  record: game.toJSON(),
  history: game.history(),
  claims: game.claims(),
  material: game.material(),
  comments: game.comments(),
  moves: game.moves(),
});

/** Goes back to the start and forth to the end again; what the game says of itself at each step. */
function statesOf(game) {
  const states = [stateOf(game)];
  const goes = (step) => {
    const before = game.outcome();
    return game[step]() !== null || game.outcome()?.reason !== before?.reason;
  };
  for (const step of ['undo', 'redo']) while (goes(step)) states.push(stateOf(game));
  return states;
}

/** What was done with a game before it is copied. */
const histories = {
  nothing: () => {},
  'moves played': (game) => play(game, 12),
  'moves taken back': (game) => {
    play(game, 12);
    for (let left = 5; left > 0; left--) game.undo();
  },
  'a result': (game) => {
    play(game, 3);
    game.resign('white');
  },
  'a result taken back': (game) => {
    play(game, 3);
    game.resign('black');
    game.undo();
  },
  'moves played in one step': (game) => {
    play(game, 4);
    const again = game.history().slice(2, 3);
    playOn(
      game,
      again.map(({ id }) => id),
      2,
    );
  },
  'a PGN': (game) => {
    const first = game.sans()[0];
    game.loadPgn(`[White "Ada"]\n[Round "7"]\n\n{start} 1. ${first} $1 {[%clk 0:05:23] good} *`);
  },
};

function play(game, count) {
  for (let ply = 0; ply < count && !game.isGameOver(); ply++) {
    const ids = game.moveIds();
    game.move(ids[(7 * ply + 3) % ids.length]);
  }
}

for (const id of variantIds)
  for (const [name, prepare] of Object.entries(histories))
    test(`${id}: a copy after ${name} says what the game says, and goes its own way`, () => {
      withGame(id, undefined, (game) => {
        prepare(game);
        const copy = game.clone();
        assert.deepEqual(statesOf(copy), statesOf(game));
        const before = stateOf(game);
        copy.setComment('of the copy alone');
        if (copy.outcome() === null) play(copy, 2);
        assert.deepEqual(stateOf(game), before);
        const own = stateOf(copy);
        game.setComment('of the game alone', 0);
        game.loadPgn('*');
        assert.deepEqual(stateOf(copy), own);
        game.dispose();
        assert.deepEqual(stateOf(copy), own);
        copy.dispose();
      });
    });

test('a copy of a drawn game keeps repetitions and the reason of its result', () => {
  withGame('chess', undefined, (game) => {
    for (const move of ['Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nf3', 'Nf6', 'Ng1', 'Ng8']) game.move(move);
    const copy = game.clone();
    assert.deepEqual(copy.claims(), ['threefold-repetition']);
    copy.claim('threefold-repetition');
    const again = copy.clone();
    assert.equal(again.outcome().reason, 'threefold-repetition');
    assert.equal(game.outcome(), null);
    for (const one of [copy, again]) one.dispose();
  });
});
