// The games, as their folders web/variants/ID say. Run as a program it prints one game a line, in the order of the
// page:
// node scripts/variants/variants.mjs [tables]
//   tables  each game with the endgame tables of four pieces that are built, or 4 where that is all of them

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The games outside of the repository, by their ids: folders with both halves of a game, as `scripts/build --game`
 * names them.
 */
const outside = new Map(
  (process.env.KINGCRAFT_GAMES ?? '')
    .split(':')
    .filter(Boolean)
    .map((folder) => [path.basename(folder), folder]),
);

for (const [id, folder] of outside)
  if (!/^[a-z][a-z0-9]*$/.test(id))
    throw new Error(
      `The id of a game is made of small letters and digits, and begins with a letter: '${id}', the folder ${folder}, does not`,
    );

/** @param {string} id @param {'engine' | 'web'} half */
function folderOf(id, half) {
  const folder = outside.get(id);
  return folder ? path.join(folder, half) : path.join(root, half, 'variants', id);
}

/** The folder of a game on the side of the page. */
export const webFolder = (/** @type {string} */ id) => folderOf(id, 'web');

/** The folder of the tables for the tests of a game. */
export const dataFolder = (/** @type {string} */ id) => path.join(folderOf(id, 'engine'), 'data');

const descriptorOf = (/** @type {string} */ id) => path.join(webFolder(id), 'game.js');

/** @typedef {{ id: string } & import('../../web/variants/game.js').GameDescriptor} Variant */

/** @returns {Promise<Variant>} */
async function readVariant(/** @type {string} */ id) {
  const { game } = await import(pathToFileURL(descriptorOf(id)).href);
  return { id, ...game };
}

/** @typedef {import('kingcraft').SpecialMove} SpecialMove */

/**
 * The special moves of this game, by their keys, from web/variants/ID/special-moves.js; none without such a file.
 * @param {string} id
 * @returns {Promise<Record<string, SpecialMove>>}
 */
export async function readSpecialMoves(id) {
  const file = path.join(webFolder(id), 'special-moves.js');
  return existsSync(file) ? (await import(pathToFileURL(file).href)).specialMoves : {};
}

/** All games with what their descriptors say (web/variants/game.d.ts), in the order of the page. */
export async function readVariants() {
  const ids = [...readdirSync(path.join(root, 'web/variants')), ...outside.keys()]
    .filter((id) => existsSync(descriptorOf(id)))
    .sort();
  const variants = await Promise.all(ids.map(readVariant));
  return variants.sort((one, other) => one.order - other.order);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const withTables = process.argv[2] === 'tables';
  for (const { id, tablesOfFour = ['4'] } of await readVariants())
    console.log(withTables ? [id, ...tablesOfFour].join(' ') : id);
}
