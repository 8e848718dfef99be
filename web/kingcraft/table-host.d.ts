// `kingcraft/table-host`: endgame tables of four pieces, from a host that has them.

import type { Kingcraft, TableSource, VariantName } from './index.js';

/** What takes endgame tables: a loaded package, or an engine. */
export interface TableUser {
  loadTables(variant: VariantName, options?: { source?: TableSource | undefined }): Promise<void>;
}

/** A folder on the web that `scripts/tables/run host` has made. */
export interface TableHost {
  /**
   * Loads the tables that the host has for a position, and for the positions after each of its moves: usually one of
   * one to three megabytes, for the large boards up to twenty. The second time does nothing. Those of three pieces are
   * not among them: see `loadTables()`.
   *
   * What it throws is a rejection.
   * @param user who gets them; without it, the package that the host was made with
   * @returns the sets of pieces whose tables are there now, as `KQvKR`; none where the host has none that fit
   * @throws VariantError when there is no such variant.
   * @throws FenError when the FEN cannot be played.
   * @throws LoadError when the list or a table cannot be fetched, or is none of this game and version.
   */
  load(variant: VariantName, fen: string, user?: TableUser): Promise<readonly string[]>;
}

/**
 * A host of endgame tables. Nothing is fetched before a position is asked for.
 * @param kingcraft the loaded package, which knows the moves
 * @param folder that of the tables, with or without a slash at its end
 * @throws ArgumentError when it is no URL.
 */
export function tableHost(kingcraft: Kingcraft, folder: URL): TableHost;
