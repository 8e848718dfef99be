// What the tests of PGN share.

import { listGames, openGame } from 'kingcraft/pgn';

/** The first game of a text, opened. */
export const openFirst = (kingcraft, text, variant = 'chess') =>
  openGame(kingcraft, text, { entry: listGames(text)[0], variant });
