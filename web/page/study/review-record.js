/** The review of a study as it is saved with it, without the moves, which the study has. */
/** @import { Kingcraft } from '../../kingcraft/index.js' */
/** @import { ReviewPoint } from './review.js' */
/** @import { Study } from './study.js' */

import { shownSan } from '../../game/game-facts.js';
import { withGame } from '../../kingcraft/with-game.js';

/**
 * White's chance in each position, the root's first; the ids of the best move there and of those expected after it, or
 * null; and `kingIn` of each point.
 * @typedef {{ chances: number[], best: (string | null)[], kingIn?: (number | null)[] }} SavedReview
 */

/** Chances are saved in steps of 1 / PRECISION. */
const PRECISION = 10_000;

/**
 * The review of a study; null if it has none, or its main line is another one now. Moves that were added at the end
 * do not matter.
 * @param {Study} study
 * @returns {ReviewPoint[] | null}
 */
export function reviewOf({ review, tree }) {
  if (!review) return null;
  const line = [tree.root, ...tree.mainLine()];
  return review.every(({ node }, index) => node === line[index]) ? review : null;
}

/**
 * @param {Study} study
 * @returns {SavedReview | undefined} nothing where there is no review
 */
export function writeReview(study) {
  const points = reviewOf(study);
  if (!points) return undefined;
  return {
    chances: points.map(({ chance }) => Math.round(chance * PRECISION) / PRECISION),
    best: points.map(({ best }) => best?.line.join(' ') ?? null),
    kingIn: points.map(({ kingIn }) => kingIn),
  };
}

/**
 * @param {Kingcraft} kingcraft
 * @param {Study} study
 * @param {unknown} saved what `writeReview` returned, or anything
 * @returns {ReviewPoint[] | null} null if it is no review of this study
 */
export function readReview(kingcraft, { tree, variant }, saved) {
  const { chances, best, kingIn = [] } = /** @type {SavedReview} */ (Object(saved));
  const line = [tree.root, ...tree.mainLine()];
  const fits = Array.isArray(chances) && Array.isArray(best) && best.length === chances.length;
  if (!fits || chances.length === 0 || chances.length > line.length) return null;
  if (!chances.every((chance) => chance >= 0 && chance <= 1)) return null;
  if (!Array.isArray(kingIn)) return null;
  try {
    return chances.map((chance, index) => {
      const node = line[index];
      const ids = best[index]?.split(' ');
      const point = {
        node,
        chance,
        best: null,
        kingIn: Number.isInteger(kingIn[index]) ? kingIn[index] : null,
      };
      if (!ids) return point;
      const [first] = withGame(kingcraft, variant.id, node.fen, (game) => game.line(ids));
      return { ...point, best: { id: first.id, san: shownSan(variant, first), line: ids } };
    });
  } catch {
    return null;
  }
}
