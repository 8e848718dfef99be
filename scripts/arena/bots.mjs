// Three simple players to measure the lowest levels with. Of chess they know what the package says of each move, and what a
// piece is worth.

/** @import { Game, Move, Role } from 'kingcraft' */

/**
 * In hundredths of a pawn: the usual values, as in engine/board/role.hpp. Mate counts as the capture of the king.
 * @type {Record<Role, number>}
 */
const values = {
  pawn: 100,
  jester: 250,
  knight: 300,
  bishop: 320,
  rook: 500,
  chancellor: 700,
  queen: 900,
  king: 10_000,
};

const wins = (/** @type {Move} */ { san }) => san.endsWith('#');

/** What a move captures. */
function captureOf(/** @type {Move} */ move) {
  if (wins(move)) return values.king;
  return move.captured.reduce((sum, { piece }) => sum + values[piece], 0);
}

/** What a move gains at once, by what it captures and what a pawn becomes. */
const gainOf = (/** @type {Move} */ move) =>
  captureOf(move) + (move.promotion ? values[move.promotion] - values.pawn : 0);

/**
 * Calls a function in the position after a move.
 * @template T
 * @param {Game} game
 * @param {Move} move
 * @param {() => T} read
 */
function afterMove(game, move, read) {
  game.move(move.id);
  try {
    return read();
  } finally {
    game.undo();
  }
}

/** What the other side loses when a piece that has just captured is captured itself. */
function recaptureOf(/** @type {Game} */ game, /** @type {Move} */ { to, piece, promotion }) {
  const isTaken = game.moves().some(({ captured }) => captured.some(({ square }) => square === to));
  return isTaken ? values[promotion ?? piece] : 0;
}

/** What a move gains, less the most that the other side gains by a capture that may be answered on its square. */
function exchangeOf(/** @type {Game} */ game, /** @type {Move} */ move) {
  if (wins(move)) return values.king;
  const loss = afterMove(game, move, () => {
    const gains = game
      .moves()
      .map((reply) => ({ reply, gain: gainOf(reply) }))
      .filter(({ gain }) => gain > 0)
      .map(({ reply, gain }) =>
        wins(reply) ? gain : gain - afterMove(game, reply, () => recaptureOf(game, reply)),
      );
    return Math.max(0, ...gains);
  });
  return gainOf(move) - loss;
}

/**
 * The bots: how each rates a move. `captures` takes the largest piece that it can, and else moves at random; `exchanges` sees
 * one ply of material with every capture and recapture.
 * @type {Record<string, (game: Game, move: Move) => number>}
 */
export const bots = {
  random: () => 0,
  captures: (_, move) => captureOf(move),
  exchanges: exchangeOf,
};

/**
 * The id of the move that a bot plays: one of those that it rates highest, at random. Empty where there is no move.
 * @param {Game} game
 * @param {string} bot
 * @param {(limit: number) => number} random
 */
export function moveOf(game, bot, random) {
  const rated = game.moves().map((move) => ({ id: move.id, rating: bots[bot](game, move) }));
  const highest = Math.max(...rated.map(({ rating }) => rating));
  // The order in which the engine generates moves may change.
  const best = rated.filter(({ rating }) => rating === highest).map(({ id }) => id);
  return best.length > 0 ? best.sort()[random(best.length)] : '';
}
