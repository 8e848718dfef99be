// @ts-nocheck
/** What is said of a square to readers of the DOM. */
import { isDest } from './selection.js';

/**
 * @param {string} square
 * @param {{ pieces, dests, hints, premove, shapes }} scene as Board takes it
 * @param {string | null} selected the square whose piece is picked up
 * @param words as those of words.js
 * @returns {string} its name, what stands there, what the piece that is picked up may do there, what is drawn from it
 */
export function squareText(square, scene, selected, words) {
  const piece = scene.pieces.get(square);
  const said = [square, piece ? words.man(piece) : words.empty];
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
