/** A scene as it is painted, with the actions of the reader on it. */
/** @import { MovingPiece, PaintedScene, Scene, Shape, SquarePair } from './board-types.js' */
/** @import { BoardInput } from './board-input.js' */

/**
 * @param {Scene} scene
 * @param {Pick<BoardInput, 'selected' | 'held' | 'strokes'>} input
 * @param {{ waiting: SquarePair | null, shifts: Map<string, MovingPiece[]>, levelNames: readonly string[] }} shown
 *   `waiting`: the piece that waits for the answer of a menu is painted where it is to go
 * @returns {PaintedScene}
 */
export function paintedScene(scene, { selected, held, strokes }, { waiting, shifts, levelNames }) {
  return {
    ...scene,
    pieces: piecesWith(scene.pieces, waiting),
    selected,
    dests: (selected && scene.dests.get(selected)) || [],
    hints: (selected && scene.hints.get(selected)) || null,
    held,
    shifts,
    shapes: drawnOn(scene, strokes),
    levelNames,
  };
}

/**
 * The drawings, including the one that the pen is drawing.
 * @param {Scene} scene
 * @param {readonly Shape[]} strokes
 */
export const drawnOn = (scene, strokes) => [...scene.shapes, ...strokes];

/**
 * @param {Scene['pieces']} pieces
 * @param {SquarePair | null} waiting
 */
function piecesWith(pieces, waiting) {
  const piece = waiting && pieces.get(waiting.from);
  if (!piece) return pieces;
  const painted = new Map(pieces).set(waiting.to, piece);
  painted.delete(waiting.from);
  return painted;
}

/** The same without pieces, as in blindfold chess. @param {PaintedScene} scene @returns {PaintedScene} */
export const withoutPieces = (scene) => ({ ...scene, pieces: new Map(), crowns: [] });
