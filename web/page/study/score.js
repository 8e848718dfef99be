// @ts-nocheck
/** Scores of the search, from White's side and as chances to win. */
import { pawns } from '../formats.js';

/** So many hundredths of a pawn make one side ten times as likely to win as the other. */
const TENFOLD = 400;

/** A mate is drawn as a lead of so many hundredths of a pawn. */
const MATE = 10_000;

const WINS = { white: 1, black: 0, null: 0.5 };

/** Hundredths of a pawn from White's side; a mate is far ahead, a nearer one farther. */
export function whiteScore(score, turn) {
  const sign = turn === 'white' ? 1 : -1;
  if ('cp' in score) return sign * score.cp;
  const own = score.mate > 0 ? MATE - score.mate : -MATE - score.mate;
  return sign * own;
}

/** White's chance to win, 0 to 1. */
export function winChance(score, turn) {
  const lead = whiteScore(score, turn);
  if ('mate' in score) return lead > 0 ? 1 : 0;
  return 1 / (1 + 10 ** (-lead / TENFOLD));
}

/** White's share of a game that is over. */
export function outcomeChance({ winner }) {
  return WINS[winner];
}

/**
 * A score from White's side in a few signs: "+0.4", "−1.2", "#3" (White mates), "−#2".
 * @param {{ kingMayBeCaptured: boolean }} variant where it may be, the king is captured in so many moves: "K×3"
 */
export function shortScore(score, turn, { kingMayBeCaptured }) {
  const lead = whiteScore(score, turn);
  if ('mate' in score)
    return `${lead < 0 ? '−' : ''}${kingMayBeCaptured ? 'K×' : '#'}${Math.abs(score.mate)}`;
  const text = pawns(lead);
  if (text === pawns(0)) return text;
  return `${lead < 0 ? '−' : '+'}${text}`;
}
