// @ts-nocheck
// The reference of the package: a page for each file of types that package.json exports.
// TypeScript's parser reads them, so that what a page shows is the declaration as an editor shows it.

import path from 'node:path';
import { readDeclarations } from './declarations.mjs';
import { addressFrom, escapeHtml, headingHtml, scrollBox } from './html.mjs';
import { commentHtml } from './markdown.mjs';

const INDEX = 'reference/index.html';

/** What a program imports: `./engine` is `kingcraft/engine`. */
const importOf = (name, entry) => path.posix.join(name, entry);

/** The pages to be, by the file of types: `{ file, path, names, declarations, lead }`. */
function readModules(root, { name, exports }) {
  const modules = new Map();
  for (const [entry, target] of Object.entries(exports)) {
    if (!target.types) continue;
    const file = path.posix.normalize(target.types);
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

/** Where each type has its words: its name → the page. The first one that declares it. */
function placesOf(modules) {
  const places = new Map();
  for (const { path: page, declarations } of modules)
    for (const { name } of declarations) if (!places.has(name)) places.set(name, page);
  return places;
}

/** Writes the declarations of one page. */
class Writer {
  #page;
  #own;
  #places;

  constructor(module, places) {
    this.#page = module.path;
    this.#own = new Set(module.declarations.map(({ name }) => name));
    this.#places = places;
  }

  /** Code in which the names of types lead to their words; texts in quotes are no names. */
  #linked(code, except) {
    return code
      .split(/('[^']*'|\/\*[\s\S]*?\*\/|\b[A-Z]\w+\b)/)
      .map((part) => {
        const page = this.#own.has(part) ? this.#page : this.#places.get(part);
        if (!page || part === except) return escapeHtml(part);
        const address = page === this.#page ? '' : addressFrom(this.#page, page);
        return `<a href="${address}#${part}">${part}</a>`;
      })
      .join('');
  }

  #code(code, except) {
    return `<pre><code>${this.#linked(code, except)}</code></pre>`;
  }

  #words({ doc, throws }) {
    const errors = throws.map((text) => {
      const [name] = text.split(/\s/);
      return `<li>${this.#linked(name)}${commentHtml(text.slice(name.length)).replace(/^<p>|<\/p>\s*$/g, '')}</li>`;
    });
    const list = errors.length ? `<p>Throws</p><ul>${errors.join('')}</ul>` : '';
    return `${doc ? commentHtml(doc) : ''}${list}`;
  }

  #member(owner, member) {
    const id = `${owner}.${member.name.replace(/\W/g, '')}`;
    return `<dt id="${id}">${this.#code(member.code)}</dt>\n<dd>${this.#words(member)}</dd>\n`;
  }

  declaration({ name, code, members, doc, throws }) {
    const list = members.map((member) => this.#member(name, member)).join('');
    const box = scrollBox(name, 'scroll', this.#code(code, name));
    return [
      `<section class="declaration">\n${headingHtml(3, name, name)}`,
      `<div class="code">${box}</div>\n`,
      this.#words({ doc, throws }),
      list ? `<dl class="members">\n${list}</dl>\n` : '',
      '</section>\n',
    ].join('');
  }
}

/** Kinds of declarations under their headings, in this order. */
const PARTS = [
  ['Functions and values', ({ kind }) => kind === 'function' || kind === 'constant'],
  ['Objects', ({ kind }) => kind === 'interface'],
  ['Types', ({ kind }) => kind === 'type'],
  ['Classes', ({ kind }) => kind === 'class'],
];

function modulePage(module, places) {
  const writer = new Writer(module, places);
  const [name] = module.names;
  const headings = [];
  const parts = PARTS.flatMap(([title, belongs]) => {
    const declared = module.declarations.filter(belongs);
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

/** What can be imported of what has no types. */
const untyped = (target) =>
  ({
    '.js': 'A module.',
    '.json': 'JSON.',
    '.jsonl': 'JSON, one object a line.',
    '.wasm': 'The engine.',
  })[path.extname(target)] ?? 'A file.';

function indexPage({ name, exports }, modules) {
  const entries = Object.entries(exports).map(([entry, target]) => {
    const module = modules.find(
      ({ file }) => target.types && file === path.posix.normalize(target.types),
    );
    const code = `<code>${importOf(name, entry)}</code>`;
    if (!module) return `<dt>${code}</dt><dd><p>${untyped(target)}</p></dd>`;
    const names = module.declarations.map((one) => one.name).join(', ');
    const link = `<a href="${addressFrom(INDEX, module.path)}">${code}</a>`;
    return `<dt>${link}</dt><dd>${commentHtml(module.lead)}${names && `<p class="quiet">${names}</p>`}</dd>`;
  });
  const html = `<h1>Reference</h1>
<p>All that the package exports. The pages come from its files of types, which an editor shows as you type.</p>
<dl class="members">
${entries.join('\n')}
</dl>
`;
  return { path: INDEX, title: 'Reference', name: 'All exports', html };
}

/**
 * @param {string} root of the repository
 * @param about what its package.json says
 * @returns {{ pages: object[], addressOf: (file: string) => string | null }} `addressOf` leads from a file of types to its page
 */
export function readReference(root, about) {
  const modules = readModules(root, about);
  const places = placesOf(modules);
  return {
    pages: [indexPage(about, modules), ...modules.map((module) => modulePage(module, places))],
    addressOf: (file) => modules.find((module) => module.file === file)?.path ?? null,
  };
}
