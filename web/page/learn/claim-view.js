// @ts-nocheck
/** One claim as the reader sees it: what is said and by whom, the verdict, the figures, and positions that show it. */

import { Diagram } from '../../scene/diagram.js';
import { createElement, sentence } from '../../scene/elements.js';
import { percent } from '../formats.js';
import { movesOf } from '../game-words.js';
import { texts } from '../page-texts.js';
import { createHeading, createTable } from './rule-view.js';

/**
 * @param kingcraft the loaded package
 * @param variant of the package
 * @param claim of what is known; see KnownClaim in web/variants/rulebook.d.ts
 * @param {(fen: string) => void} open puts a position on the large board
 * @returns {{ element: HTMLElement, diagram: Diagram | null }}
 */
export function createClaim(kingcraft, variant, claim, open) {
  const { id, title, text, source, verdict } = claim;
  const figures = claim.figures.filter(({ white }) => white);
  const shown = claim.positions.filter(({ fen }) => fen);
  const tag = createElement('span', {
    className: 'tag',
    textContent: texts.known.verdicts[verdict],
  });
  tag.dataset.verdict = verdict;
  const words = createElement('div', { className: 'rule-words' }, createHeading(claim));
  words.append(createElement('p', { className: 'claim' }, ...sentence(claim.claim)));
  words.append(createElement('p', { className: 'credit' }, tag, ' ', source));
  words.append(...text.map((paragraph) => createElement('p', {}, ...sentence(paragraph))));
  if (figures.length > 0) words.append(createFigures(title, figures));
  const element = createElement('article', { className: 'rule', id }, words);
  element.setAttribute('aria-labelledby', `${id}-title`);
  if (shown.length === 0) return { element, diagram: null };

  const positions = shown.map((position) => ({
    fen: position.fen,
    caption: `${position.caption} ${describeValue(position)}`,
  }));
  const diagram = new Diagram(kingcraft, variant, { title, positions }, texts);
  const button = createElement('button', { type: 'button', textContent: texts.known.open });
  button.addEventListener('click', () => open(diagram.position.fen));
  diagram.figure.append(button);
  element.append(diagram.figure, diagram.captions);
  return { element, diagram };
}

/** "White wins in 12 moves." */
function describeValue({ winner, plies }) {
  return winner ? texts.known.wins(winner, movesOf(plies)) : texts.known.draw;
}

function createFigures(title, figures) {
  const rows = figures.map(({ men: material, where, white, black, longest }) => [
    where ? `${material}, ${where}` : material,
    shares(white),
    shares(black),
    longest ? String(movesOf(longest)) : '–',
  ]);
  const table = createTable({ columns: texts.known.columns, rows }, title);
  table.className = 'figures';
  return table;
}

/** The shares of White's wins, draws and Black's wins. */
function shares(counts) {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return all === 0 ? '–' : counts.map((count) => percent(count, all)).join(' / ');
}
