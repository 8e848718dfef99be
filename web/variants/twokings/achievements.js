/** The achievements of Two Kings alone. The texts are in game.js. */

/** @type {Record<string, import('../finished-game.js').Achievement>} */
export const achievements = {
  spareKing: ({ result, own }) =>
    result === 'won' && own.some(({ captured }) => captured.some(({ piece }) => piece === 'king')),
  passedCrown: ({ some }) =>
    some(({ color, from, to }, before, after) => {
      const [king] = before.royals(color);
      const [royal] = after.royals(color);
      return royal !== (king === from ? to : king);
    }),
};
