/** Endgame tables on the page: which positions they solve, and loading them when a position needs them. */
import { countPieces } from '../kingcraft/fen.js';

/** The package has tables of so many pieces. */
const MOST_PIECES = 3;

/**
 * How many pieces stand in a position.
 * @param {string} fen
 */
function piecesIn(fen) {
  const { white, black } = countPieces(fen);
  return white + black;
}

/**
 * Whether the package has tables for a position.
 * @param {string} fen
 */
export const isSolved = (fen) => piecesIn(fen) <= MOST_PIECES;

/**
 * Loads tables into a loaded package or an engine where a position may come to one of them. Without them it
 * does what it can: they may be out of reach, or the page one file.
 * @param {{ loadTables(variant: string): Promise<void> }} user
 * @param {string} variant
 * @param {string} fen
 */
export async function loadTablesFor(user, variant, fen) {
  // One capture in front of the tables, a search already uses them.
  if (piecesIn(fen) > MOST_PIECES + 1) return;
  await user.loadTables(variant).catch(() => {});
}
