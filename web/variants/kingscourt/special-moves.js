/** What only King's Court has, for puzzles and statistics; its texts are in game.js. The page does not load this. */
/** @import { Game, Move, Square } from 'kingcraft' */

const FLIGHT_RULE = 'kingscourt/6';

/** The squares two steps away from this one in a straight line. */
function squaresOfFlight(/** @type {Square} */ king) {
  const [file, rank] = [king.charCodeAt(0), Number(king.slice(1))];
  const targets = [-2, 0, 2].flatMap((x) =>
    [-2, 0, 2].map((y) => `${String.fromCharCode(file + x)}${rank + y}`),
  );
  return targets.filter((target) => target !== king && /^[a-l][1-8]$/.test(target));
}

/** Whether the side to move is in check by a chancellor. */
const isCheckByChancellor = (/** @type {Game} */ game, /** @type {Move} */ { color }) => {
  const chancellors = game.board().filter(({ piece }) => piece === 'chancellor');
  return game
    .royals(game.turn())
    .flatMap((king) => game.attackers(king, color))
    .some((attacker) => chancellors.some(({ square }) => square === attacker));
};

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

/** @type {Record<string, (move: Move, before: Game, after: Game) => boolean>} */
export const specialMoves = {
  flight: ({ kind }) => kind === 'flight',
  flightStopped: (move, _, after) => isCheckByChancellor(after, move) && isFlightStopped(after),
  // Two diagonal steps lead straight on only when the second has another direction than the first.
  jestersBend: ({ piece, kind, from, to }) =>
    piece === 'jester' && kind === 'slide' && (from[0] === to[0] || from.slice(1) === to.slice(1)),
  longCastling: ({ kind, path }) => kind === 'castle' && path.length >= 2,
};
