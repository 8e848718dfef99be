/** A rating over the last games, as a line. */
import { wholeNumber } from '../base/formats.js';
import { createSvg } from '../base/svg-elements.js';
import { createChart, label, line } from '../learn/chart.js';

const HEIGHT = 88;
/** Above and below the line there is room for half a label. */
const EDGE = 8;
/** The room for the labels. */
const LABELS = 48;
/** Smaller changes are no cliffs. */
const LEAST_RANGE = 100;

/**
 * @param {readonly number[]} ratings at least two, the present one last
 */
export function createCurve(ratings) {
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)];
  const range = Math.max(most - least, LEAST_RANGE);
  const bottom = (least + most - range) / 2;
  /** @param {number} rating */
  const down = (rating) => HEIGHT - EDGE - ((rating - bottom) / range) * (HEIGHT - 2 * EDGE);
  return createChart((width) => {
    const right = width - LABELS;
    const points = ratings.map((rating, index) => ({
      x: EDGE + ((right - EDGE) * index) / (ratings.length - 1),
      y: down(rating),
    }));
    const marks = least === most ? [most] : [least, most];
    const grid = marks.flatMap((rating) => {
      const y = down(rating);
      return [
        line('curve-grid', { x1: 0, x2: right + EDGE, y1: y, y2: y }),
        label(wholeNumber(rating), { x: width, y: y + 4 }, 'end'),
      ];
    });
    const list = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
    const { x: cx, y: cy } = points[points.length - 1];
    const curve = createSvg('polyline', { class: 'curve-line', points: list });
    const now = createSvg('circle', { class: 'curve-now', cx, cy, r: 4 });
    return { height: HEIGHT, parts: [...grid, curve, now] };
  });
}
