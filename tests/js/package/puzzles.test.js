// The puzzles of each game: their form, their moves by the rules, their themes, and the size of the file.

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { puzzleTable } from '../../../scripts/puzzles/puzzle-table.mjs';
import { readVariants, webFolder } from '../../../scripts/variants/variants.mjs';
import { puzzleThemeTexts as german } from '../../../web/texts/page/puzzle-themes.de.js';
import { puzzleThemeTexts as english } from '../../../web/texts/page/puzzle-themes.en.js';
import { specialMoves as germanMoves } from '../../../web/variants/generated/page/special-moves.de.js';
import { specialMoves as englishMoves } from '../../../web/variants/generated/page/special-moves.en.js';
import { createCheck } from './schema-faults.js';
import { withGame } from './support.js';

const bytesMost = 40 * 1024;
const schema = JSON.parse(readFileSync(new URL('./puzzle-schema.json', import.meta.url), 'utf8'));
const faultsOf = createCheck(schema);

const files = (await readVariants())
  .map(({ id }) => ({ id, file: path.join(webFolder(id), 'puzzles.json') }))
  .filter(({ file }) => existsSync(file));

/** The fault of a solution; empty if it is right. */
function faultOfMoves(id, { fen, moves, themes }) {
  if (moves.length % 2 !== 0) return 'the last move is not the solver’s';
  return withGame(id, fen, (game) => {
    for (const [ply, move] of moves.entries()) {
      if (game.isGameOver()) return `over before ${move}`;
      if (!game.moveIds().includes(move)) return `${move} is not legal`;
      if (ply === 1 && game.moveIds().length < 2) return 'the first move is forced';
      game.move(move);
    }
    const outcome = game.outcome();
    const count = moves.length / 2;
    const goal = { checkmate: `mateIn${count}`, 'king-captured': `kingIn${count}` };
    if (outcome?.winner && themes[0] !== goal[outcome.reason]) return `ends by ${outcome.reason}`;
    if (!outcome?.winner && /In\d$/.test(themes[0])) return `${themes[0]} does not end the game`;
    return '';
  });
}

for (const { id, file } of files) {
  const text = readFileSync(file, 'utf8');
  const { lastId, puzzles } = JSON.parse(text);

  test(`puzzles of ${id}: form and order`, () => {
    assert.deepEqual(faultsOf(JSON.parse(text)), []);
    const ids = puzzles.map((puzzle) => puzzle.id);
    assert.ok(Math.max(...ids) <= lastId);
    assert.deepEqual(
      ids,
      [...new Set(ids)].sort((one, other) => one - other),
    );
    const places = puzzles.map(({ fen, moves }) => `${fen.split(' ', 4).join(' ')} ${moves[0]}`);
    assert.equal(new Set(places).size, puzzles.length, 'a position is there twice');
  });

  test(`puzzles of ${id}: every move is legal, and they end as their themes say`, () => {
    const faults = puzzles.map((puzzle) => [puzzle.id, faultOfMoves(id, puzzle)]);
    assert.deepEqual(
      faults.filter(([, fault]) => fault),
      [],
    );
  });

  test(`puzzles of ${id}: every theme has its texts`, () => {
    const themes = new Set(puzzles.flatMap((puzzle) => puzzle.themes));
    for (const theme of themes)
      for (const [texts, own] of [
        [english.puzzleThemes, englishMoves],
        [german.puzzleThemes, germanMoves],
      ])
        assert.ok((own[id]?.[theme] ?? texts[theme])?.text, theme);
  });

  test(`puzzles of ${id}: ${bytesMost / 1024} KB at most`, () => {
    assert.ok(brotliCompressSync(text).length <= bytesMost);
  });
}

test('there are puzzles', () => assert.ok(files.length > 0));

test('docs/notes/puzzles.md counts the puzzles that there are; scripts/puzzles/run --table writes it', async () => {
  const page = readFileSync(new URL('../../../docs/notes/puzzles.md', import.meta.url), 'utf8');
  assert.ok(page.includes(await puzzleTable()), 'run scripts/puzzles/run --table again');
});
