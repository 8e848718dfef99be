/**
 * What only Two Kings has, for puzzles, statistics and the reasons of moves. The texts of what has a
 * name are in game.js.
 */

/** @type {Record<string, import('kingcraft').SpecialMove>} */
export const specialMoves = {
  royalSwap({ color, from, to }, before, after) {
    const [king] = before.royals(color);
    const [square] = after.royals(color);
    if (square === (king === from ? to : king)) return false;
    return { key: 'twokings/why-swaps', values: { king: { piece: 'king', color, square } } };
  },
  spareKing: ({ captured }) =>
    captured.some(({ piece }) => piece === 'king') && {
      key: 'twokings/why-takes-spare',
      values: { square: captured[0].square },
    },
};
