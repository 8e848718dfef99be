/**
 * What the page says while a game is played, beside the board, in English.
 * @import { Color, Ray, Role } from '../../kingcraft/index.js'
 */
import { en as words } from '../game-texts.en.js';

const { colors, pieces } = words;

/** @type {(counts: { role: Role, count: number }[]) => string} */
const listOf = (counts) =>
  counts
    .map(({ role, count }) => (count > 1 ? `${pieces[role]} × ${count}` : pieces[role]))
    .join(', ');

export const inPlayTexts = {
  captured: {
    /** @type {(counts: { role: Role, count: number }[], lead: number) => string} */
    label: (counts, lead) =>
      [counts.length > 0 && `Captured: ${listOf(counts)}.`, lead > 0 && `Ahead by ${lead}.`]
        .filter(Boolean)
        .join(' '),
  },

  facts: {
    label: 'State of the game',
    reach: 'King’s reach',
    /** @type {(color: Color, rays: readonly Ray[]) => string} */
    reachOf: (color, rays) =>
      rays.length > 0
        ? `${colors[color]}’s king may go ${rays.map(({ to, count }) => `${count} toward ${to}`).join(', ')}`
        : `${colors[color]}’s king may not move`,
    royal: 'Royal king',
    /** @type {(color: Color, square: string) => string} */
    royalOf: (color, square) => `${colors[color]}’s king on ${square} is royal`,
    castling: 'Castling',
    castlingAndJumps: 'Castling, jumps',
  },

  hint: {
    /** @type {(piece: string, square: string) => string} */
    piece: (piece, square) => `Hint: look at your ${piece.toLowerCase()} on ${square}.`,
    /** @type {(san: string) => string} */
    move: (san) => `Hint: play ${san}.`,
    again: 'Press Hint again to see the move.',
    mark: 'hint',
    searching: 'Looking for a good move.',
  },

  doubt: {
    piece: 'That looks like a mistake.',
    mate: 'That lets your opponent checkmate you.',
    king: 'That loses your king.',
    question: 'Take it back?',
    takeBack: 'Take back',
    playOn: 'Play on',
    mark: 'the opponent’s reply',
  },
};
