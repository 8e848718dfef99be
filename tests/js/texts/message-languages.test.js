// Messages of the package in every language: all keys are there, all are used, and all become sentences.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { load } from '../../../web/kingcraft/index.js';
import { messages as sharedEn } from '../../../web/kingcraft/messages.en.js';
import '../../../web/kingcraft/part-errors.js';
import { messages as partsEn } from '../../../web/kingcraft/part-messages.en.js';
import { de } from '../../../web/texts/game-texts.de.js';
import { en } from '../../../web/texts/game-texts.en.js';
import { messages as sharedDe } from '../../../web/texts/messages.de.js';
import { messages as partsDe } from '../../../web/texts/part-messages.de.js';
import { messages as ofGamesDe } from '../../../web/variants/generated/messages.de.js';
import { messages as ofGamesEn } from '../../../web/variants/generated/messages.en.js';

const kingcraft = await load();
const root = new URL('../../../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');

const languages = [
  { code: 'en', say: en.message, templates: { ...sharedEn, ...partsEn, ...ofGamesEn } },
  { code: 'de', say: de.message, templates: { ...sharedDe, ...partsDe, ...ofGamesDe } },
];
const [english, ...others] = languages;

/** The entries for the words of a form have a dot; a few stand for parts of every sentence. */
const isMessage = (key) => !key.includes('.') && !['stop', 'piece-on'].includes(key);
const keysOf = ({ templates }) => Object.keys(templates).filter(isMessage).sort();
const holesOf = (template) => Array.from(template.matchAll(/\{\^?([^{}]+)\}/g), ([, hole]) => hole);
const namesIn = (template) =>
  [...new Set(holesOf(template).map((hole) => hole.split(/[.:]/)[0]))].sort();

const filesBelow = (folder, ending) =>
  readdirSync(new URL(folder, root), { recursive: true })
    .map((file) => `${folder}/${file}`)
    .filter(
      (file) =>
        ending.test(file) &&
        !/\/(?:messages|generated|wasm)\/|\/(?:part-)?messages\.\w+\.js$/.test(file),
    );

test('every language has the same messages, with holes for the same values', () => {
  for (const language of others) {
    assert.deepEqual(keysOf(language), keysOf(english), language.code);
    for (const key of keysOf(english)) {
      const names = namesIn(language.templates[key]);
      assert.deepEqual(names, namesIn(english.templates[key]), `${language.code} ${key}`);
    }
  }
});

test('a template says something of its own in every language', () => {
  for (const { code, templates } of others)
    for (const key of keysOf(english))
      if (key !== 'given-value' && key !== 'given-kind' && key !== 'given-text')
        assert.notEqual(templates[key], english.templates[key], `${code} ${key}`);
});

const cpp = ['engine', 'bindings']
  .flatMap((folder) => filesBelow(folder, /\.[ch]pp$/))
  .map(read)
  .join('\n');
const code = cpp + filesBelow('web', /\.js$/).map(read).join('\n');

test('every message is said somewhere', () => {
  const prefixes = Array.from(cpp.matchAll(/prefix_key\("([^"]+)"\)/g), ([, prefix]) => prefix);
  const said = (key) => [`"${key}"`, `"${key} `, `'${key}'`].some((text) => code.includes(text));
  const isSaid = (key) =>
    said(key) ||
    prefixes.some((prefix) => key.startsWith(prefix) && said(key.slice(prefix.length)));
  for (const key of keysOf(english)) assert.ok(isSaid(key), `${key} is said nowhere`);
});

test('every message of the engine has a template, and all values that it names', () => {
  const patterns = [
    ...cpp.matchAll(/"((?:[a-z][a-z0-9]*\/)?[a-z-]+)((?: [a-z]+[@&#!$])*)"(?=[,\s:]+(?:\{|"|:))/g),
    ...cpp.matchAll(/Message\("([^"]+)"()\)/g),
  ];
  const found = patterns.filter(
    ([, key, values]) => values || english.templates[key] || /Message/.test(key),
  );
  assert.ok(found.length > 100);
  for (const [, key, values] of found) assert.ok(english.templates[key], key + values);
  for (const [, key] of cpp.matchAll(/\bMessage\("([^"]+)"/g))
    assert.ok(
      english.templates[key] ?? read('engine/english/program.txt').includes(`'${key}'`),
      key,
    );
});

const roles = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn', 'chancellor', 'jester'];
const reasons = 'checkmate king-captured stalemate insufficient-material fivefold-repetition';

/** Values of every kind that a hole may have, known by how English has it. */
function samplesOf(key) {
  const template = english.templates[key];
  const samples = roles.map(() => ({}));
  for (const hole of holesOf(template)) {
    const [path, form, style] = hole.split(':');
    const [name, part] = path.split('.');
    for (const [index, sample] of samples.entries()) {
      const piece = { piece: roles[index], color: index % 2 ? 'white' : 'black', square: 'e4' };
      if (part || form === 'piece') sample[name] = piece;
      if (form === 'color') sample[name] = piece.color;
      if (/field|level|rank|square|count|pawns|is$|kings/.test(form)) sample[name] = index + 1;
      if (form === 'limit') sample[name] = 'depth';
      if (form === 'kind') sample[name] = 'wasm';
      if (form === 'given') sample[name] = 'object';
      if (style) sample[name] = form ? roles : ['e4', 'f5', 'g6'];
      if (form === 'direction' || form?.endsWith('/direction'))
        sample[name] = style ? ['forward', 'forward-h'] : 'forward-h';
      if (name === 'reason' && key !== 'claim-unknown')
        sample[name] = reasons.split(' ')[index % 5];
      if (name === 'fault') sample[name] = { key: 'castling-moved', values: { rook: 'h1' } };
      sample[name] ??= 'e4';
    }
  }
  return samples;
}

test('every message becomes a sentence in every language', () => {
  for (const { code: language, say } of languages)
    for (const key of keysOf(english))
      for (const values of samplesOf(key)) {
        const text = say({ key, values });
        assert.doesNotMatch(text, /undefined|\[object|[{}]/, `${language} ${key}`);
        assert.notEqual(text, `${key}.`, language);
        const isClause = /^[ ,;]/.test(english.templates[key]);
        if (!isClause) assert.match(text, /\.$/, `${language} ${key}`);
        // What has no word of its own is left as the engine names it.
        if (language !== 'en')
          assert.doesNotMatch(
            text,
            /\b(?:king|queen|knight|pawn|chancellor|checkmate|forward)\b/,
            key,
          );
      }
});

/** A word for every value in every form that names pieces, colors or reasons. */
test('the forms of a language have all their words', () => {
  for (const { code: language, templates } of languages) {
    const words = Object.keys(templates).filter((key) => key.includes('.'));
    const forms = new Map();
    for (const key of words) {
      const form = key.slice(0, key.lastIndexOf('.'));
      forms.set(form, [...(forms.get(form) ?? []), key]);
    }
    const used = new Set(
      Object.values(templates)
        .flatMap(holesOf)
        .map((hole) => hole.split(':')[1])
        .filter(Boolean),
    );
    for (const form of used)
      if (form !== 'argument') assert.ok(forms.has(form), `${language} has no words for ${form}`);
    for (const [form, keys] of forms) {
      assert.ok(used.has(form), `${language} uses ${form} nowhere`);
      const values = keys.map((key) => key.slice(form.length + 1));
      if (values.includes('king')) assert.deepEqual(values.sort(), [...roles].sort(), form);
      if (values.includes('white')) assert.deepEqual(values.sort(), ['black', 'white'], form);
      if (values.includes('one')) assert.deepEqual(values.sort(), ['one', 'other'], form);
    }
  }
});

const linesOf = (path) => read(path).trim().split('\n').map(JSON.parse);

test('what the engine says of real positions is German in German', () => {
  const englishWord = /\b(?:the|is|and|of|king|pawn|rook|you)\b/;
  const isGerman = (message) => {
    assert.equal(en.message(message).replaceAll('’', "'"), message.text ?? message.message);
    assert.doesNotMatch(de.message(message).replaceAll(/„[^“]*“/g, ''), englishWord);
  };
  for (const { id } of kingcraft.variants) {
    const data = `engine/variants/${id}/data`;
    for (const { fen } of linesOf(`${data}/fen-refused.jsonl`))
      isGerman(kingcraft.validateFen(id, fen).error);
    for (const { fen } of linesOf(`${data}/positions.jsonl`).filter(
      (_, index) => index % 90 === 0,
    )) {
      const game = kingcraft.newGame(id, fen);
      const squares = game.board().map(({ square }) => square);
      const targets = new Set([...squares, ...game.moves().map(({ to }) => to), 'a1', 'd5', 'h6']);
      for (const from of squares) for (const to of targets) isGerman(game.explain(from, to));
      game.dispose();
    }
  }
});

test('the wasm holds no sentence', () => {
  const wasm = readFileSync(new URL('web/kingcraft/wasm/engine.wasm', root), 'latin1');
  const pieces = Object.entries(english.templates)
    .filter(([key]) => isMessage(key))
    .flatMap(([, template]) => template.split(/\{[^{}]*\}/))
    .map((text) => text.trim())
    .filter((text) => text.split(' ').length > 2);
  assert.ok(pieces.length > 200);
  for (const text of pieces) assert.ok(!wasm.includes(text), text);
});

test('who wants English loads no German', async () => {
  const entryPoints = [
    'kingcraft/index.js',
    'worker/client.js',
    'element/define.js',
    'page/main.js',
  ];
  const { metafile } = await build({
    absWorkingDir: fileURLToPath(new URL('web', root)),
    bundle: true,
    entryPoints,
    packages: 'external',
    format: 'esm',
    logLevel: 'silent',
    metafile: true,
    outdir: 'joined',
    write: false,
  });
  const found = new Set(entryPoints);
  for (const file of found)
    for (const { path, kind } of metafile.inputs[file]?.imports ?? [])
      if (kind === 'import-statement') found.add(path);
  assert.ok(found.has('kingcraft/messages.en.js'));
  assert.deepEqual(
    [...found].filter((file) => /[./]de\.js$/.test(file)),
    [],
  );
});
