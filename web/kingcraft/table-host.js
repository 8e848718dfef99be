// Loads endgame tables of four pieces from a host, which has a file for each set of pieces. The docs are in
// table-host.d.ts; docs/endgame-tables.md describes the files.

/** @import { Kingcraft } from './index.js' */
/** @import { TableHost } from './table-host.js' */

import { checkText, isOfClass, kindError } from './arguments.js';
import { readPlacement } from './fen.js';
import { once } from './once.js';
import { bytesOf, fetchFile, orBecause } from './platform.js';
import { orLoadError } from './tables.js';
import { withGame } from './with-game.js';

/** The list of a host's tables, beside their folders: the names of each game's sets of pieces. */
const LIST = 'index.json';

/**
 * The letters of both sides, the same in any order.
 * @param {string[]} letters
 * @param {string[]} others
 */
const keyOf = (letters, others) =>
  [letters, others]
    .map((side) => side.sort().join(''))
    .join(' ')
    .toLowerCase();

/** The keys of the pieces in a FEN, as they are and with colours exchanged. @param {string} fen */
function keysOf(fen) {
  const pieces = readPlacement(fen);
  const [white, black] = ['white', 'black'].map((side) =>
    pieces.filter(({ color }) => color === side).map(({ letter }) => letter),
  );
  return { pieces: pieces.length, keys: [keyOf(white, black), keyOf(black, white)] };
}

/** The sets of pieces in a list, by the pieces that they have. @param {string[]} listed */
function readNames(listed) {
  const names = listed.filter((name) => /^[A-Z]+v[A-Z]+$/.test(name));
  const sides = names.map((name) => name.split('v').map((letters) => [...letters]));
  return {
    byKey: new Map(sides.map(([white, black], i) => [keyOf(white, black), names[i]])),
    mostPieces: Math.max(0, ...sides.map((both) => both.flat().length)),
  };
}

/**
 * A position, and those that its moves lead to.
 * @param {Kingcraft} kingcraft
 * @param {string} variant
 * @param {string} fen
 */
const positionsFrom = (kingcraft, variant, fen) =>
  withGame(kingcraft, variant, fen, (game) => [
    game.fen(),
    ...game.moveIds().map((id) => {
      game.move(id);
      const after = game.fen();
      game.undo();
      return after;
    }),
  ]);

/**
 * @param {(path: string) => URL} urlOf
 * @returns {Promise<unknown>}
 */
async function readList(urlOf) {
  const bytes = await bytesOf(await fetchFile(urlOf(LIST)));
  const text = new TextDecoder().decode(bytes);
  return orBecause('reason-no-tables', (async () => JSON.parse(text))());
}

/** @type {typeof import('./table-host.js').tableHost} */
export function tableHost(kingcraft, folder) {
  if (!isOfClass(folder, 'URL')) throw kindError('folder', 'url', folder);
  const base = folder.href.replace(/(?<!\/)\/*$/, '/');
  /** @param {string} path */
  const urlOf = (path) => new URL(path, base);
  const list = once(() => readList(urlOf));

  async function listOf(/** @type {string} */ variant) {
    const games = Object(await list());
    return readNames(Object.hasOwn(games, variant) ? Object.keys(Object(games[variant])) : []);
  }

  /** @type {TableHost['load']} */
  async function load(variant, fen, user = kingcraft) {
    const id = checkText(variant, 'variant');
    const text = checkText(fen, 'fen');
    // Refuses what is no position of this game before anything is fetched.
    const positions = positionsFrom(kingcraft, id, text);
    const { byKey, mostPieces } = await orLoadError(id, () => listOf(id));
    const sets = positions
      .map(keysOf)
      .filter(({ pieces }) => pieces <= mostPieces)
      .map(({ keys }) => keys.map((key) => byKey.get(key)).find((name) => name !== undefined));
    const names = [...new Set(sets)].filter((name) => name !== undefined);
    await Promise.all(
      names.map((name) => user.loadTables(id, { source: urlOf(`${id}/${name}.tables`) })),
    );
    return names;
  }

  return Object.freeze({ load });
}
