// @ts-nocheck
// kingcraft moves

import { withGame } from '../kingcraft/with-game.js';
import { UsageError } from '../referee/usage-error.js';
import { print, printJson, readWords, status } from './command.js';

/** Runs `work` with the game of a variant, from a FEN that may be several words. */
export function withPosition(kingcraft, variant, fen, work) {
  if (variant === undefined) throw new UsageError('name the variant');
  return withGame(kingcraft, variant, fen.length > 0 ? fen.join(' ') : undefined, work);
}

function report(game) {
  const fen = game.fen();
  const facts = { turn: game.turn(), check: game.isCheck(), outcome: game.outcome() };
  return { variant: game.variant, fen, ...facts, moves: game.moves() };
}

/** Prints the legal moves of a position. */
export function runMoves(kingcraft, words) {
  const { values, positionals } = readWords(words);
  const [variant, ...fen] = positionals;
  const found = withPosition(kingcraft, variant, fen, report);
  if (values.json) printJson(found);
  else for (const { id, san } of found.moves) print(`${id.padEnd(8)}${san}`);
  return status.right;
}
