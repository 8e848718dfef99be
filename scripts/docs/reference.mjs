// The reference of the packages: a page for each file of types that they export.
// TypeScript's parser reads them, so that what a page shows is the declaration as an editor shows it.

import path from 'node:path';
import { readDeclarations } from './declarations.mjs';
import { highlighted } from './highlight.mjs';
import { addressFrom, headingHtml, scrollBox } from './html.mjs';
import { commentHtml } from './markdown.mjs';

/** @import { Declaration, Doc, Member } from './declarations.mjs' */
/** @import { DocsPage } from './html.mjs' */

/** @typedef {Record<string, string | { types?: string, default?: string }>} Exports */
/**
 * @typedef {{ name: string, exports: Exports, folder: string }} Package what its package.json says, and where its files
 *   lie, from the root
 */
/**
 * @typedef {{ file: string, path: string, names: string[], lead: string, declarations: Declaration[] }} Module a file
 *   of types
 */

const INDEX = 'reference/index.html';

/** The name that a program imports: `./engine` is `kingcraft/engine`. */
const importOf = (/** @type {string} */ name, /** @type {string} */ entry) =>
  path.posix.join(name, entry);

/** The file of types of an export, from the root. @param {string} folder @param {Exports[string]} target */
const typesOf = (folder, target) =>
  typeof target === 'string' || !target.types ? undefined : path.posix.join(folder, target.types);

/**
 * The files of types that a package exports.
 * @param {string} root
 * @param {Package} about
 */
function readModules(root, { name, exports, folder }) {
  /** @type {Map<string, Module>} */
  const modules = new Map();
  for (const [entry, target] of Object.entries(exports)) {
    const file = typesOf(folder, target);
    if (!file) continue;
    const word = entry === '.' ? name : entry.slice(2).replaceAll('/', '-');
    const module = modules.get(file) ?? {
      file,
      path: `reference/${word}.html`,
      names: [],
      ...readDeclarations(path.join(root, file)),
    };
    module.names.push(importOf(name, entry));
    modules.set(file, module);
  }
  return [...modules.values()];
}

/** Name of a type → the first page that declares it. */
function placesOf(/** @type {Module[]} */ modules) {
  /** @type {Map<string, string>} */
  const places = new Map();
  for (const { path: page, declarations } of modules)
    for (const { name } of declarations) if (!places.has(name)) places.set(name, page);
  return places;
}

/** A doc comment of one paragraph as HTML without the paragraph. */
const inLine = (/** @type {string} */ text) => commentHtml(text).replace(/^<p>|<\/p>\s*$/g, '');

/** Writes the declarations of one page. */
class Writer {
  #page;
  #own;
  #places;

  /**
   * @param {Module} module
   * @param {Map<string, string>} places
   */
  constructor(module, places) {
    this.#page = module.path;
    this.#own = new Set(module.declarations.map(({ name }) => name));
    this.#places = places;
  }

  /** Code with links from the names of types to their pages; words in strings and comments are not names. */
  #linked(/** @type {string} */ code, except = '') {
    const parts = highlighted(code, 'ts').split(
      /(<span class="hljs-(?:string|comment)">[^<]*<\/span>|<[^>]*>|\b[A-Z]\w+\b)/,
    );
    return parts
      .map((part) => {
        const page = this.#own.has(part) ? this.#page : this.#places.get(part);
        // A name with a small first letter is a property or a value.
        if (!page || part === except || !/^[A-Z]/.test(part)) return part;
        const address = page === this.#page ? '' : addressFrom(this.#page, page);
        return `<a href="${address}#${part}">${part}</a>`;
      })
      .join('');
  }

  #code(/** @type {string} */ code, except = '') {
    return `<pre><code>${this.#linked(code, except)}</code></pre>`;
  }

  /** A list under a title; nothing without lines. @param {string} title @param {string[]} lines */
  #list(title, lines) {
    const items = lines.map((html) => `<li>${html}</li>`);
    return items.length ? `<p>${title}</p><ul>${items.join('')}</ul>` : '';
  }

  #error(/** @type {string} */ text) {
    const [name] = text.split(/\s/);
    return `${this.#linked(name)}${inLine(text.slice(name.length))}`;
  }

  #words(/** @type {Doc} */ { doc, params, returns, throws, examples }) {
    return [
      doc ? commentHtml(doc) : '',
      this.#list('Parameters', params.map(inLine)),
      ...returns.map((text) => commentHtml(`Returns ${text}`)),
      this.#list(
        'Throws',
        throws.map((text) => this.#error(text)),
      ),
      ...examples.map(
        (code) => `<pre class="example"><code>${highlighted(code, 'js')}</code></pre>`,
      ),
    ].join('');
  }

  #member(/** @type {string} */ owner, /** @type {Member} */ member) {
    const id = `${owner}.${member.name.replace(/\W/g, '')}`;
    return `<dt id="${id}">${this.#code(member.code)}</dt>\n<dd>${this.#words(member)}</dd>\n`;
  }

  /** @param {Declaration} declaration */
  declaration({ name, code, members, ...doc }) {
    const list = members.map((member) => this.#member(name, member)).join('');
    const box = scrollBox(name, 'scroll', this.#code(code, name));
    return [
      `<section class="declaration">\n${headingHtml(3, name, name)}`,
      `<div class="code">${box}</div>\n`,
      this.#words(doc),
      list ? `<dl class="members">\n${list}</dl>\n` : '',
      '</section>\n',
    ].join('');
  }
}

/**
 * The headings of a page in their order, each with its kinds of declarations.
 * @type {{ title: string, kinds: Declaration['kind'][] }[]}
 */
const PARTS = [
  { title: 'Functions and values', kinds: ['function', 'constant'] },
  { title: 'Objects', kinds: ['interface'] },
  { title: 'Types', kinds: ['type'] },
  { title: 'Classes', kinds: ['class'] },
];

/**
 * @param {Module} module
 * @param {Map<string, string>} places
 * @returns {DocsPage}
 */
function modulePage(module, places) {
  const writer = new Writer(module, places);
  const [name] = module.names;
  /** @type {{ id: string, html: string }[]} */
  const headings = [];
  const parts = PARTS.flatMap(({ title, kinds }) => {
    const declared = module.declarations.filter(({ kind }) => kinds.includes(kind));
    if (declared.length === 0) return [];
    const id = title.toLowerCase().replaceAll(' ', '-');
    headings.push({ id, html: title });
    const links = declared.map((one) => `<li><a href="#${one.name}">${one.name}</a></li>`).join('');
    const list = `<ul class="names">${links}</ul>\n`;
    return [
      headingHtml(2, id, title),
      list,
      ...declared.map((declaration) => writer.declaration(declaration)),
    ];
  });
  const html = `<h1><code>${name}</code></h1>\n${commentHtml(module.lead)}${parts.join('')}`;
  return { path: module.path, title: name, name, html, headings };
}

/**
 * Descriptions of files without types, by the ending of their name.
 * @type {Record<string, string>}
 */
const UNTYPED = {
  '.js': 'A module.',
  '.json': 'JSON.',
  '.jsonl': 'JSON, one object a line.',
  '.wasm': 'The engine.',
};

const untyped = (/** @type {Exports[string]} */ target) =>
  UNTYPED[path.extname(typeof target === 'string' ? target : (target.default ?? ''))] ?? 'A file.';

/**
 * The entries of a package in the list of all exports.
 * @param {Package} about
 * @param {Module[]} modules
 */
function entriesOf({ name, exports, folder }, modules) {
  return Object.entries(exports).map(([entry, target]) => {
    const types = typesOf(folder, target);
    const module = modules.find(({ file }) => file === types);
    const code = `<code>${importOf(name, entry)}</code>`;
    if (!module) return `<dt>${code}</dt><dd><p>${untyped(target)}</p></dd>`;
    const names = module.declarations.map((one) => one.name).join(', ');
    const link = `<a href="${addressFrom(INDEX, module.path)}">${code}</a>`;
    return `<dt>${link}</dt><dd>${commentHtml(module.lead)}${names && `<p class="quiet">${names}</p>`}</dd>`;
  });
}

/**
 * @param {Package[]} packages
 * @param {Module[]} modules
 * @returns {DocsPage}
 */
function indexPage(packages, modules) {
  const entries = packages.flatMap((about) => entriesOf(about, modules));
  const html = `<h1>Reference</h1>
<p>All that the packages export. The pages come from its files of types, which an editor shows as you type.</p>
<dl class="members">
${entries.join('\n')}
</dl>
`;
  return { path: INDEX, title: 'Reference', name: 'All exports', html };
}

/**
 * @param {string} root of the repository
 * @param {Package[]} packages
 * @returns {{ pages: DocsPage[], addressOf: (file: string) => string | null }} `addressOf` maps a file of types to its
 *   page
 */
export function readReference(root, packages) {
  const modules = packages.flatMap((about) => readModules(root, about));
  const places = placesOf(modules);
  return {
    pages: [indexPage(packages, modules), ...modules.map((module) => modulePage(module, places))],
    addressOf: (file) => modules.find((module) => module.file === file)?.path ?? null,
  };
}
