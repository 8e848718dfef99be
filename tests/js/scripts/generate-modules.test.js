// The modules made from the list of games.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { copyTree } from './tree-copy.js';

const GENERATED = 'web/variants/generated';
const GAMES = ['levitating', 'chess', 'tax', 'twokings', 'flying', 'kingscourt'];

let tree;

before(() => {
  tree = copyTree();
});

after(() => tree.remove());

const at = (...parts) => path.join(tree.folder, ...parts);
const list = () => execFileSync(process.execPath, [at('scripts/variants/generate-modules.mjs')]);

/** A module that was made, as it is now. */
const made = (file) => import(`${pathToFileURL(at(GENERATED, file))}?${performance.now()}`);

test('each map has every game, in the order of the descriptors', async () => {
  list();
  const { variantIds } = await made('ids.js');
  assert.deepEqual(variantIds, GAMES);
  const { positionUrls, ruleUrls } = await made('fixtures/urls.js');
  const maps = [
    (await made('messages.en.js')).variantRules,
    (await made('games.en.js')).games,
    (await made('games.de.js')).games,
    positionUrls,
    ruleUrls,
  ];
  for (const map of maps) assert.deepEqual(Object.keys(map), GAMES);
  for (const file of ['rulebook/urls.js', 'page/endgames.js']) {
    const [books] = Object.values(await made(file));
    assert.deepEqual(
      Object.keys(books),
      ['', 'de/'].flatMap((folder) => GAMES.map((id) => `${folder}${id}.json`)),
    );
    for (const url of Object.values(books)) assert.ok(existsSync(url()), url().href);
  }
  const { tableUrls } = await import(pathToFileURL(at('web/kingcraft/own-tables.js')));
  assert.deepEqual(Object.keys(tableUrls), GAMES);
});

test('a game has openings and a balance where its folder has the files', async () => {
  for (const name of ['openings', 'balance'])
    for (const id of GAMES) rmSync(at(`web/variants/${id}/${name}.json`), { force: true });
  writeFileSync(at('web/variants/tax/openings.json'), '{"games":0}');
  list();
  const { openings } = await made('page/openings.js');
  assert.deepEqual(Object.keys(openings), ['tax.json']);
  assert.equal(readFileSync(openings['tax.json'](), 'utf8'), '{"games":0}');
  assert.deepEqual((await made('page/balances.js')).balances, {});
});

test('a game has a net where engine/nets has its file', async () => {
  const urlsOf = async () => {
    list();
    const file = pathToFileURL(at('web/kingcraft/own-nets.js'));
    return (await import(`${file}?${performance.now()}`)).netFiles;
  };
  const insideOf = () =>
    Array.from(tree.read(`${GENERATED}/inline/nets.js`).matchAll(/\w+\.net/g), ([file]) => file);
  rmSync(at('engine/nets'), { recursive: true, force: true });
  assert.deepEqual(await urlsOf(), {});
  mkdirSync(at('engine/nets'));
  const bytes = Uint8Array.of(0, 255, 10, 13);
  for (const id of ['tax', 'chess']) writeFileSync(at(`engine/nets/${id}.net`), bytes);
  const urls = await urlsOf();
  assert.deepEqual(Object.keys(urls), ['chess', 'tax']);
  for (const url of Object.values(urls)) assert.deepEqual([...readFileSync(url())], [...bytes]);
  assert.deepEqual(insideOf(), ['chess.net', 'tax.net']);
  rmSync(at('engine/nets/chess.net'));
  assert.deepEqual(Object.keys(await urlsOf()), ['tax']);
  assert.equal(existsSync(urls.chess()), false);
  assert.deepEqual(insideOf(), ['tax.net']);
});

test('achievements and their texts are those of the folders that have some', async () => {
  list();
  const before = (await made('page/achievements.js')).achievements;
  assert.deepEqual(Object.keys(before), GAMES);
  rmSync(at('web/variants/chess/achievements.js'));
  writeFileSync(
    at('web/variants/tax/achievements.js'),
    "export const achievements = { rich: ({ color }) => color === 'white' };",
  );
  list();
  const { achievements } = await made('page/achievements.js');
  assert.deepEqual(
    Object.keys(achievements),
    GAMES.filter((id) => id !== 'chess'),
  );
  // The joined module is read again, those that it imports are not.
  const copy = (await made('page/achievements/tax.js')).achievements;
  for (const color of ['white', 'black']) assert.equal(copy.rich({ color }), color === 'white');
  for (const language of ['en', 'de'])
    assert.deepEqual(
      Object.keys((await made(`page/achievements.${language}.js`)).achievementTexts.flying),
      Object.keys(achievements.flying),
    );
});

test('the moves that one game has are drawn as its descriptor says', async () => {
  list();
  const { moveDrawings } = await made('moves.js');
  assert.deepEqual(Object.keys(moveDrawings).sort(), ['flight', 'jump', 'levitation']);
  assert.deepEqual(moveDrawings.jump, { hint: 'arc', path: 'arc', isLeap: true });
});

test('the types have the pieces and moves of the games', () => {
  list();
  const types = tree.read(`${GENERATED}/variant-id.d.ts`);
  const membersOf = (name) =>
    Array.from(
      new RegExp(`type ${name} =([^;]*);`).exec(types)[1].matchAll(/'(.+)'/g),
      ([, member]) => member,
    ).sort();
  assert.deepEqual(membersOf('VariantId'), [...GAMES].sort());
  assert.deepEqual(membersOf('OwnRole'), ['chancellor', 'jester']);
  assert.deepEqual(membersOf('OwnMoveKind'), ['flight', 'level', 'levitation']);
});

test('what stays the same is not written again', () => {
  list();
  const file = at(GENERATED, 'ids.js');
  const { mtimeMs } = statSync(file);
  list();
  assert.equal(statSync(file).mtimeMs, mtimeMs);
});

test('a game without German, picture, endgames and data is there in English', async () => {
  const game = at('web/variants/tax/game.js');
  const text = readFileSync(game, 'utf8');
  writeFileSync(
    game,
    text.replace(/, de: '[^']*'/, '').replace(/ {2}picture: \{.*?\n {2}\},\n/s, ''),
  );
  for (const file of ['web/variants/tax/endgames.json', 'web/variants/tax/endgames.de.json'])
    rmSync(at(file));
  for (const file of ['positions', 'rules', 'perft'])
    rmSync(at(`engine/variants/tax/data/${file}.jsonl`));
  list();
  assert.equal((await made('games.de.js')).games.tax.name, 'Tax Chess');
  assert.equal('tax' in (await made('page/pictures.js')).pictures, false);
  assert.equal('tax.json' in (await made('page/endgames.js')).endgames, false);
  assert.equal(existsSync(at(GENERATED, 'rulebook/known/tax.json')), false);
  assert.equal('tax' in (await made('fixtures/urls.js')).positionUrls, false);
  assert.doesNotMatch(tree.read(`${GENERATED}/fixtures/perft.jsonl`), /"tax"/);
});

test('messages of a game come together with those of the others, language by language', async () => {
  const write = (id, language, messages) =>
    writeFileSync(
      at(`web/variants/${id}/messages.${language}.js`),
      `export const messages = ${JSON.stringify(messages)};\n`,
    );
  write('tax', 'en', { 'tax-unpaid': 'unpaid' });
  write('flying', 'en', { 'flying-ground': 'ground' });
  write('tax', 'de', { 'tax-unpaid': 'unbezahlt' });
  list();
  const english = (await made('messages.en.js')).messages;
  assert.deepEqual([english['tax-unpaid'], english['flying-ground']], ['unpaid', 'ground']);
  const german = (await made('messages.de.js')).messages;
  assert.deepEqual([german['tax-unpaid'], german['flying-ground']], ['unbezahlt', undefined]);
  assert.doesNotMatch(tree.read(`${GENERATED}/messages.en.js`), /import/);
});

test('a piece of two games has one letter', () => {
  const write = (letter) =>
    writeFileSync(
      at('web/variants/twokings/game.js'),
      `export const game = { order: 40, names: { en: 'Two Kings' }, taglines: { en: '' }, rules: [], pieces: {
        jester: { letter: '${letter}', names: { en: 'Jester' }, parts: [], lines: [] },
      } };`,
    );
  write('j');
  list();
  assert.equal(tree.read(`${GENERATED}/variant-id.d.ts`).split("'jester'").length, 2);
  write('g');
  assert.throws(list, /two games have a jester, with different letters/);
});
