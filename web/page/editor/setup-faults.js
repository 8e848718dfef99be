// @ts-nocheck
/**
 * All that is wrong with a position. The package names the first fault of a FEN; here that one is mended in a copy, to see what is
 * behind it, and so on. A mend is known by its effect: the package names something else then, or nothing.
 */

const MOST = 8;

/**
 * @param {PositionSetup} setup
 * @param {(fen: string) => string} faultOf a sentence, or the empty text
 * @returns {string[]} the sentences, in the order of the package
 */
export function faultsOf(setup, faultOf) {
  const faults = [];
  let copy = setup;
  let isFilled = false;
  for (let fault = faultOf(copy.fen); fault && faults.length < MOST; fault = faultOf(copy.fen)) {
    const mended =
      mendBy(copy, fault, faultOf, mendsOfFields(copy)) ??
      mendBy(copy, fault, faultOf, missingPieces(copy));
    // What a piece causes that was only put there to see more is no fault of the position.
    const next = mended ?? (isFilled ? null : removeMan(copy, fault, faultOf));
    if (!next && isFilled) return faults;
    faults.push(fault);
    if (!next) return faults;
    isFilled ||= next.pieces.size > copy.pieces.size;
    copy = next;
  }
  return faults;
}

/** The first mend that helps, done in a copy; null where none does. */
function mendBy(setup, fault, faultOf, mends) {
  for (const mend of mends) {
    const copy = setup.copy();
    mend(copy);
    if (faultOf(copy.fen) !== fault) return copy;
  }
  return null;
}

function mendsOfFields({ rights }) {
  const withoutRight = (letter) => (copy) => copy.setRight(letter, false);
  return [
    (copy) => copy.setPassant('-'),
    (copy) => copy.setHalfmoves('0'),
    (copy) => copy.setMoveNumber('1'),
    ...[...rights].map(withoutRight),
  ];
}

/** A piece of each role and color of which the game needs more than there are, on a square that is free. */
function missingPieces({ pieces, squares, variant }) {
  const free = squares.find((square) => !pieces.has(square));
  if (!free) return [];
  const placed = [...pieces.values()];
  const countOf = (role, color) =>
    placed.filter((piece) => piece.role === role && piece.color === color).length;
  return variant.pieceCounts.flatMap(({ piece: role, min }) =>
    ['white', 'black']
      .filter((color) => countOf(role, color) < min)
      .map((color) => (copy) => copy.put(free, { role, color })),
  );
}

/** Takes the man away whose going mends most: all, if there is one like that. */
function removeMan(setup, fault, faultOf) {
  const removals = [...setup.pieces.keys()].map((square) => (copy) => copy.put(square, null));
  const isHealed = (copy) => faultOf(copy.fen) === '';
  const copies = removals.map((remove) => mendBy(setup, fault, faultOf, [remove])).filter(Boolean);
  return copies.find(isHealed) ?? copies[0] ?? null;
}
