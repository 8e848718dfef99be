/**
 * Endgame tables on the page: which positions they may solve, and loading them when a position needs them. The package
 * has those of three pieces, the page's host may have those of four.
 * @import { Kingcraft } from '../../kingcraft/index.js'
 * @import { TableHost, TableUser } from '../../kingcraft/table-host.js'
 */
import { countPieces } from '../../kingcraft/fen.js';
import { tableHost } from '../../kingcraft/table-host.js';
import { hasTables } from '../../kingcraft/tables.js';

const PACKAGE_PIECES = 3;
const HOST_PIECES = 4;

/** Beside the page. @type {TableHost | null} */
let host = null;

/**
 * Lets the page fetch the tables of its host, if that has any, unless the reader saves data. A page that is one file
 * has no host.
 * @param {Kingcraft} kingcraft the loaded package
 */
export function useTableHost(kingcraft) {
  const { connection } = /** @type {{ connection?: { saveData?: boolean } }} */ (navigator);
  if (hasTables && !connection?.saveData)
    host = tableHost(kingcraft, new URL('tables', document.baseURI));
}

/**
 * How many pieces stand in a position.
 * @param {string} fen
 */
function piecesIn(fen) {
  const { white, black } = countPieces(fen);
  return white + black;
}

/**
 * Whether the package, or the host, may have tables for a position.
 * @param {string} fen
 */
export const maySolve = (fen) => piecesIn(fen) <= (host ? HOST_PIECES : PACKAGE_PIECES);

/**
 * Loads the package's tables into a loaded package or an engine where a position may come to one of them. Without them
 * it does what it can: they may be out of reach, or the page one file.
 * @param {TableUser} user
 * @param {string} variant
 * @param {string} fen
 */
export async function loadTablesFor(user, variant, fen) {
  // One capture in front of the tables, a search already uses them.
  if (piecesIn(fen) > PACKAGE_PIECES + 1) return;
  await user.loadTables(variant).catch(() => {});
}

/**
 * The same of the tables of the host, which may take their time: some have many megabytes.
 * @param {TableUser} user
 * @param {string} variant
 * @param {string} fen
 */
export async function loadHostedTablesFor(user, variant, fen) {
  if (piecesIn(fen) > HOST_PIECES + 1) return;
  await host?.load(variant, fen, user).catch(() => {});
}
