// One game: asks the players for moves and gives the result that the rules prove.

/**
 * @import { Color, Game, Kingcraft } from '../../kingcraft/index.js'
 * @import { Player } from './player.js'
 * @import { Limit } from './time-control.js'
 * @import { UciInfo } from './uci-text.js'
 */

import { isMoveId, otherColor } from '../../kingcraft/square.js';
import { TimeControl } from './time-control.js';
import { EngineFault } from './uci-engine.js';

/**
 * @typedef {object} PlayedMove
 * @property {string} id
 * @property {string} san
 * @property {UciInfo | null} info what the player reported; null in the opening
 * @property {number | null} elapsed milliseconds; null in the opening
 */

/**
 * @typedef {object} RefereedGame
 * @property {string} variant
 * @property {Color | null} winner
 * @property {string} reason a reason of the package, or 'illegal-move', 'crash', 'move-limit'
 * @property {Color} [offender] the color whose own fault it was: out of time, a crash, no legal move
 * @property {PlayedMove[]} line
 * @property {Record<Color, number | null>} latest how many milliseconds after its limit the latest move of each color
 *   came
 *
 * @typedef {{ winner: Color | null, reason: string, offender?: Color }} Result
 *
 * @typedef {object} State of a game under way
 * @property {Game} game
 * @property {PlayedMove[]} line
 * @property {RefereedGame['latest']} latest
 * @property {TimeControl} time
 */

/**
 * The result by the rules; draws that can be claimed are claimed.
 * @param {Game} game
 * @param {number} plies
 * @param {number} pliesMax
 * @returns {Result | null}
 */
function resultOf(game, plies, pliesMax) {
  const outcome = game.outcome();
  if (outcome) return outcome;
  const [claim] = game.claims();
  if (claim) return { winner: null, reason: claim };
  return plies >= pliesMax ? { winner: null, reason: 'move-limit' } : null;
}

/** Null when the player has done it, else why it loses. @param {Promise<string | null>} action */
async function reasonToLose(action) {
  try {
    return await action;
  } catch (error) {
    if (error instanceof EngineFault) return error.kind;
    throw error;
  }
}

/** @param {Player} player @param {string} variant */
async function getReady(player, variant) {
  await player.prepare(variant);
  return null;
}

/** Lets the side to move think and plays its move; as `reasonToLose()`. @param {State} state @param {Player} player */
async function playMove({ game, line, time, latest }, player) {
  const color = game.turn();
  const ids = line.map(({ id }) => id);
  const answer = await player.search(ids, time.command(), time.allowance(color));
  const late = time.spend(color, answer.elapsed);
  if (late !== null) latest[color] = Math.max(latest[color] ?? late, late);
  if (time.isForfeit(late)) return 'time';
  const move = isMoveId(answer.best) ? game.tryMove(answer.best) : null;
  if (!move) return 'illegal-move';
  line.push({ id: move.id, san: move.san, info: answer.info, elapsed: answer.elapsed });
  return null;
}

/**
 * Lets the players move until the game is over.
 * @param {State} state
 * @param {Record<Color, Player>} players
 * @param {number} pliesMax
 * @returns {Promise<Result>}
 */
async function playMoves(state, players, pliesMax) {
  for (;;) {
    const result = resultOf(state.game, state.line.length, pliesMax);
    if (result) return result;
    const color = state.game.turn();
    const reason = await reasonToLose(playMove(state, players[color]));
    if (reason === 'time') return { ...state.game.forfeitOnTime(color), offender: color };
    if (reason) return { winner: otherColor(color), reason, offender: color };
  }
}

/**
 * Plays a game to its end.
 * @param {Kingcraft} kingcraft
 * @param {object} setup
 * @param {string} setup.variant
 * @param {string[]} setup.opening ids of moves
 * @param {Record<Color, Player>} setup.players
 * @param {Limit} setup.limit
 * @param {number} setup.margin how many milliseconds late a move may come
 * @param {number} setup.pliesMax after which the game counts as drawn
 * @returns {Promise<RefereedGame>}
 */
export async function playGame(kingcraft, { variant, opening, players, limit, margin, pliesMax }) {
  const game = kingcraft.newGame(variant);
  try {
    /** @type {PlayedMove[]} */
    const line = opening.map((move) => {
      const { id, san } = game.move(move);
      return { id, san, info: null, elapsed: null };
    });
    /** @type {RefereedGame['latest']} */
    const latest = { white: null, black: null };
    for (const color of /** @type {const} */ (['white', 'black'])) {
      const reason = await reasonToLose(getReady(players[color], variant));
      if (reason)
        return { variant, winner: otherColor(color), reason, offender: color, line, latest };
    }
    const state = { game, line, latest, time: new TimeControl(limit, margin) };
    return { variant, ...(await playMoves(state, players, pliesMax)), line, latest };
  } finally {
    game.dispose();
  }
}
