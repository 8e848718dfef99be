// @ts-nocheck
/** One rule as the reader sees it: number, title, words, our reading where it holds one, and its diagram. */

import { Diagram } from '../../scene/diagram.js';
import { make } from '../../scene/make.js';
import { sentence } from '../../scene/sentence.js';
import { texts } from '../texts.js';

const NUMBER = /\/([\d.]+)$/;

/**
 * @param kingcraft the loaded package
 * @param variant of the package
 * @param rule of the rulebook
 * @returns {{ element: HTMLElement, diagram: Diagram }}
 */
export function createRule(kingcraft, variant, rule) {
  const diagram = new Diagram(kingcraft, variant, rule, texts);
  const words = make('div', { className: 'rule-words' }, createHeading(rule));
  words.append(...rule.text.map((text) => make('p', {}, ...sentence(text))));
  if (rule.table) words.append(createTable(rule.table, rule.title));
  if (rule.reading) words.append(createReading(rule.reading));
  const { figure, captions } = diagram;
  const element = make('article', { className: 'rule', id: rule.id }, words, figure, captions);
  element.setAttribute('aria-labelledby', `${rule.id}-title`);
  return { element, diagram };
}

/** The title of a rule or of a claim, where the focus goes when the address asks for it. */
export function createHeading({ id, title }) {
  const number = NUMBER.exec(id)?.[1];
  const heading = make('h3', { id: `${id}-title`, tabIndex: -1 });
  if (number) heading.append(make('span', { className: 'number', textContent: number }), ' ');
  heading.append(title);
  return heading;
}

function createReading(paragraphs) {
  const label = make('p', { className: 'tag', textContent: texts.diagram.reading });
  return make(
    'div',
    { className: 'reading' },
    label,
    ...paragraphs.map((text) => make('p', {}, ...sentence(text))),
  );
}

/** A table of texts; the first cell of a row is its name. */
export function createTable({ columns, rows }, title) {
  const head = make('tr', {}, ...columns.map((text) => createCell('th', text, 'col')));
  const body = rows.map(([first, ...others]) =>
    make(
      'tr',
      {},
      createCell('th', first, 'row'),
      ...others.map((text) => make('td', {}, ...sentence(text))),
    ),
  );
  const table = make('table', {}, make('thead', {}, head), make('tbody', {}, ...body));
  table.setAttribute('aria-label', title);
  return table;
}

function createCell(name, text, scope) {
  return make(name, { textContent: text, scope });
}
