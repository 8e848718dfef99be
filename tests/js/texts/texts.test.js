// The languages of the page: every text is there in each of them, and none stands anywhere else.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load } from '../../../web/kingcraft/index.js';
import { pawns, wholeNumber } from '../../../web/page/base/formats.js';
import { describeOutcome, describeScore } from '../../../web/page/base/game-words.js';
import { gameName, languageFor, speak, texts } from '../../../web/page/base/page-texts.js';
import { LANGUAGE_CODES } from '../../../web/texts/languages.js';
import { de } from '../../../web/texts/page/page.de.js';
import { en } from '../../../web/texts/page/page.en.js';
import { loadTexts as elementTexts } from '../../../web/variants/generated/element-texts.js';
import { texts as embedTexts } from '../../../web/variants/generated/page/embed-texts.js';
import { loadTexts as fairTexts } from '../../../web/variants/generated/page/fair-texts.js';
import { texts as frameTexts } from '../../../web/variants/generated/page/frame-texts.js';
import { loadTexts as progressTexts } from '../../../web/variants/generated/page/progress-texts.js';
import { loadTexts as squaresTexts } from '../../../web/variants/generated/page/squares-texts.js';
import { loadTexts as pageTexts } from '../../../web/variants/generated/page/texts.js';
import { translated } from '../../../web/variants/load-rulebook.js';

const kingcraft = await load();
const web = new URL('../../../web/', import.meta.url);

const read = (url) => readFileSync(url, 'utf8');

/** All texts as `[path, value]`, functions among them. */
function flat(value, path = '') {
  if (typeof value !== 'object') return [[path, value]];
  return Object.entries(value).flatMap(([key, part]) => flat(part, path ? `${path}.${key}` : key));
}

/** Words that are the same in both languages. */
const SAME = ['Analyse', 'Computer', 'Engine', 'Link', 'Live', 'Position', 'Normal', '.'];

/** The opponents have the same names in both. */
const isName = (path) => /^opponents\.list\.\d+\.name$/.test(path);

test('English texts have the apostrophes of print, and so have the names of the games', () => {
  const written = flat(en).filter(([, value]) => typeof value === 'string');
  for (const [path, value] of written) assert.doesNotMatch(value, /\p{L}'\p{L}/u, path);
  for (const { name } of Object.values(en.games)) assert.doesNotMatch(name, /'/);
});

test('every language has every text, as the same kind', () => {
  const expected = flat(en).map(([path, value]) => [path, typeof value, value.length > 0]);
  const found = new Map(flat(de).map(([path, value]) => [path, typeof value]));
  for (const [path, kind] of expected) assert.equal(found.get(path), kind, path);
  assert.equal(found.size, expected.length, 'German has texts that English has not');
});

test('functions of both languages take the same values', () => {
  const german = new Map(flat(de));
  for (const [path, value] of flat(en))
    if (typeof value === 'function') assert.equal(german.get(path).length, value.length, path);
});

test('no German text was left in English', () => {
  const german = new Map(flat(de));
  for (const [path, value] of flat(en))
    if (typeof value === 'string' && !SAME.includes(value) && !isName(path))
      assert.notEqual(german.get(path), value, path);
});

test('English texts have one kind of apostrophe', () => {
  // The name of a game is that of the package.
  for (const [path, value] of flat(en))
    if (!path.startsWith('games.'))
      assert.doesNotMatch(String(value), /\p{L}'(?:s|t|d|re|ve|ll)\b/u, path);
  assert.equal(
    en.message({ key: 'other-turn', values: { color: 'white' } }),
    'It is White’s turn.',
  );
});

test('the games have the names of the package in English, and one in German', () => {
  for (const variant of kingcraft.variants) {
    const name = variant.name.replace("'", '’');
    assert.equal(en.games[variant.id].name, name);
    assert.equal(gameName(variant), name);
    assert.ok(de.games[variant.id].name);
  }
  assert.deepEqual(Object.keys(de.games), Object.keys(en.games));
});

test('the preference decides the language, else the browser, else it is English', () => {
  const of = (preference, ...accepted) => languageFor(preference, accepted);
  assert.deepEqual(of(undefined, 'de-AT', 'en-US'), { code: 'de', locale: 'de-AT' });
  assert.deepEqual(of('automatic', 'fr-FR', 'de', 'en'), { code: 'de', locale: 'de' });
  assert.deepEqual(of('en', 'de-DE', 'en-GB'), { code: 'en', locale: 'en-GB' });
  assert.deepEqual(of('de', 'en-US'), { code: 'de', locale: 'de' });
  assert.deepEqual(of('klingon', 'fr'), { code: 'en', locale: 'en' });
  assert.deepEqual(of(undefined), { code: 'en', locale: 'en' });
});

test('a page that speaks German says so everywhere, with its numbers', async (context) => {
  context.after(() => speak(languageFor('en', ['en'])));
  await speak(languageFor('de', ['de-DE']));
  assert.equal(texts.language, 'de');
  assert.equal(
    describeOutcome({ winner: 'white', reason: 'checkmate' }),
    'Weiß gewinnt durch Schachmatt.',
  );
  assert.equal(describeScore({ cp: -42 }, 'white', { kingMayBeCaptured: false }), '−0,4');
  assert.equal(pawns(123), '1,2');
  assert.equal(wholeNumber(1234), '1.234');
});

test('every text that an element of the page names is there', () => {
  const names = [
    ...read(new URL('page/index.html', web)).matchAll(/data-(?:text|label|title)="([^"]*)"/g),
  ];
  const known = new Map(flat(en));
  assert.ok(names.length > 50);
  for (const [, name] of names) assert.equal(typeof known.get(name), 'string', name);
});

test('the bare page says nothing else but what is read without scripts', () => {
  const html = read(new URL('page/index.html', web));
  const words = html
    .slice(html.indexOf('<body>'))
    .replaceAll(/<noscript>.*?<\/noscript>/gs, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[a-z]/i.test(line));
  assert.deepEqual(
    [...new Set(words)].sort(),
    ['/', 'FEN', 'Kingcraft', en.page.loading].filter((word) => /[a-z]/i.test(word)).sort(),
  );
});

// The documentation is English, and so are the scripts of its pages.
test('no module but those of the languages holds words for the reader', () => {
  const modules = ['dom', 'element', 'game', 'page'].flatMap((room) =>
    readdirSync(new URL(room, web), { recursive: true })
      .map((file) => `${room}/${file}`)
      .filter((file) => file.endsWith('.js') && !file.startsWith('page/docs/')),
  );
  const shown = [
    /(?:textContent|title|label|question|yes|no)(?: =|:) (['"`])((?:(?!\1).)*)\1/g,
    /setAttribute\(\s*'(?:aria-label|title|aria-valuetext|placeholder)',\s*(['"`])((?:(?!\1).)*)\1/g,
    /(?:announce|show|say|warn|ask)\(\s*(['"`])((?=[A-Z]|[^'"`]*[a-z] )(?:(?!\1).)*)\1/g,
  ];
  for (const file of modules) {
    const code = read(new URL(file, web)).replaceAll(/\/\*.*?\*\//gs, '');
    for (const pattern of shown)
      for (const [, , text] of code.matchAll(pattern)) {
        const words = text.replaceAll(/\$\{[^}]*\}/g, '').replaceAll(/Kingcraft|FEN|PGN/g, '');
        assert.doesNotMatch(words, /[a-z]{2,}/i, `${file} says “${text}”`);
      }
  }
});

const TEXT_FIELDS = 'summary title text otherwise done caption reading columns rows'.split(' ');

/** All texts of a rulebook. */
function textsOf(value, isText = false) {
  if (typeof value === 'string') return isText ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsOf(part, Array.isArray(value) ? isText : TEXT_FIELDS.includes(key)),
  );
}

test('every text of the rulebooks is there in German, and names the same squares', () => {
  const squaresOf = (text) => (text.match(/\b[a-l]\d\b/g) ?? []).sort();
  for (const { id } of kingcraft.variants) {
    const readJson = (path) =>
      JSON.parse(read(new URL(`../../../web/variants/${id}/${path}`, import.meta.url)));
    const book = readJson('rulebook.json');
    const words = readJson('rulebook.de.json');
    const expected = new Set(textsOf(book));
    assert.deepEqual(Object.keys(words).sort(), [...expected].sort(), id);
    for (const [english, german] of Object.entries(words)) {
      if (english.length > 1 && english !== 'En passant') assert.notEqual(german, english);
      assert.deepEqual(squaresOf(german), squaresOf(english), english);
    }
    const german = translated(book, words);
    assert.deepEqual(
      german.sections[0].rules[0].positions[0].fen,
      book.sections[0].rules[0].positions[0].fen,
    );
    assert.equal(german.sections[0].title, words[book.sections[0].title]);
  }
});

/** Where texts stand by language: what a part says before or without its other texts, and what is loaded for one. */
const places = {
  'the page': Object.keys(pageTexts),
  'the fair page': Object.keys(fairTexts),
  'the progress': Object.keys(progressTexts),
  'the page on coordinates': Object.keys(squaresTexts),
  'the element': Object.keys(elementTexts),
  'the page for authors': Object.keys(embedTexts),
  'the frame': Object.keys(frameTexts),
  'the watch of the start': sentencesIn('web/page/start-watch.js'),
  'the service worker': sentencesIn('web/page/app/service-worker.js'),
};

for (const [place, codes] of Object.entries(places))
  test(`${place} speaks all languages`, () => assert.deepEqual(codes, [...LANGUAGE_CODES]));

/** The languages of a script that can import nothing: the keys of its SENTENCES. */
function sentencesIn(file) {
  const source = read(new URL(file.slice('web/'.length), web));
  const table = source.match(/^( *)const SENTENCES = \{\n([\s\S]*?)^\1\};/m);
  return [...table[2].matchAll(new RegExp(`^${table[1]}  (\\w+): \\{`, 'gm'))].map(
    ([, code]) => code,
  );
}
