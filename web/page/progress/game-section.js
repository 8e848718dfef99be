/**
 * Where the reader stands in a game: the rating with its curve, and the ladder of opponents.
 * @import { Variant } from '../../kingcraft/index.js'
 * @import { Standing } from '../play/player-standing.js'
 * @import { ProgressTexts } from './progress-words.js'
 */
import { h } from '../../dom/elements.js';
import { wholeNumber } from '../base/formats.js';
import { gameName, texts } from '../base/page-texts.js';
import { createFace } from '../play/opponent-faces.js';
import { createCurve } from './rating-curve.js';

/** The id of the heading of a game. @param {string} variant */
export const headingId = (variant) => `progress-${variant}`;

/**
 * @param {ProgressTexts} words
 * @param {Variant} variant
 * @param {Standing} standing
 * @param {(variant: string, level: number) => void} play
 */
export function createGameSection(words, variant, standing, play) {
  const title = h('h3', { id: headingId(variant.id), tabIndex: -1 }, gameName(variant));
  return h(
    'section',
    { class: 'progress-game', 'aria-labelledby': title.id },
    title,
    ...createRating(words, standing),
    createLadder(words, variant, standing, play),
  );
}

/**
 * @param {ProgressTexts} words
 * @param {Standing} standing
 */
function createRating(words, { rating, curve }) {
  if (curve.length === 0) return [h('p', { class: 'progress-quiet' }, words.unrated)];
  const value = words.rated(wholeNumber(Math.round(rating.value)));
  const head = h('p', { class: 'progress-rating' }, value);
  if (curve.length === 1) return [head, h('p', { class: 'progress-quiet' }, words.once)];
  const [first, last, games, best] = [
    curve[0],
    curve[curve.length - 1],
    curve.length,
    Math.max(...curve),
  ].map(wholeNumber);
  const text = words.curve(first, last, games, best);
  return [head, createCurve(curve), h('p', { class: 'progress-quiet' }, text)];
}

/**
 * @param {ProgressTexts} words
 * @param {Variant} variant
 * @param {Standing} standing
 * @param {(variant: string, level: number) => void} play
 */
function createLadder(words, variant, { beaten }, play) {
  const { list } = texts.opponents;
  const name = gameName(variant);
  const rungs = list.map((opponent, index) => {
    const level = index + 1;
    const isBeaten = beaten.includes(level);
    const label = words.playAgainst(opponent.name, level, name, isBeaten);
    const button = h(
      'button',
      {
        type: 'button',
        class: isBeaten ? 'beaten' : '',
        'aria-label': label,
        title: label,
        on: { click: () => play(variant.id, level) },
      },
      createFace(level),
      h('span', { class: 'progress-name' }, opponent.name),
      ' ',
      h('span', { class: 'progress-play' }, words.play),
    );
    return h('li', {}, button);
  });
  const [won, all] = [beaten.length, list.length].map(wholeNumber);
  return h(
    'div',
    {},
    h('p', {}, words.beaten(won, all)),
    h('ol', { class: 'progress-ladder', 'aria-label': words.ladder(name) }, ...rungs),
  );
}
