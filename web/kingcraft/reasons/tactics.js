// Finds the pieces that a move attacks, pins and uncovers, from the game before and after it. Each function gives the
// pieces that it found, or null; the themes of puzzles are named by the same functions.

/**
 * @import { Color, Game, PlacedPiece, Role, Square } from '../index.js'
 * @import { Ply } from './played-line.js'
 */

import { otherColor } from '../square.js';

/** @typedef {(role: Role) => number} Worth what a piece is worth, in pawns */

/** The pieces of a color. */
const piecesOf = (/** @type {Game} */ game, /** @type {Color} */ color) =>
  game.board().filter((piece) => piece.color === color);

/** The pieces of the other side that a piece attacks. */
export function attacked(
  /** @type {Game} */ game,
  /** @type {Square} */ square,
  /** @type {Color} */ by,
) {
  const squares = new Set(game.attacks(square));
  return piecesOf(game, otherColor(by)).filter((piece) => squares.has(piece.square));
}

/**
 * Whether nothing of its own side guards a piece.
 * @param {Game} game
 * @param {Pick<PlacedPiece, 'square' | 'color'>} piece
 */
export const isUnguarded = (game, { square, color }) => game.attackers(square, color).length === 0;

/**
 * Whether an attack on a piece must be answered: on a king that counts, on a piece that is worth more than the
 * attacker, and on one that nothing guards and that is worth more than a pawn.
 * @param {Game} game
 * @param {PlacedPiece} target
 * @param {number} attacker its worth
 * @param {Worth} worth
 */
function isThreat(game, target, attacker, worth) {
  if (game.royals(target.color).includes(target.square)) return true;
  if (target.piece === 'pawn') return false;
  return worth(target.piece) > attacker || isUnguarded(game, target);
}

/**
 * Fork: the moved piece attacks at least two pieces, each attack must be answered, and the piece is not simply lost
 * itself.
 * @param {Ply} ply
 * @param {Worth} worth
 * @returns {{ piece: PlacedPiece, targets: PlacedPiece[] } | null}
 */
export function forkOf({ move, after }, worth) {
  if (move.kind === 'castle' || after.isGameOver()) return null;
  const { color, to: square } = move;
  const piece = { square, color, piece: move.promotion ?? move.piece };
  const isKing = after.royals(color).includes(square);
  const attacker = isKing ? Number.POSITIVE_INFINITY : worth(piece.piece);
  const targets = attacked(after, square, color).filter((target) =>
    isThreat(after, target, attacker, worth),
  );
  if (targets.length < 2) return null;
  const isAttacked = after.attackers(square, otherColor(color)).length > 0;
  return isAttacked && isUnguarded(after, piece) ? null : { piece, targets };
}

/**
 * Discovered attack: a piece that did not move attacks something that it did not attack before, and that is a king, or
 * is captured by it next.
 * @param {Ply} ply
 * @returns {{ attacker: PlacedPiece, target: PlacedPiece } | null}
 */
export function discoveryOf({ move, before, after, next }) {
  const { color } = move;
  const moved = new Set([move.to, move.rook?.to]);
  const kings = after.royals(otherColor(color));
  const attackers = piecesOf(after, color).filter(
    ({ square, piece }) => !moved.has(square) && piece !== 'king',
  );
  for (const attacker of attackers) {
    const { square } = attacker;
    const known = new Set(attacked(before, square, color).map((target) => target.square));
    const target = attacked(after, square, color)
      .filter((each) => !known.has(each.square) && each.square !== move.to)
      .find(
        (each) =>
          kings.includes(each.square) ||
          (next?.from === square && next.captured.some((taken) => taken.square === each.square)),
      );
    if (target) return { attacker, target };
  }
  return null;
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
 * @param {Ply} ply
 * @param {Worth} worth
 * @returns {{ pinned: PlacedPiece, spared: PlacedPiece | null } | null} `spared` is what it may not capture
 */
export function pinOf({ move, after, next }, worth) {
  const enemy = otherColor(move.color);
  if (after.isGameOver()) return null;
  const own = new Map(piecesOf(after, move.color).map((piece) => [piece.square, piece]));
  for (const pinned of piecesOf(after, enemy).filter(({ piece }) => piece !== 'king')) {
    const refused = after
      .attacks(pinned.square)
      .filter((square) => isPinnedTo(after, pinned.square, square));
    if (refused.length === 0) continue;
    const target = refused.map((square) => own.get(square)).find((piece) => piece);
    if (target && (target.square === move.to || worth(target.piece) > 1))
      return { pinned, spared: target };
    const isCaptured = next?.captured.some(({ square }) => square === pinned.square) ?? false;
    if (isCaptured && pinned.piece !== 'pawn') return { pinned, spared: null };
  }
  return null;
}
