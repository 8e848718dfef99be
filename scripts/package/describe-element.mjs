// The manifest of the board, from which editors and other tools learn its attributes
// (https://custom-elements-manifest.open-wc.org).
// docs/board.md says it all, and a test compares that with the code.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const docs = new URL('../../docs/board.md', import.meta.url);
const manifest = new URL('../../web/element/custom-elements.json', import.meta.url);

/** Text of Markdown without links. */
const plain = (/** @type {string} */ text) => text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/**
 * The rows of the table whose head begins with this, without their marks of code in the first column.
 * @param {string} text
 * @param {string} head
 */
function rowsOf(text, head) {
  const start = text.indexOf(`\n| ${head} |`);
  if (start < 0) throw new Error(`docs/board.md has no table with the head '${head}'`);
  const [, , ...lines] = text
    .slice(start + 1)
    .split('\n\n')[0]
    .split('\n');
  return lines.map((line) => {
    const [name, ...cells] = line.slice(2, -2).split(' | ').map(plain);
    return { name: name.replace(/^`([-\w]+).*/, '$1'), cells };
  });
}

/** The type of an attribute: the words that it may have, where the cell ends with a list of all of them. */
function typeOf(/** @type {string} */ values) {
  const [, list] = /^(?:[^`:]*: )?((?:`\w+`(?:, |$))+)$/.exec(values) ?? [];
  const text = list
    ? list
        .split(', ')
        .map((word) => word.replaceAll('`', "'"))
        .join(' | ')
    : 'string';
  return { text };
}

/** The value that an attribute defaults to, where the cell is one. */
function defaultOf(/** @type {string} */ cell) {
  const [, word] = /^`(\w+)`$/.exec(cell) ?? [];
  return word && { default: `'${word}'` };
}

/** @param {string} text of docs/board.md */
export function manifestOf(text) {
  const describedBy = (/** @type {string} */ head) =>
    rowsOf(text, head).map(({ name, cells }) => ({ name, description: cells.join('; ') }));
  const attributes = rowsOf(text, 'attribute').map(({ name, cells: [values, without] }) => ({
    name,
    fieldName: name,
    description: `${values}; default: ${without}`,
    type: typeOf(values),
    ...defaultOf(without),
  }));
  const own = describedBy('property').map((each) => ({
    kind: 'field',
    ...(/may also be assigned/.test(each.description) ? {} : { readonly: true }),
    ...each,
  }));
  const methods = describedBy('method').map((each) => ({ kind: 'method', ...each }));
  const fields = attributes.map(({ name, fieldName, ...others }) => ({
    kind: 'field',
    name,
    attribute: name,
    ...others,
  }));
  const index = 'web/element/index.js';
  const board = {
    kind: 'class',
    customElement: true,
    name: 'KingcraftBoard',
    tagName: 'kingcraft-board',
    superclass: { name: 'HTMLElement' },
    description:
      'A game of chess or of a variant with its rules enforced; docs/board.md describes it in full.',
    attributes,
    members: [...fields, ...own, ...methods],
    events: rowsOf(text, 'event').map(({ name, cells: [when] }) => ({
      name,
      description: when,
      type: { text: `KingcraftBoardEventMap['${name}']` },
    })),
    cssProperties: describedBy('custom property'),
    cssParts: describedBy('`::part()`'),
    slots: rowsOf(text, 'slot').map(({ cells }) => ({ name: '', description: cells.join('; ') })),
  };
  const declaration = { name: board.name, module: index };
  return {
    schemaVersion: '2.1.0',
    modules: [
      {
        kind: 'javascript-module',
        path: index,
        declarations: [board],
        exports: [{ kind: 'js', name: board.name, declaration }],
      },
      {
        kind: 'javascript-module',
        path: 'web/element/define.js',
        exports: [{ kind: 'custom-element-definition', name: board.tagName, declaration }],
      },
    ],
  };
}

/** Writes the manifest to where the package has it. */
export function describeElement() {
  writeFileSync(manifest, `${JSON.stringify(manifestOf(readFileSync(docs, 'utf8')), null, 1)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) describeElement();
