// @ts-nocheck
/** The rules of a game in words, below its board. */
import { createElement, sentence } from '../scene/elements.js';
import { loadRulebook } from '../variants/load-rulebook.js';

const paragraph = (text) => createElement('p', {}, ...sentence(text));

/**
 * @param {string} variant id
 * @param texts of the board
 * @returns {Promise<HTMLElement>}
 */
export async function createRules(variant, texts) {
  const book = await loadRulebook(variant, texts.language, texts.faults.serverAnswered);
  const rules = book.sections.flatMap((section) => section.rules);
  const panel = createElement(
    'section',
    { className: 'rules', part: 'rules', tabIndex: 0 },
    ...book.summary.map(paragraph),
    ...rules.flatMap(({ title, text }) => [
      createElement('h3', { textContent: title }),
      ...text.map(paragraph),
    ]),
  );
  panel.setAttribute('aria-label', texts.controls.rules);
  return panel;
}
