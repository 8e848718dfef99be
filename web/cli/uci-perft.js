// `go perft` of UCI: the leaves of the tree of moves, counted while the conversation goes on.

/** @import { Game } from '../kingcraft/index.js' */

import { nextTurn } from '../kingcraft/platform.js';

/** Of so many plies, all leaves are counted at once. */
const pliesAtOnce = 3;

/**
 * The leaves of the tree of moves, or of a part of it after a stop.
 * @param {Game} game
 * @param {number} plies
 * @param {() => boolean} isStopped
 */
async function leavesOf(game, plies, isStopped) {
  if (plies <= pliesAtOnce) {
    await nextTurn();
    return isStopped() ? 0 : game.perft(plies);
  }
  let sum = 0;
  for (const id of game.moveIds()) {
    if (isStopped()) break;
    game.move(id);
    sum += await leavesOf(game, plies - 1, isStopped);
    game.undo();
  }
  return sum;
}

/**
 * Sends the leaves behind each move, their sum and how many were counted in a second; after a stop only that it was
 * stopped.
 * @param {Game} game comes back as it was
 * @param {number} plies
 * @param {() => boolean} isStopped
 * @param {(line: string) => void} send
 */
export async function sendPerft(game, plies, isStopped, send) {
  const started = performance.now();
  let sum = 0;
  for (const id of game.moveIds()) {
    game.move(id);
    const leaves = await leavesOf(game, plies - 1, isStopped);
    game.undo();
    if (isStopped()) return send('info string The count was stopped.');
    send(`${id}: ${leaves}`);
    sum += leaves;
  }
  const seconds = Math.max(performance.now() - started, 1) / 1000;
  send(`\nNodes: ${sum}\nNodes a second: ${Math.round(sum / seconds)}`);
}
