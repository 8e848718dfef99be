/**
 * One rule as the reader sees it: number, title, text, our reading where it has one, and its diagram.
 * @import { Kingcraft, Variant } from '../../kingcraft/index.js'
 * @import { Rule } from '../../variants/rulebook.js'
 */

import { createElement, sentence } from '../../dom/elements.js';
import { Diagram } from '../../game/diagram.js';
import { texts } from '../base/page-texts.js';

const NUMBER = /\/([\d.]+)$/;

/**
 * @param {Kingcraft} kingcraft
 * @param {Variant} variant
 * @param {Rule} rule
 */
export function createRule(kingcraft, variant, rule) {
  const diagram = new Diagram(kingcraft, variant, rule, texts);
  const text = createElement('div', { className: 'rule-words' }, createHeading(rule));
  text.append(...createParagraphs(rule.text));
  if (rule.table) text.append(createTable(rule.table, rule.title));
  if (rule.reading) text.append(createReading(rule.reading));
  return { element: createArticle(rule.id, text, diagram), diagram };
}

/**
 * A rule or a claim, whose title names it, with its diagram.
 * @param {string} id
 * @param {HTMLElement} text
 * @param {Diagram | null} diagram
 */
export function createArticle(id, text, diagram) {
  const parts = diagram ? [diagram.figure, diagram.captions] : [];
  const element = createElement('article', { className: 'rule', id }, text, ...parts);
  element.setAttribute('aria-labelledby', `${id}-title`);
  return element;
}

/**
 * The title of a rule or of a claim. The focus goes there when the address asks for it.
 * @param {{ id: string, title: string }} entry
 */
export function createHeading({ id, title }) {
  const number = NUMBER.exec(id)?.[1];
  const heading = createElement('h3', { id: `${id}-title`, tabIndex: -1 });
  if (number)
    heading.append(createElement('span', { className: 'number', textContent: number }), ' ');
  heading.append(title);
  return heading;
}

/** @param {string[]} paragraphs */
export function createParagraphs(paragraphs) {
  return paragraphs.map((text) => createElement('p', {}, ...sentence(text)));
}

/** @param {string[]} paragraphs */
function createReading(paragraphs) {
  const label = createElement('p', { className: 'tag', textContent: texts.diagram.reading });
  return createElement('div', { className: 'reading' }, label, ...createParagraphs(paragraphs));
}

/**
 * A table of texts; the first cell of a row is its name.
 * @param {{ columns: string[], rows: string[][] }} table
 * @param {string} title
 */
export function createTable({ columns, rows }, title) {
  const head = createElement('tr', {}, ...columns.map((text) => createHeader(text, 'col')));
  const body = rows.map(([first, ...others]) =>
    createElement(
      'tr',
      {},
      createHeader(first, 'row'),
      ...others.map((text) => createElement('td', {}, ...sentence(text))),
    ),
  );
  const table = createElement(
    'table',
    {},
    createElement('thead', {}, head),
    createElement('tbody', {}, ...body),
  );
  table.setAttribute('aria-label', title);
  return table;
}

/**
 * @param {string} text
 * @param {'col' | 'row'} scope
 */
function createHeader(text, scope) {
  return createElement('th', { scope }, ...sentence(text));
}
