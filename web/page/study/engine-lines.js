// @ts-nocheck
/** Lines and scores of the engine as a reader expects them: moves with numbers, scores from White's side, chances, arrows. */

import { withGame } from '../../kingcraft/game.js';
import { squaresIn } from '../../kingcraft/square.js';
import { shownSan } from '../../scene/game-facts.js';
import { pawns } from '../formats.js';

/** So many moves of a line are shown. */
const LONGEST = 12;

/**
 * @param kingcraft the loaded package
 * @param variant of the package
 * @param node where the search began
 * @param lines of a report
 * @returns {{ score: object, short: string, ids: string[], text: string }[]}
 */
export function describeLines(kingcraft, variant, node, lines) {
  return withGame(kingcraft, variant.id, node.fen, (game) =>
    lines.map(({ score, pv }) => {
      const ids = pv.slice(0, LONGEST);
      const sans = ids.map((id) => shownSan(variant, game.move(id)));
      for (const _ of ids) game.undo();
      return {
        score,
        short: shortScore(score, node.turn, variant),
        ids,
        text: numbered(node, sans),
      };
    }),
  );
}

/** SAN with move numbers: "3. Nf3 Nc6 4. Bb5", "3… Nc6 4. Bb5". */
function numbered({ turn, moveNumber }, sans) {
  const offset = turn === 'white' ? 0 : 1;
  const words = sans.map((san, index) => {
    const half = index + offset;
    const number = moveNumber + Math.floor(half / 2);
    if (half % 2 === 0) return `${number}. ${san}`;
    return index === 0 ? `${number}… ${san}` : san;
  });
  return words.join(' ');
}

/** The first move of each line as an arrow, the better the bolder. */
export function arrowsOf(lines) {
  return lines
    .filter(({ ids }) => ids.length > 0)
    .map(({ ids }, index) => ({ ...arrowOf(ids[0], 'best'), rank: index }));
}

/** A move by its id as an arrow; what stays where it stands is a circle. */
export function arrowOf(id, color) {
  const { from, to } = squaresIn(id);
  return { from, to, color };
}

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
