// Builds the documentation: node scripts/docs/build-docs.mjs FOLDER
// Writes FOLDER/docs/, static pages that need no script: the texts of docs/ and docs/notes/ in the order of
// scripts/docs/contents.json, the rules from the rulebooks, the reference from the types. With a script they have a
// search, buttons that copy, and boards that live.
// FOLDER is the site, whose icon, fonts, wasm and worker they use.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from '../../web/kingcraft/index.js';
import { addressFrom, pageHtml } from './html.mjs';
import { readMarkdown } from './markdown.mjs';
import { readReference } from './reference.mjs';
import { readRules } from './rules.mjs';
import { joinScripts } from './scripts-of-pages.mjs';
import { sectionsOf } from './sections.mjs';

/** In the contents, the end of `FOLDER/*`: all texts of a folder that they do not name. */
const OTHERS = '/*';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');
/**
 * The entries of the contents, and for each text, and for all that is generated, where to read on.
 * @type {{ groups: { title: string, pages: string[] }[], next: Record<string, string[]> }}
 */
const contents = JSON.parse(read('scripts/docs/contents.json'));
const named = contents.groups.flatMap(({ pages }) => pages);
/** The texts that a line of the contents stands for. @returns {string[]} */
function textsNamed(/** @type {string} */ name) {
  if (!name.endsWith(OTHERS)) return name.endsWith('.md') ? [name] : [];
  const folder = path.dirname(name);
  return readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`)
    .filter((file) => !named.includes(file))
    .sort();
}

const pathOfText = (/** @type {string} */ file) =>
  file
    .replace(/^docs\//, '')
    .replace(/\.md$/, '.html')
    .toLowerCase();
const texts = new Map(named.flatMap(textsNamed).map((file) => [file, pathOfText(file)]));
const about = JSON.parse(read('package.json'));
const kit = JSON.parse(read('web/fixtures/manifest.json'));
const reference = readReference(root, [
  { ...about, folder: '.' },
  { ...kit, folder: 'web/fixtures' },
]);
const rules = readRules(await load());

function textPage(/** @type {string} */ file) {
  const page = pathOfText(file);
  const addressOf = (/** @type {string} */ target) => {
    const address = texts.get(target) ?? reference.addressOf(target);
    return address && addressFrom(page, address);
  };
  const { title, html, headings } = readMarkdown({ file, text: read(file), addressOf });
  return { path: page, title, name: title, html, headings };
}

/** @type {Record<string, import('./html.mjs').DocsPage[]>} */
const generated = { rules: rules.pages, reference: reference.pages };
const pagesNamed = (/** @type {string} */ name) =>
  generated[name] ?? textsNamed(name).map(textPage);
const groups = contents.groups.map(({ title, pages }) => ({
  title,
  pages: pages.flatMap(pagesNamed),
}));
const listed = groups.flatMap(({ pages }) => pages);

/** The names that contents.json has for pages: texts by their files, generated pages by what they are. */
const names = new Map([
  ...[...texts].map(([file, address]) => /** @type {const} */ ([address, file])),
  ...reference.pages.map((page) => /** @type {const} */ ([page.path, 'reference'])),
  ...[...rules.pages, ...rules.below].map((page) => /** @type {const} */ ([page.path, 'rules'])),
]);

/** The pages to read after a page. @returns {import('./html.mjs').DocsPage[]} */
function pagesAfter(/** @type {string} */ address) {
  const next = contents.next[names.get(address) ?? ''] ?? [];
  return next.flatMap((file) => listed.filter((page) => page.path === texts.get(file)));
}

const folder = path.join(process.argv[2], 'docs');
function write(/** @type {string} */ file, /** @type {string} */ text) {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

const pages = [...listed, ...rules.below];
for (const page of pages) {
  const next = pagesAfter(page.path);
  write(page.path, pageHtml(page, { groups, next, version: about.version }));
}
write('search.json', JSON.stringify(pages.flatMap(sectionsOf)));
for (const [file, text] of await joinScripts(root)) write(file, text);
for (const [file, text] of rules.files) write(file, text);
const styles = [
  'web/page/styles/tokens.css',
  'web/page/styles/fonts.css',
  'web/page/learn/tag.css',
  'scripts/docs/docs-text.css',
  'scripts/docs/docs-code.css',
  'scripts/docs/docs-search.css',
  'scripts/docs/docs-page.css',
];
write('docs.css', styles.map(read).join(''));
