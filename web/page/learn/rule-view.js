// @ts-nocheck
/** One rule as the reader sees it: number, title, words, our reading where it holds one, and its diagram. */

import { Diagram } from '../../scene/diagram.js';
import { createElement, sentence } from '../../scene/elements.js';
import { texts } from '../page-texts.js';

const NUMBER = /\/([\d.]+)$/;

/**
 * @param kingcraft the loaded package
 * @param variant of the package
 * @param rule of the rulebook
 * @returns {{ element: HTMLElement, diagram: Diagram }}
 */
export function createRule(kingcraft, variant, rule) {
  const diagram = new Diagram(kingcraft, variant, rule, texts);
  const words = createElement('div', { className: 'rule-words' }, createHeading(rule));
  words.append(...rule.text.map((text) => createElement('p', {}, ...sentence(text))));
  if (rule.table) words.append(createTable(rule.table, rule.title));
  if (rule.reading) words.append(createReading(rule.reading));
  const { figure, captions } = diagram;
  const element = createElement(
    'article',
    { className: 'rule', id: rule.id },
    words,
    figure,
    captions,
  );
  element.setAttribute('aria-labelledby', `${rule.id}-title`);
  return { element, diagram };
}

/** The title of a rule or of a claim, where the focus goes when the address asks for it. */
export function createHeading({ id, title }) {
  const number = NUMBER.exec(id)?.[1];
  const heading = createElement('h3', { id: `${id}-title`, tabIndex: -1 });
  if (number)
    heading.append(createElement('span', { className: 'number', textContent: number }), ' ');
  heading.append(title);
  return heading;
}

function createReading(paragraphs) {
  const label = createElement('p', { className: 'tag', textContent: texts.diagram.reading });
  return createElement(
    'div',
    { className: 'reading' },
    label,
    ...paragraphs.map((text) => createElement('p', {}, ...sentence(text))),
  );
}

/** A table of texts; the first cell of a row is its name. */
export function createTable({ columns, rows }, title) {
  const head = createElement('tr', {}, ...columns.map((text) => createCell('th', text, 'col')));
  const body = rows.map(([first, ...others]) =>
    createElement(
      'tr',
      {},
      createCell('th', first, 'row'),
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

function createCell(name, text, scope) {
  return createElement(name, { textContent: text, scope });
}
