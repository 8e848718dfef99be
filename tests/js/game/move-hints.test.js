// How the page marks the moves of a piece, on positions of the rulebook.

import assert from 'node:assert/strict';
import test from 'node:test';
import { load } from 'kingcraft';
import { createLayout } from '../../../web/board/layout.js';
import { readPosition } from '../../../web/game/diagram-position.js';
import { raysOf } from '../../../web/game/game-facts.js';
import { playHintsOf } from '../../../web/game/move-hints.js';
import { readAddress } from '../../../web/game/page-address.js';
import { piecesOf } from '../../../web/game/position-scene.js';
import { en } from '../../../web/texts/game-texts.en.js';

const kingcraft = await load();

/** The hints of a piece as short texts: `dot e4`, `line a1-a4`, `ray e1-e3 2`. */
function hintsOf(variantId, position) {
  const variant = kingcraft.variants.find(({ id }) => id === variantId);
  const shown = readPosition(kingcraft, variant, createLayout(variant), position, en.hints);
  return shown.scene.hints
    .get(position.from)
    .map(({ kind, square, squares, text }) =>
      [kind, square ?? squares.join('-'), text].filter(Boolean).join(' '),
    );
}

const CASES = [
  {
    what: 'a knight leaps to diamonds',
    variant: 'chess',
    fen: '4k3/8/8/8/8/1p6/8/RN2K3 w - - 0 1',
    from: 'b1',
    expected: ['diamond d2', 'diamond a3', 'diamond c3'],
  },
  {
    what: 'a rook has the longest line of each direction',
    variant: 'chess',
    fen: '4k3/8/8/p7/8/8/8/RN2K3 w - - 0 1',
    from: 'a1',
    expected: ['line a1-a5', 'dot a2', 'dot a3', 'dot a4', 'ring a5'],
  },
  {
    what: 'a pawn moves to circles, captures in corners, and could capture at crosses',
    variant: 'chess',
    fen: '4k3/8/8/8/8/2n5/3P4/4K3 w - - 0 1',
    from: 'd2',
    expected: ['line d2-d4', 'circle d3', 'circle d4', 'corners c3', 'cross e3'],
  },
  {
    what: 'a pawn that captures en passant has the corners where it goes',
    variant: 'chess',
    fen: '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2',
    from: 'e5',
    expected: ['circle e6', 'corners d6', 'cross f6'],
  },
  {
    what: 'a pawn that promotes has one sign on a square',
    variant: 'chess',
    fen: '7k/P7/8/8/8/8/8/K7 w - - 0 1',
    from: 'a7',
    forbidden: ['a7a8k'],
    expected: ['circle a8', 'cross b8'],
  },
  {
    what: 'castling has a lane a side and its distance',
    variant: 'kingscourt',
    fen: '6k5/12/12/12/12/12/5PPP4/6K4R w L - 0 1',
    from: 'g1',
    expected: [
      'lane g1-k1',
      'dot f1',
      'dot h1',
      'plate h1 1',
      'plate i1 2',
      'plate j1 3',
      'plate k1 4',
      'frame l1',
    ],
  },
  {
    what: 'a jester bends round a corner',
    variant: 'kingscourt',
    fen: '6k5/12/12/1P10/J11/12/12/6K5 w - - 0 1',
    from: 'a4',
    expected: [
      'line a4-c2',
      'bend a4-b3-a2',
      'bend a4-b3-c4',
      'dot a2',
      'dot b3',
      'dot c2',
      'dot c4',
    ],
  },
  {
    what: 'a flight is a path',
    variant: 'kingscourt',
    fen: '6k5/12/12/12/12/6c5/12/6K5 w - - 0 1',
    from: 'g1',
    expected: ['path g1-g2-g3', 'ring g3'],
  },
  {
    what: 'a jump is an arc to a diamond',
    variant: 'kingscourt',
    fen: '6k5/12/12/12/12/12/P1P9/1J4K5 w B - 0 1',
    from: 'b1',
    expected: ['arc b1-c2-d3', 'diamond d3'],
  },
  {
    what: 'a levitation is an arc',
    variant: 'levitating',
    fen: '4k3/8/8/8/8/8/3PPP2/3QKB2 w - - 0 1',
    from: 'e1',
    expected: [
      'arc e1-d1-c1',
      'arc e1-f1-g1',
      'arc e1-d2-c3',
      'arc e1-e2-e3',
      'arc e1-f2-g3',
      'dot c1',
      'dot g1',
      'dot c3',
      'dot e3',
      'dot g3',
    ],
  },
  {
    what: 'the pawns of a tax king are counted, to the edge of the board',
    variant: 'tax',
    fen: '7k/8/4P3/4P3/8/2P5/2P5/1K6 w - - 0 1',
    from: 'b1',
    expected: ['ray b1-a1 2', 'ray b1-b3 2', 'dot a1', 'dot b2', 'dot b3'],
  },
  {
    what: "Black's tax king is White's mirrored",
    variant: 'tax',
    fen: '8/p2p4/8/3k4/8/8/8/7K b - - 0 1',
    from: 'd5',
    expected: ['ray d5-d6 1', 'ray d5-c4 1', 'dot c4', 'dot d6'],
  },
  {
    what: 'a headbutt is a burst, and its victim in corners',
    variant: 'flying',
    fen: '4k3/8/8/8/8/8/4P3/3QKB2|8/8/8/8/8/8/8/4r3 w - - 0 1',
    from: 'e1',
    expected: ['dot d2', 'dot f2', 'burst e1', 'corners e1^'],
  },
  {
    what: 'a forbidden move is struck, aside where a piece stands',
    variant: 'chess',
    fen: '4k3/8/8/8/8/8/P7/RN2K3 w - - 0 1',
    from: 'a1',
    forbidden: ['a1a2', 'a1c1'],
    expected: ['ban a2', 'ban c1'],
  },
];

for (const { what, variant, expected, ...position } of CASES) {
  test(what, () => {
    assert.deepEqual(hintsOf(variant, position).sort(), [...expected].sort());
  });
}

test('a piece of the other side has its moves too, where that is a position', () => {
  const fen = '4k3/8/8/8/8/8/8/4K2R w - - 0 1';
  assert.deepEqual(hintsOf('chess', { fen, from: 'e8' }).length, 5);
  const check = '4k3/8/8/8/8/8/8/r3K3 w - - 0 1';
  assert.deepEqual(hintsOf('chess', { fen: check, from: 'a1' }), []);
});

const PLAYED = [
  ['a piece with plain paths has no hints', 'chess', '4k3/8/8/8/8/8/8/RN2K3 w - - 0 1', {}],
  [
    'castling has its lane',
    'chess',
    '4k3/8/8/8/8/8/3PPP2/3QK2R w K - 0 1',
    { e1: ['lane', 'dot f1', 'plate g1', 'frame h1'] },
  ],
  [
    'a king that levitates has its arcs',
    'levitating',
    '4k3/8/8/8/8/8/8/4KN2 w - - 0 1',
    { e1: ['arc', 'dot d1', 'dot d2', 'dot e2', 'dot f2', 'dot g1'] },
  ],
  [
    'a king that is paid for has its rays',
    'tax',
    '7k/8/8/8/8/8/6P1/K7 w - - 0 1',
    { a1: ['ray', 'dot b1'] },
  ],
];
for (const [what, id, fen, expected] of PLAYED) {
  test(`while a game is played ${what}`, () => {
    const variant = kingcraft.variants.find((one) => one.id === id);
    const shape = createLayout(variant);
    const game = kingcraft.newGame(id, fen);
    const moves = game.moves();
    const rays = raysOf(game, moves);
    const hints = playHintsOf(shape, piecesOf(shape, fen), moves, rays, en.hints);
    const texts = [...hints].map(([from, list]) => [
      from,
      list.map(({ kind, square }) => (square ? `${kind} ${square}` : kind)).sort(),
    ]);
    assert.deepEqual(
      texts,
      Object.entries(expected).map(([from, list]) => [from, [...list].sort()]),
    );
  });
}

const ADDRESSES = [
  ['#learn/tax', { page: 'learn', variant: 'tax', rule: null }],
  ['#learn/tax/3', { page: 'learn', variant: 'tax', rule: 'tax/3' }],
  ['#learn/chess/3.7.2', { page: 'learn', variant: 'chess', rule: 'chess/3.7.2' }],
  [
    '#learn/flying/insufficient-material',
    { page: 'learn', variant: 'flying', rule: 'flying/insufficient-material' },
  ],
  ['#known/twokings', { page: 'known', variant: 'twokings', rule: null }],
  ['#endings/chess/rook', { page: 'endings', variant: 'chess', rule: 'chess/rook' }],
  ['#learn/three2/1', { page: 'learn', variant: 'three2', rule: 'three2/1' }],
  ['#fair/chess960x', { page: 'fair', variant: 'chess960x', rule: null }],
  ['#learn/', null],
  ['#learn/2three', null],
  ['#learn/tax/3/4', null],
  ['', null],
];
for (const [fragment, expected] of ADDRESSES) {
  test(`the address ${fragment || 'without a fragment'}`, () => {
    assert.deepEqual(readAddress(fragment), expected);
  });
}
