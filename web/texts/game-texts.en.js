// @ts-nocheck
/** What is said of a game and its board, on the page and in `<kingcraft-board>`, in English. Every other language has the same keys. */
import { ENGLISH } from '../board/board-words.js';
import { english } from '../kingcraft/messages.js';
import { games, pieceNames } from '../variants/generated/games.en.js';

const colors = { white: 'White', black: 'Black' };

const claims = {
  'threefold-repetition': 'threefold repetition',
  'fifty-moves': 'fifty moves',
};

const reasons = {
  checkmate: 'by checkmate',
  'king-captured': 'by capturing the king',
  stalemate: 'by stalemate',
  'fivefold-repetition': 'by fivefold repetition',
  'seventy-five-moves': 'after seventy-five moves without a capture or a pawn move',
  'threefold-repetition': 'by threefold repetition',
  'fifty-moves': 'after fifty moves without a capture or a pawn move',
  resignation: 'by resignation',
  agreement: 'by agreement',
  time: 'on time',
  unknown: '(the reason is not known)',
};

const dangers = { check: ', in check', attack: ', king under attack' };

const toMove = (color, danger) => `${colors[color]} to move${dangers[danger] ?? ''}`;

export const en = {
  language: 'en',

  colors,
  pieces: {
    king: 'King',
    queen: 'Queen',
    rook: 'Rook',
    bishop: 'Bishop',
    knight: 'Knight',
    pawn: 'Pawn',
    ...pieceNames,
  },
  board: ENGLISH,

  /** The games by id, in the order in which the page shows them. */
  games,

  /** The sentence of a message or an error of the package, or of an explanation. */
  message: english,

  outcome: {
    drawOnTime: 'Draw: time ran out, but the opponent cannot win with the pieces left.',
    sentence: (winner, reason) => {
      if (reason === 'insufficient-material') return 'Draw: not enough pieces left to win.';
      return `${winner ? `${colors[winner]} wins` : 'Draw'} ${reasons[reason] ?? `(${reason})`}.`;
    },
    claim: (reason) => claims[reason] ?? reason,
  },

  /** A move beside others with the same two squares. */
  moves: {
    kinds: {
      castle: 'Castle',
      headbutt: 'Headbutt',
      levitation: 'Levitate',
      flight: 'Flight',
      jump: 'Jump',
    },
    castleTo: (square) => `Castle to ${square}`,
    levelCapture: 'Go up and capture',
    level: 'Change level',
    plain: (role) => `Move ${role}`,
    promoteTo: 'Promote to',
    whichMove: 'Which move',
    said: (color, san) => `${colors[color]}: ${san}`,
    named: (color, san) => `${colors[color]} ${san}`,
    takenBack: (san) => `Taken back: ${san}`,
  },

  /** What a piece may do on a square. */
  hints: {
    castle: 'castles here',
    levitation: 'levitates here',
    flight: 'flies here',
    jump: 'jumps here',
    'en-passant': 'captures here en passant',
    captures: 'captures here',
    moves: 'moves here',
    leaps: 'leaps here',
    couldCapture: 'could capture here',
    mayHeadbutt: 'may headbutt',
    mayBeHeadbutted: 'may be headbutted',
    mayNotCastle: 'may not castle here',
    mayNotGo: 'may not go here',
  },

  diagram: {
    /** The mark of a decision of ours. */
    reading: 'our reading',
    label: (title) => `Diagram: ${title}`,
    keys: 'Arrow keys move, Enter shows the moves of a piece.',
    levelKeys: 'Arrow keys move, Enter shows the moves of a piece. L goes to the next level.',
    positions: (title) => `Positions: ${title}`,
    /** What a piece may do, as `hints` says it, and where. */
    doing: (hint, squares) => `${hint.replace(' here', '')}: ${squares}`,
    pieceOn: (piece, square) => `${piece} on ${square}.`,
    noMove: 'No move',
    toMove: (color, danger) => `${toMove(color, danger)}.`,
    claim: (claim) => `A draw by ${claim} can be claimed.`,
  },

  /** Whose move it is; `danger` as dangerOf says it. */
  toMove,
};
