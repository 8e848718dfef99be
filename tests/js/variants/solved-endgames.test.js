// The solved endgames of each game: they agree with each other, with the docs and with the rules, in every language.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readVariants } from '../../../scripts/variants/variants.mjs';
import { load } from '../../../web/kingcraft/index.js';
import { translated } from '../../../web/variants/load-rulebook.js';

const kingcraft = await load();
const root = fileURLToPath(new URL('../../../', import.meta.url));
const books = path.join(root, 'web/variants');
const folder = mkdtempSync(path.join(tmpdir(), 'known-'));
after(() => rmSync(folder, { recursive: true }));

const readJson = (file) => JSON.parse(readFileSync(path.join(books, file), 'utf8'));
const known = kingcraft.variants
  .map(({ id }) => `${id}/endgames.json`)
  .filter((file) => existsSync(path.join(books, file)))
  .map(readJson);

/** Texts of claims and endings, by the names of their fields. */
const TEXT_FIELDS = ['title', 'claim', 'source', 'text', 'where', 'caption'];

function textsOf(value, isText = false) {
  if (typeof value === 'string') return isText ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsOf(part, Array.isArray(value) ? isText : TEXT_FIELDS.includes(key)),
  );
}

const letters = (fen) => fen.split(' ', 1)[0].match(/[a-z]/gi).sort().join('');

/** The letters of a FEN with this material. */
const lettersOf = (material) => {
  const [white, black] = material.split('v');
  return [...white, ...black.toLowerCase()].sort().join('');
};

test('every text is there in German, and names the same squares', () => {
  const squaresOf = (text) => (text.match(/\b[a-l]\d\b/g) ?? []).sort();
  for (const book of known) {
    const words = readJson(`${book.variant}/endgames.de.json`);
    assert.deepEqual(Object.keys(words).sort(), [...new Set(textsOf(book))].sort(), book.variant);
    for (const [english, german] of Object.entries(words)) {
      assert.notEqual(german, english);
      assert.deepEqual(squaresOf(german), squaresOf(english), english);
    }
    assert.equal(translated(book, words).claims[0].verdict, book.claims[0].verdict);
  }
});

test('a claim is as open as its facts, and each fact is whole', () => {
  for (const { variant, claims } of known)
    for (const { id, verdict, proof, figures, positions } of claims) {
      assert.match(id, new RegExp(`^${variant}/[a-z-]+$`));
      assert.ok(proof.length + figures.length > 0, id);
      const there = figures.filter(({ white }) => white);
      if (verdict !== 'open') assert.equal(there.length, figures.length, id);
      assert.equal(verdict === 'settled', verdict !== 'open' && proof.length === 0, id);
      for (const figure of there) {
        const keys = ['white', 'black', 'longest'];
        assert.ok(
          keys.every((key) => figure[key] !== undefined),
          id,
        );
      }
      for (const { fen, winner, plies } of positions) {
        const facts = [fen, winner, plies].filter((fact) => fact !== undefined);
        assert.ok([0, 3].includes(facts.length), id);
      }
    }
});

test('every position is legal, of the pieces that it names, and who wins fits how long it takes', () => {
  for (const { variant, claims, endings } of known)
    for (const position of [...claims.flatMap(({ positions }) => positions), ...endings]) {
      const { men: material, fen, winner, plies } = position;
      if (!fen) continue;
      const game = kingcraft.newGame(variant, fen);
      assert.equal(letters(fen), lettersOf(material), fen);
      const winnerByPlies = plies % 2 ? game.turn() : game.turn() === 'white' ? 'black' : 'white';
      assert.equal(winner, plies === null ? null : winnerByPlies, fen);
      assert.equal(game.isGameOver(), plies === 0, fen);
      game.dispose();
    }
});

test('every game has endings to win or to hold, each known as such', () => {
  for (const { variant, endings } of known) {
    assert.ok(endings.length >= 5, variant);
    assert.equal(new Set(endings.map(({ id }) => id)).size, endings.length);
    for (const { id, fen, hold, winner } of endings) {
      assert.match(id, new RegExp(`^${variant}/[a-z-]+$`));
      const game = kingcraft.newGame(variant, fen);
      assert.equal(winner, hold ? null : game.turn(), id);
      game.dispose();
    }
  }
});

test('the tables of three pieces say the same of every position of theirs', async () => {
  for (const { variant, claims, endings } of known) {
    await kingcraft.loadTables(variant);
    for (const position of [...claims.flatMap(({ positions }) => positions), ...endings]) {
      const { men: material, fen, winner, plies } = position;
      if (!fen || lettersOf(material).length > 3) continue;
      const game = kingcraft.newGame(variant, fen);
      const probed = game.probe();
      const result = winner === null ? 'draw' : winner === game.turn() ? 'win' : 'loss';
      assert.deepEqual([probed.result, probed.plies ?? null], [result, plies], `${variant} ${fen}`);
      game.dispose();
    }
  }
});

test('the docs say the same', async () => {
  const page = path.join(root, 'docs/notes/endgames.md');
  const copy = path.join(folder, 'endgames.md');
  copyFileSync(page, copy);
  const files = (await readVariants())
    .map(({ id }) => path.join(books, id, 'endgames.json'))
    .filter((file) => existsSync(file));
  const script = path.join(root, 'scripts/tables/write-endgame-figures.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, copy, ...files]);
  assert.equal(status, 0, String(stderr));
  assert.equal(readFileSync(copy, 'utf8'), readFileSync(page, 'utf8'));
});
