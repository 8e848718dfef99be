// kingcraft moves and kingcraft perft: the moves of a position, and their number.

/**
 * @import { Game, Kingcraft } from '../kingcraft/index.js'
 * @import { Command, Values } from './command-line.js'
 */

import { perftDepthMost } from '../kingcraft/arguments.js';
import { withGame } from '../kingcraft/with-game.js';
import { flag, print, printJson, readCount, status, text } from './command-line.js';
import { UsageError } from './referee/player.js';

/**
 * Runs `work` with the game of a command line: a variant, a FEN that may be several words, and the moves that follow
 * it.
 * @template T
 * @param {Kingcraft} kingcraft
 * @param {string[]} words
 * @param {{ moves?: string }} values
 * @param {(game: Game) => T} work
 */
export function withPosition(kingcraft, [variant, ...fen], { moves = '' }, work) {
  if (variant === undefined) throw new UsageError('name the variant');
  return withGame(kingcraft, variant, fen.length > 0 ? fen.join(' ') : undefined, (game) => {
    for (const move of moves.split(/\s+/).filter(Boolean)) game.move(move);
    return work(game);
  });
}

/**
 * Runs `work` with the game of --fen, --variant and --moves, for commands that read files otherwise.
 * @template T
 * @param {Kingcraft} kingcraft
 * @param {Values} values
 * @param {string[]} files
 * @param {(game: Game) => T} work
 * @returns {{ value: T } | null} null if the files are meant
 * @throws UsageError
 */
export function withFen(kingcraft, { fen, variant, moves }, files, work) {
  if (fen === undefined) {
    if (variant !== undefined)
      throw new UsageError('--variant needs --fen; PGN names the variant in a tag');
    if (moves !== undefined) throw new UsageError('--moves needs --fen; PGN has its own moves');
    return null;
  }
  if (files.length > 0) throw new UsageError('--fen and files cannot be combined');
  return { value: withPosition(kingcraft, [variant ?? 'chess', fen], { moves }, work) };
}

/** @param {Game} game */
function report(game) {
  const fen = game.fen();
  const facts = { turn: game.turn(), check: game.isCheck(), outcome: game.outcome() };
  return { variant: game.variant, fen, ...facts, moves: game.moves() };
}

/** Prints the legal moves of a position. @type {Command} */
export const moves = {
  options: { json: flag, moves: text },
  run(kingcraft, values, words) {
    const found = withPosition(kingcraft, words, values, report);
    if (values.json) printJson(found);
    else for (const { id, san } of found.moves) print(`${id.padEnd(8)}${san}`);
    return status.right;
  },
};

/**
 * The leaves after each move; none at depth 0.
 * @param {Game} game @param {number} depth @returns {Record<string, number>}
 */
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

/** Prints how many leaves the tree of legal moves has, by the first move. @type {Command} */
export const perft = {
  options: { json: flag, moves: text },
  run(kingcraft, values, [variant, plies, ...fen]) {
    if (plies === undefined) throw new UsageError('name the variant and the depth');
    const depth = readCount(plies, 'DEPTH', 0, perftDepthMost);
    const found = withPosition(kingcraft, [variant, ...fen], values, (game) => {
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
  },
};
