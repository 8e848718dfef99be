/**
 * What the page says on the rules, the lessons, the solved endgames and the endgame trainer, in English.
 * @import { Color, ProbedResult } from '../../kingcraft/index.js'
 */
import { en as words } from '../game-texts.en.js';

const { colors } = words;

export const learnTexts = {
  learn: {
    /** @type {(game: string) => string} */
    title: (game) => `Learn ${game}`,
    nav: {
      learn: 'Rules of the games',
      known: 'Solved endgames by game',
      endings: 'Endgame trainer by game',
      squares: 'Coordinates by game',
      fair: 'Fairness by game',
    },
    pages: {
      learn: 'Rules',
      known: 'Solved endgames',
      endings: 'Endgame trainer',
      squares: 'Coordinates',
      fair: 'Is it fair?',
    },
    /** @type {(game: string) => string} */
    pagesOf: (game) => `About ${game}`,
    contents: 'Contents',
    glance: 'Moves at a glance',
    betza: 'Betza’s notation:',
    betzaNote:
      'Betza’s notation adds up parts of a move: W is one square straight, F one square diagonally, N a knight’s leap, and R, B, Q and K move like rook, bishop, queen and king. A number limits the squares; m only moves, c only captures, f goes forward.',
    marks: 'Symbols',
    levelsNote: 'The ground is on the left, the upper level on the right.',
    basis: ['Everything else is as in ', 'chess', '.'],
    /** @type {(game: string) => string} */
    play: (game) => `Play ${game}`,
    back: 'Back to your game',
  },

  legend: {
    slides: 'slides until a piece blocks it',
    leaps: 'leaps over anything',
    captures: 'captures',
    onlyMoves: 'only moves there',
    onlyCaptures: 'only captures there',
    castles: 'castles by this many squares',
    ban: 'a rule forbids it',
  },

  lesson: {
    title: 'Try it yourself',
    board: 'Lesson',
    steps: 'Steps',
    /** @type {(number: number, all: number) => string} */
    step: (number, all) => `Step ${number} of ${all}`,
    ready: 'Pick a piece, then a square.',
    /** @type {(square: string) => string} */
    headbutt: (square) => `Pick ${square}, then ${square} again.`,
    /** @type {(from: string, to: string) => string} */
    fromTo: (from, to) => `${from} to ${to}.`,
    /** @type {(role: string) => string} */
    makeIt: (role) => `Make it a ${role}.`,
    show: 'Show me',
    next: 'Next step',
    again: 'Start over',
    /** @type {(number: number, title: string, done: boolean) => string} */
    entry: (number, title, done) => `${number}: ${title}${done ? ', done' : ''}`,
  },

  solved: {
    /** @type {(game: string) => string} */
    title: (game) => `Solved endgames: ${game}`,
    none: 'No endgames of this game have been solved yet.',
    lead: 'With few pieces on the board, every position can be solved: who wins with perfect play, and in how many moves. Here are claims about such endgames, and what Kingcraft’s endgame tables say.',
    shares:
      'White’s pieces come before the “v”. Each cell has the percentages for that side to move: White wins / draws / Black wins. The fifty-move rule is ignored.',
    groups: {
      proved: 'Proved',
      refuted: 'Refuted',
      settled: 'Answered',
      open: 'Still open',
    },
    verdicts: { proved: 'proved', refuted: 'refuted', settled: 'answered', open: 'open' },
    columns: ['Pieces', 'White to move', 'Black to move', 'Longest win, in moves'],
    /** @type {(color: Color, moves: number) => string} */
    wins: (color, moves) => `${colors[color]} wins in ${moves} ${moves === 1 ? 'move' : 'moves'}.`,
    draw: 'A draw.',
    open: 'Open on the board',
  },

  trainer: {
    /** @type {(game: string) => string} */
    title: (game) => `Endgame trainer: ${game}`,
    lead: 'The computer plays perfectly from endgame tables. Win as fast as you can, or hold the draw. If you slip, we tell you at once.',
    against: 'Against perfect play',
    list: 'Endgames',
    board: 'Endgame',
    /** @type {(number: number, all: number) => string} */
    count: (number, all) => `Endgame ${number} of ${all}`,
    /** @type {(moves: number) => string} */
    win: (moves) =>
      moves === 1 ? 'You can win with this move.' : `You can win in ${moves} moves.`,
    /** @type {(moves: number) => string} */
    hold: (moves) =>
      moves === 1 ? 'Hold the draw for one more move.' : `Hold the draw for ${moves} more moves.`,
    /** @type {(moves: number) => string} */
    cost: (moves) => {
      if (moves === 0) return 'Nothing is faster.';
      return moves === 1 ? 'That costs one extra move.' : `That costs ${moves} extra moves.`;
    },
    held: 'That holds the draw.',
    /** @type {(san: string) => string} */
    answer: (san) => `The reply is ${san}.`,
    /** @type {(san: string, now: ProbedResult) => string} */
    slip: (san, now) =>
      now === 'draw' ? `${san} throws away the win: it is now a draw.` : `${san} loses.`,
    takeBack: 'Take it back',
    next: 'Next endgame',
    /** @type {(san: string) => string} */
    best: (san) => `${san} is best.`,
    /** @type {(moves: number, over: number) => string} */
    won: (moves, over) => {
      const count = moves === 1 ? 'one move' : `${moves} moves`;
      if (over === 0) return `Won in ${count}. Nobody could have done it faster.`;
      return `Won in ${count}, ${over} more than needed.`;
    },
    heldAll: 'You held the draw.',
    /** @type {(number: number, title: string, over: number | undefined) => string} */
    entry: (number, title, over) => {
      if (over === undefined) return `${number}: ${title}`;
      return `${number}: ${title}, done${over > 0 ? `, ${over} more than needed` : ''}`;
    },
  },
};
