/**
 * Endgame tables on the page: which positions they may solve, and loading them when a position needs them. The package
 * has those of three pieces, the page's host may have those of four.
 * @import { Kingcraft } from '../../kingcraft/index.js'
 * @import { TableHost, TableUser } from '../../kingcraft/table-host.js'
 */
import { readPlacement } from '../../kingcraft/fen.js';
import { tableHost } from '../../kingcraft/table-host.js';
import { hasTables, OWN_PIECES } from '../../kingcraft/tables.js';

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
 * Whether the package, or the host, may have tables for a position.
 * @param {string} fen
 */
export const maySolve = (fen) => readPlacement(fen).length <= (host ? HOST_PIECES : OWN_PIECES);

/**
 * Loads the tables of the host into a loaded package or an engine where a position or its captures need them. They may
 * take their time: some have many megabytes.
 * @param {TableUser} user
 * @param {string} variant
 * @param {string} fen
 */
export async function loadHostedTablesFor(user, variant, fen) {
  if (readPlacement(fen).length > HOST_PIECES + 1) return;
  await host?.load(variant, fen, user).catch(() => {});
}
