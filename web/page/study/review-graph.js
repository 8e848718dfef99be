// @ts-nocheck
/** White's chances over a game as a picture: a click goes to the move. */

import { createElement } from '../../scene/elements.js';
import { shownSan } from '../../scene/game-facts.js';
import { wholeNumber } from '../formats.js';
import { texts } from '../page-texts.js';

const SVG = 'http://www.w3.org/2000/svg';
const WIDTH = 400;
const HEIGHT = 120;

export class ReviewGraph {
  #points = [];
  #svg = svg('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: 'study-graph', role: 'img' });
  #cursor = svg('line', { y1: 0, y2: HEIGHT, class: 'study-graph-cursor' });

  /** @param {(node) => void} goTo */
  constructor(goTo) {
    this.element = createElement('div', {}, this.#svg);
    this.#svg.addEventListener('click', ({ clientX }) => {
      const { left, width } = this.#svg.getBoundingClientRect();
      const index = Math.round(((clientX - left) / width) * (this.#points.length - 1));
      goTo(this.#points[index].node);
    });
  }

  /**
   * @param points of lookThrough
   * @param faults of faultsOf
   * @param variant of the package
   */
  update(points, faults, variant) {
    this.#points = points;
    const places = points.map(({ chance }, index) => [this.#across(index), HEIGHT * (1 - chance)]);
    const line = places.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
    const area = svg('polygon', {
      points: `0,${HEIGHT} ${line} ${places.at(-1)[0]},${HEIGHT}`,
      class: 'study-graph-white',
    });
    const middle = svg('line', {
      x2: WIDTH,
      y1: HEIGHT / 2,
      y2: HEIGHT / 2,
      class: 'study-graph-middle',
    });
    const dots = faults.map(({ node, name }) => {
      const [cx, cy] = places[points.findIndex((point) => point.node === node)];
      return svg('circle', { cx, cy, r: 4, class: `study-graph-${name}` });
    });
    this.#svg.replaceChildren(area, middle, ...dots, this.#cursor);
    this.#svg.setAttribute('aria-label', describeChances(points, faults, variant));
  }

  /** Shows where the reader stands. */
  mark(node) {
    const index = this.#points.findIndex((point) => point.node === node);
    const x = this.#across(Math.max(index, 0));
    this.#cursor.setAttribute('visibility', index < 0 ? 'hidden' : 'visible');
    this.#cursor.setAttribute('x1', x);
    this.#cursor.setAttribute('x2', x);
  }

  #across(index) {
    return (WIDTH * index) / Math.max(this.#points.length - 1, 1);
  }
}

/** The picture in words. */
function describeChances(points, faults, variant) {
  const percent = ({ chance }) => texts.review.percent(Math.round(chance * 100));
  const turns = [...faults].sort((one, other) => other.loss - one.loss).slice(0, 3);
  const nameOf = ({ parent, move }) => `${parent.moveNumber}. ${shownSan(variant, move)}`;
  const words = turns.map(({ node }) => nameOf(node)).join(', ');
  const [first, last] = [percent(points[0]), percent(points.at(-1))];
  const end = texts.review.chances(wholeNumber(points.length - 1), first, last);
  return words ? `${end} ${texts.review.turns(words)}` : end;
}

function svg(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
