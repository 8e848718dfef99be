// What the tests of PGN share: work that the page does in slices, done at once.

import { atOnce } from '../../web/page/slices.js';
import { openGame } from '../../web/page/study/pgn/open-game.js';
import { readGames } from '../../web/page/study/pgn/read-games.js';

/** All games of a text. */
export const gamesOf = (text) => atOnce(readGames(text));

/** The first game of a text, opened. */
export const openFirst = (kingcraft, text, usual = 'chess') =>
  atOnce(openGame(kingcraft, gamesOf(text)[0], text, usual));
