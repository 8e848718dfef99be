// @ts-nocheck
/** What the screen of a study says about it. */

import { LAST_JUDGEMENT, signOfNag } from '../../kingcraft/pgn/pgn-signs.js';
import { dangerOf, shownSan } from '../../scene/game-facts.js';
import { describeOutcome } from '../game-words.js';
import { gameName, texts } from '../page-texts.js';

/** Who plays whom where PGN says it, else the name of the game. */
export function headline(study) {
  const players = ['White', 'Black'].map((tag) => study.tag(tag) ?? '?');
  return players.every((name) => name === '?') ? gameName(study.variant) : players.join(' – ');
}

/** Whose move it is where the reader stands, or the result. */
export function describeState({ current, variant, position: { outcome, check } }) {
  if (outcome) return describeOutcome(outcome);
  return texts.study.toMove(current.turn, dangerOf(variant, check));
}

/** The step that the reader took, for those who listen. */
export function describeStep({ current: { move }, variant, position: { outcome } }) {
  const words = [move ? texts.moves.said(move.color, shownSan(variant, move)) : texts.study.start];
  if (outcome) words.push(describeOutcome(outcome));
  return words.join('. ');
}

/** A shape that the reader drew, for those who listen. */
export function labelOf({ from, to, color }) {
  return from === to ? texts.study.circle(color) : texts.study.arrow(color, to);
}

/** The NAGs that the reader may put on a move, in the order of their buttons. */
export const JUDGEMENTS = Object.freeze(
  Array.from({ length: LAST_JUDGEMENT }, (_, index) => index + 1),
);

/** `{ sign, name }` of a NAG (PGN, section 8.2.4); one without a sign keeps its number. */
export function describeNag(nag) {
  return {
    sign: signOfNag(nag) ?? ` $${nag}`,
    name: texts.study.nags[nag] ?? texts.study.otherNag(nag),
  };
}

/** Browsers take seconds to lay out a comment of some megabytes. */
const LONGEST_COMMENT = 50_000;

/** What the page shows of a comment: all of it, or its beginning where it is too long. */
export function shownComment(comment) {
  return isTooLong(comment) ? `${comment.slice(0, LONGEST_COMMENT)}…` : comment;
}

/** Whether only the beginning of a comment is shown, so that it cannot be changed. */
export function isTooLong(comment) {
  return comment.length > LONGEST_COMMENT;
}
