// The behavior of a game beyond the positions of the data.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KingcraftError } from 'kingcraft';
import { kingcraft, withGame } from './support.js';

const start = undefined;
const loneKings = '4k3/8/8/8/8/8/8/4K3 w - - 0 1';
const mated = 'R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1';
const taxCastling = '4k3/8/8/8/8/8/2P3PP/R3K2R w KQ - 0 1';
const taxBoth = '4k3/8/8/8/8/6P1/2P3PP/R3K2R w KQ - 0 1';
const promoting = '4k3/P7/8/8/8/8/8/4K3 w - - 0 1';
const headbutting = '7k/8/8/8/4R3/8/8/4K3|8/8/8/8/4n3/8/8/8 w - - 0 1';
const courtCastling = 'r5k4r/12/12/12/12/12/12/R5K4R w AL - 0 1';

/** [name, variant, FEN, the move as an object, its id or the code of the error] */
const choices = [
  ['two squares', 'chess', start, { from: 'e2', to: 'e4' }, 'e2e4'],
  ['no such move', 'chess', start, { from: 'e2', to: 'e5' }, 'illegal-move'],
  ['a square that does not exist', 'chess', start, { from: 'z9', to: 'e4' }, 'illegal-move'],
  ['a promotion by word', 'chess', promoting, { from: 'a7', to: 'a8', promotion: 'rook' }, 'a7a8r'],
  ['by letter', 'chess', promoting, { from: 'a7', to: 'a8', promotion: 'n' }, 'a7a8n'],
  ['by capital letter', 'chess', promoting, { from: 'a7', to: 'a8', promotion: 'Q' }, 'a7a8q'],
  ['without its piece', 'chess', promoting, { from: 'a7', to: 'a8' }, 'ambiguous-move'],
  ['to a king', 'chess', promoting, { from: 'a7', to: 'a8', promotion: 'king' }, 'illegal-move'],
  ['of what promotes nothing', 'chess', start, { from: 'e2', to: 'e4', promotion: 'q' }, 'e2e4'],
  ['castling or a slide', 'tax', taxBoth, { from: 'e1', to: 'g1' }, 'ambiguous-move'],
  ['castling', 'tax', taxBoth, { from: 'e1', to: 'g1', castle: true }, 'e1g1o'],
  ['the slide', 'tax', taxBoth, { from: 'e1', to: 'g1', castle: false }, 'e1g1'],
  ['castling alone', 'tax', taxCastling, { from: 'e1', to: 'g1' }, 'e1g1o'],
  ['castling to the rook', 'tax', taxBoth, { from: 'e1', to: 'h1' }, 'e1g1o'],
  ['several castlings', 'kingscourt', courtCastling, { from: 'g1', to: 'l1' }, 'ambiguous-move'],
  ['going up', 'flying', headbutting, { from: 'e4', to: 'e4^' }, 'e4e4^'],
  ['a headbutt', 'flying', headbutting, { from: 'e4', to: 'e4' }, 'e4e4'],
  ['asked for', 'flying', headbutting, { from: 'e4', to: 'e4^', headbutt: true }, 'e4e4'],
  [
    'not asked for',
    'flying',
    headbutting,
    { from: 'e4', to: 'e4', headbutt: false },
    'illegal-move',
  ],
  ['after a draw', 'chess', loneKings, { from: 'e1', to: 'e2' }, 'e1e2'],
  ['after mate', 'chess', mated, { from: 'g8', to: 'f8' }, 'game-over'],
];

for (const [name, variant, fen, choice, expected] of choices) {
  test(`a move as an object: ${name} (${variant})`, () => {
    withGame(variant, fen, (game) => {
      const before = game.fen();
      let got;
      try {
        got = game.move(choice).id;
      } catch (error) {
        assert.ok(error instanceof KingcraftError, String(error));
        assert.equal(game.fen(), before);
        got = error.code;
      }
      assert.equal(got, expected);
    });
  });
}

test('a Move is taken back by move() in every variant', () => {
  for (const { id } of kingcraft.variants) {
    withGame(id, start, (game) => {
      for (const move of game.moves()) {
        assert.deepEqual(game.move(move), move);
        game.undo();
      }
    });
  }
});

test('moves and variants are frozen, all through', () => {
  const assertFrozen = (value) => {
    if (typeof value !== 'object' || value === null) return;
    assert.ok(Object.isFrozen(value), JSON.stringify(value));
    Object.values(value).forEach(assertFrozen);
  };
  assertFrozen(kingcraft);
  withGame('tax', taxBoth, (game) => game.moves().forEach(assertFrozen));
  withGame('flying', headbutting, (game) => game.moves().forEach(assertFrozen));
});

test('what is returned is a copy', () => {
  withGame('chess', start, (game) => {
    for (const method of ['moves', 'board', 'claims', 'history']) game[method]().length = 0;
    game.dests().clear();
    assert.deepEqual([game.moves().length, game.board().length, game.dests().size], [20, 32, 10]);
  });
});

test('a castling tells the rook and the squares passed', () => {
  withGame('kingscourt', courtCastling, (game) => {
    const castling = game.moves().find(({ id }) => id === 'g1j1o');
    assert.deepEqual(castling, {
      id: 'g1j1o',
      san: 'O-Oj',
      from: 'g1',
      to: 'j1',
      piece: 'king',
      color: 'white',
      kind: 'castle',
      captured: [],
      rook: { from: 'l1', to: 'i1' },
      path: ['h1', 'i1'],
    });
  });
});

test('a headbutt tells whom it captures and where', () => {
  withGame('flying', headbutting, (game) => {
    const { kind, captured, san } = game.move('e4e4');
    assert.deepEqual(
      { kind, captured, san },
      {
        kind: 'headbutt',
        captured: [{ piece: 'knight', square: 'e4^' }],
        san: 'Re4x^',
      },
    );
  });
});

test('undo, redo and a new move', () => {
  withGame('twokings', start, (game) => {
    assert.deepEqual([game.undo(), game.redo()], [null, null]);
    const moves = ['e4', 'e5', 'Nc3'].map((san) => game.move(san));
    assert.deepEqual(game.history(), moves);
    assert.deepEqual(game.undo(), moves[2]);
    assert.deepEqual(game.redo(), moves[2]);
    game.undo();
    game.move('d4');
    assert.equal(game.redo(), null);
  });
});

test('tryMove() gives null where no move can be played', () => {
  withGame('chess', promoting, (game) => {
    assert.deepEqual(
      [game.tryMove('a7a5'), game.tryMove('a7a8'), game.tryMove('')],
      [null, null, null],
    );
    assert.equal(game.tryMove('a8=Q').id, 'a7a8q');
  });
  withGame('chess', mated, (game) => assert.equal(game.tryMove('g8f8'), null));
});

test('threefold repetition is claimed', () => {
  withGame('chess', start, (game) => {
    const there = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];
    for (const san of [...there, ...there]) game.move(san);
    assert.deepEqual(game.claims(), ['threefold-repetition']);
    const outcome = { winner: null, reason: 'threefold-repetition', rule: 'chess/9.2' };
    assert.deepEqual(game.claim('threefold-repetition'), outcome);
    assert.deepEqual(game.outcome(), outcome);
    assert.equal(game.isGameOver(), true);
    game.undo();
    assert.equal(game.outcome(), null);
  });
});

test('resigning and agreeing end the game, once', () => {
  withGame('tax', start, (game) => {
    assert.deepEqual(game.resign('white'), {
      winner: 'black',
      reason: 'resignation',
      rule: null,
    });
    for (const end of [() => game.resign('black'), () => game.agreeDraw(), () => game.move('e4')]) {
      assert.throws(end, { code: 'game-over' });
    }
  });
  withGame('tax', start, (game) => {
    assert.deepEqual(game.agreeDraw(), { winner: null, reason: 'agreement', rule: 'chess/5.2.3' });
  });
});

test('a result that the players or the clock gave is taken back alone', () => {
  const ends = [
    (game) => game.resign('white'),
    (game) => game.agreeDraw(),
    (game) => game.claim('threefold-repetition'),
    (game) => game.forfeitOnTime('black'),
  ];
  for (const end of ends) {
    withGame('chess', start, (game) => {
      const there = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];
      for (const san of [...there, ...there]) game.move(san);
      const moves = game.history();
      const outcome = end(game);
      assert.equal(game.undo(), null);
      assert.deepEqual([game.outcome(), game.history()], [null, moves]);
      assert.equal(game.redo(), null);
      assert.deepEqual(game.outcome(), outcome);
      game.undo();
      assert.deepEqual(game.undo(), moves.at(-1));
      game.resign('black');
      assert.deepEqual([game.redo(), game.history().length], [null, 7]);
    });
  }
});

test('time runs out', () => {
  withGame('chess', promoting, (game) => {
    assert.deepEqual([game.canWin('white'), game.canWin('black')], [true, false]);
    const won = { winner: 'white', reason: 'time', rule: 'chess/6.9' };
    assert.deepEqual(game.forfeitOnTime('black'), won);
    assert.deepEqual([game.canWin('white'), game.canWin('black')], [true, false]);
    assert.match(game.pgn(), /\[Result "1-0"\]\n[\s\S]*\[Termination "time forfeit"\]\n/);
    assert.throws(() => game.forfeitOnTime('white'), { code: 'game-over' });
    withGame('chess', start, (copy) => {
      copy.loadPgn(game.pgn());
      assert.deepEqual(copy.outcome(), game.outcome());
    });
    game.undo();
    assert.doesNotMatch(game.pgn(), /Termination/);
    assert.deepEqual(game.forfeitOnTime('white'), { ...won, winner: null });
    assert.match(game.pgn(), /\[Result "1\/2-1\/2"\]\n[\s\S]*\[Termination "time forfeit"\]\n/);
  });
});

test('attackers() names the squares of one color', () => {
  withGame('chess', start, (game) => {
    assert.deepEqual(game.attackers('f3', 'white').sort(), ['e2', 'g1', 'g2']);
    assert.deepEqual(game.attackers('f3', 'black'), []);
    assert.deepEqual(game.attackers('f3'), game.attackers('f3', 'white'));
    game.move('e4');
    assert.deepEqual(game.attackers('f6').sort(), ['e7', 'g7', 'g8']);
  });
});

test('PGN comes back, and another game of it replaces this one', () => {
  withGame('kingscourt', start, (game) => {
    for (const move of game.moves().slice(0, 3)) {
      game.move(move);
      game.move(game.moves()[0]);
      const pgn = game.pgn();
      withGame('kingscourt', start, (copy) => {
        copy.move(copy.moves().at(-1));
        copy.undo();
        copy.loadPgn(pgn);
        assert.deepEqual(copy.history(), game.history());
        assert.equal(copy.pgn(), pgn);
        assert.equal(copy.redo(), null);
        assert.deepEqual(copy.undo(), game.history().at(-1));
      });
      game.undo();
      game.undo();
    }
  });
});

test('validateFen() says why', () => {
  assert.deepEqual(kingcraft.validateFen('chess', loneKings), { ok: true });
  const { ok, error } = kingcraft.validateFen('chess', '8/8/8/8/8/8/8/8 w - - 0 1');
  assert.deepEqual([ok, error.code], [false, 'fen']);
});

test('games of one engine do not disturb each other', () => {
  withGame('chess', start, (one) => {
    withGame('flying', start, (other) => {
      one.move('e4');
      other.move('d4');
      assert.deepEqual([one.history()[0].san, other.history()[0].san], ['e4', 'd4']);
    });
  });
});
