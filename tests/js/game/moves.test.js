// The scenes that the page makes of moves and positions for the board.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from 'kingcraft';
import { createLayout } from '../../../web/board/layout.js';
import { crownsOf, factsOf, passedFen } from '../../../web/game/game-facts.js';
import { choicesOf } from '../../../web/game/move-choices.js';
import { motionsOf, pathOf, squaresOf } from '../../../web/game/move-paths.js';
import { piecesOf, sceneOf } from '../../../web/game/position-scene.js';
import { describeOutcome, describeScore } from '../../../web/page/base/game-words.js';
import { describeRights } from '../../../web/page/play/position-view.js';

const kingcraft = await load();
const layout = createLayout({ files: 12, ranks: 8 });
const twoLevels = createLayout({ files: 8, ranks: 8, levels: 2 });

test('a placement is read with decimal runs and levels', () => {
  const wide = piecesOf(layout, 'r10k/12/12/12/12/12/12/2C8K w - - 0 1');
  assert.deepEqual([...wide.keys()].sort(), ['a8', 'c1', 'l1', 'l8']);
  assert.deepEqual(wide.get('c1'), { role: 'chancellor', color: 'white' });
  const levels = piecesOf(twoLevels, '4k3/8/8/8/8/8/8/4K3|8/8/8/8/n7/8/8/8 w - - 0 1');
  assert.deepEqual(levels.get('a4^'), { role: 'knight', color: 'black' });
});

const white = (role) => ({ role, color: 'white' });
const crowned = [
  ['the one of two kings that counts', { d4: white('king'), g2: white('king') }, ['g2'], ['g2']],
  ['none of a single king', { d4: white('king'), g2: white('queen') }, ['d4'], []],
  ['none where both count', { d4: white('king'), g2: white('king') }, ['d4', 'g2'], []],
  ['none where no king is left', { d4: white('queen') }, [], []],
  [
    'none beside a king of the other side',
    { d4: white('king'), g2: { role: 'king', color: 'black' } },
    ['d4'],
    [],
  ],
];
for (const [what, pieces, royals, expected] of crowned) {
  test(`a crown marks ${what}`, () => {
    const crowns = crownsOf(new Map(Object.entries(pieces)), { white: royals, black: [] });
    assert.deepEqual(crowns, expected);
  });
}

test('what a board shows of a position is what its game tells', () => {
  const game = kingcraft.newGame('twokings', '5k2/8/8/8/K3r3/8/K7/4k3 b - - 0 1');
  const facts = factsOf(game);
  const scene = sceneOf(createLayout(kingcraft.variants[0]), { ...facts, move: null, moves: [] });
  assert.deepEqual([facts.turn, facts.check], ['black', false]);
  assert.deepEqual(scene.crowns, ['a2', 'e1']);
  assert.deepEqual(scene.check, []);
  const attacked = kingcraft.newGame('twokings', '5k2/8/8/8/K7/r7/K7/4k3 w - - 0 1');
  const inCheck = sceneOf(createLayout(kingcraft.variants[0]), {
    ...factsOf(attacked),
    move: null,
    moves: [],
  });
  assert.deepEqual(inCheck.check, ['a2']);
});

for (const [fen, expected] of [
  ['4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', '4k3/8/8/8/8/8/4P3/4K3 b - - 0 1'],
  ['4k3/8/8/8/8/8/4r3/4K3 w - - 0 1', null],
])
  test(`the position after a pass in ${fen} is ${expected}`, () =>
    assert.equal(passedFen(kingcraft.newGame('chess', fen)), expected));

const rights = [
  ['chess', 'KQkq', 'can castle with a1, h1', 'can castle with a8, h8'],
  ['chess', 'Qk', 'can castle with a1', 'can castle with h8'],
  ['chess', '-', 'can’t castle', 'can’t castle'],
  ['flying', 'K', 'can castle with h1', 'can’t castle'],
  [
    'kingscourt',
    'ABKLabkl',
    'can castle with a1, l1; can jump from b1, k1',
    'can castle with a8, l8; can jump from b8, k8',
  ],
  ['kingscourt', 'Bl', 'can’t castle; can jump from b1', 'can castle with l8'],
];
for (const [id, letters, ...expected] of rights) {
  test(`the rights ${letters} of ${id} in words`, () => {
    const { startFen } = kingcraft.variants.find((variant) => variant.id === id);
    const game = kingcraft.newGame(id, startFen.replace(/ \w+ - /, ` ${letters} - `));
    const said = ['white', 'black'].map((color) => describeRights(game.rights(), color));
    assert.deepEqual(said, expected);
  });
}

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
  ['a jump', { kind: 'jump', from: 'b1', to: 'd3', path: ['c2'] }, 'arc'],
  ['a castling', { kind: 'castle', from: 'e1', to: 'g1', path: ['f1'] }, 'line'],
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
  const king = { from: 'e1', to: 'g1', via: castling.path, leaps: false };
  assert.deepEqual(motionsOf(castling), [king, rook]);
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
