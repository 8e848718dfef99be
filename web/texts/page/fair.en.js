/** What the page says on whether a game is fair, in English: loaded with that page. */
import { specialMoves } from '../../variants/generated/page/special-moves.en.js';

/** A sentence of numbers that are written already. @typedef {(values: Record<string, string>) => string} Sentence */

/** @type {Record<string, Sentence>} */
const sentences = {
  whiteAdvantage: ({ score, error }) => `White scored ${score} ±${error}: an advantage for White.`,
  blackAdvantage: ({ score, error }) => `White scored ${score} ±${error}: an advantage for Black.`,
  noAdvantage: ({ score, error }) =>
    `White scored ${score} ±${error}: no advantage of either side shows.`,
  moreThanChess: ({ chessScore, chessError }) =>
    `That is more than in chess, where it was ${chessScore} ±${chessError}.`,
  lessThanChess: ({ chessScore, chessError }) =>
    `That is less than in chess, where it was ${chessScore} ±${chessError}.`,
  likeChess: ({ chessScore, chessError }) =>
    `In chess it was ${chessScore} ±${chessError}; the difference may be chance.`,
  draws: ({ share }) => `${share} of the games were drawn.`,
  drawsBesideChess: ({ share, chessShare }) =>
    `${share} of the games were drawn, in chess ${chessShare}.`,
  length: ({ moves }) => `Half of the games were over after ${moves} moves.`,
  lengthBesideChess: ({ moves, chessMoves }) =>
    `Half of the games were over after ${moves} moves, in chess after ${chessMoves}.`,
  ending: ({ reason, share }) => `The most frequent ending: ${reason}, ${share} of the games.`,
  endingBesideChess: ({ reason, share, chessShare }) =>
    `The most frequent ending: ${reason}, ${share} of the games; in chess ${chessShare}.`,
  firstMoves: ({ games, best, bestScore, worst, worstScore }) =>
    `Of the first moves with ${games} games or more, ${best} did best for White with ${bestScore}, and ${worst} worst with ${worstScore}.`,
  firstMovesFew: ({ games }) =>
    `Fewer than two first moves have ${games} games or more: too few to compare.`,
  spread: ({ spread }) =>
    `Beyond what chance explains, first moves lie ${spread} percentage points from their mean.`,
  spreadNone: () => 'Chance alone may explain how far first moves differ.',
  chessSpread: ({ spread }) => `In chess they lie ${spread} percentage points from it.`,
  chessSpreadNone: () => 'In chess, chance alone may explain how far they differ.',
  specialMove: ({ special, share, times, decides, byChance }) =>
    `${special}: in ${share} of the games, ${times} times a game on average. It decided ${decides} of the games that were won; by chance it would be ${byChance}.`,
  decides: () =>
    'A move decides a game when the winner plays it as the last move, or at the point from which on the winner is ahead. By chance: if the moves at these two places were drawn from all moves of the games.',
};

export const fairTexts = {
  /** @type {(game: string) => string} */
  title: (game) => `Is ${game} fair?`,
  /** @type {(games: string, nodes: string) => string} */
  lead: (games, nodes) =>
    `The computer played ${games} games against itself: from the start, at full strength, with ${nodes} positions looked at for each move. That is how it plays, not how people do. After ± stands how far chance may have moved a figure (95%).`,
  none: 'No games have been counted yet.',
  contents: 'What was counted',
  results: 'White or Black',
  length: 'How long games take',
  endings: 'How games end',
  firstMoves: 'How White begins',
  specialMoves: 'What only this game has',
  /** By the reasons of outcomes. @type {Record<string, string>} */
  reasons: {
    checkmate: 'checkmate',
    'king-captured': 'king captured',
    stalemate: 'stalemate',
    'insufficient-material': 'not enough pieces',
    'threefold-repetition': 'threefold repetition',
    'fivefold-repetition': 'fivefold repetition',
    'fifty-moves': 'fifty-move rule',
    'seventy-five-moves': 'seventy-five-move rule',
    resignation: 'resignation',
    agreement: 'agreement',
    time: 'time',
    unknown: 'unknown',
  },
  specialMoveTexts: specialMoves,
  table: 'Show the figures',
  white: 'White wins',
  draw: 'Draw',
  black: 'Black wins',
  occurs: 'occurs',
  decides: 'decides',
  byChance: 'by chance',
  chessMark: 'in chess',
  game: 'Game',
  games: 'Games',
  ending: 'Ending',
  moves: 'Moves',
  move: 'Move',
  times: 'Times a game',
  special: 'Special move',
  sentences,
};
