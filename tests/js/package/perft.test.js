// perft() counts the leaves that perft.jsonl of each game counts, as far as there are not too many of them.

import { test } from 'node:test';
import { assertSame, readDataOfAll, withGame } from './support.js';

/** The native tests count the larger trees. */
const MOST_LEAVES = 200_000;

for (const entry of readDataOfAll('perft.jsonl')) {
  const { variant, fen, counts } = entry;
  const expected = counts.filter((count) => count <= MOST_LEAVES);
  test(`${variant} ${fen}: ${expected.join(', ')}`, () => {
    withGame(variant, fen, (game) => {
      const got = expected.map((_, index) => game.perft(index + 1));
      assertSame(got, expected, entry, 'perft() of depth 1, 2 and so on');
    });
  });
}
