// Three simple players to measure the lowest levels with. Of chess they know what the package says of each move, and
// what the pieces of the game count.

/** @import { Game, Kingcraft, Move } from 'kingcraft' */

/** @typedef {Record<string, number>} Points what each piece of a game counts, by its role */

/** The value of a move that wins the game: more than all pieces together. */
const winningMove = 1000;

const wins = (/** @type {Move} */ { san }) => san.endsWith('#');

/** The pieces that a move captures. */
function captureOf(/** @type {Points} */ points, /** @type {Move} */ move) {
  if (wins(move)) return winningMove;
  return move.captured.reduce((sum, { piece }) => sum + points[piece], 0);
}

/** The immediate gain of a move, by captures and promotion. */
const gainOf = (/** @type {Points} */ points, /** @type {Move} */ move) =>
  captureOf(points, move) + (move.promotion ? points[move.promotion] - points[move.piece] : 0);

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

/** The loss of the other side when a piece that has just captured is recaptured: a royal king is the game. */
function recaptureOf(
  /** @type {Points} */ points,
  /** @type {Game} */ game,
  /** @type {Move} */ { to },
) {
  const answers = game
    .moves()
    .filter(({ captured }) => captured.some(({ square }) => square === to));
  return Math.max(0, ...answers.map((answer) => captureOf(points, answer)));
}

/** The gain of a move, minus the most that the other side gains by a capture that may be recaptured. */
function exchangeOf(
  /** @type {Points} */ points,
  /** @type {Game} */ game,
  /** @type {Move} */ move,
) {
  if (wins(move)) return winningMove;
  const loss = afterMove(game, move, () => {
    const gains = game
      .moves()
      .map((reply) => ({ reply, gain: gainOf(points, reply) }))
      .filter(({ gain }) => gain > 0)
      .map(({ reply, gain }) =>
        wins(reply) ? gain : gain - afterMove(game, reply, () => recaptureOf(points, game, reply)),
      );
    return Math.max(0, ...gains);
  });
  return gainOf(points, move) - loss;
}

/**
 * The bots: how each rates a move. `captures` takes the largest piece that it can, and else moves at random;
 * `exchanges` sees one ply of material with every capture and recapture.
 * @type {Record<string, (points: Points, game: Game, move: Move) => number>}
 */
export const bots = {
  random: () => 0,
  captures: (points, _, move) => captureOf(points, move),
  exchanges: exchangeOf,
};

/** The values of the pieces of a game, from the package. */
function pointsOf(/** @type {Kingcraft} */ { variants }, /** @type {string} */ id) {
  const variant = variants.find((one) => one.id === id);
  if (!variant) throw new RangeError(`no such game: ${id}`);
  return Object.fromEntries(variant.pieces.map((role, index) => [role, variant.points[index]]));
}

/**
 * The id of the move that a bot plays: one of those that it rates highest, at random. Empty where there is no move.
 * @param {Kingcraft} kingcraft
 * @param {Game} game
 * @param {string} bot
 * @param {(limit: number) => number} random
 */
export function moveOf(kingcraft, game, bot, random) {
  const points = pointsOf(kingcraft, game.variant);
  const rated = game
    .moves()
    .map((move) => ({ id: move.id, rating: bots[bot](points, game, move) }));
  const highest = Math.max(...rated.map(({ rating }) => rating));
  // The order in which the engine generates moves may change.
  const best = rated.filter(({ rating }) => rating === highest).map(({ id }) => id);
  return best.length > 0 ? best.sort()[random(best.length)] : '';
}
