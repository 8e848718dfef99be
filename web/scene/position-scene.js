// @ts-nocheck
/** What the board shows of a position: its men, how they may go, the move that led there, check and crowns. */
import { crownsOf } from './game-facts.js';
import { playHintsOf } from './hints.js';
import { pathOf, squaresOf } from './last-move.js';
import { piecesOf } from './placement.js';

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

/** Men without a move can be picked up too: who tries to move one is told why it may not. */
export function withStuckMen(dests, pieces, turn) {
  const own = [...pieces].filter(([, { color }]) => color === turn);
  return new Map(own.map(([square]) => [square, dests.get(square) ?? []]));
}
