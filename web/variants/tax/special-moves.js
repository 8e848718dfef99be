/** What only Tax Chess has, for puzzles and statistics; its texts are in game.js. The page does not load this. */
/** @import { Color, Game, Move, Ray } from 'kingcraft' */

/** The direction of a ray, as signs of its steps in files and ranks. */
const directionOf = (/** @type {Ray} */ { from, to }) =>
  [0, 1].map((i) => Math.sign(to.charCodeAt(i) - from.charCodeAt(i))).join();

/** The directions in which the king of a color may move, as far as pawns decide that. */
const directions = (/** @type {Game} */ game, /** @type {Color} */ color) =>
  game.royals(color).flatMap((king) => game.rays(king).map(directionOf));

/** Whether the king of this color, which has not moved, has lost a direction. */
function isDirectionLost(
  /** @type {Color} */ color,
  /** @type {Game} */ before,
  /** @type {Game} */ after,
) {
  const left = directions(after, color);
  return directions(before, color).some((direction) => !left.includes(direction));
}

/** @type {Record<string, (move: Move, before: Game, after: Game) => boolean>} */
export const specialMoves = {
  taxCutOff: (_, before, after) => isDirectionLost(after.turn(), before, after),
  fileGivenUp: ({ piece, color }, before, after) =>
    piece === 'pawn' && isDirectionLost(color, before, after),
};
