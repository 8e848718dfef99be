// The files of the site: each has a reason, and each reason has a file.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { filesBelow } from '../../../scripts/shared/files-below.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const reasons = [
  ['the page and its worker', /^(index\.html|page\/main\.js|worker\/worker\.js)$/],
  ['what both import', /^page\/shared-[\w-]+\.js$/],
  ['screens that are loaded later', /^page\/(?!shared-)[\w.-]+-[\w-]{8}\.js$/],
  ['what runs before the page is loaded', /^page\/(color-scheme|start-watch)\.js$/],
  ['what writes animated pictures', /^page\/picture\/gif-worker\.js$/],
  [
    'styles',
    /^page\/(main|(app|base|editor|friend|learn|library|play|progress|puzzles|study)\/[\w-]+)\.css$/,
  ],
  ['what an installed page shows', /^page\/(icons\/[\w-]+\.(png|svg)|kingcraft\.webmanifest)$/],
  ['the page without a network', /^service-worker\.js$/],
  ['the page as one file', /^kingcraft\.html$/],
  ['fonts, and licences of what others made', /^libraries\/[\w-]+\.(woff2|LICENSE\.txt)$/],
  ['the engine', /^kingcraft\/wasm\/engine\.wasm$/],
  ['nets', /^kingcraft\/nets\/\w+\.net$/],
  ['endgame tables', /^kingcraft\/tables\/\w+\.tables$/],
  ['the list of tables that a host may fill', /^tables\/index\.json$/],
  ['what a host may say', /^site\.json$/],
  ['the picture of a link', /^preview\.png$/],
  [
    'rulebooks, puzzles, openings and balances',
    /^variants\/generated\/(rulebook|rulebook\/known|puzzles|page\/(openings|balance))\/(de\/)?\w+\.json$/,
  ],
  [
    'the package, for other pages to import',
    /^(kingcraft|worker|variants)\/(?!worker\.js$)[\w./-]+\.js$/,
  ],
  ['the board as one script', /^kingcraft-(board\.js|(nets|puzzles)\/\w+\.(net|json))$/],
  ['the board in a frame', /^embed(-builder)?\.(css|html|js)$/],
];

/** Where the site is built. */
let folder;
let files;

before(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-files-'));
  // Files of an earlier build would be in the list.
  mkdirSync(path.join(folder, 'site'));
  writeFileSync(path.join(folder, 'site/left-over.js'), '');
  execFileSync(process.execPath, ['scripts/site/build-site.mjs', path.join(folder, 'site')], {
    cwd: root,
  });
  files = filesBelow(path.join(folder, 'site'));
});
after(() => rmSync(folder, { recursive: true }));

test('each file of the site has one reason to be there', () => {
  const withReasons = files.map((file) => [
    file,
    reasons.filter(([, pattern]) => pattern.test(file)).map(([reason]) => reason),
  ]);
  assert.deepEqual(
    withReasons.filter(([, found]) => found.length !== 1),
    [],
  );
});

for (const [reason, pattern] of reasons)
  test(`the site has ${reason}`, () => assert.ok(files.some((file) => pattern.test(file))));

test('the page names its style, the engine and what its first modules import, and not what comes later', () => {
  const html = readFileSync(path.join(folder, 'site/index.html'), 'utf8');
  const links = [
    ...html.matchAll(/<link rel="(stylesheet|preload|modulepreload)".* href="([^"]+)">/g),
  ];
  assert.deepEqual(
    links.map(([, rel, href]) => `${rel} ${href.replace(/-[\w-]{8}\.js$/, '-HASH.js')}`).sort(),
    [
      'modulepreload page/main.js',
      'modulepreload page/shared-HASH.js',
      'preload kingcraft/wasm/engine.wasm',
      'preload libraries/figtree.woff2',
      'preload libraries/fraunces-600.woff2',
      'stylesheet page/main.css',
    ],
  );
});

test('a style of a later screen holds what it imports, which is no file of its own', () => {
  const style = readFileSync(path.join(folder, 'site/page/study/study.css'), 'utf8');
  assert.ok(!style.includes('@import'));
});
