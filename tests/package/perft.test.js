// perft() counts the leaves that the references count, to depth 3.

import { test } from 'node:test';
import { assertSame, readData, withGame } from './support.js';

for (const entry of readData('perft.jsonl')) {
  const { variant, fen, counts } = entry;
  const expected = counts.slice(0, 3);
  test(`${variant} ${fen}: ${expected.join(', ')}`, () => {
    withGame(variant, fen, (game) => {
      // Where the reference does not know a count, it has none to compare.
      const got = expected.map((count, index) => count && game.perft(index + 1));
      assertSame(got, expected, entry, 'perft() of depth 1, 2, 3');
    });
  });
}
