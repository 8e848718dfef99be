// Tactics that a move of the solver shows, asked of the package: what a piece attacks before and after it.

import { isUnguarded, worthOf } from './obvious-moves.mjs';

/**
 * @import { Color, Game, Move, PlacedPiece, Square, Variant } from 'kingcraft'
 *
 * @typedef {object} SolverPly a move of the solver with its positions
 * @property {Move} move
 * @property {Game} before
 * @property {Game} after
 * @property {Move | null} next the solver's next move, null at the end
 */

const other = (/** @type {Color} */ color) => (color === 'white' ? 'black' : 'white');

/** The pieces of a color. */
const piecesOf = (/** @type {Game} */ game, /** @type {Color} */ color) =>
  game.board().filter((piece) => piece.color === color);

/** The pieces of the other side that a piece attacks. */
function attacked(/** @type {Game} */ game, /** @type {Square} */ square, /** @type {Color} */ by) {
  const squares = new Set(game.attacks(square));
  return piecesOf(game, other(by)).filter((piece) => squares.has(piece.square));
}

/**
 * Whether an attack on a piece must be answered: on a king that counts, on a piece that is worth more than the
 * attacker, and on one that nothing guards and that is worth more than a pawn.
 * @param {Variant} variant
 * @param {Game} game
 * @param {PlacedPiece} target
 * @param {number} worth of the attacker
 */
function isThreat(variant, game, target, worth) {
  if (game.royals(target.color).includes(target.square)) return true;
  if (target.piece === 'pawn') return false;
  return worthOf(variant, target.piece) > worth || isUnguarded(game, target);
}

/**
 * Fork: the piece that moved attacks two pieces at least, each of which must be answered, and is not simply lost
 * itself.
 * @param {Variant} variant
 * @param {SolverPly} ply
 */
export function isFork(variant, { move, after }) {
  if (move.kind === 'castle' || after.isGameOver()) return false;
  const square = move.to;
  const role = move.promotion ?? move.piece;
  const isKing = after.royals(move.color).includes(square);
  const worth = isKing ? Number.POSITIVE_INFINITY : worthOf(variant, role);
  const targets = attacked(after, square, move.color).filter((target) =>
    isThreat(variant, after, target, worth),
  );
  if (targets.length < 2) return false;
  const isAttacked = after.attackers(square, other(move.color)).length > 0;
  return !isAttacked || !isUnguarded(after, { square, piece: role, color: move.color });
}

/**
 * Discovered attack: a piece that did not move attacks something that it did not attack before, and that is a king, or
 * is captured by it next.
 * @param {SolverPly} ply
 */
export function isDiscoveredAttack({ move, before, after, next }) {
  const { color } = move;
  const moved = new Set([move.to, move.rook?.to]);
  const kings = after.royals(other(color));
  return piecesOf(after, color)
    .filter(({ square, piece }) => !moved.has(square) && piece !== 'king')
    .some(({ square }) => {
      const known = new Set(attacked(before, square, color).map((target) => target.square));
      return attacked(after, square, color)
        .filter((target) => !known.has(target.square) && target.square !== move.to)
        .some(
          (target) =>
            kings.includes(target.square) ||
            (next?.from === square && next.captured.some((each) => each.square === target.square)),
        );
    });
}

/** Whether the piece may not move there because it is pinned, as the package explains it. */
const isPinnedTo = (
  /** @type {Game} */ game,
  /** @type {Square} */ from,
  /** @type {Square} */ to,
) => {
  const { legal, key } = game.explain(from, to);
  return !legal && /(^|\/)pinned$/.test(key);
};

/**
 * Pin: a pinned piece may not capture what it attacks, or may not leave the square on which it is captured next.
 * @param {Variant} variant
 * @param {SolverPly} ply
 */
export function isPin(variant, { move, after, next }) {
  const enemy = other(move.color);
  if (after.turn() !== enemy || after.isGameOver()) return false;
  const own = new Map(piecesOf(after, move.color).map((piece) => [piece.square, piece]));
  return piecesOf(after, enemy)
    .filter(({ piece }) => piece !== 'king')
    .some((pinned) => {
      const pinnedTo = after
        .attacks(pinned.square)
        .filter((square) => isPinnedTo(after, pinned.square, square));
      if (pinnedTo.length === 0) return false;
      const target = pinnedTo.map((square) => own.get(square)).find((piece) => piece);
      const spares = target && (target.square === move.to || worthOf(variant, target.piece) > 1);
      const isCaptured = next?.captured.some(({ square }) => square === pinned.square) ?? false;
      return Boolean(spares) || (isCaptured && pinned.piece !== 'pawn');
    });
}

/**
 * Quiet move: outside of check, no capture, no check, no promotion, and no attack on more than a pawn; and the puzzle
 * goes on.
 * @param {SolverPly} ply
 */
export function isQuiet({ move, before, after, next }) {
  if (!next || before.isCheck() || move.captured.length > 0 || move.promotion) return false;
  return (
    !after.isCheck() && attacked(after, move.to, move.color).every(({ piece }) => piece === 'pawn')
  );
}
