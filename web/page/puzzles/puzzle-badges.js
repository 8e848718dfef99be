/**
 * Small signs of the puzzles: whose move it is, how a puzzle ended, the last answers, the score of a streak or a run.
 * @import { Color, Variant } from '../../kingcraft/index.js'
 * @import { PuzzleSeries } from './puzzle-series.js'
 */
import { h } from '../../dom/elements.js';
import { wholeNumber } from '../base/formats.js';
import { texts } from '../base/page-texts.js';
import { createPicture, createSvg, pieceAt } from '../base/svg-elements.js';
import { puzzleAddress } from './puzzle-address.js';

const CHECK = 'M4.5 10.5l4 4l7.5-9';
const CROSS = 'M5.5 5.5l9 9M14.5 5.5l-9 9';
const EYE = 'M2 10c4-6.5 12-6.5 16 0c-4 6.5-12 6.5-16 0zM10 7.5a2.5 2.5 0 1 0 .1 0';

/** The sides of a sign and of a piece, in units of their pictures. */
const SIGN = 20;
const PIECE = 45;

/** @param {string} d an outline on a grid of 20 */
const createOutline = (d) =>
  createPicture(SIGN, SIGN, createSvg('path', { d, class: 'puzzle-outline' }));

/**
 * The king of the solver; once the puzzle is over, how it went.
 * @param {'asking' | 'right' | 'wrong' | 'shown'} tone
 * @param {Color} color
 */
export function createBadge(tone, color) {
  const king = () =>
    createPicture(PIECE, PIECE, pieceAt({ role: 'king', color }, { x: 0, y: 0, side: PIECE }));
  const outline = { asking: null, right: CHECK, wrong: CROSS, shown: EYE }[tone];
  return h('span', { class: `puzzle-sign ${tone}` }, outline ? createOutline(outline) : king());
}

/**
 * A sign of an answer.
 * @param {boolean} right
 */
function createMark(right) {
  return createOutline(right ? CHECK : CROSS);
}

/**
 * The last answers, each a link to its puzzle.
 * @param {Variant} variant
 * @param {{ id: number, right: boolean }[]} results
 */
export function createResults(variant, results) {
  const list = h('ol', { class: 'puzzle-answers', 'aria-label': texts.puzzles.results });
  for (const { id, right } of results) {
    const link = h(
      'a',
      {
        class: right ? 'right' : 'wrong',
        href: puzzleAddress(variant.id, id),
        'aria-label': texts.puzzles.result(wholeNumber(id), right),
      },
      createMark(right),
    );
    list.append(h('li', {}, link));
  }
  return list;
}

/**
 * How many were solved, and the time that is left.
 * @param {PuzzleSeries} series
 */
export function createScore({ kind, score, timeLeft }) {
  const words = texts.puzzles;
  const entry = (/** @type {string} */ name, /** @type {string} */ value) =>
    h('p', {}, h('strong', {}, value), h('span', {}, name));
  const solved = entry(kind === 'run' ? words.score : words.inRow, wholeNumber(score));
  if (timeLeft === null) return [solved];
  return [solved, entry(words.timeLeft, clockTime(timeLeft))];
}

/** "2:59". @param {number} milliseconds */
function clockTime(milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * The reader's rating after an answer, and by how much it has changed.
 * @param {{ value: number, change: number }} rating
 */
export function createChange({ value, change }) {
  const sign = { '-1': '−', 0: '±', 1: '+' }[Math.sign(change)] ?? '';
  return [
    h('span', {}, `${texts.puzzles.rating} `),
    h('strong', {}, String(value)),
    ' ',
    h(
      'span',
      { class: change < 0 ? 'puzzle-change down' : 'puzzle-change' },
      `${sign}${Math.abs(change)}`,
    ),
  ];
}
