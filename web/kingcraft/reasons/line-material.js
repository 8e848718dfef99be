// The material that a line wins and loses, if that is settled.

/**
 * @import { Color, Game, Move, Role } from '../index.js'
 * @import { Knowledge } from './played-line.js'
 */

import { otherColor } from '../square.js';
import { gains } from './played-line.js';

/** From how many pawns on a line wins something. */
const least = 1;
/** After so many half-moves a line is no more than a guess of the engine. */
const pliesMost = 9;

/** How much more a side has than the other, in pawns. */
function balanceOf(/** @type {Game} */ game, /** @type {Color} */ color) {
  const { balance } = game.material();
  return color === 'white' ? balance : -balance;
}

/** The rest of `roles` after each of `others` has removed one of its kind. */
function without(/** @type {Role[]} */ roles, /** @type {readonly Role[]} */ others) {
  const left = [...roles];
  for (const role of others) if (left.includes(role)) left.splice(left.indexOf(role), 1);
  return left;
}

/** What a side has captured in these moves. */
const takenBy = (/** @type {readonly Move[]} */ moves, /** @type {Color} */ color) =>
  moves
    .filter((move) => move.color === color)
    .flatMap(({ captured }) => captured.map(({ piece }) => piece));

/**
 * What the side that begins a line wins in it: the pieces that it has captured, and those that it has lost, like
 * against like left out, up to the last position of the first nine half-moves in which it is ahead for the rest of the
 * line, though the other side takes what it can. Null where there is no such position, and where a promotion alone
 * brings it.
 * @param {{ moves: readonly Move[], games: readonly Game[] }} line
 * @param {Pick<Knowledge, 'worth'>} knowledge
 * @returns {{ gained: Role[], lost: Role[] } | null}
 */
export function winOf({ moves, games }, knowledge) {
  const { color } = moves[0];
  const start = balanceOf(games[0], color);
  const ahead = games.map((game) => balanceOf(game, color) - start);
  const best = games.map((game) => gains(game, knowledge)[0]?.pawns ?? 0);
  const isOwnTurn = (/** @type {number} */ ply) => ply % 2 === 0;
  /** Whether the side is ahead, though the other one takes what it can. */
  const isSure = (/** @type {number} */ ply) =>
    ahead[ply] - (isOwnTurn(ply) ? 0 : best[ply]) >= least;
  /** Whether it still is, or can take back at once. */
  const staysAhead = (/** @type {number} */ ply) =>
    ahead[ply] + (isOwnTurn(ply) ? best[ply] : -best[ply]) >= least;
  const settled = [...games.keys()]
    .slice(1, pliesMost + 1)
    .filter((ply) => isSure(ply) && games.every((_, later) => later < ply || staysAhead(later)))
    .at(-1);
  if (settled === undefined) return null;
  const seen = moves.slice(0, settled);
  const [own, others] = [takenBy(seen, color), takenBy(seen, otherColor(color))];
  const gained = without(own, others);
  const byWorth = (/** @type {Role} */ one, /** @type {Role} */ another) =>
    knowledge.worth(another) - knowledge.worth(one);
  const lost = without(others, own);
  const sum = (/** @type {Role[]} */ roles) =>
    roles.reduce((all, role) => all + knowledge.worth(role), 0);
  if (sum(gained) - sum(lost) < least) return null;
  return { gained: gained.sort(byWorth), lost: lost.sort(byWorth) };
}
