/** @import { Context, Ink, Outlines, Piece } from './board-types.js' */
/** The pieces of all games, each with its letter in FEN and its outlines, and how a canvas shows them. */
import { gamePieces } from '../variants/generated/pieces.js';
import { CHESS_PIECES, circle, GRID } from '../variants/piece-outlines.js';
import { announcePictures, paintPicture, pictureAt } from './piece-pictures.js';

/**
 * By role. A piece that one game alone has comes from the folder of that game.
 * @type {Readonly<Record<string, Outlines & { letter: string }>>}
 */
const PIECES = Object.freeze({ ...CHESS_PIECES, ...gamePieces });

/** A disc with the letter of a role. @param {string} role @returns {Outlines} */
const discOf = (role) => ({
  parts: [circle(GRID / 2, GRID / 2, 15)],
  lines: [],
  sign: letterOf(role).toUpperCase(),
});

/**
 * The sets of outlines other than the first, by name.
 * @type {Map<string, (role: string) => Outlines | undefined>}
 */
const sets = new Map([['letters', discOf]]);

/**
 * Adds a set of outlines, and paints the boards again that show it.
 * @param {string} name
 * @param {Readonly<Record<string, Outlines>>} outlines by role; a role that is missing looks as in the first set
 */
export function addPieceSet(name, outlines) {
  sets.set(name, (role) => outlines[role]);
  announcePictures();
}

/** Whether there is a set of outlines. @param {string} name */
export const hasPieceSet = (name) => name === 'figures' || sets.has(name);

/**
 * The outlines of a role; of one that is not drawn yet, a disc with its letter.
 * @param {string} role
 * @param {string} [set]
 * @returns {Outlines}
 */
export const outlinesOf = (role, set = '') => sets.get(set)?.(role) ?? PIECES[role] ?? discOf(role);

/** The small letter of a role in FEN: of one that is not drawn yet, the first of its name. @param {string} role */
export function letterOf(role) {
  return PIECES[role]?.letter ?? role[0];
}

const roleByLetter = new Map(Object.entries(PIECES).map(([role, { letter }]) => [letter, role]));

/**
 * The role that a piece letter of either case stands for in a game with these roles, else in any game; of one that is
 * not drawn yet, the small letter itself.
 * @param {string} letter
 * @param {readonly string[]} [roles]
 */
export function roleOf(letter, roles = []) {
  const small = letter.toLowerCase();
  return roles.find((role) => letterOf(role) === small) ?? roleByLetter.get(small) ?? small;
}

/** @type {Map<string, { sign: string | undefined, parts: Path2D[], lines: Path2D[] }>} */
const paths = new Map();

/** The Path2D objects of a role, created once. @param {string} role @param {string} [set] */
function pathsOf(role, set = '') {
  const key = sets.has(set) ? `${role} of ${set}` : role;
  const known = paths.get(key);
  if (known) return known;
  const { parts, lines, sign } = outlinesOf(role, set);
  const created = {
    sign,
    parts: parts.map((d) => new Path2D(d)),
    lines: lines.map((d) => new Path2D(d)),
  };
  paths.set(key, created);
  return created;
}

/**
 * Paints a piece into the square box with its upper left corner at (x, y) and side `size`, in the units of `context`.
 * @param {Context} context
 * @param {Piece} piece
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {Ink} ink the colors of this side's pieces
 */
export function paintPiece(context, piece, x, y, size, ink) {
  const address = ink.addressOf?.(piece) ?? null;
  const picture = address === null ? null : pictureAt(address);
  if (picture) return paintPicture(context, picture, x, y, size);
  const { parts, lines, sign } = pathsOf(piece.role, ink.set);
  context.save();
  context.translate(x, y);
  context.scale(size / GRID, size / GRID);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = ink.rim;
  context.lineWidth = ink.rimWidth;
  for (const part of parts) context.stroke(part);
  context.fillStyle = ink.fill;
  context.strokeStyle = ink.seam;
  context.lineWidth = ink.seamWidth;
  for (const part of parts) {
    context.fill(part);
    context.stroke(part);
  }
  for (const line of lines) context.stroke(line);
  if (sign) {
    context.fillStyle = ink.seam;
    context.font = '20px sans-serif';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(sign, GRID / 2, GRID / 2);
  }
  context.restore();
}
