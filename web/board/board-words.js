// @ts-nocheck
/** What a board says: its words, and the text of each square. */
import { isDest } from './board-input.js';

/**
 * What a board says in one language.
 * @typedef {{
 *   board: string,
 *   levels: readonly string[],
 *   levelOf(label: string, level: number): string,
 *   keys: string,
 *   piece(piece: { color: 'white' | 'black', role: string }): string,
 *   empty: string,
 *   premove: string,
 *   dest: string,
 *   drawnFrom: string,
 * }} BoardTexts
 */

/**
 * What the board says in English.
 * @type {Readonly<BoardTexts>}
 */
export const ENGLISH = Object.freeze({
  /** What the board is called, where nothing else is said. */
  board: 'Board',
  /** What the levels are called, from the ground up. */
  levels: ['Ground', 'Upper level'],
  /** What the board of one level is called. */
  levelOf: (label, level) => `${label}, ${['ground', 'upper level'][level]}`,
  /** What the keys do. */
  keys: 'Arrow keys move, Enter picks a piece up and puts it down, Escape lets it go, L goes to the next level.',
  piece: ({ color, role }) => `${color} ${role}`,
  empty: 'empty',
  premove: 'premove',
  dest: 'can be chosen',
  drawnFrom: 'drawn from here',
});

/**
 * @param {string} square
 * @param {{ pieces, dests, hints, premove, shapes }} scene as Board takes it
 * @param {string | null} selected the square whose piece is picked up
 * @param words as those of words.js
 * @returns {string} its name, what stands there, what the piece that is picked up may do there, what is drawn from it
 */
export function squareText(square, scene, selected, words) {
  const piece = scene.pieces.get(square);
  const said = [square, piece ? words.piece(piece) : words.empty];
  if (scene.premove.includes(square)) said.push(words.premove);
  const labels = scene.shapes.filter(({ from }) => from === square).map(({ label }) => label);
  return [...said, ...choices(square, scene, selected, words), ...labels.filter(Boolean)].join(
    ', ',
  );
}

function choices(square, { dests, hints }, selected, words) {
  if (selected === null) return [];
  const known = hints.get(selected);
  if (!known) return isDest(selected, square, dests) ? [words.dest] : [];
  const here = known.filter((hint) => hint.square === square && hint.label);
  return here.map(({ label }) => label);
}
