/** How far the pawns of Tax Chess pay for their king's way (rule 1), as rays for the board. */

/** File, counted from a, → the direction that its pawns pay for: `[across, forward]`. */
const PAID_BY_FILE = [
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
];

/** The rays of a man in a game: those of a king in Tax Chess, else none. */
export function raysOf(variant, layout, pieces, from) {
  const isTaxed = variant.id === 'tax' && pieces.get(from).role === 'king';
  return isTaxed ? taxRays(layout, pieces, from) : [];
}

/**
 * The rays of the king on a square: `{ kind: 'ray', squares, text }[]`, the text being the number of pawns that pay. A direction that leads
 * off the board at once has none.
 * @param layout from createLayout
 * @param pieces the pieces by square
 * @param {string} from the king's square
 */
function taxRays(layout, pieces, from) {
  const { color } = pieces.get(from);
  const counts = PAID_BY_FILE.map((_, file) => countPawns(layout, pieces, color, file));
  return PAID_BY_FILE.flatMap(([across, forward], file) => {
    const up = color === 'white' ? forward : -forward;
    const end = reach(layout, from, [across, up], counts[file]);
    return end === from ? [] : [{ kind: 'ray', squares: [from, end], text: String(counts[file]) }];
  });
}

function countPawns(layout, pieces, color, file) {
  return [...pieces].filter(
    ([square, piece]) =>
      piece.role === 'pawn' && piece.color === color && layout.place(square).file === file,
  ).length;
}

/** The last square of the board within so many steps. */
function reach(layout, from, [across, up], steps) {
  const { file, rank } = layout.place(from);
  let last = from;
  for (let step = 1; step <= steps; step++)
    last = layout.squareAt(file + step * across, rank + step * up) ?? last;
  return last;
}
