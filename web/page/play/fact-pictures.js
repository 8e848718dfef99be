/**
 * What the rules count in a position and the board does not show, as small pictures: how far a king may go, which king
 * is royal, who may castle.
 * @import { Layout, Piece } from '../../board/board-types.js'
 * @import { Color, Ray, Right, Square } from '../../kingcraft/index.js'
 */
import { createPicture, createSvg, pieceAt } from '../base/svg-elements.js';

/** In pixels: the side of a cell of the compass, and of a piece in a row. */
const CELL = 22;
const PIECE = 22;
const NAME = 14;

/**
 * A king with the number of squares that it may go in each direction, as the board lies.
 * @param {Layout} layout
 * @param {Piece} king
 * @param {readonly Ray[]} rays of the king
 * @param {Color} orientation who sits below
 */
export function reachPicture(layout, king, rays, orientation) {
  const turn = orientation === 'white' ? 1 : -1;
  const middle = 1.5 * CELL;
  const numbers = rays.map(({ from, to, count }) => {
    const [start, end] = [layout.place(from), layout.place(to)];
    const across = Math.sign(end.file - start.file) * turn;
    const up = Math.sign(end.rank - start.rank) * turn;
    return label(middle + across * CELL, middle - up * CELL + 5, `${count}`, 'count');
  });
  const box = { x: CELL - 2, y: CELL - 2, side: CELL + 4 };
  return createPicture(3 * CELL, 3 * CELL, pieceAt(king, box), ...numbers);
}

/**
 * The kings of a side with their squares, a crown on the royal one.
 * @param {{ square: Square, piece: Piece, isRoyal: boolean }[]} kings
 */
export function royalPicture(kings) {
  const width = PIECE + 4;
  const parts = kings.flatMap(({ square, piece, isRoyal }, index) => {
    const x = index * width + 2;
    return [
      pieceAt(piece, { x, y: 4, side: PIECE }),
      ...(isRoyal ? [crownAt(x + PIECE - 9, 1)] : []),
      label(x + PIECE / 2, PIECE + NAME + 3, square, isRoyal ? 'name royal' : 'name'),
    ];
  });
  return createPicture(kings.length * width, PIECE + NAME + 6, ...parts);
}

/**
 * The pieces of a side that have rights at the start, in the order of the files; faint where the right is lost.
 * @param {{ piece: Piece, isLeft: boolean }[]} pieces
 */
export function rightsPicture(pieces) {
  const step = PIECE - 4;
  const parts = pieces.map(({ piece, isLeft }, index) => {
    const picture = pieceAt(piece, { x: index * step, y: 1, side: PIECE });
    if (!isLeft) picture.classList.add('lost');
    return picture;
  });
  return createPicture(pieces.length * step + 4, PIECE + 2, ...parts);
}

/**
 * The pieces that a side needs for its rights, with the king that castles, from the a-file on.
 * @param {Layout} layout
 * @param {readonly Readonly<Right>[]} all rights that the game knows
 * @param {readonly Right[]} left those that are left
 * @param {Color} color
 * @param {Map<Square, Piece>} start the pieces at the start of the game
 */
export function piecesWithRights(layout, all, left, color, start) {
  const own = all.filter((right) => right.color === color);
  const ownLeft = left.filter((right) => right.color === color);
  const king = own.find((right) => right.king)?.king;
  const entries = [
    ...own.map(({ square }) => ({
      square,
      isLeft: ownLeft.some((right) => right.square === square),
    })),
    ...(king ? [{ square: king, isLeft: ownLeft.some((right) => right.king === king) }] : []),
  ];
  return entries
    .sort((one, other) => layout.place(one.square).file - layout.place(other.square).file)
    .flatMap(({ square, isLeft }) => {
      const piece = start.get(square);
      return piece ? [{ piece, isLeft }] : [];
    });
}

/**
 * @param {number} x its middle
 * @param {number} y the line on which it stands
 * @param {string} text
 * @param {string} className
 */
function label(x, y, text, className) {
  return createSvg('text', { x, y, 'text-anchor': 'middle', class: className }, text);
}

/**
 * @param {number} x
 * @param {number} y
 */
function crownAt(x, y) {
  const d = 'M0 1L3 4L6 0L9 4L12 1L10.8 9H1.2Z';
  return createSvg('path', { d, transform: `translate(${x} ${y})`, class: 'crown' });
}
