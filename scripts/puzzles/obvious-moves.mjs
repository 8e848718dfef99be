// Moves that everybody sees: recaptures, and captures of a piece that was left alone.

import { isUnguarded } from '../../web/kingcraft/reasons/tactics.js';

/** @import { Game, Move, Role, Variant } from 'kingcraft' */

/**
 * The value of a piece, in pawns.
 * @param {Variant} variant
 * @param {Role} role
 */
export const worthOf = ({ pieces, points }, role) => points[pieces.indexOf(role)];

/**
 * The pieces that a move captures, other than a royal king.
 * @param {Game} game the position before the move
 * @param {Move} last the move of the other side before it
 * @param {Move} move
 */
function takenBy(game, last, { captured: [captured] }) {
  if (!captured || game.royals(last.color).includes(captured.square)) return null;
  return {
    piece: captured.piece,
    isBack: captured.square === last.to && last.captured.length > 0,
    isFree: isUnguarded(game, { ...captured, color: last.color }),
  };
}

/**
 * Whether everybody sees a move: it takes back, it takes a piece that has just moved to a square where nothing guards
 * it, or it wins material at once, by a capture of a piece that is not guarded or is worth as much as its own.
 * @param {Variant} variant
 * @param {Game} game the position before the move
 * @param {Move} last the move of the other side before it
 * @param {Move} move
 */
export function isObvious(variant, game, last, move) {
  const taken = takenBy(game, last, move);
  if (!taken) return false;
  const { piece, isBack, isFree } = taken;
  return isBack || isFree || worthOf(variant, piece) >= worthOf(variant, move.piece);
}

/** From here on a piece is more than a pawn or two. */
const pieceWorth = 3;

/**
 * Whether a move takes a piece that was left where nothing guards it, and takes nothing back: easy to see for those who
 * know how the pieces of a game move, and a first step for those who do not.
 * @param {Variant} variant
 * @param {Game} game the position before the move
 * @param {Move} last the move of the other side before it
 * @param {Move} move
 */
export function takesHangingPiece(variant, game, last, move) {
  const taken = takenBy(game, last, move);
  return Boolean(taken?.isFree && !taken.isBack && worthOf(variant, taken.piece) >= pieceWorth);
}

/**
 * Whether a capture begins an exchange on one square in which the solver captures last.
 * @param {Move[]} moves
 * @param {number} ply of the capture
 */
export function isExchange(moves, ply) {
  const [first, ...answers] = moves.slice(ply, ply + 3);
  const takesAgain = (/** @type {Move} */ { captured }) =>
    captured.some(({ square }) => square === first.to);
  return first.captured.length > 0 && answers.length === 2 && answers.every(takesAgain);
}
