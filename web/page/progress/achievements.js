/**
 * The achievements: those of all games, and those of a single game, from its folder.
 * @import { Achievement, FinishedGame } from '../../variants/finished-game.js'
 * @import { Standing } from '../play/player-standing.js'
 */
import { achievements as ownAchievements } from '../../variants/generated/page/achievements.js';
import { LEVELS } from '../play/next-game.js';

/**
 * The facts when something may have been achieved. `game`: the one that has just ended; null after a puzzle;
 * `streak`: days in a row; `standings` of all games.
 * @typedef {{ game: FinishedGame | null, streak: number, standings: readonly Standing[] }} ProgressFacts
 */

/** @type {Record<string, (facts: ProgressFacts) => boolean>} */
const generalAchievements = {
  firstWin: ({ game }) => game?.result === 'won',
  queenSafe: ({ game }) =>
    game?.result === 'won' &&
    !game.others.some(({ captured }) => captured.some(({ piece }) => piece === 'queen')),
  stalemate: ({ game }) => game?.reason === 'stalemate' && game.result === 'drawn',
  everyGame: ({ standings }) => standings.every(({ beaten }) => beaten.length > 0),
  lastOpponent: ({ standings }) => standings.some(({ beaten }) => beaten.includes(LEVELS.last)),
  wholeWeek: ({ streak }) => streak >= 7,
};

/** The ids of what can be achieved in all games alike. */
export const generalIds = Object.keys(generalAchievements);

/**
 * The ids of what can be achieved in one game alone: `tax/kingMates`.
 * @param {string} variant
 */
export const ownIds = (variant) =>
  Object.keys(ownAchievements[variant] ?? {}).map((key) => `${variant}/${key}`);

/**
 * The ids of what was achieved now, without those that were earned before.
 * @param {ProgressFacts} facts
 * @param {string | null} variant of the game
 * @param {Record<string, unknown>} earned by id
 */
export function achievedNow(facts, variant, earned) {
  const general = generalIds.filter((id) => !(id in earned) && generalAchievements[id](facts));
  const { game } = facts;
  if (!game || variant === null) return general;
  /** @type {Record<string, Achievement>} */
  const own = ownAchievements[variant] ?? {};
  const achieved = Object.keys(own).filter(
    (key) => !(`${variant}/${key}` in earned) && own[key](game),
  );
  return [...general, ...achieved.map((key) => `${variant}/${key}`)];
}
