// Converts games to records, as for toJSON(), and back. The docs are in game-types.d.ts.

/** @import { Game, GameRecord, Outcome } from './index.js' */
/** @typedef {{ winner: unknown, reason: unknown }} Result */

import { checkMoves, checkText, readFields, readNamed } from './arguments.js';
import { ArgumentError } from './errors.js';

/**
 * The key of a method of games that gives a result as it is: of all realms, since a bundler may give each part of the
 * package its own modules.
 */
const giveResult = Symbol.for('kingcraft.giveResult');

/**
 * Gives a game a result as it is, other than by a claim: nobody asks whether the winner could win.
 * @param {Game} game
 * @param {Outcome['winner']} winner
 * @param {string} reason
 * @returns {Outcome}
 */
export const give = (game, winner, reason) =>
  /** @type {any} the key is the package's own */ (game)[giveResult](winner, reason);

export const recordKeys = /** @type {const} */ ([
  'variant',
  'startFen',
  'moves',
  'fen',
  'outcome',
  'pgn',
]);

/** @type {readonly unknown[]} */
const SIDES = ['white', 'black'];
const NOBODY = null;

/** Why a game ends where its position does not say it → who may have won. @type {Map<unknown, readonly unknown[]>} */
const WINNERS = new Map([
  ['threefold-repetition', [NOBODY]],
  ['fifty-moves', [NOBODY]],
  ['agreement', [NOBODY]],
  ['resignation', SIDES],
  ['time', [...SIDES, NOBODY]],
  ['unknown', [...SIDES, NOBODY]],
]);

/** @param {Game} game @returns {GameRecord} */
export const recordOf = (game) => ({
  variant: game.variant,
  startFen: game.startFen(),
  moves: game.history().map(({ id }) => id),
  fen: game.fen(),
  outcome: game.outcome(),
  pgn: game.pgn(),
});

/** @param {unknown} record */
function readRecord(record) {
  const fields = readNamed(record, 'record', recordKeys);
  if (fields.moves === undefined) throw new ArgumentError('record-moves');
  return {
    variant: checkText(fields.variant, 'variant'),
    startFen: checkText(fields.startFen, 'startFen'),
    moves: checkMoves(fields.moves),
    fen: checkText(fields.fen, 'fen'),
    outcome:
      fields.outcome === null ? null : readFields(fields.outcome, 'outcome', ['winner', 'reason']),
    pgn: fields.pgn === undefined ? null : checkText(fields.pgn, 'pgn'),
  };
}

/** Whether two results are the same; null is none. @param {Result | null} one @param {Result | null} other */
const isSame = (one, other) =>
  one && other ? one.winner === other.winner && one.reason === other.reason : one === other;

/**
 * Gives a game that has not ended a result, null for none.
 * @param {Game} game
 * @param {Result | null} outcome
 * @throws ArgumentError where the game cannot have it, ClaimError
 */
function addOutcome(game, outcome) {
  const own = game.outcome();
  if (isSame(own, outcome)) return;
  const { winner, reason } = /** @type {Outcome} they differ */ (outcome ?? own);
  if (own || !WINNERS.get(reason)?.includes(winner)) throw new ArgumentError('record-outcome');
  if (reason === 'threefold-repetition' || reason === 'fifty-moves') game.claim(reason);
  else give(game, winner, reason);
}

/**
 * Gives a game the tags, comments and variations of a PGN, which must have its moves, and leaves its result as it is: a
 * PGN does not say everything about a result.
 * @param {Game} game
 * @param {string} pgn
 */
export function loadAnnotations(game, pgn) {
  const lineOf = () => [game.startFen(), ...game.history().map(({ id }) => id)].join(' ');
  const outcome = game.outcome();
  const line = lineOf();
  game.loadPgn(pgn);
  if (lineOf() !== line) throw new ArgumentError('record-pgn');
  if (isSame(game.outcome(), outcome)) return;
  if (game.isGameOver()) game.undo();
  addOutcome(game, outcome);
}

/**
 * A game of a record.
 * @param {(variant: string, fen: string) => Game} newGame
 * @param {unknown} record
 */
export function restoreGame(newGame, record) {
  const { variant, startFen, moves, fen, outcome, pgn } = readRecord(record);
  const game = newGame(variant, startFen);
  try {
    for (const move of moves) game.move(move);
    if (game.fen() !== fen) throw new ArgumentError('record-fen');
    addOutcome(game, outcome);
    if (pgn !== null) loadAnnotations(game, pgn);
    return game;
  } catch (error) {
    game.dispose();
    throw error;
  }
}
