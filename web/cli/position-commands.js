// kingcraft moves and kingcraft perft: a position, and what follows from it.

/** @import { Game, Kingcraft } from '../kingcraft/index.js' */

import { perftDepthMost } from '../kingcraft/arguments.js';
import { withGame } from '../kingcraft/with-game.js';
import { UsageError } from '../referee/player.js';
import { print, printJson, readCount, readWords, status } from './command-line.js';

/**
 * Runs `work` with the game of a variant, from a FEN that may be several words.
 * @template T
 * @param {Kingcraft} kingcraft
 * @param {string | undefined} variant
 * @param {string[]} fen
 * @param {(game: Game) => T} work
 */
export function withPosition(kingcraft, variant, fen, work) {
  if (variant === undefined) throw new UsageError('name the variant');
  return withGame(kingcraft, variant, fen.length > 0 ? fen.join(' ') : undefined, work);
}

/** @param {Game} game */
function report(game) {
  const fen = game.fen();
  const facts = { turn: game.turn(), check: game.isCheck(), outcome: game.outcome() };
  return { variant: game.variant, fen, ...facts, moves: game.moves() };
}

/** Prints the legal moves of a position. @param {Kingcraft} kingcraft @param {string[]} words */
export function runMoves(kingcraft, words) {
  const { values, positionals } = readWords(words);
  const [variant, ...fen] = positionals;
  const found = withPosition(kingcraft, variant, fen, report);
  if (values.json) printJson(found);
  else for (const { id, san } of found.moves) print(`${id.padEnd(8)}${san}`);
  return status.right;
}

/** The leaves after each move; none at depth 0. @param {Game} game @param {number} depth @returns {Record<string, number>} */
function divide(game, depth) {
  const ids = depth > 0 ? game.moveIds() : [];
  const counts = ids.map((id) => {
    game.move(id);
    const nodes = game.perft(depth - 1);
    game.undo();
    return [id, nodes];
  });
  return Object.fromEntries(counts);
}

/** Prints how many leaves the tree of legal moves has, by the first move. @param {Kingcraft} kingcraft @param {string[]} words */
export function runPerft(kingcraft, words) {
  const { values, positionals } = readWords(words);
  const [variant, text, ...fen] = positionals;
  if (text === undefined) throw new UsageError('name the variant and the depth');
  const depth = readCount(text, 'DEPTH', 0, perftDepthMost);
  const found = withPosition(kingcraft, variant, fen, (game) => {
    const facts = { variant: game.variant, fen: game.fen(), depth };
    return { ...facts, nodes: game.perft(depth), divide: divide(game, depth) };
  });
  if (values.json) {
    printJson(found);
  } else {
    for (const [id, nodes] of Object.entries(found.divide)) print(`${id}: ${nodes}`);
    print(`Nodes: ${found.nodes}`);
  }
  return status.right;
}
