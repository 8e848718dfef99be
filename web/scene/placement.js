// @ts-nocheck
/** Reads where the pieces stand out of a FEN, for the board. Whether it can be played is not asked here. */
import { roleOf } from '../board/pieces.js';
import { readPlacement } from '../kingcraft/fen.js';

/**
 * @param layout from createLayout
 * @param {string} fen a valid FEN of a variant with that layout
 * @returns {Map<string, { role: string, color: 'white' | 'black' }>} the pieces by square
 */
export function piecesOf(layout, fen) {
  return new Map(
    readPlacement(fen).map(({ letter, color, level, row, file }) => [
      layout.squareAt(file, layout.ranks - 1 - row, level),
      { role: roleOf(letter), color },
    ]),
  );
}
