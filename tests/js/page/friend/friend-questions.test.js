// The question about a link with other moves: both lines, with each move beside its number.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kingcraft, shown, visit } from '../page-window.js';

const { askWhichMoves } = await import('../../../../web/page/friend/friend-questions.js');

const BLACK_FIRST = '4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 b - - 0 1';

/** [the start and who moves first, the own moves, those of the link, where they differ, what both lines say] */
const lines = [
  [
    { fen: null, first: 'white' },
    ['e2e4', 'e7e5', 'g1f3'],
    ['e2e4', 'c7c5'],
    1,
    ['1._…_e5 2._Nf3', '1._…_c5'],
  ],
  [{ fen: null, first: 'white' }, ['e2e4'], ['d2d4', 'd7d5'], 0, ['1._e4', '1._d4 d5']],
  [
    { fen: BLACK_FIRST, first: 'black' },
    ['e7e5'],
    ['d7d5', 'e2e4'],
    0,
    ['1._…_e5', '1._…_d5 2._e4'],
  ],
];
for (const [start, mine, theirs, at, expected] of lines)
  test(`${mine.join(' ')} against ${theirs.join(' ')}`, async () => {
    await visit();
    const game = (moves) => ({ variant: 'chess', ...start, moves });
    const answer = askWhichMoves(kingcraft, game(mine), game(theirs), at);
    const sheet = await shown('dialog', 'The link has different moves');
    const found = [...sheet.querySelectorAll('.lines p')].map((line) => line.textContent);
    assert.deepEqual(
      found.map((line) => line.replaceAll('\u00a0', '_')),
      expected,
    );
    sheet.returnValue = 'theirs';
    sheet.close();
    assert.equal(await answer, true);
  });
