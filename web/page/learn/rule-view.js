/**
 * One rule as the reader sees it: number, title, text, our reading where it has one, and its diagram.
 * @import { Kingcraft, Variant } from '../../kingcraft/index.js'
 * @import { LearnHandlers } from './learn-screen.js'
 * @import { Rule } from '../../variants/rulebook.js'
 */

import { h, sentence } from '../../dom/elements.js';
import { Diagram } from '../../game/diagram.js';
import { createButton } from '../base/page-elements.js';
import { texts } from '../base/page-texts.js';

const NUMBER = /\/([\d.]+)$/;

/**
 * @param {Kingcraft} kingcraft
 * @param {Variant} variant
 * @param {Rule} rule
 * @param {LearnHandlers} handlers
 */
export function createRule(kingcraft, variant, rule, handlers) {
  const diagram = new Diagram(kingcraft, variant, rule, texts);
  diagram.figure.append(createPlayFrom(variant, diagram, handlers));
  const text = h(
    'div',
    { class: 'rule-words' },
    createHeading(rule),
    ...createParagraphs(rule.text),
  );
  if (rule.table) text.append(createTable(rule.table, rule.title));
  if (rule.reading) text.append(createReading(rule.reading));
  return { element: createArticle(rule.id, text, diagram), diagram };
}

/**
 * A button that asks for a game from the position that a diagram shows.
 * @param {Variant} variant
 * @param {Diagram} diagram
 * @param {Pick<LearnHandlers, 'playFrom'>} handlers
 */
export function createPlayFrom({ id }, diagram, { playFrom }) {
  return createButton(texts.newGame.fromHere, () => {
    const { fen, play } = diagram.position;
    playFrom({ variant: id, fen, moves: play });
  });
}

/**
 * A rule or a claim, whose title names it, with its diagram.
 * @param {string} id
 * @param {HTMLElement} text
 * @param {Diagram | null} diagram
 */
export function createArticle(id, text, diagram) {
  const parts = diagram ? [diagram.figure, diagram.captions] : [];
  return h('article', { class: 'rule', id, 'aria-labelledby': `${id}-title` }, text, ...parts);
}

/**
 * The title of a rule or of a claim. The focus goes there when the address asks for it.
 * @param {{ id: string, title: string }} entry
 */
export function createHeading({ id, title }) {
  const number = NUMBER.exec(id)?.[1];
  const heading = h('h3', { id: `${id}-title`, tabIndex: -1 });
  if (number) heading.append(h('span', { class: 'number' }, number), ' ');
  heading.append(title);
  return heading;
}

/** @param {string[]} paragraphs */
export function createParagraphs(paragraphs) {
  return paragraphs.map((text) => h('p', {}, ...sentence(text)));
}

/** @param {string[]} paragraphs */
function createReading(paragraphs) {
  const label = h('p', { class: 'tag' }, texts.diagram.reading);
  return h('div', { class: 'reading' }, label, ...createParagraphs(paragraphs));
}

/**
 * A table of texts; the first cell of a row is its name.
 * @param {{ columns: string[], rows: string[][] }} table
 * @param {string} title
 */
export function createTable({ columns, rows }, title) {
  const head = h('tr', {}, ...columns.map((text) => createHeader(text, 'col')));
  const body = rows.map(([first, ...others]) =>
    h(
      'tr',
      {},
      createHeader(first, 'row'),
      ...others.map((text) => h('td', {}, ...sentence(text))),
    ),
  );
  return h('table', { 'aria-label': title }, h('thead', {}, head), h('tbody', {}, ...body));
}

/**
 * @param {string} text
 * @param {'col' | 'row'} scope
 */
function createHeader(text, scope) {
  return h('th', { scope }, ...sentence(text));
}
