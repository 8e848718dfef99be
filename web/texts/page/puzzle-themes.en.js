/**
 * The themes of puzzles that all games share, in English; those of a single game stand in its folder, see specialMoves.
 */
import { specialMoves } from '../../variants/generated/page/special-moves.en.js';

/** @type {(moves: number) => { name: string, text: string }} */
const mateIn = (moves) => ({
  name: `Mate in ${moves}`,
  text: moves === 1 ? 'Checkmate in one move.' : `Checkmate in ${moves} moves against any defence.`,
});

/** @type {(moves: number) => { name: string, text: string }} */
const kingIn = (moves) => ({
  name: `King in ${moves}`,
  text:
    moves === 1
      ? 'Capture the king in one move.'
      : `Capture the king in ${moves} moves against any defence.`,
});

export const puzzleThemeTexts = {
  /** By the keys of the themes in puzzles.json. */
  puzzleThemes: {
    mateIn1: mateIn(1),
    mateIn2: mateIn(2),
    mateIn3: mateIn(3),
    mateIn4: mateIn(4),
    mateIn5: mateIn(5),
    mateIn6: mateIn(6),
    kingIn1: kingIn(1),
    kingIn2: kingIn(2),
    kingIn3: kingIn(3),
    kingIn4: kingIn(4),
    kingIn5: kingIn(5),
    kingIn6: kingIn(6),
    fork: {
      name: 'Fork',
      text: 'One piece attacks two or more pieces at once.',
    },
    pin: {
      name: 'Pin',
      text: 'A piece cannot move without exposing a more valuable one behind it.',
    },
    discoveredAttack: {
      name: 'Discovered attack',
      text: 'A piece moves away and uncovers an attack by the one behind it.',
    },
    promotion: {
      name: 'Promotion',
      text: 'A pawn reaches the last rank and becomes another piece.',
    },
    sacrifice: {
      name: 'Sacrifice',
      text: 'You give up material to win more, or to checkmate.',
    },
    hangingPiece: {
      name: 'Hanging piece',
      text: 'A piece is left unguarded.',
    },
    quietMove: {
      name: 'Quiet move',
      text: 'A move that is no capture and no check decides the game.',
    },
    kingHunt: {
      name: 'King hunt',
      text: 'The enemy king is driven out over several squares.',
    },
    advantage: {
      name: 'Decisive advantage',
      text: 'The move wins the game, but not by immediate mate.',
    },
    defence: {
      name: 'Defence',
      text: 'Only one move saves the draw.',
    },
    endgame: {
      name: 'Endgame',
      text: 'Only a few pieces are left on the board.',
    },
  },
  /** Those of single games: the id of the game, and the key of the special move. */
  specialMoves,
};
