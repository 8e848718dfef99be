// What a game tells beside its position: earlier positions, lines, copies, keys, ends, and what was wrong with a move.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTag, tagsOf } from 'kingcraft/pgn';
import { setUp } from 'kingcraft/setup';
import { kingcraft, readDataOf, variantIds, withGame } from './support.js';

/** Plays some moves that depend on the position alone. */
function playSome(game, count) {
  for (let ply = 0; ply < count && !game.isGameOver(); ply++) {
    const ids = game.moveIds();
    game.move(ids[(7 * ply + 3) % ids.length]);
  }
}

for (const id of variantIds) {
  test(`${id}: earlier positions, lines and copies leave the game as it is`, () => {
    withGame(id, undefined, (game) => {
      const fens = [game.fen()];
      for (let ply = 0; ply < 9; ply++) {
        playSome(game, 1);
        fens.push(game.fen());
      }
      const last = game.undo();
      assert.deepEqual(
        fens.slice(0, -1).map((_, ply) => game.fenAt(ply)),
        fens.slice(0, -1),
      );
      const first = game.moveIds()[0];
      const [move] = game.line([first]);
      const line = game.line([
        move,
        withGame(id, game.fen(), (copy) => {
          copy.move(move);
          return copy.moves()[0].san;
        }),
      ]);
      assert.deepEqual(line[0], move);
      assert.equal(line.length, 2);
      const copy = game.clone();
      playSome(copy, 2);
      assert.equal(game.fen(), fens.at(-2));
      assert.deepEqual(copy.history().slice(0, -2), game.history());
      copy.dispose();
      assert.deepEqual(game.redo(), last);
      assert.throws(() => game.fenAt(10), { code: 'argument' });
      assert.throws(() => game.line('e4'), { code: 'argument' });
      assert.throws(() => game.line(['e9e8']), { code: 'illegal-move' });
      assert.equal(game.fen(), fens.at(-1));
      const record = JSON.parse(JSON.stringify(game));
      assert.deepEqual(record, game.toJSON());
      withGame(record.variant, record.startFen, (again) => {
        for (const played of record.moves) again.move(played);
        assert.equal(again.fen(), record.fen);
        assert.equal(again.hash(), game.hash());
      });
    });
  });

  test(`${id}: checkers, pieces and counters agree with the position`, () => {
    for (const { fen } of readDataOf(id, 'positions.jsonl').slice(0, 150)) {
      withGame(id, fen, (game) => {
        assert.equal(game.checkers().length > 0, game.isCheck(), fen);
        for (const piece of game.board()) assert.deepEqual(game.get(piece.square), piece);
        const [, , , , halfmoves, number] = game.fen().split(' ');
        assert.deepEqual(
          [game.halfmoveClock(), game.moveNumber()],
          [Number(halfmoves), Number(number)],
        );
      });
    }
  });
}

test('get() of an empty square is null, and of no square an error', () => {
  withGame('chess', undefined, (game) => {
    assert.equal(game.get('e4'), null);
    assert.deepEqual(game.get('e1'), { square: 'e1', piece: 'king', color: 'white' });
    assert.throws(() => game.get('e9'), { code: 'argument' });
  });
});

test('hash() is the same where a repetition counts', () => {
  withGame('chess', undefined, (game) => {
    const first = game.hash();
    for (const move of ['Nf3', 'Nf6', 'Ng1', 'Ng8']) game.move(move);
    assert.equal(game.hash(), first);
    game.move('e4');
    assert.notEqual(game.hash(), first);
  });
});

test('a copy has the result, the tags and the comments', () => {
  withGame('tax', undefined, (game) => {
    game.loadPgn('[White "Ada"]\n[Variant "Tax Chess"]\n\n1. e4 {best} (1. d4) e5 *');
    game.forfeitOnTime('white');
    const copy = game.clone();
    assert.deepEqual([copy.pgn(), copy.outcome()], [game.pgn(), game.outcome()]);
    copy.undo();
    assert.equal(copy.outcome(), null);
    assert.notEqual(game.outcome(), null);
    assert.equal(game.fenAt(0), game.startFen());
    assert.notEqual(game.outcome(), null);
    copy.dispose();
  });
});

const alone = '4k3/8/8/8/8/8/8/K6R w - - 0 1';
const drawish = '4k3/8/8/8/8/8/8/K6R w - - 100 80';
/** [FEN, what end() gets, the winner, the reason] */
const ends = [
  [alone, { winner: 'white', reason: 'resignation' }, 'white', 'resignation'],
  [alone, { winner: 'white', reason: 'time' }, 'white', 'time'],
  [alone, { winner: 'black', reason: 'time' }, null, 'time'],
  [alone, { winner: null, reason: 'time' }, null, 'time'],
  [alone, { winner: null, reason: 'agreement' }, null, 'agreement'],
  [drawish, { winner: null, reason: 'fifty-moves' }, null, 'fifty-moves'],
];
for (const [fen, result, winner, reason] of ends) {
  test(`end(${JSON.stringify(result)}) in ${fen}`, () => {
    withGame('chess', fen, (game) => {
      const outcome = game.end(result);
      assert.deepEqual([outcome.winner, outcome.reason], [winner, reason]);
      assert.throws(() => game.end(result), { code: 'game-over' });
    });
  });
}

const noEnds = [
  [undefined, 'argument'],
  [{ winner: 'red', reason: 'time' }, 'argument'],
  [{ winner: 'white', reason: 'agreement' }, 'claim'],
  [{ winner: 'white', reason: 'checkmate' }, 'claim'],
  [{ winner: null, reason: 'fifty-moves' }, 'claim'],
  [{ winner: null, reason: 'resignation' }, 'claim'],
  [{ winner: null, reason: 7 }, 'argument'],
  [{ winner: null }, 'argument'],
];
for (const [result, code] of noEnds) {
  test(`end(${JSON.stringify(result)}): ${code}`, () => {
    withGame('chess', alone, (game) => {
      assert.throws(() => game.end(result), { code });
      assert.equal(game.outcome(), null);
    });
  });
}

const caught = (work) => {
  try {
    work();
  } catch (error) {
    return error;
  }
  return assert.fail('nothing was thrown');
};

test('a move that is refused says which rule forbids it', () => {
  withGame('tax', undefined, (game) => {
    for (const move of ['e4', 'e5']) game.move(move);
    for (const move of ['e1e3', 'e1-e3', 'e1xe3', { from: 'e1', to: 'e3' }])
      assert.deepEqual(caught(() => game.move(move)).explanation, game.explain('e1', 'e3'));
    for (const move of ['Ke3', 'z1z9', '', { from: 'z1', to: 'e4' }])
      assert.equal(caught(() => game.move(move)).explanation, null);
  });
});

const promotion = '4k3/P7/8/8/8/5N2/8/RN2K2R w KQ - 0 1';
const promotions = ['a8=B', 'a8=N', 'a8=Q+', 'a8=R+'];
const castling = 'r5k4r/12/12/12/12/12/12/R5K4R w AL - 0 1';
const castlings = ['O-Oh+', 'O-Oi', 'O-Oj', 'O-Ok'];

/** [game, position, moves that each mean several, SANs of those] */
const ambiguous = [
  ['chess', promotion, ['Nd2', 'Nd2!'], ['Nbd2', 'Nfd2']],
  [
    'chess',
    promotion,
    ['a7a8', 'a7-a8', 'a7–a8', 'a7xa8', 'a8', { from: 'a7', to: 'a8' }],
    promotions,
  ],
  [
    'chess',
    'nr2k3/P1P5/8/8/8/8/8/4K3 w - - 0 1',
    ['axb8', 'a7xb8'],
    ['axb8=B', 'axb8=N', 'axb8=Q+', 'axb8=R+'],
  ],
  [
    'kingscourt',
    castling,
    ['O-O', 'o-o', '0-0', 'g1l1', 'g1-l1', 'g1xl1', { from: 'g1', to: 'l1' }],
    castlings,
  ],
  ['kingscourt', castling, ['O-O-O', 'g1a1'], ['O-O-Oc', 'O-O-Od', 'O-O-Oe', 'O-O-Of+']],
  ['chess', '4k3/8/8/8/2N5/1N6/8/1N2K3 w - - 0 1', ['Nd2'], ['N1d2', 'N3d2', 'Ncd2']],
  ['chess', '4k3/8/8/8/2N5/1N6/8/1N2K3 w - - 0 1', ['Nbd2'], ['N1d2', 'N3d2']],
  ['chess', '4k3/8/8/8/1N3N2/8/8/1N2K3 w - - 0 1', ['N4d3'], ['Nbd3', 'Nfd3']],
  ['twokings', '4k1k1/8/8/8/8/8/8/R3KK1R w KQ - 0 1', ['Ke2'], ['Kee2', 'Kfe2']],
];

for (const [variant, fen, moves, expected] of ambiguous)
  for (const move of moves)
    test(`${variant}: ${JSON.stringify(move)} may be ${expected.join(', ')}`, () =>
      withGame(variant, fen, (game) => {
        const { name, candidates } = caught(() => game.move(move));
        assert.equal(name, 'AmbiguousMoveError');
        assert.deepEqual(candidates.map(({ san }) => san).sort(), expected);
      }));

test('after the end every move is refused with one code, the players’ end and mate alike', () => {
  const mated = 'R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1';
  for (const [fen, moves, resigned] of [
    [mated, ['Kf8', 'g8f8', { from: 'g8', to: 'f8' }, 'nonsense'], false],
    [undefined, ['e4', 'e2e5', { from: 'e2', to: 'e5' }, { from: 'e2', to: 'e4' }], true],
  ])
    withGame('chess', fen, (game) => {
      if (resigned) game.resign('white');
      for (const move of moves) {
        assert.throws(() => game.move(move), { code: 'game-over', name: 'GameOverError' });
        assert.equal(game.tryMove(move), null);
      }
    });
});

test('tags of a game are read and set, and stay with its comments', () => {
  withGame('tax', undefined, (game) => {
    game.loadPgn('[White "Ada"]\n[Variant "Tax Chess"]\n\n1. e4 {a [White "x"] b} e5 *');
    assert.equal(tagsOf(game).White, 'Ada');
    setTag(game, 'Annotator', 'A "B" \\ C\n\u0007D');
    setTag(game, 'White', 'Grace');
    assert.deepEqual(tagsOf(game), {
      White: 'Grace',
      Result: '*',
      Variant: 'Tax Chess',
      Annotator: 'A "B" \\ C D',
    });
    setTag(game, 'Annotator', null);
    assert.equal(tagsOf(game).Annotator, undefined);
    assert.match(game.pgn(), /\{a \[White "x"\] b\}/);
    assert.equal(game.history().length, 2);
    for (const [name, value] of [
      ['Result', '1-0'],
      ['FEN', 'x'],
      ['a b', 'x'],
      ['', 'x'],
      ['White', 7],
    ])
      assert.throws(() => setTag(game, name, value), { code: 'argument' }, name);
  });
});

test('a position is set up piece by piece, and the engine says whether it can be played', () => {
  const setup = setUp(kingcraft, 'chess').clear();
  assert.equal(setup.fen(), '8/8/8/8/8/8/8/8 w - - 0 1');
  assert.equal(setup.validate().ok, false);
  assert.throws(() => setup.newGame(), { code: 'fen' });
  setup.put('e1', { piece: 'king', color: 'white' }).put('e8', { piece: 'king', color: 'black' });
  setup.put('h1', { piece: 'rook', color: 'white' }).setRights('K').setTurn('black');
  setup.setCounters({ halfmoveClock: 3, moveNumber: 9 });
  assert.deepEqual(setup.validate(), { ok: true });
  assert.equal(setup.fen(), '4k3/8/8/8/8/8/8/4K2R b K - 3 9');
  const game = setup.newGame();
  assert.equal(game.moves().length, 5);
  game.dispose();
  assert.deepEqual(setup.remove('h1'), { piece: 'rook', color: 'white' });
  assert.equal(setup.remove('h1'), null);
  assert.match(setup.validate().error.message, /right K/);
  assert.equal(setup.setRights([]).validate().ok, true);
  const before = setup.fen();
  for (const wrong of [
    () => setup.put('e9', { piece: 'king', color: 'white' }),
    () => setup.put('e4', { piece: 'jester', color: 'white' }),
    () => setup.put('e4', { piece: 'king', color: 'red' }),
    () => setup.setRights('X'),
    () => setup.setTurn('w'),
    () => setup.setEnPassant('e9'),
    () => setup.setCounters({ moveNumber: 1.5 }),
  ])
    assert.throws(wrong, { code: 'argument' });
  assert.equal(setup.fen(), before);
  assert.throws(() => setUp(kingcraft, 'checkers'), { code: 'variant' });
  assert.throws(() => setUp(kingcraft, 'chess').put('e4', { piece: 'zebra', color: 'white' }), {
    message: 'piece: "zebra" is not a piece of this game.',
  });
  for (const { id, startFen, rights } of kingcraft.variants)
    assert.equal(setUp(kingcraft, id).setRights(rights).fen(), startFen);
});
