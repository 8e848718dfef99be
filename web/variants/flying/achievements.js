/** The achievements of Flying Chess alone. The texts are in game.js. */
/** @import { Square } from 'kingcraft' */

/** Squares of the upper level have a caret behind them. */
const isAbove = (/** @type {Square} */ square) => square.endsWith('^');

/** @type {Record<string, import('../finished-game.js').Achievement>} */
export const achievements = {
  headbuttMate: ({ winningMove }) => winningMove?.kind === 'headbutt',
  swoop: ({ own }) =>
    own.some(({ from, to, captured }) => isAbove(from) && !isAbove(to) && captured.length > 0),
  loneRook({ result, color, end }) {
    const pieces = end.board().filter((each) => each.color === color && each.piece !== 'king');
    const [{ piece, square } = { piece: 'king', square: '' }] = pieces;
    return result === 'won' && pieces.length === 1 && piece === 'rook' && isAbove(square);
  },
};
