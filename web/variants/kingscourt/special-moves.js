/**
 * What only King's Court has, for puzzles, statistics and the reasons of moves. The texts of what has
 * a name are in game.js.
 */
/** @import { Game, Square } from 'kingcraft' */

const FLIGHT_RULE = 'kingscourt/6';

/** The squares two steps away from this one in a straight line. */
function squaresOfFlight(/** @type {Square} */ king) {
  const [file, rank] = [king.charCodeAt(0), Number(king.slice(1))];
  const targets = [-2, 0, 2].flatMap((x) =>
    [-2, 0, 2].map((y) => `${String.fromCharCode(file + x)}${rank + y}`),
  );
  return targets.filter((target) => target !== king && /^[a-l][1-8]$/.test(target));
}

/** The chancellors that give check to the side to move. */
function checkingChancellors(/** @type {Game} */ game) {
  const checkers = game.checkers();
  return game
    .board()
    .filter(({ piece, square }) => piece === 'chancellor' && checkers.includes(square));
}

/** Whether the king could fly if no square were attacked, but has no flight. */
function isFlightStopped(/** @type {Game} */ game) {
  if (game.moves().some(({ kind }) => kind === 'flight')) return false;
  return game.royals(game.turn()).some((king) =>
    squaresOfFlight(king).some((target) => {
      const { legal, rule, key } = game.explain(king, target);
      return !legal && rule === FLIGHT_RULE && key === 'attacked';
    }),
  );
}

/** @type {Record<string, import('kingcraft').SpecialMove>} */
export const specialMoves = {
  flight: ({ kind, to }) => kind === 'flight' && { key: 'kingscourt/why-flies', values: { to } },
  flightStopped: (_, __, after) =>
    checkingChancellors(after).length > 0 &&
    isFlightStopped(after) && { key: 'kingscourt/why-stops-flight', values: {} },
  // Two diagonal steps lead straight on only when the second has another direction than the first.
  jestersBend: ({ piece, kind, from, to }) =>
    piece === 'jester' && kind === 'slide' && (from[0] === to[0] || from.slice(1) === to.slice(1)),
  longCastling: ({ kind, path }) => kind === 'castle' && path.length >= 2,
};

/** @type {Record<string, import('kingcraft').SpecialMove>} */
export const reasons = {
  checkBlocked({ piece, captured }, before) {
    const [chancellor] = checkingChancellors(before);
    if (!chancellor || piece === 'king') return false;
    const isTaken = captured.some(({ square }) => square === chancellor.square);
    return !isTaken && { key: 'kingscourt/why-blocks', values: { chancellor } };
  },
};
