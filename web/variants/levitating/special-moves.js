/**
 * What only Levitating Kings has, for puzzles, statistics and the reasons of moves. The texts of what
 * has a name are in game.js.
 */
/** @import { Color, Game, Square } from 'kingcraft' */

/** Whether a king needs no wings from one square to the other. */
const isStep = (/** @type {Square} */ from, /** @type {Square} */ to) =>
  [0, 1].every((i) => Math.abs(from.charCodeAt(i) - to.charCodeAt(i)) <= 1);

/** The king of a color, where it can fly on its own pieces. */
function flyingKing(/** @type {Game} */ game, /** @type {Color} */ color) {
  return game.royals(color).find((king) => game.attacks(king).some((to) => !isStep(king, to)));
}

/** @type {Record<string, import('kingcraft').SpecialMove>} */
export const specialMoves = {
  levitation({ kind, path, color }, before) {
    if (kind !== 'levitation') return false;
    const pieces = before
      .board()
      .filter((each) => each.color === color && path.includes(each.square));
    return { key: 'levitating/why-levitates', values: { pieces } };
  },
};

/** @type {Record<string, import('kingcraft').SpecialMove>} */
export const reasons = {
  levitationEnded({ color }, before, after) {
    const enemy = color === 'white' ? 'black' : 'white';
    const square = flyingKing(before, enemy);
    if (!square || !after.royals(enemy).includes(square) || flyingKing(after, enemy)) return false;
    return {
      key: 'levitating/why-grounds',
      values: { king: { piece: 'king', color: enemy, square } },
    };
  },
};
