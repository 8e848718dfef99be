// @ts-nocheck
/** Endgame tables on the page: of which positions the package has some, and getting them when a position needs them. */
import { countPieces } from '../kingcraft/fen.js';

/** The package has tables of so many men. */
const MEN = 3;

/** How many pieces stand in a position. */
function piecesIn(fen) {
  const { white, black } = countPieces(fen);
  return white + black;
}

/** Whether the package has tables for a position. */
export const isSolved = (fen) => piecesIn(fen) <= MEN;

/**
 * Gives tables to a loaded package or an engine before a position is looked at that may come to one of them. Without them it
 * does what it can: they may be out of reach, or the page one file.
 * @param {{ loadTables(variant: string): Promise<void> }} user
 */
export async function haveTables(user, variant, fen) {
  // One capture away from them a search knows what it is worth.
  if (piecesIn(fen) > MEN + 1) return;
  await user.loadTables(variant).catch(() => {});
}
