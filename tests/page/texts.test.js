// The languages of the page: every text is there in each of them, and none stands anywhere else.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load } from '../../web/kingcraft/index.js';
import { pawns, wholeNumber } from '../../web/page/formats.js';
import { de } from '../../web/page/texts/de.js';
import { en } from '../../web/page/texts/en.js';
import { gameName, LANGUAGE_CODES, languageFor, speak, texts } from '../../web/page/texts.js';
import { describeOutcome, describeScore } from '../../web/page/words.js';
import { translated } from '../../web/rulebook/translated.js';
import { germanOfPackage } from '../../web/words/package-de.js';

const kingcraft = await load();
const dataOf = (id, name) => new URL(`../../engine/variants/${id}/data/${name}`, import.meta.url);
const web = new URL('../../web/', import.meta.url);

const read = (url) => readFileSync(url, 'utf8');
const linesOf = (url) => read(url).trim().split('\n').map(JSON.parse);

/** All texts as `[path, value]`, functions among them. */
function flat(value, path = '') {
  if (typeof value !== 'object') return [[path, value]];
  return Object.entries(value).flatMap(([key, part]) => flat(part, path ? `${path}.${key}` : key));
}

/** Words that are the same in both languages. */
const SAME = ['Analyse', 'Computer', 'Engine', 'Link', 'Position', 'Normal', '.'];

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
    if (typeof value === 'string' && !SAME.includes(value))
      assert.notEqual(german.get(path), value, path);
});

test('the games have the names of the package in English, and one in German', () => {
  for (const variant of kingcraft.variants) {
    assert.equal(en.games[variant.id].name, variant.name);
    assert.equal(gameName(variant), variant.name);
    assert.ok(de.games[variant.id].name);
  }
  assert.deepEqual(Object.keys(de.games), Object.keys(en.games));
});

test('the wish decides the language, else the browser, else it is English', () => {
  const of = (wish, ...preferred) => languageFor(wish, preferred);
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

test('no module but those of the languages holds words for the reader', () => {
  const modules = ['element', 'page', 'scene'].flatMap((room) =>
    readdirSync(new URL(room, web), { recursive: true })
      .map((file) => `${room}/${file}`)
      .filter((file) => file.endsWith('.js') && !/\/texts\//.test(file)),
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

test('every reason of the reference data has its German', () => {
  for (const { id } of kingcraft.variants)
    for (const { text } of linesOf(dataOf(id, 'explain.jsonl')))
      assert.notEqual(germanOfPackage(text), text);
});

test('every reason in some positions of every game has its German', () => {
  for (const variant of kingcraft.variants) {
    const positions = linesOf(dataOf(variant.id, 'positions.jsonl'));
    for (const { fen } of positions.filter((_, index) => index % 90 === 0)) {
      const game = kingcraft.newGame(variant.id, fen);
      const men = game.board().map(({ square }) => square);
      const goals = new Set([...men, ...game.moves().map(({ to }) => to), 'a1', 'd5', 'h6']);
      for (const from of men)
        for (const to of goals) {
          const { text } = game.explain(from, to);
          assert.notEqual(germanOfPackage(text), text);
        }
      game.dispose();
    }
  }
});

test('what is said of an engine that cannot be loaded or fails has its German', () => {
  const from = 'The engine cannot be loaded from https://example.org/engine.wasm';
  const faults = [
    `${from}: it cannot be fetched.`,
    `${from}: the server answers 404.`,
    `${from}: it comes only in part.`,
    `${from}: it is no wasm, or no wasm may be compiled here.`,
    'The engine cannot be loaded.',
    'The engine cannot be started: the wasm is of another program or version, or memory is short.',
    'The engine has broken down.',
    'The engine has broken down; load() gives a new one.',
    "The engine's worker cannot be started: its file is missing, or the policy of the page forbids it.",
    "The engine's worker has ended.",
    'The texts cannot be loaded.',
  ];
  const code = ['element/shared', 'element/stage', 'kingcraft/fetch-file', 'kingcraft/instance']
    .concat(['kingcraft/wasm-module', 'worker/connection', 'worker/protocol'])
    .map((file) => read(new URL(`${file}.js`, web)))
    .join('\n');
  for (const fault of faults) {
    assert.doesNotMatch(germanOfPackage(fault), /cannot|has|server answers|engine c/);
    const words = fault.replace(`${from}: `, '').replace(/ 404|\.$/g, '');
    assert.ok(code.includes(words), fault);
  }
});

test('a result that the players gave has its German', () => {
  const forfeit = (result) => `[Termination "time forfeit"]\n\n1. d4 d5 ${result}`;
  for (const pgn of ['1-0', '1/2-1/2', forfeit('1-0'), forfeit('1/2-1/2')]) {
    const game = kingcraft.newGame('chess');
    game.loadPgn(pgn);
    const { text } = game.explain('e2', 'e4');
    assert.notEqual(germanOfPackage(text), text);
    game.dispose();
  }
});

test('every refused FEN has its fault in German', () => {
  const refused = kingcraft.variants.flatMap(({ id }) => linesOf(dataOf(id, 'fen-refused.jsonl')));
  for (const { variant, fen } of refused) {
    const { message } = kingcraft.validateFen(variant, fen).error;
    assert.notEqual(germanOfPackage(message), message);
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
      JSON.parse(read(new URL(`../../web/variants/${id}/${path}`, import.meta.url)));
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

test('German has cases, and capitals behind a colon', () => {
  const cases = [
    [
      'The queen moves along the file from g5 to g7 and captures the pawn.',
      'Die Dame zieht auf der Linie von g5 nach g7 und schlägt dort den Bauern.',
    ],
    [
      'The king on f8 attacks e7, paid for by two pawns on the d-file, so your king cannot go there.',
      'Der König auf f8 greift e7 an (bezahlt von zwei Bauern auf der d-Linie), also kann dein König nicht dorthin.',
    ],
    [
      'The rook on a1 cannot go to a3: the pawn on a2 is in its way.',
      'Der Turm auf a1 kann nicht nach a3: Der Bauer auf a2 steht im Weg.',
    ],
    ['Your own queen stands on a2.', 'Auf a2 steht deine Dame.'],
    [
      'The pawn reaches the last rank and becomes a queen, rook, bishop or knight.',
      'Der Bauer erreicht die letzte Reihe und wird Dame, Turm, Läufer oder Springer.',
    ],
    [
      '"Zz9" is not a move in coordinates or SAN.',
      '„Zz9“ ist kein Zug, weder in Koordinaten noch in der internationalen Kurznotation.',
    ],
  ];
  for (const [english, german] of cases) assert.equal(germanOfPackage(english), german);
});

test('a sentence that has no German stays as it is', () => {
  assert.equal(germanOfPackage('Something new.'), 'Something new.');
});

test('all languages can be chosen', () => {
  assert.deepEqual(LANGUAGE_CODES, ['en', 'de']);
});
