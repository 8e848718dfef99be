// What the page makes of moves and positions before the board shows them.

import assert from 'node:assert/strict';
import test from 'node:test';
import { createLayout } from '../../web/board/layout.js';
import { haveRightsChanged, rightsOf } from '../../web/page/rights.js';
import { describeOutcome, describeScore } from '../../web/page/words.js';
import { choicesOf } from '../../web/scene/choices.js';
import { motionsOf, pathOf, squaresOf } from '../../web/scene/last-move.js';
import { piecesOf } from '../../web/scene/placement.js';
import { royalKing, royalKingsInQuestion } from '../../web/scene/royal.js';

const layout = createLayout({ files: 12, ranks: 8 });
const twoLevels = createLayout({ files: 8, ranks: 8, levels: 2 });

test('a placement is read with decimal runs and levels', () => {
  const wide = piecesOf(layout, 'r10k/12/12/12/12/12/12/2C8K w - - 0 1');
  assert.deepEqual([...wide.keys()].sort(), ['a8', 'c1', 'l1', 'l8']);
  assert.deepEqual(wide.get('c1'), { role: 'chancellor', color: 'white' });
  const levels = piecesOf(twoLevels, '4k3/8/8/8/8/8/8/4K3|8/8/8/8/n7/8/8/8 w - - 0 1');
  assert.deepEqual(levels.get('a4^'), { role: 'knight', color: 'black' });
});

const kings = [
  ['the lower file', 'd4 g2', 'd4'],
  ['the lower rank of one file', 'd6 d4', 'd4'],
  ['the only one', 'g7', 'g7'],
  ['none', '', undefined],
];
for (const [what, squares, expected] of kings) {
  test(`the royal king is ${what}`, () => {
    const king = { role: 'king', color: 'white' };
    const pieces = new Map(
      squares
        .split(' ')
        .filter(Boolean)
        .map((square) => [square, king]),
    );
    assert.equal(royalKing(layout, pieces, 'white'), expected);
    assert.deepEqual(royalKingsInQuestion(layout, pieces), pieces.size > 1 ? [expected] : []);
  });
}

const chess = {
  startFen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  files: 8,
  ranks: 8,
};
const flying = { ...chess, startFen: chess.startFen.replace(' ', '|8/8/8/8/8/8/8/8 '), levels: 2 };
const kingscourt = {
  startFen: 'rjcnbqkbncjr/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/RJCNBQKBNCJR w ABKLabkl - 0 1',
  files: 12,
  ranks: 8,
};
const rights = [
  [chess, 'KQkq', ['h1', 'a1'], [], ['h8', 'a8'], []],
  [chess, 'Qk', ['a1'], [], ['h8'], []],
  [chess, '-', [], [], [], []],
  [flying, 'K', ['h1'], [], [], []],
  [kingscourt, 'ABKLabkl', ['a1', 'l1'], ['b1', 'k1'], ['a8', 'l8'], ['b8', 'k8']],
  [kingscourt, 'Bl', [], ['b1'], ['l8'], []],
];
for (const [variant, letters, ...squares] of rights) {
  test(`the rights ${letters} on ${variant.files} files and ${variant.levels ?? 1} levels`, () => {
    const [castles, jumps, blackCastles, blackJumps] = squares;
    const fen = variant.startFen.replace(/ \w+ - /, ` ${letters} - `);
    const { white, black } = rightsOf(variant, fen);
    assert.deepEqual(white, { castles, jumps });
    assert.deepEqual(black, { castles: blackCastles, jumps: blackJumps });
  });
}

for (const [variant, letters, expected] of [
  [chess, 'KQkq', false],
  [chess, 'KQk', true],
  [chess, '-', true],
  [flying, 'KQkq', false],
  [flying, 'kq', true],
  [kingscourt, 'ABKLabkl', false],
  [kingscourt, 'AKLabkl', true],
])
  test(`the rights ${letters} on ${variant.files} files are ${expected ? 'not ' : ''}those of the start`, () => {
    const fen = variant.startFen.replace(/ \w+ - /, ` ${letters} - `);
    assert.equal(haveRightsChanged(variant, fen), expected);
  });

const headbutt = {
  from: 'e4',
  to: 'e4',
  kind: 'headbutt',
  captured: [{ square: 'e4^' }],
  path: [],
};
const climb = { from: 'e4', to: 'e4^', kind: 'level', captured: [{ square: 'e4^' }], path: [] };

test('a headbutt is chosen by its own square and by the one above', () => {
  const { dests, movesBetween } = choicesOf([climb, headbutt]);
  assert.deepEqual(dests.get('e4').sort(), ['e4', 'e4^']);
  assert.deepEqual(movesBetween('e4', 'e4^'), [climb, headbutt]);
  assert.deepEqual(movesBetween('e4', 'e4'), [headbutt]);
  assert.deepEqual(movesBetween('e4', 'e5'), []);
});

const ways = [
  ['a plain move', { kind: 'step', from: 'a1', to: 'a4', path: ['a2', 'a3'] }, null],
  ['a knight', { kind: 'step', from: 'b1', to: 'c3', path: [] }, null],
  ['a levitation', { kind: 'levitation', from: 'e1', to: 'e3', path: ['e2'] }, 'arc'],
  ['a flight', { kind: 'flight', from: 'g1', to: 'g3', path: ['g2'] }, 'line'],
  ['a jester around a corner', { kind: 'step', from: 'b1', to: 'b3', path: ['c2'] }, 'line'],
  ['a jester straight on', { kind: 'step', from: 'b1', to: 'd3', path: ['c2'] }, null],
];
for (const [what, move, shape] of ways) {
  test(`the way of ${what} is drawn as ${shape}`, () => {
    assert.equal(pathOf(layout, move)?.shape ?? null, shape);
  });
}

test('a castling moves two pieces, a headbutt none', () => {
  const rook = { from: 'h1', to: 'f1' };
  const castling = { kind: 'castle', from: 'e1', to: 'g1', rook, path: ['f1'] };
  assert.deepEqual(motionsOf(castling), [{ from: 'e1', to: 'g1' }, rook]);
  assert.deepEqual(motionsOf(headbutt), []);
  assert.deepEqual(squaresOf(headbutt), ['e4', 'e4^']);
});

const scores = [
  [{ cp: 42 }, 'white', '+0.4'],
  [{ cp: 42 }, 'black', '−0.4'],
  [{ mate: 3 }, 'black', 'Black mates in 3'],
  [{ mate: -2 }, 'black', 'White mates in 2'],
  [{ mate: 3 }, 'black', 'Black wins in 3', true],
];
for (const [score, turn, text, kingMayBeCaptured = false] of scores) {
  test(`${JSON.stringify(score)} for ${turn} reads ${text}`, () => {
    assert.equal(describeScore(score, turn, { kingMayBeCaptured }), text);
  });
}

test('every result is a sentence', () => {
  assert.equal(
    describeOutcome({ winner: 'black', reason: 'checkmate' }),
    'Black wins by checkmate.',
  );
  assert.equal(describeOutcome({ winner: null, reason: 'stalemate' }), 'Draw by stalemate.');
});
