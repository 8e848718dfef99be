// Shared by the tests of PGN.

import assert from 'node:assert/strict';
import { listGames, openGame } from 'kingcraft/pgn';

/** The first game of a text, opened. */
export const openFirst = (kingcraft, text, variant = 'chess') =>
  openGame(kingcraft, text, { entry: listGames(text)[0], variant });

/** The only game of a text, opened. */
export function openOnly(kingcraft, text, variant = 'chess') {
  const [entry, ...others] = listGames(text);
  assert.equal(others.length, 0);
  return openGame(kingcraft, text, { entry, variant });
}
