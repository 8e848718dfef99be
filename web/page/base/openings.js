/**
 * The openings of the games, loaded when they are first wanted: for the study, and for the computer's first moves.
 * @import { Kingcraft } from '../../kingcraft/index.js'
 * @import { Openings } from '../../variants/statistics.js'
 * @import { ChooseMove } from '../../worker/opponent.js'
 */

import { chooseOpening, followsOpenings } from '../../game/choose-opening.js';
import { OpeningBook } from '../../game/opening-book.js';
import { readFen } from '../../kingcraft/fen.js';
import { onceEach } from '../../kingcraft/once.js';
import { withGame } from '../../kingcraft/with-game.js';
import { openings } from '../../variants/generated/page/openings.js';
import { readBook } from '../../variants/load-rulebook.js';
import { withinTime } from '../../worker/within-time.js';
import { texts } from './page-texts.js';
import { inSlices } from './sliced-work.js';

/** @type {ReturnType<typeof onceEach<OpeningBook>>} */
const books = onceEach();

/**
 * Whether a game has openings.
 * @param {string} variant its id
 */
export function hasOpenings(variant) {
  return Object.hasOwn(openings, `${variant}.json`);
}

/**
 * The openings of a game. What could not be loaded is loaded again the next time.
 * @param {Kingcraft} kingcraft
 * @param {string} variant its id
 * @throws when they cannot be fetched
 */
export function loadOpenings(kingcraft, variant) {
  return books(variant, () => createBook(kingcraft, variant));
}

/**
 * @param {Kingcraft} kingcraft
 * @param {string} variant
 */
async function createBook(kingcraft, variant) {
  const data = await readBook(openings, `${variant}.json`, texts.page.serverAnswered, 'positions');
  // scripts/figures/openings makes the files.
  const counted = /** @type {Openings} */ (data);
  return inSlices(OpeningBook.create(kingcraft, variant, counted));
}

/** For so many milliseconds the computer waits for openings that are still under way. */
const PATIENCE = 1500;

/**
 * Chooses the first moves of a computer below full strength. It finds none where the openings are out of reach.
 * @param {Kingcraft} kingcraft
 * @returns {ChooseMove}
 */
export function firstMovesOf(kingcraft) {
  return async ({ variant, fen: start, moves = [] }, level) => {
    // Most games are longer than any opening, and to find the position of a long one takes time.
    if (!hasOpenings(variant) || !followsOpenings(level, moves.length)) return null;
    const fen = withGame(kingcraft, variant, start, (game) => {
      for (const move of moves) game.move(move);
      return game.fen();
    });
    const { turn, moveNumber } = readFen(fen);
    const ply = 2 * (Number(moveNumber) - 1) + (turn === 'white' ? 0 : 1);
    if (!followsOpenings(level, ply)) return null;
    const book = await withinTime(loadOpenings(kingcraft, variant), PATIENCE, []);
    return book && chooseOpening(book.movesIn(fen), { turn, level }, Math.random);
  };
}
