/** Endgame tables on the page: of which positions the package has some, and getting them when a position needs them. */

/** The package has tables of so many men. */
const MEN = 3;

/** How many men stand in a position. */
const menIn = (fen) => fen.split(' ')[0].replace(/[^a-z]/gi, '').length;

/** Whether the package has tables for a position. */
export const isSolved = (fen) => menIn(fen) <= MEN;

/**
 * Gives tables to a loaded package or an engine before a position is looked at that may come to one of them. Without them it
 * does what it can: they may be out of reach, or the page one file.
 * @param {{ loadTables(variant: string): Promise<void> }} user
 */
export async function haveTables(user, variant, fen) {
  // One capture away from them a search knows what it is worth.
  if (menIn(fen) > MEN + 1) return;
  await user.loadTables(variant).catch(() => {});
}
