/**
 * The facts about a finished game that achievements need.
 * @import { Kingcraft } from '../../kingcraft/index.js'
 * @import { FinishedGame } from '../../variants/finished-game.js'
 * @import { Session } from '../play/session.js'
 */
import { otherColor } from '../../kingcraft/square.js';
import { resultFor } from '../base/game-result.js';

/** @typedef {Pick<Session, 'variant' | 'players' | 'outcome' | 'end' | 'game' | 'moves'>} PlayedSession */

/**
 * @param {Kingcraft} kingcraft
 * @param {PlayedSession} session that counts, see count-game.js
 * @returns {FinishedGame}
 */
export function finishedGame(kingcraft, session) {
  const { players, outcome, game, variant } = session;
  const color = players.white === 'person' ? 'white' : 'black';
  const moves = session.moves();
  const result = resultFor({ players, outcome }) ?? 'drawn';
  // An end by the players or the clock is not a move.
  const hasMoveWon = result === 'won' && session.end === null;
  return {
    color,
    result,
    reason: outcome?.reason ?? '',
    own: moves.filter((move) => move.color === color),
    others: moves.filter((move) => move.color === otherColor(color)),
    winningMove: (hasMoveWon && moves.at(-1)) || null,
    end: game,
    some(test) {
      const before = kingcraft.newGame(variant.id);
      const after = kingcraft.newGame(variant.id);
      try {
        return moves.some((move) => {
          after.move(move.id);
          const fits = move.color === color && test(move, before, after);
          before.move(move.id);
          return fits;
        });
      } finally {
        for (const each of [before, after]) each.dispose();
      }
    },
  };
}
