/** @import { Layout, Piece } from '../board/board-types.js' */
/** @import { Ray } from '../kingcraft/index.js' */
/** @import { HintTexts, PositionScene, PositionWithMoves } from './scene-types.js' */
/** The scene of a position: its pieces, their moves, the move that led there, check and crowns. */
import { roleOf } from '../board/pieces.js';
import { readPlacement } from '../kingcraft/fen.js';
import { crownsOf } from './game-facts.js';
import { playHintsOf } from './move-hints.js';
import { pathOf, squaresOf } from './move-paths.js';

/** The parts of a scene that a picture leaves out: selection, moves and drags. */
export const NO_INPUT = Object.freeze({
  selected: null,
  dests: [],
  hints: null,
  held: null,
  shifts: new Map(),
  premove: [],
  framed: [],
  drawing: false,
  allBadges: false,
});

/**
 * @param {Layout} layout
 * @param {PositionWithMoves} position
 * @param {HintTexts} texts
 * @returns {PositionScene}
 */
export function sceneOf(layout, position, texts) {
  const { fen, turn, move, check, royals, moves } = position;
  /** @type {Map<string, Ray[]>} */
  const rays = position.rays ?? new Map();
  const pieces = piecesOf(layout, fen);
  return {
    pieces,
    hints: playHintsOf(layout, pieces, moves, rays, texts),
    lastMove: move ? squaresOf(move) : [],
    path: move ? pathOf(layout, move) : null,
    check: check ? royals[turn] : [],
    crowns: crownsOf(pieces, royals),
    state: [fen, ...moves.map(({ id }) => id)].join(' '),
  };
}

/**
 * The pieces by square.
 * @param {Layout} layout
 * @param {string} fen a valid FEN of a variant with that layout
 */
export function piecesOf(layout, fen) {
  /** @type {Map<string, Piece>} */
  const pieces = new Map();
  for (const { letter, color, level, row, file } of readPlacement(fen)) {
    const square = layout.squareAt(file, layout.ranks - 1 - row, level);
    if (square) pieces.set(square, { role: roleOf(letter, layout.roles), color });
  }
  return pieces;
}
