// A line played on copies of a game, and the threats in its positions.

/** @import { Color, Game, Move, Role } from '../index.js' */

import { otherColor } from '../square.js';

/**
 * What the reasons ask beside the methods of a game.
 * @typedef {object} Knowledge
 * @property {(role: Role) => number} worth of a piece, in pawns
 * @property {(game: Game) => Game | null} passed a game of the same position in which the other side is to move; null
 *   where nobody may pass
 */

/**
 * A move with the positions before and after it, and the next move of the same side, null at the end of the line.
 * @typedef {object} Ply
 * @property {Move} move
 * @property {Game} before
 * @property {Game} after
 * @property {Move | null} next
 */

/**
 * A capture that gains something: what it takes is worth more than what takes it, or nothing can take back.
 * @typedef {object} Gain
 * @property {Move} move
 * @property {import('../index.js').CapturedPiece} taken
 * @property {number} pawns what it gains at least, if the other side takes back
 */

/**
 * Returns the result of `look` after a move, and takes the move back.
 * @template T
 * @param {Game} game
 * @param {Move} move
 * @param {(game: Game) => T} look
 */
export function afterMove(game, move, look) {
  game.move(move.id);
  try {
    return look(game);
  } finally {
    game.undo();
  }
}

/** Whether a side has won. */
const isWonBy = (/** @type {Color} */ color) => (/** @type {Game} */ game) =>
  game.outcome()?.winner === color;

/** The moves with which the side to move wins at once: by mate, or by what else ends the game. @param {Game} game */
export const winningMoves = (game) =>
  game.moves().filter((move) => afterMove(game, move, isWonBy(move.color)));

/** Whether a piece that has come to this square can be taken. @param {string} square */
const canTake = (square) => (/** @type {Game} */ game) =>
  game.moves().some(({ captured }) => captured.some((piece) => piece.square === square));

/** Whether what a move has put on its square can be taken by the next one. @param {Game} game @param {Move} move */
export const canBeTaken = (game, move) => afterMove(game, move, canTake(move.to));

/**
 * The captures of the side to move that gain something, the best first. Of kings that count it says nothing.
 * @param {Game} game
 * @param {Pick<Knowledge, 'worth'>} knowledge
 * @returns {Gain[]}
 */
export function gains(game, { worth }) {
  const kings = game.royals(otherColor(game.turn()));
  return game
    .moves()
    .filter(({ captured: [taken] }) => taken && !kings.includes(taken.square))
    .map((move) => {
      const [taken] = move.captured;
      const risk = canBeTaken(game, move) ? worth(move.piece) : 0;
      return { move, taken, pawns: worth(taken.piece) - risk };
    })
    .filter(({ pawns }) => pawns > 0)
    .sort((one, another) => another.pawns - one.pawns);
}

/** The moves with which a pawn of the side to move becomes a piece that cannot be taken at once. @param {Game} game */
export const safePromotions = (game) =>
  game.moves().filter((move) => move.promotion && !canBeTaken(game, move));

/**
 * Plays a line from a game on, which stays as it is; `dispose` frees the copies.
 * @param {Game} game
 * @param {readonly (string | import('../index.js').MoveChoice | Move)[]} moves each as `move()` takes it
 * @returns {{ moves: Move[], games: Game[], dispose(): void }} the position before each move, and the last one
 */
export function playLine(game, moves) {
  const games = [game.clone()];
  const dispose = () => {
    for (const each of games) each.dispose();
  };
  try {
    const played = moves.map((move) => {
      const next = games[games.length - 1].clone();
      games.push(next);
      return next.move(move);
    });
    return { moves: played, games, dispose };
  } catch (error) {
    dispose();
    throw error;
  }
}

/**
 * The moves of the side that begins a line.
 * @param {{ moves: readonly Move[], games: readonly Game[] }} line
 * @returns {Ply[]}
 */
export const pliesOf = ({ moves, games }) =>
  moves.flatMap((move, ply) =>
    ply % 2 === 1
      ? []
      : [{ move, before: games[ply], after: games[ply + 1], next: moves[ply + 2] ?? null }],
  );
