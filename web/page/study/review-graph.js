/** White's chances over a game as a picture: a click goes to the move. */
/** @import { Variant } from '../../kingcraft/index.js' */
/** @import { MoveNode } from '../../kingcraft/pgn/pgn.js' */
/** @import { Mistake, ReviewPoint } from './review.js' */

import { h } from '../../dom/elements.js';
import { shownSan } from '../../game/game-facts.js';
import { wholeNumber } from '../base/formats.js';
import { texts } from '../base/page-texts.js';
import { createSvg } from '../base/svg-elements.js';

const WIDTH = 400;
const HEIGHT = 120;

export class ReviewGraph {
  /** @type {ReviewPoint[]} */
  #points = [];
  #svg = createSvg('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: 'study-graph', role: 'img' });
  #cursor = createSvg('line', { y1: 0, y2: HEIGHT, class: 'study-graph-cursor' });

  /** @param {(node: MoveNode) => void} goTo */
  constructor(goTo) {
    this.element = h('div', {}, this.#svg);
    this.#svg.addEventListener('click', ({ clientX }) => {
      const { left, width } = this.#svg.getBoundingClientRect();
      const index = Math.round(((clientX - left) / width) * (this.#points.length - 1));
      const point = this.#points[index];
      if (point) goTo(point.node);
    });
  }

  /**
   * @param {ReviewPoint[]} points at least one
   * @param {Mistake[]} mistakes
   * @param {Variant} variant
   */
  update(points, mistakes, variant) {
    this.#points = points;
    const places = points.map(({ chance }, index) => [this.#across(index), HEIGHT * (1 - chance)]);
    const right = this.#across(points.length - 1);
    const line = places.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
    const area = createSvg('polygon', {
      points: `0,${HEIGHT} ${line} ${right},${HEIGHT}`,
      class: 'study-graph-white',
    });
    const middle = createSvg('line', {
      x2: WIDTH,
      y1: HEIGHT / 2,
      y2: HEIGHT / 2,
      class: 'study-graph-middle',
    });
    const dots = mistakes.map(({ node, kind }) => {
      const [cx, cy] = places[points.findIndex((point) => point.node === node)];
      return createSvg('circle', { cx, cy, r: 4, class: `study-graph-${kind}` });
    });
    this.#svg.replaceChildren(area, middle, ...dots, this.#cursor);
    this.#svg.setAttribute('aria-label', describeChances(points, mistakes, variant));
  }

  /**
   * Marks the current position.
   * @param {MoveNode} node
   */
  mark(node) {
    const index = this.#points.findIndex((point) => point.node === node);
    const x = this.#across(Math.max(index, 0));
    this.#cursor.setAttribute('visibility', index < 0 ? 'hidden' : 'visible');
    this.#cursor.setAttribute('x1', String(x));
    this.#cursor.setAttribute('x2', String(x));
  }

  /** @param {number} index of a point */
  #across(index) {
    return (WIDTH * index) / Math.max(this.#points.length - 1, 1);
  }
}

/**
 * The picture in words.
 * @param {ReviewPoint[]} points
 * @param {Mistake[]} mistakes
 * @param {Variant} variant
 */
function describeChances(points, mistakes, variant) {
  const [first, last] = [points[0], points[points.length - 1]].map(({ chance }) =>
    texts.review.percent(Math.round(chance * 100)),
  );
  const worst = [...mistakes].sort((one, other) => other.loss - one.loss).slice(0, 3);
  const words = worst
    .map(({ node: { parent, move } }) =>
      parent && move ? `${parent.moveNumber}. ${shownSan(variant, move)}` : '',
    )
    .join(', ');
  const end = texts.review.chances(wholeNumber(points.length - 1), first, last);
  return words ? `${end} ${texts.review.turns(words)}` : end;
}
