/**
 * All faults of a position. The package names the first fault of a FEN; here a change in a copy removes it, and shows
 * the next one. A change has removed a fault when the package names another one, or none.
 */
/** @import { Color } from '../../kingcraft/index.js' */
/** @import { PositionSetup } from '../../game/position-setup.js' */

/** The most faults that are named. */
const MOST = 8;

/** @typedef {(copy: PositionSetup) => void} Change */

/** The first fault of a FEN as a sentence, or an empty text. @typedef {(fen: string) => string} FaultOf */

/**
 * @param {PositionSetup} setup
 * @param {FaultOf} faultOf
 * @returns {string[]} the sentences, in the order of the package
 */
export function faultsOf(setup, faultOf) {
  const faults = [];
  /** @type {PositionSetup} */
  let copy = setup;
  let isFilled = false;
  for (let fault = faultOf(copy.fen); fault && faults.length < MOST; fault = faultOf(copy.fen)) {
    const changed =
      changeBy(copy, fault, faultOf, changesOfFields(copy)) ??
      changeBy(copy, fault, faultOf, missingPieces(copy));
    // A fault of a piece that was only added for this check is no fault of the position.
    /** @type {PositionSetup | null} */
    const next = changed ?? (isFilled ? null : removePiece(copy, fault, faultOf));
    if (!next && isFilled) return faults;
    faults.push(fault);
    if (!next) return faults;
    isFilled ||= next.pieces.size > copy.pieces.size;
    copy = next;
  }
  return faults;
}

/**
 * A copy with the first change that removes the fault; null if none does.
 * @param {PositionSetup} setup
 * @param {string} fault
 * @param {FaultOf} faultOf
 * @param {Change[]} changes
 */
function changeBy(setup, fault, faultOf, changes) {
  for (const change of changes) {
    const copy = setup.copy();
    change(copy);
    if (faultOf(copy.fen) !== fault) return copy;
  }
  return null;
}

/**
 * @param {PositionSetup} setup
 * @returns {Change[]}
 */
function changesOfFields({ rights }) {
  return [
    (copy) => copy.setPassant('-'),
    (copy) => copy.setHalfmoves('0'),
    (copy) => copy.setMoveNumber('1'),
    ...[...rights].map(
      (letter) => (/** @type {PositionSetup} */ copy) => copy.setRight(letter, false),
    ),
  ];
}

/**
 * Changes that add a piece, on a free square, of each role and color that the game needs more of.
 * @param {PositionSetup} setup
 * @returns {Change[]}
 */
function missingPieces({ pieces, squares, variant }) {
  const free = squares.find((square) => !pieces.has(square));
  if (!free) return [];
  const placed = [...pieces.values()];
  /** @type {readonly Color[]} */
  const colors = ['white', 'black'];
  return variant.pieceCounts.flatMap(({ piece: role, min }) =>
    colors
      .filter(
        (color) =>
          placed.filter((piece) => piece.role === role && piece.color === color).length < min,
      )
      .map((color) => (/** @type {PositionSetup} */ copy) => copy.put(free, { role, color })),
  );
}

/**
 * A copy without the piece whose removal helps most: it leaves no fault, or another one.
 * @param {PositionSetup} setup
 * @param {string} fault
 * @param {FaultOf} faultOf
 */
function removePiece(setup, fault, faultOf) {
  const copies = [...setup.pieces.keys()].flatMap(
    (square) => changeBy(setup, fault, faultOf, [(copy) => copy.put(square, null)]) ?? [],
  );
  return copies.find((copy) => faultOf(copy.fen) === '') ?? copies[0] ?? null;
}
