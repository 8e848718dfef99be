/** @import { Board } from '../board/board.js' */
/** @import { Color, Dests, Piece } from '../board/board-types.js' */
/** @import { Move } from '../kingcraft/index.js' */
/** @import { SceneTexts } from './scene-types.js' */
/** From legal moves to what the board needs: where each piece may go, and the moves that a pair of squares means. */
import { actsInPlace } from './move-paths.js';

/**
 * The moves that may be chosen on a board.
 * @typedef {{ dests: Map<string, string[]>, movesBetween(from: string, to: string): Move[] }} Choices
 */

/**
 * The squares that stand for a move: where it goes. A piece that acts in place is also moved by the captured piece's
 * square, castling also by the rook's.
 * @param {Move} move
 * @returns {string[]}
 */
export function targetsOf(move) {
  const { to, captured, rook } = move;
  if (rook) return [to, rook.from];
  return actsInPlace(move) ? [to, captured[0].square] : [to];
}

/**
 * @param {Move[]} moves the legal moves
 * @returns {Choices}
 */
export function choicesOf(moves) {
  /** @type {Map<string, Map<string, Move[]>>} */
  const byPair = new Map();
  for (const move of moves) {
    const pairs = byPair.get(move.from) ?? new Map();
    byPair.set(move.from, pairs);
    for (const target of targetsOf(move)) pairs.set(target, [...(pairs.get(target) ?? []), move]);
  }
  const dests = new Map([...byPair].map(([from, pairs]) => [from, [...pairs.keys()]]));
  return { dests, movesBetween: (from, to) => byPair.get(from)?.get(to) ?? [] };
}

/**
 * The same with the pieces that have no move: they can be picked up too, and the page explains why they may not go.
 * @param {Dests} dests
 * @param {Map<string, Piece>} pieces
 * @param {Color} turn
 */
export function withStuckPieces(dests, pieces, turn) {
  const own = [...pieces].filter(([, { color }]) => color === turn);
  return new Map(own.map(([square]) => [square, dests.get(square) ?? []]));
}

/**
 * Asks which move is meant where two squares fit several.
 * @param {Board} board where the menu opens
 * @param {string} square beside which it opens
 * @param {Move[]} moves that fit
 * @param {Pick<SceneTexts, 'moves' | 'pieces'>} texts
 * @returns {Promise<Move | null>} null when the reader chose none, or there is none
 */
export async function whichMove(board, square, moves, texts) {
  if (moves.length < 2) return moves[0] ?? null;
  const options = moves.map((move) => ({
    value: move,
    label: describeMove(move, moves, texts),
    piece: move.promotion && { role: move.promotion, color: move.color },
  }));
  const isPromotion = moves.every(({ promotion }) => promotion);
  const label = isPromotion ? texts.moves.promoteTo : texts.moves.whichMove;
  return board.choose(square, { label, options, from: isPromotion ? moves[0].from : null });
}

/**
 * A move as an option beside others that the same two squares fit.
 * @param {Move} move
 * @param {Move[]} others
 * @param {Pick<SceneTexts, 'moves' | 'pieces'>} texts
 */
function describeMove({ promotion, kind, captured, piece, to }, others, { pieces, moves }) {
  if (promotion) return pieces[promotion] ?? promotion;
  if (kind === 'castle' && others.some((other) => other.kind === kind && other.to !== to))
    return moves.castleTo(to);
  if (kind === 'level') return captured.length ? moves.levelCapture : moves.level;
  return moves.kinds[kind] ?? moves.plain(piece);
}
