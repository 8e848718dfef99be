/** Which rule forbids a move that is written down. */

import { texts } from '../texts.js';

const SQUARES = /^([a-z]\d\^?)([a-z]\d\^?)/;

/** The reason as a sentence with a blank before it; nothing where the text does not begin with two squares of the board. */
export function reasonOf(game, text) {
  const [, from, to] = SQUARES.exec(text) ?? [];
  try {
    return from ? ` ${texts.ofPackage(game.explain(from, to).text)}` : '';
  } catch {
    return '';
  }
}
