// `kingcraft/table-host`: loads endgame tables of four pieces from a web server.

import type { Kingcraft, VariantName } from './index.js';

/** An object that uses endgame tables: the result of `load()` or `createEngine()`. */
export type TableUser = Pick<Kingcraft, 'loadTables'>;

/** A folder on the web that `scripts/tables/run host` has made. */
export interface TableHost {
  /**
   * Loads the host's tables for a position and for the positions after each of its moves. This is usually one file of
   * one to three megabytes; for large boards, up to twenty. Loading them again does nothing. The host has no tables of
   * three pieces: for those, call `loadTables()`.
   *
   * All errors are rejections.
   * @param user receives the tables. Defaults to the `kingcraft` that you passed to `tableHost()`.
   * @returns the sets of pieces whose tables are now loaded, such as `KQvKR`. Empty if the host has none for this
   *   position.
   * @throws VariantError if there is no such variant.
   * @throws FenError if the FEN cannot be played.
   * @throws LoadError if the list or a table cannot be fetched, or belongs to another game or version.
   * @example
   * const host = tableHost(kingcraft, new URL('https://tables.example/'));
   * await host.load('chess', '8/8/8/8/8/1k6/8/KNB5 w - - 0 1'); // ['KBNvK']
   */
  load(variant: VariantName, fen: string, user?: TableUser): Promise<readonly string[]>;
}

/**
 * Names a host of endgame tables. Fetches nothing until you call `load()`.
 * @param kingcraft the loaded package, which knows the moves
 * @param folder the address of the tables, with or without a slash at the end
 * @throws ArgumentError if `folder` is not a URL.
 * @example
 * const host = tableHost(kingcraft, new URL('https://tables.example/'));
 * (await host.load('chess', '8/8/8/8/8/1k6/8/KNB5 w - - 0 1')).length; // 1
 */
export function tableHost(kingcraft: Kingcraft, folder: URL): TableHost;
