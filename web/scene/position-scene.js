// @ts-nocheck
/** What the board shows of a position: its men, how they may go, the move that led there, check and crowns. */
import { roleOf } from '../board/pieces.js';
import { readPlacement } from '../kingcraft/fen.js';
import { crownsOf } from './game-facts.js';
import { playHintsOf } from './move-hints.js';
import { pathOf, squaresOf } from './move-paths.js';

/**
 * @param layout from createLayout
 * @param {{ fen: string, turn: string, move: Move | null, check: boolean, royals: Record<string, string[]>, moves: Move[], rays?: Map<string, Ray[]> }}
 *   position `move` led there; `moves` are those that may be chosen, `rays` those of their pieces
 * @param words `hints` of web/texts
 * @returns parts of a scene for Board.set
 */
export function sceneOf(layout, position, words) {
  const { fen, turn, move, check, royals, moves, rays = new Map() } = position;
  const pieces = piecesOf(layout, fen);
  return {
    pieces,
    hints: playHintsOf(layout, pieces, moves, rays, words),
    lastMove: move ? squaresOf(move) : [],
    path: move ? pathOf(layout, move) : null,
    check: check ? royals[turn] : [],
    crowns: crownsOf(pieces, royals),
  };
}

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
