/** The descriptions on the screen of a study. */
/** @import { Study } from './study.js' */

import { dangerOf, shownSan } from '../../game/game-facts.js';
import { LAST_JUDGEMENT, signOfNag } from '../../kingcraft/pgn/pgn-signs.js';
import { describeOutcome } from '../base/game-words.js';
import { gameName, texts } from '../base/page-texts.js';

/** The most characters of a comment that are shown: browsers take seconds to lay out some megabytes. */
const LONGEST_COMMENT = 50_000;

/**
 * The players as PGN names them, else the name of the game.
 * @param {Study} study
 */
export function headline(study) {
  const players = ['White', 'Black'].map((tag) => study.tag(tag) ?? '?');
  return players.every((name) => name === '?') ? gameName(study.variant) : players.join(' – ');
}

/**
 * Whose move it is in the current position, or the result.
 * @param {Study} study
 * @returns {string}
 */
export function describeState({ current, variant, position: { outcome, check } }) {
  if (outcome) return describeOutcome(outcome);
  return texts.study.toMove(current.turn, dangerOf(variant, check));
}

/**
 * The last move, for screen readers.
 * @param {Study} study
 */
export function describeStep({ current: { move }, variant, position: { outcome } }) {
  const words = [move ? texts.moves.said(move.color, shownSan(variant, move)) : texts.study.start];
  if (outcome) words.push(describeOutcome(outcome));
  return words.join('. ');
}

/** The NAGs that have a button, in its order. */
export const JUDGEMENTS = Object.freeze(
  Array.from({ length: LAST_JUDGEMENT }, (_, index) => index + 1),
);

/**
 * A NAG (PGN standard, 8.2.4); one without a sign is shown as its number.
 * @param {number} nag
 * @returns {{ sign: string, name: string }}
 */
export function describeNag(nag) {
  /** @type {Record<number, string>} */
  const names = texts.study.nags;
  return { sign: signOfNag(nag) ?? ` $${nag}`, name: names[nag] ?? texts.study.otherNag(nag) };
}

/**
 * The visible part of a comment: all of it, or its beginning.
 * @param {string} comment
 */
export function shownComment(comment) {
  return isTooLong(comment) ? `${comment.slice(0, LONGEST_COMMENT)}…` : comment;
}

/**
 * Whether only the beginning of a comment is shown, so that it cannot be changed.
 * @param {string} comment
 */
export function isTooLong(comment) {
  return comment.length > LONGEST_COMMENT;
}
