// Writes what a host of endgame tables serves: node scripts/tables/host-tables.mjs FOLDER TARGET GAME...
// FOLDER has tables that `kingcraft tables build` has built. Those of more than three pieces, which the package does
// not have, are written to TARGET/GAME/PIECES.tables, one file each. Where that is there already, and newer than the
// table, it stays. TARGET/index.json has the SHA-256 of all files that are there: { GAME: { PIECES: SHA-256 } }.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packTables, timeOf } from './table-pack.mjs';

/** The package has the tables of so many pieces. */
const PACKAGE_PIECES = 3;
const BUILT = '.table';
const HOSTED = '.tables';

const [folder, target, ...games] = process.argv.slice(2);

/** The pieces of the files with this ending in a folder, in order. */
function piecesIn(/** @type {string} */ place, /** @type {string} */ ending) {
  if (!existsSync(place)) return [];
  const files = readdirSync(place).filter((file) => path.extname(file) === ending);
  return files.map((file) => path.parse(file).name).sort();
}

const countOf = (/** @type {string} */ pieces) => pieces.replace('v', '').length;

function writeGame(/** @type {string} */ game) {
  mkdirSync(path.join(target, game), { recursive: true });
  for (const pieces of piecesIn(path.join(folder, game), BUILT)) {
    const built = path.join(folder, game, pieces + BUILT);
    const hosted = path.join(target, game, pieces + HOSTED);
    if (countOf(pieces) > PACKAGE_PIECES && timeOf(hosted) < timeOf(built))
      writeFileSync(hosted, packTables([built]));
  }
}

/** The hashes of a game's files, by their pieces. */
function listGame(/** @type {string} */ game) {
  const hashOf = (/** @type {string} */ pieces) =>
    createHash('sha256')
      .update(readFileSync(path.join(target, game, pieces + HOSTED)))
      .digest('hex');
  const pieces = piecesIn(path.join(target, game), HOSTED);
  return Object.fromEntries(pieces.map((each) => [each, hashOf(each)]));
}

for (const game of games) writeGame(game);
const folders = readdirSync(target, { withFileTypes: true }).filter((each) => each.isDirectory());
const list = Object.fromEntries(folders.map(({ name }) => [name, listGame(name)]));
writeFileSync(path.join(target, 'index.json'), `${JSON.stringify(list)}\n`);
