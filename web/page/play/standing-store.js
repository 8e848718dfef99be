/** Where the reader stands in each game against the computer, stored in the browser. */
/** @import { GameResult } from '../base/game-result.js' */
import glicko2 from 'glicko2-lite';
import * as storage from '../store/page-storage.js';
import { createStanding, standingAfter } from './player-standing.js';

/** @param {{ id: string }} variant */
export const standingIn = ({ id }) => storage.storedValues().standings[id] ?? createStanding();

/**
 * Stores the result of a rated game.
 * @param {{ variant: { id: string }, level: number }} session
 * @param {GameResult} result
 * @returns {{ value: number, change: number }} the new rating
 */
export function storeResult({ variant, level }, result) {
  const before = standingIn(variant);
  const after = standingAfter(before, level, result, glicko2);
  const { standings } = storage.storedValues();
  storage.storeValues({ standings: { ...standings, [variant.id]: after } });
  const [old, value] = [before, after].map(({ rating }) => Math.round(rating.value));
  return { value, change: value - old };
}
