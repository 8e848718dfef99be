/** What the board shows of a position: its men, how they may go, the move that led there, check and crowns. */
import { playHintsOf } from './hints.js';
import { pathOf, squaresOf } from './last-move.js';
import { piecesOf } from './placement.js';
import { royalKing, royalKingsInQuestion } from './royal.js';

/**
 * @param variant of the package
 * @param layout from createLayout
 * @param {{ fen: string, turn: string, move: Move | null, check: boolean, moves: Move[] }} position `moves`: those that may be chosen
 * @param words `hints` of web/words
 * @returns parts of a scene for Board.set
 */
export function sceneOf(variant, layout, { fen, turn, move, check, moves }, words) {
  const pieces = piecesOf(layout, fen);
  return {
    pieces,
    hints: playHintsOf(variant, layout, pieces, moves, words),
    lastMove: move ? squaresOf(move) : [],
    path: move ? pathOf(layout, move) : null,
    check: check ? [royalKing(layout, pieces, turn)] : [],
    crowns: royalKingsInQuestion(layout, pieces),
  };
}

/** Men without a move can be picked up too: who tries to move one is told why it may not. */
export function withStuckMen(dests, pieces, turn) {
  const own = [...pieces].filter(([, { color }]) => color === turn);
  return new Map(own.map(([square]) => [square, dests.get(square) ?? []]));
}
