/** What the page says on whether a game is fair, in English: loaded with that page. */
import { specialMoves } from '../../variants/generated/page/special-moves.en.js';

/** A sentence of numbers that are written already. @typedef {(values: Record<string, string>) => string} Sentence */

/** @type {Record<string, Sentence>} */
const sentences = {
  whiteAdvantage: ({ score, error }) => `White scored ${score} ±${error}: an advantage for White.`,
  blackAdvantage: ({ score, error }) => `White scored ${score} ±${error}: an advantage for Black.`,
  noAdvantage: ({ score, error }) =>
    `White scored ${score} ±${error}: no clear advantage for either side.`,
  moreThanChess: ({ chessScore, chessError }) =>
    `That is more than in chess, where it was ${chessScore} ±${chessError}.`,
  lessThanChess: ({ chessScore, chessError }) =>
    `That is less than in chess, where it was ${chessScore} ±${chessError}.`,
  likeChess: ({ chessScore, chessError }) =>
    `In chess it was ${chessScore} ±${chessError}; the difference may be chance.`,
  draws: ({ share }) => `${share} of the games were drawn.`,
  drawsBesideChess: ({ share, chessShare }) =>
    `${share} of the games were drawn, in chess ${chessShare}.`,
  length: ({ moves }) => `Half the games ended within ${moves} moves.`,
  lengthBesideChess: ({ moves, chessMoves }) =>
    `Half the games ended within ${moves} moves, in chess within ${chessMoves}.`,
  ending: ({ reason, share }) => `The most common ending: ${reason}, ${share} of the games.`,
  endingBesideChess: ({ reason, share, chessShare }) =>
    `The most common ending: ${reason}, ${share} of the games; in chess ${chessShare}.`,
  firstMoves: ({ games, best, bestScore, worst, worstScore }) =>
    `Among first moves with at least ${games} games, ${best} scored best for White (${bestScore}) and ${worst} worst (${worstScore}).`,
  firstMovesFew: ({ games }) =>
    `Fewer than two first moves have at least ${games} games: too few to compare.`,
  spread: ({ spread }) =>
    `Allowing for chance, first moves differ from their average by ${spread} percentage points.`,
  spreadNone: () => 'Chance alone may explain how much first moves differ.',
  chessSpread: ({ spread }) => `In chess, they differ by ${spread} percentage points.`,
  chessSpreadNone: () => 'In chess, chance alone may explain how much they differ.',
  specialMove: ({ special, share, times, decides, byChance }) =>
    `${special}: in ${share} of the games, ${times} times a game on average. It decided ${decides} of the won games; by chance it would be ${byChance}.`,
  decides: () =>
    'A move decides a game if the winner plays it last, or plays it to take the lead for the rest of the game. “By chance” means: if both moves were picked at random from all moves of the games.',
};

export const fairTexts = {
  /** @type {(game: string) => string} */
  title: (game) => `Is ${game} fair?`,
  /** @type {(games: string, nodes: string) => string} */
  lead: (games, nodes) =>
    `The computer played ${games} games against itself: from the start, at full strength, searching ${nodes} positions for each move. People may play differently. The number after ± is the margin of error (95%).`,
  none: 'No games have been counted yet.',
  contents: 'What was counted',
  results: 'White or Black',
  length: 'How long games take',
  endings: 'How games end',
  firstMoves: 'How White begins',
  specialMoves: 'Only in this game',
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
  table: 'Show the numbers',
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
