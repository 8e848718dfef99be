/** @import { Color } from './board-types.js' */
/** Where the pictures of a set of pieces are: an address with places for what a piece is. */
import { letterOf } from './pieces.js';

/** @typedef {{ role: string, color: Color }} PieceKind */

/** Placeholder → its text. @type {Record<string, (piece: PieceKind) => string>} */
const PLACES = {
  '{color}': ({ color }) => color,
  '{piece}': ({ role }) => role,
  '{code}': ({ color, role }) => color[0] + letterOf(role).toUpperCase(),
};

/** Whether each piece has its own address. @param {string} pattern */
export const isPiecePattern = (pattern) =>
  pattern.includes('{code}') || (pattern.includes('{color}') && pattern.includes('{piece}'));

/**
 * @param {string} pattern
 * @param {PieceKind} piece
 */
export const pieceAddress = (pattern, piece) =>
  pattern.replaceAll(/\{(color|piece|code)\}/g, (place) => PLACES[place](piece));
