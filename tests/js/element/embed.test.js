// The frame that other pages embed: what its address says, what is said through it, and the lines that bring it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ATTRIBUTES } from '../../../web/element/attributes.js';
import { frameAddress, snippetFor } from '../../../web/element/embed/embed-snippet.js';
import { isHeard, messageOf, obey } from '../../../web/element/embed/frame-messages.js';
import { readParameters } from '../../../web/element/embed/frame-parameters.js';
import { de } from '../../../web/texts/embed/embed-texts.de.js';
import { en } from '../../../web/texts/embed/embed-texts.en.js';

test('the address gives attributes, a language and an origin', () => {
  const search =
    '?variant=tax&moves=e2e4,e7e5&controls=moves,flip&lang=de&origin=https://a.example';
  assert.deepEqual(readParameters(search, 'en-GB'), {
    attributes: { variant: 'tax', moves: 'e2e4 e7e5', controls: 'moves flip' },
    lang: 'de',
    origin: 'https://a.example',
    fault: null,
  });
  const { lang, origin } = readParameters('', 'en-GB');
  assert.deepEqual({ lang, origin }, { lang: 'en-GB', origin: null });
});

test('a frame takes all attributes of the board, but for the file that it may not fetch', () => {
  const { src, ...others } = Object.fromEntries(ATTRIBUTES.map((name) => [name, 'd5:red,e4']));
  const { attributes, fault } = readParameters(`?${new URLSearchParams(others)}`, 'en');
  assert.equal(fault, null);
  const lists = ['moves', 'controls', 'arrows', 'marks'];
  const expected = ATTRIBUTES.filter((name) => name !== 'src').map((name) => [
    name,
    lists.includes(name) ? 'd5:red e4' : 'd5:red,e4',
  ]);
  assert.deepEqual(attributes, Object.fromEntries(expected));
  assert.match(readParameters(`?src=${src}`, 'en').fault, /no parameter “src”/);
});

/** [address, language of the reader, what is said] */
const faults = [
  ['?varient=tax', 'en', /^There is no parameter “varient”\. Use variant, /],
  ['?fen=a&fen=b', 'de-AT', /^Der Parameter „fen“ darf nur einmal vorkommen\.$/],
  ['?origin=a.example', 'fr', /^origin must be an origin .* not “a\.example”\.$/],
  ['?origin=https://a.example/page', 'en', /^origin must be an origin/],
  [`?${'x'.repeat(900)}=1`, 'en', /^There is no parameter “x{60}”/],
];

for (const [search, language, sentence] of faults) {
  test(`an address that is wrong says why: ${search.slice(0, 40)}`, () => {
    const { fault, origin } = readParameters(search, language);
    assert.match(fault, sentence);
    assert.equal(origin, null);
  });
}

/** A board that notes its calls. */
function notingBoard(calls) {
  const note = (name) => async (given) => calls.push(given === undefined ? [name] : [name, given]);
  return Object.fromEntries(
    ['move', 'undo', 'redo', 'goTo', 'next', 'back', 'reset', 'load'].map((name) => [
      name,
      note(name),
    ]),
  );
}

test('the frame hears the page around it, or only one origin of it', () => {
  const page = {};
  const origin = 'https://a.example';
  assert.equal(isHeard({ source: page, origin }, page, null), true);
  assert.equal(isHeard({ source: page, origin }, page, origin), true);
  assert.equal(isHeard({ source: page, origin: 'https://a.example.org' }, page, origin), false);
  assert.equal(isHeard({ source: {}, origin }, page, origin), false);
  assert.equal(isHeard({ source: null, origin }, page, null), false);
});

test('commands reach the board, and are answered where they have an id', async () => {
  const calls = [];
  const board = notingBoard(calls);
  assert.equal(await obey(board, { command: 'move', move: 'e2e4' }), null);
  assert.deepEqual(await obey(board, { command: 'undo', id: 7 }), {
    kingcraft: 'answer',
    id: 7,
    ok: true,
  });
  await obey(board, { command: 'redo' });
  await obey(board, { command: 'goTo', ply: 3 });
  await obey(board, { command: 'next' });
  await obey(board, { command: 'back' });
  await obey(board, { command: 'reset' });
  await obey(board, { command: 'load', variant: 'tax', fen: 'a FEN', moves: [], more: 1 });
  assert.deepEqual(calls, [
    ['move', 'e2e4'],
    ['undo'],
    ['redo'],
    ['goTo', 3],
    ['next'],
    ['back'],
    ['reset'],
    ['load', { variant: 'tax', fen: 'a FEN', moves: [] }],
  ]);
});

test('what is no command is left alone, and one that fails says why', async () => {
  for (const message of [undefined, null, 'move', 7, {}, { command: 1 }, { kingcraft: 'move' }])
    assert.equal(await obey({}, message), null);
  const refused = await obey({}, { command: 'toString', id: 'a' });
  assert.deepEqual([refused.ok, refused.id], [false, 'a']);
  assert.match(refused.message, /There is no command "toString"/);
  const board = {
    move() {
      throw Object.assign(new Error('No such move.'), { code: 'illegal-move' });
    },
  };
  assert.deepEqual(await obey(board, { command: 'move', move: 'e9', id: 1 }), {
    kingcraft: 'answer',
    id: 1,
    ok: false,
    code: 'illegal-move',
    message: 'No such move.',
  });
});

test('events become messages that can be posted', () => {
  const error = Object.assign(new Error('No FEN.'), { code: 'fen' });
  const messages = [
    messageOf({ type: 'move', detail: { fen: 'a FEN', by: 'person' } }),
    messageOf({ type: 'error', detail: { error, message: 'Keine FEN.' } }),
  ];
  assert.deepEqual(structuredClone(messages), [
    { kingcraft: 'move', fen: 'a FEN', by: 'person' },
    { kingcraft: 'error', code: 'fen', message: 'No FEN.', text: 'Keine FEN.' },
  ]);
});

test('the lines for a page keep what is typed as it is', () => {
  const attributes = { variant: 'tax', fen: 'a "FEN" & <more>' };
  const base = 'https://a.example/games/';
  const tag =
    '<kingcraft-board variant="tax" fen="a &quot;FEN&quot; &amp; &lt;more>"></kingcraft-board>';
  assert.ok(snippetFor('module', attributes, base, 'Tax').endsWith(`\n${tag}`));
  assert.equal(
    snippetFor('script', attributes, base, 'Tax'),
    `<script src="https://a.example/games/kingcraft-board.js"></script>\n${tag}`,
  );
  const { search } = new URL(frameAddress(attributes, base));
  assert.deepEqual(readParameters(search, 'en').attributes, attributes);
  assert.match(
    snippetFor('frame', attributes, base, 'Tax'),
    /^<iframe src="https:\/\/a\.example\/games\/embed\.html\?variant=tax&amp;fen=[^"]+"\n {2}title="Tax" /,
  );
});

test('the builder has each text that it names, in both languages', () => {
  assert.deepEqual(Object.keys(de), Object.keys(en));
  const page = new URL('../../../web/element/embed/embed-builder.html', import.meta.url);
  const html = readFileSync(page, 'utf8');
  const names = [...html.matchAll(/data-text="([^"]*)"/g)].map(([, name]) => name);
  assert.ok(names.length > 30);
  for (const name of names) assert.equal(typeof en[name], 'string', name);
});
