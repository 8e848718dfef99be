// @ts-nocheck
// The part `kingcraft/pgn` of the package: games of PGN as trees, to read, change and write. The docs are in pgn.d.ts.

import { withGame } from '../with-game.js';
import { MoveTree } from './move-tree.js';

export { MoveTree, playLine } from './move-tree.js';
export { listGames, listGamesInSteps } from './pgn-list.js';
export { openGame, openGameInSteps } from './pgn-opener.js';
export { signOfNag } from './pgn-signs.js';
export { writeGame, writeGameInSteps } from './pgn-writer.js';

/** A game without moves. The docs are in pgn.d.ts. */
export function createGame(kingcraft, variant, fen) {
  const startFen = withGame(kingcraft, variant, fen, (game) => game.fen());
  return { variant, tags: [], result: '*', tree: new MoveTree(startFen), notes: [] };
}
