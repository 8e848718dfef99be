/** The accuracy of a side in a reviewed game, in percent; docs/review.md explains the formula. */
/** @import { Color } from '../../kingcraft/index.js' */
/** @import { ReviewPoint } from './review.js' */
import { lossOf } from './review.js';

/** How fast the accuracy falls: a loss of one hundredth of the chance to win a move takes 6 % of it. */
const STEEPNESS = 6;

/**
 * 100 where no move cost any of the chance to win; null if the side made no move.
 * @param {ReviewPoint[]} points of a review, the root's first
 * @param {Color} color
 */
export function accuracyOf(points, color) {
  const losses = points
    .slice(1)
    .flatMap((point, index) =>
      point.node.move?.color === color ? [Math.max(lossOf(points[index], point), 0)] : [],
    );
  if (losses.length === 0) return null;
  const average = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
  return 100 * Math.exp(-STEEPNESS * average);
}
