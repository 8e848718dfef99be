// @ts-nocheck
/** The moves of every kind of man of a game, each on a small board. */
import { createLayout } from '../../board/layout.js';
import { readPosition } from '../../scene/diagram-position.js';
import { createElement, sentence } from '../../scene/elements.js';
import { texts } from '../page-texts.js';
import { planPicture } from './small-boards.js';

/**
 * Fills a list with one picture a man.
 * @param kingcraft the loaded package
 * @param variant of the package
 * @param {HTMLElement} list on the page
 * @param entries of the rulebook
 * @returns the plans of the boards, for Gradually
 */
export function planGlance(kingcraft, variant, list, entries) {
  const layout = createLayout(variant);
  return entries.map((entry) => {
    const room = createElement('div', { className: 'glance-room' });
    const name = createElement('h3', { textContent: texts.pieces[entry.piece] ?? entry.piece });
    list.append(
      createElement('li', {}, room, name, createElement('p', {}, ...sentence(entry.text))),
    );
    return planPicture(room, layout, (board) => {
      const { scene, from } = readPosition(kingcraft, variant, layout, entry, texts.hints);
      board.set({ ...scene, check: [] });
      board.select(from);
    });
  });
}
