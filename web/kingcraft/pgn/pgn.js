// `kingcraft/pgn`: reads, changes and writes games of PGN as trees. The docs are in pgn.d.ts.

export { setTag, tagsOf } from './game-tags.js';
export { createGame, MoveTree, playLine } from './move-tree.js';
export { listGames, listGamesInSteps } from './pgn-list.js';
export { openGame, openGameInSteps } from './pgn-opener.js';
export { signOfNag } from './pgn-signs.js';
export { writeGame, writeGameInSteps } from './pgn-writer.js';
export { readGames } from './read-games.js';
