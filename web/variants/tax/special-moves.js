/**
 * What only Tax Chess has, for puzzles, statistics and the reasons of moves. The texts of what has a
 * name are in game.js.
 */
/** @import { Color, Game, Message, Ray } from 'kingcraft' */

/** By the signs of a step in files and in ranks, as the player sees them. */
const names = {
  '0,1': 'forward',
  '1,1': 'forward-h',
  '1,0': 'h',
  '1,-1': 'backward-h',
  '0,-1': 'backward',
  '-1,-1': 'backward-a',
  '-1,0': 'a',
  '-1,1': 'forward-a',
};

/** The directions in which the king of a color may move, as far as pawns decide that. */
function directions(/** @type {Game} */ game, /** @type {Color} */ color) {
  const forward = color === 'white' ? 1 : -1;
  const nameOf = (/** @type {Ray} */ { from, to }) => {
    const [file, rank] = [0, 1].map((i) => Math.sign(to.charCodeAt(i) - from.charCodeAt(i)));
    return names[/** @type {keyof names} */ (`${file},${rank * forward}`)];
  };
  return game.royals(color).flatMap((king) => game.rays(king).map(nameOf));
}

/** The moves of a king in one position that it lacks in the other. */
function onlyIn(/** @type {Color} */ color, /** @type {Game} */ game, /** @type {Game} */ other) {
  const there = directions(other, color);
  return directions(game, color).filter((direction) => !there.includes(direction));
}

/** A message about a king and directions; false if there are none. @returns {Message | false} */
function said(
  /** @type {string} */ key,
  /** @type {Game} */ game,
  /** @type {Color} */ color,
  /** @type {string[]} */ ways,
) {
  const [square] = game.royals(color);
  return ways.length > 0 && { key, values: { king: { piece: 'king', color, square }, ways } };
}

/** @type {Record<string, import('kingcraft').SpecialMove>} */
export const specialMoves = {
  taxCutOff: (_, before, after) =>
    said('tax/why-cuts-off', after, after.turn(), onlyIn(after.turn(), before, after)),
  fileGivenUp: ({ piece, color }, before, after) =>
    piece === 'pawn' && onlyIn(color, before, after).length > 0,
};

/** @type {Record<string, import('kingcraft').SpecialMove>} */
export const reasons = {
  taxPaid: ({ piece, color }, before, after) =>
    piece === 'pawn' && said('tax/why-pays', after, color, onlyIn(color, after, before)),
};
