/**
 * What is said of a game and its board, on the page and in `<kingcraft-board>`, in English. Every other language has
 * the same keys.
 * @import { Color, Message } from '../kingcraft/index.js'
 */
import { ENGLISH } from '../board/board-texts.js';
import { messages as ofAll } from '../kingcraft/messages.en.js';
import { english } from '../kingcraft/messages.js';
import { games, moveLabels, moveNames, pieceNames } from '../variants/generated/games.en.js';
import { messages as ofGames } from '../variants/generated/messages.en.js';
import { describeReason } from './describe-reason.js';

const colors = { white: 'White', black: 'Black' };

/** @type {Record<string, string>} */
const claims = {
  'threefold-repetition': 'threefold repetition',
  'fifty-moves': 'the fifty-move rule',
};

const reasons = { ...ofAll, ...ofGames };

/**
 * What an attack on the king to move is called; see dangerOf().
 * @typedef {'check' | 'attack' | null} Danger
 */

const dangers = { check: ', in check', attack: ', king under attack' };

/** @type {(color: Color, danger: Danger) => string} */
const toMove = (color, danger) => `${colors[color]} to move${danger ? dangers[danger] : ''}`;

/** @type {Record<string, string>} */
const pieces = {
  king: 'King',
  queen: 'Queen',
  rook: 'Rook',
  bishop: 'Bishop',
  knight: 'Knight',
  pawn: 'Pawn',
  ...pieceNames,
};

/** @type {Record<string, { name: string, tagline: string, firstWords?: string, state?: string, signs?: string }>} */
const gamesById = games;

export const en = {
  language: 'en',

  colors,
  pieces,
  board: ENGLISH,

  /** The games by id, in the order in which the page shows them. */
  games: gamesById,

  /**
   * The sentence of a message or an error of the package, or of an explanation, with the apostrophes of a text: the
   * package also writes to terminals.
   * @param {Message} message
   */
  message: (message) => english(message).replaceAll(/(\p{L})'(?=\p{L})/gu, '$1’'),

  outcome: {
    drawOnTime: 'Draw: time ran out, but the opponent cannot win with the pieces left.',
    /** @type {(winner: Color | null, reason: string) => string} */
    sentence: (winner, reason) => {
      if (reason === 'insufficient-material') return 'Draw: not enough pieces left to win.';
      return `${winner ? `${colors[winner]} wins` : 'Draw'} ${describeReason(reasons, reason)}.`;
    },
    /** @type {(reason: string) => string} */
    claim: (reason) => claims[reason] ?? reason,
  },

  /** What is drawn on a square. */
  drawn: {
    erased: 'drawing erased',
    /** @type {(color: string) => string} */
    circle: (color) => `${color} circle`,
    /** @type {(color: string, to: string) => string} */
    arrow: (color, to) => `${color} arrow to ${to}`,
  },

  /** A move beside others with the same two squares. */
  moves: {
    kinds: {
      castle: 'Castle',
      jump: 'Jump',
      ...moveNames,
    },
    /** @type {(square: string) => string} */
    castleTo: (square) => `Castle to ${square}`,
    levelCapture: 'Go up and capture',
    level: 'Change level',
    /** @type {(role: string) => string} */
    plain: (role) => `Move ${role}`,
    promoteTo: 'Promote to',
    whichMove: 'Which move',
    /** @type {(color: Color, san: string) => string} */
    said: (color, san) => `${colors[color]}: ${san}`,
    /** @type {(color: Color, san: string) => string} */
    named: (color, san) => `${colors[color]} ${san}`,
    /** @type {(san: string) => string} */
    takenBack: (san) => `Taken back: ${san}`,
  },

  /** Setting up a position. */
  setup: {
    keys: 'Arrow keys move, Enter uses the selected tool, L goes to the next level.',
    palette: 'Board tools',
    move: 'Move',
    remove: 'Remove',
    clear: 'Clear',
  },

  /** A move that is made ahead of the turn. */
  premoves: {
    /** @type {(from: string, to: string) => string} */
    made: (from, to) => `Premove ${from} to ${to}.`,
    cancelled: 'Premove cancelled.',
    /** @type {(from: string, to: string) => string} */
    dropped: (from, to) => `Your premove ${from}–${to} is no longer possible. `,
  },

  /** What a piece may do on a square. */
  hints: {
    castle: 'castles here',
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
    ...moveLabels,
  },

  diagram: {
    /** The mark of a decision of ours. */
    reading: 'our interpretation',
    /** @type {(title: string) => string} */
    label: (title) => `Diagram: ${title}`,
    keys: 'Arrow keys move, Enter shows the moves of a piece.',
    levelKeys: 'Arrow keys move, Enter shows the moves of a piece. L goes to the next level.',
    /** @type {(title: string) => string} */
    positions: (title) => `Positions: ${title}`,
    /**
     * What a piece may do, as `hints` says it, and where.
     * @type {(hint: string, squares: string) => string}
     */
    doing: (hint, squares) => `${hint.replace(' here', '')}: ${squares}`,
    /** @type {(piece: string, square: string) => string} */
    pieceOn: (piece, square) => `${piece} on ${square}.`,
    noMove: 'No move',
    /** @type {(color: Color, danger: Danger) => string} */
    toMove: (color, danger) => `${toMove(color, danger)}.`,
    /** @type {(claim: string) => string} */
    claim: (claim) => `A draw by ${claim} can be claimed.`,
  },

  /** Whose move it is; `danger` as dangerOf says it. */
  toMove,
};
