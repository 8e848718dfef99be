// The documentation as it is built: whole, and every link leads somewhere.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import MiniSearch from 'minisearch';
import { readDeclarations } from '../../../scripts/docs/declarations.mjs';
import { readMarkdown } from '../../../scripts/docs/markdown.mjs';
import { readAddress } from '../../../web/game/page-address.js';
import { createIndex } from '../../../web/page/docs/search-index.js';
import { readLink } from '../../../web/page/play/read-link.js';
import { kingcraft } from '../package/support.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const packages = [
  ['.', 'package.json'],
  ['web/fixtures', 'manifest.json'],
].map(([folder, file]) => ({
  ...JSON.parse(readFileSync(path.join(root, folder, file), 'utf8')),
  folder,
}));
const books = kingcraft.variants.map(({ id }) =>
  JSON.parse(readFileSync(path.join(root, `web/variants/${id}/rulebook.json`), 'utf8')),
);
const rulesOf = ({ sections }) => sections.flatMap(({ rules }) => rules);

let folder;
let files;
/** Path → text, of the pages. */
let pages;

before(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-docs-'));
  execFileSync(process.execPath, [path.join(root, 'scripts/docs/build-docs.mjs'), folder]);
  const below = readdirSync(path.join(folder, 'docs'), { recursive: true });
  files = new Set(below.map((file) => file.split(path.sep).join('/')));
  const read = (file) => readFileSync(path.join(folder, 'docs', file), 'utf8');
  const html = [...files].filter((file) => file.endsWith('.html'));
  pages = new Map(html.map((file) => [file, read(file)]));
});

after(() => rmSync(folder, { recursive: true }));

/** The texts of docs/, from the root of the repository. */
const texts = ['docs', 'docs/notes'].flatMap((below) =>
  readdirSync(path.join(root, below))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${below}/${file}`),
);

const matches = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);
const idsOf = (html) => matches(html, / id="([^"]+)"/g);
const unescaped = (text) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');

/** The fault in a fragment of the games' page, or null. */
function faultOfFragment(fragment) {
  if (fragment.startsWith('#play/')) return readLink(kingcraft, fragment).fault ?? null;
  const asked = readAddress(fragment);
  const book = books.find(({ variant }) => variant === asked?.variant);
  if (!book) return 'no such game';
  return asked.rule && !rulesOf(book).some(({ id }) => id === asked.rule) ? 'no such rule' : null;
}

/** The fault in a link of a page, or null. */
function faultOfLink(page, link) {
  if (/^https?:/.test(link)) return null;
  const [target, fragment] = link.split('#');
  const file = target ? path.posix.join(path.posix.dirname(page), target) : page;
  if (file === '../') return fragment === undefined ? null : faultOfFragment(`#${fragment}`);
  if (file.startsWith('../'))
    return existsSync(path.join(root, 'web/page', file)) ? null : 'no such file of the site';
  if (!files.has(file)) return 'no such file';
  return fragment === undefined || idsOf(pages.get(file)).includes(fragment) ? null : 'no such id';
}

test('every link, picture and anchor leads somewhere', () => {
  for (const [page, html] of pages)
    for (const link of matches(html, / (?:href|src)="([^"]+)"/g).map(unescaped))
      assert.equal(faultOfLink(page, link), null, `${page}: ${link}`);
});

test('every link of a text to a file of the repository leads to one', () => {
  for (const text of [...texts, 'README.md', 'CHANGELOG.md', 'SECURITY.md'])
    for (const link of matches(
      readFileSync(path.join(root, text), 'utf8'),
      /\]\((?!https?:)([^)#]+)/g,
    ))
      assert.ok(existsSync(path.join(root, path.dirname(text), link)), `${text}: ${link}`);
});

test('every page is whole, names the version, and has two scripts, which it does not need, and no style of its own', () => {
  const script = /<script type="module" src="(?:\.\.\/)*docs\.js"><\/script>\n/;
  const colors = /<script src="(?:\.\.\/)+page\/color-scheme\.js"><\/script>\n/;
  for (const [page, html] of pages) {
    assert.match(html, /^<!doctype html>\n<html lang="en">/, page);
    assert.match(html, /<title>[^<]+ · Kingcraft<\/title>/, page);
    assert.equal(matches(html, /(<h1[ >])/g).length, 1, page);
    assert.match(html, /class="version"[^>]*>\d+\.\d+\.\d+</, page);
    for (const own of [script, colors]) assert.match(html, own, page);
    const text = html
      .replace(script, '')
      .replace(colors, '')
      .replaceAll(/<(?:span class="hljs-[a-z_]+"|code)>undefined<\/(?:span|code)>/g, '');
    assert.doesNotMatch(text, /<script|<style| style="| on\w+="|[>"]undefined[<"]|\[object /, page);
    const ids = idsOf(html);
    assert.deepEqual(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      [],
      page,
    );
  }
});

const contentsOf = (html) => /<nav id="contents"[\s\S]+<\/nav>/.exec(html)[0];

test('the contents have every text of docs/, and the changes', () => {
  const nav = contentsOf(pages.get('index.html'));
  for (const file of [...texts, 'CHANGELOG.md', 'SECURITY.md']) {
    const address = file.replace(/^docs\//, '').replace(/\.md$/, '.html');
    assert.ok(nav.includes(`href="${address.toLowerCase()}"`), file);
  }
});

test('the contents of each page have at most nine entries, and only the one that it belongs to is open', () => {
  for (const [page, html] of pages) {
    const nav = contentsOf(html);
    const [quickStart, ...parts] = nav.split('<li><details');
    assert.ok(parts.length < 9, `${page}: ${parts.length + 1}`);
    assert.match(quickStart, /href="(?:\.\.\/)*index\.html"/, page);
    const open = parts.filter((part) => part.startsWith(' open'));
    assert.equal(open.length, page === 'index.html' ? 0 : 1, page);
    for (const part of parts)
      assert.equal(part.includes('aria-current='), part.startsWith(' open'), page);
  }
});

test('each page ends with two or three other pages to read; the first page has a table of them', () => {
  for (const [page, html] of pages) {
    if (idsOf(html).includes('where-to-read-on')) continue;
    const [, list] = /<nav class="next"[^>]*>([\s\S]*?)<\/nav>/.exec(html);
    const links = matches(list, / href="([^"]+)"/g).map((link) =>
      path.posix.join(path.posix.dirname(page), link),
    );
    assert.ok(links.length === 2 || links.length === 3, `${page}: ${links.length}`);
    assert.ok(!links.includes(page), page);
    assert.equal(new Set(links).size, links.length, page);
  }
});

test('the reference has every export, and every type with all of its members', () => {
  const index = pages.get('reference/index.html');
  const reference = [...pages].filter(([file]) => file.startsWith('reference/'));
  const entries = packages.flatMap(({ name, exports, folder }) =>
    Object.entries(exports).map(([entry, { types }]) => ({
      entry: path.posix.join(name, entry),
      types: types && path.join(root, folder, types),
    })),
  );
  for (const { entry, types } of entries) {
    assert.ok(index.includes(`<code>${entry}</code>`), entry);
    if (!types) continue;
    for (const { name, doc, members } of readDeclarations(types).declarations) {
      assert.notEqual(doc, '', `${entry} ${name} has no words`);
      const page = reference.find(([, html]) => idsOf(html).includes(name));
      assert.ok(page, `${entry} ${name}`);
      const ids = idsOf(page[1]);
      for (const member of members.filter(({ isIdentifier }) => isIdentifier))
        assert.ok(ids.includes(`${name}.${member.name}`), `${name}.${member.name}`);
    }
  }
});

test('every rule and every position is shown, and each decision has a page', () => {
  for (const book of books) {
    const html = pages.get(`rules/${book.variant}.html`);
    const ids = idsOf(html);
    for (const { id, positions, decision } of rulesOf(book)) {
      const [, number] = id.split('/');
      assert.ok(ids.includes(number), id);
      for (const index of positions.keys())
        assert.ok(html.includes(`/${book.variant}-${number}-${index + 1}.svg"`), id);
      assert.equal(pages.has(`decisions/${id.replace('/', '-')}.html`), decision === true, id);
    }
  }
});

/** The sections of all pages, as the search of a page fetches them. */
const readSections = () => JSON.parse(readFileSync(path.join(folder, 'docs/search.json'), 'utf8'));

test('the search has each heading of each page, and finds names by their parts', async () => {
  const sections = readSections();
  const known = new Set(sections.map(([address]) => address));
  for (const [page, html] of pages) {
    assert.ok(known.has(page), page);
    for (const id of matches(html, /<h[23] id="([^"]+)"/g))
      assert.ok(known.has(`${page}#${id}`), id);
  }
  for (const [address, heading, , text] of sections) {
    assert.doesNotMatch(heading + text, /hljs-|<span/, address);
    assert.notEqual(heading, '', address);
  }
  const search = await createIndex(MiniSearch, sections);
  assert.ok(search('pgn error').best.some(({ heading }) => heading === 'PgnError'));
  const [{ before, word, after }] = search('nodenext').best;
  assert.ok(before.startsWith('… ') && word === 'nodenext' && after.endsWith(' …'), before + after);
  assert.deepEqual(search('xyzzyx'), { count: 0, best: [] });
});

/** [what a reader looks for, the address of what is found first] */
const QUERIES = [
  ['promotion', 'package.html#promotion'],
  ['bundler', 'package.html#bundlers'],
  ['bundlers', 'package.html#bundlers'],
  ['CSP', 'embedding.html#content-security-policy-csp'],
  ['policy', 'embedding.html#content-security-policy-csp'],
  ['rating', 'puzzles.html#your-rating'],
  ['Betza', 'package.html#betza-notation'],
  ['FEN of two levels', 'migrating.html#fen-of-two-levels'],
  ['embed', 'embedding.html'],
  ['frame', 'embedding.html#a-frame'],
  ['react', 'recipes.html#react'],
  ['offline', 'site.html#offline'],
  ['tables', 'endgame-tables.html'],
  ['nets', 'package.html#nets'],
  ['accuracy', 'review.html#accuracy'],
  ['TURN server', 'friend.html#for-hosts'],
  ['uci', 'package.html#use-it-as-an-engine'],
  ['add a game', 'add-a-variant.html'],
  ['PgnError', 'reference/kingcraft.html#PgnError'],
];

test('the search finds first what a reader looks for', async () => {
  const search = await createIndex(MiniSearch, readSections());
  for (const [query, address] of QUERIES)
    assert.equal(search(query).best[0]?.address, address, query);
});

test('code has its colors when the page is built, and types their links', () => {
  const html = pages.get('package.html');
  assert.match(html, /<span class="hljs-keyword">import<\/span>/);
  const reference = pages.get('reference/kingcraft.html');
  assert.match(
    reference,
    /<span class="hljs-keyword">readonly<\/span> [^\n]*<a href="#Move">Move<\/a>/,
  );
  assert.doesNotMatch(reference, /<a href="#variants">variants<\/a><\/span>/);
});

test('the reference shows parameters, results, errors and examples, and the search leaves examples out', () => {
  const host = pages.get('reference/table-host.html');
  assert.match(host, /<p>Parameters<\/p><ul><li><code>user<\/code>: receives the tables\./);
  assert.match(host, /<p>Returns the sets of pieces/);
  assert.match(host, /#FenError">FenError<\/a>(?:<\/span>)? if the FEN cannot be played\./);
  assert.match(host, /<pre class="example"><code>[\s\S]*?tables\.example/);
  assert.doesNotMatch(
    readFileSync(path.join(folder, 'docs/search.json'), 'utf8'),
    /tables\.example/,
  );
});

test('what is not in the site is no link, and headings alike have ids of their own', () => {
  const text = '# A `b`\n\n## Same\n\n## Same\n\n[readme](../README.md)\n';
  const { title, html } = readMarkdown({ file: 'docs/x.md', text, addressOf: () => null });
  assert.equal(title, 'A b');
  assert.deepEqual(idsOf(html), ['same', 'same-1']);
  assert.match(html, /<p>readme<\/p>/);
});
