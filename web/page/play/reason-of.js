// @ts-nocheck
/** Which rule forbids a move that is written down. */

import { squaresIn } from '../../kingcraft/square.js';
import { texts } from '../texts.js';

/** The reason as a sentence with a blank before it; nothing where the text does not begin with two squares of the board. */
export function reasonOf(game, text) {
  const squares = squaresIn(text);
  try {
    return squares ? ` ${texts.message(game.explain(squares.from, squares.to))}` : '';
  } catch {
    return '';
  }
}
