// Packs the endgame tables of up to three pieces for the package: node scripts/pack-tables.mjs PROGRAM FOLDER
// Builds them with the native program, and writes FOLDER/GAME.tables for each game, see web/kingcraft/tables.js. Where FOLDER has
// them already, and they are newer than the program, there is nothing to do.

import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { constants, gunzipSync, gzipSync } from 'node:zlib';
import { readVariants } from './variants.mjs';

const SIZES = ['2', '3'];

const [program, folder] = process.argv.slice(2).map((file) => path.resolve(file));

const timeOf = (/** @type {string} */ file) =>
  statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The bytes of a game's tables, in one file. */
function pack(/** @type {string} */ game, /** @type {string} */ built) {
  for (const size of SIZES)
    execFileSync(program, ['tables', 'build', game, size, '--dir', built], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  const files = readdirSync(path.join(built, game)).sort();
  const tables = files.map((file) => gunzipSync(readFileSync(path.join(built, game, file))));
  const head = files.map((file, index) => [path.parse(file).name, tables[index].length]);
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...tables]);
}

mkdirSync(folder, { recursive: true });
const stale = (await readVariants())
  .map(({ id: game }) => ({ game, file: path.join(folder, `${game}.tables`) }))
  .filter(({ file }) => timeOf(file) < timeOf(program));
const built = mkdtempSync(path.join(tmpdir(), 'kingcraft-tables-'));
try {
  for (const { game, file } of stale)
    writeFileSync(file, gzipSync(pack(game, built), { level: constants.Z_BEST_COMPRESSION }));
} finally {
  rmSync(built, { recursive: true });
}
