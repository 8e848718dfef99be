// Packs the endgame tables of up to three pieces for the package:
// node scripts/tables/pack-tables.mjs PROGRAM FOLDER
// Builds them with the native program, and writes FOLDER/GAME.tables for each game, see web/kingcraft/tables.js. Where
// FOLDER has them already, and they are newer than the program, there is nothing to do.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readVariants } from '../variants/variants.mjs';
import { packTables, timeOf } from './table-pack.mjs';

const SIZES = ['2', '3'];

const [program, folder] = process.argv.slice(2).map((file) => path.resolve(file));

/** A game's tables, in one file; none of a game for which there can be no tables. */
function buildAndPack(/** @type {string} */ game, /** @type {string} */ built) {
  for (const size of SIZES)
    execFileSync(program, ['tables', 'build', game, size, '--dir', built], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  const own = path.join(built, game);
  const names = existsSync(own) ? readdirSync(own).sort() : [];
  return packTables(names.map((name) => path.join(own, name)));
}

mkdirSync(folder, { recursive: true });
const stale = (await readVariants())
  .map(({ id: game }) => ({ game, file: path.join(folder, `${game}.tables`) }))
  .filter(({ file }) => timeOf(file) < timeOf(program));
const built = mkdtempSync(path.join(tmpdir(), 'kingcraft-tables-'));
try {
  for (const { game, file } of stale) writeFileSync(file, buildAndPack(game, built));
} finally {
  rmSync(built, { recursive: true });
}
