/** @import { Color, Piece } from '../board/board-types.js' */
/** @import { Game, Ray } from '../kingcraft/index.js' */
/** @import { MoveNode } from '../kingcraft/pgn/pgn.js' */
/** @import { Danger, PositionFacts } from './scene-types.js' */
import { writtenSan } from './written-moves.js';

/** The facts about a game that a board shows; only the game knows its rules. */

const REFUSALS = ['illegal-move', 'game-over'];

/** The squares of the kings that count, by color. @param {Game} game */
export function royalsOf(game) {
  return { white: game.royals('white'), black: game.royals('black') };
}

/**
 * The position in which a game is now.
 * @param {Game} game
 * @returns {PositionFacts}
 */
export function factsOf(game) {
  return { fen: game.fen(), turn: game.turn(), check: game.isCheck(), royals: royalsOf(game) };
}

/**
 * The rays of the pieces that have these moves.
 * @param {Game} game
 * @param {{ from: string }[]} moves
 * @returns {Map<string, Ray[]>} by square
 */
export function raysOf(game, moves) {
  const origins = new Set(moves.map(({ from }) => from));
  return new Map([...origins].map((square) => [square, game.rays(square)]));
}

/**
 * The royal kings that need a crown, since their side has another king that does not count.
 * @param {Map<string, Piece>} pieces
 * @param {Record<Color, string[]>} royals
 */
export function crownsOf(pieces, royals) {
  const isLike = (/** @type {Piece} */ one, /** @type {Piece | undefined} */ other) =>
    one.role === other?.role && one.color === other.color;
  return Object.values(royals).flatMap((squares) =>
    squares.filter((royal) =>
      [...pieces].some(
        ([square, piece]) => !squares.includes(square) && isLike(piece, pieces.get(royal)),
      ),
    ),
  );
}

/**
 * The position with the other side to move, as FEN; null if a pass is not possible.
 * @param {Game} game
 */
export function passedFen(game) {
  try {
    return game.pass();
  } catch (error) {
    const isRefusal =
      error instanceof Error && 'code' in error && REFUSALS.includes(String(error.code));
    if (isRefusal) return null;
    throw error;
  }
}

/**
 * The text of a move on a screen, in the notation that the reader has chosen. The signs of check and mate are left
 * out where capturing the king wins: such a game has neither.
 * @param {{ kingMayBeCaptured: boolean }} variant of the package
 * @param {{ san: string }} move of the package
 */
export function shownSan({ kingMayBeCaptured }, { san }) {
  return writtenSan(kingMayBeCaptured ? san.replace(/[+#]$/, '') : san);
}

/**
 * The name of an attack on the king to move.
 * @param {{ kingMayBeCaptured: boolean }} variant of the package
 * @param {boolean} isAttacked
 * @returns {Danger}
 */
export function dangerOf({ kingMayBeCaptured }, isAttacked) {
  if (!isAttacked) return null;
  return kingMayBeCaptured ? 'attack' : 'check';
}

/**
 * Who sits below where the board is turned for a color: White in a game whose board is not turned.
 * @param {{ flipsForBlack: boolean }} variant of the package
 * @param {Color} color
 * @returns {Color}
 */
export function orientationFor({ flipsForBlack }, color) {
  return flipsForBlack ? color : 'white';
}

/** "3." for White's move, "3…" for Black's. @param {MoveNode} node that has a move */
export function moveNumberOf({ parent, move }) {
  return `${parent?.moveNumber}${move?.color === 'white' ? '.' : '…'}`;
}
